import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildServer } from '#app/server.ts'
import { fillDemo } from '#app/seed/small.ts'
import { day } from '#ground/day.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { exampleBy } from '#kit/paper/links/letter-kind.ts'
import { filled, filledLine, placesIn } from '#kit/paper/links/letter.ts'
import { sharedLetters } from '#kit/paper/links/shared-papers.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { strangePlace } from '#modules/company/letters/rules.ts'
import { aCompany, someoneWith, type Jar } from '../../../../tests/doors/people.ts'

let db: Database
let app: Awaited<ReturnType<typeof buildServer>>
let companyId: string
let admin: Jar
let reader: Jar
let stranger: Jar
let invoiceId: string

beforeAll(async () => {
  db = await testDatabase()
  app = await buildServer({ db, appUrl: 'https://mandor.contoh.co.id', logLevel: 'silent' })
  companyId = (await fillDemo(db, day('2026-11-21'), { orders: 4, days: 5 })).companyId
  admin = await someoneWith(db, companyId, allPermissions)
  reader = await someoneWith(db, companyId, ['view pengaturan-website', 'view order'])
  const other = await aCompany(db, 'PTLAIN')
  stranger = await someoneWith(db, other, allPermissions, [other])
  invoiceId = (
    await db.pool.query<{ id: string }>(
      `select id from sales_invoice where company_id = $1 and state = 'posted' limit 1`,
      [companyId],
    )
  ).rows[0]!.id
}, 120_000)

beforeEach(async () => {
  await db.pool.query('delete from rate_limit')
  await db.pool.query('delete from settings_card')
  await db.pool.query(`delete from setting where key like 'mail-%'`)
})

async function ask(method: 'GET' | 'PUT' | 'POST', url: string, body?: object, jar: Jar | undefined = admin) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '', 'idempotency-key': newId() }
  const answer = await app.inject({ method, url, headers, ...(body && { payload: body }) })
  return { status: answer.statusCode, body: answer.json() }
}

const letter = (kind: string, body: object) => ask('PUT', `/api/surel/surat/${kind}`, { version: 0, ...body })
const paperLetter = (jar?: Jar) => ask('GET', `/api/tautan-dokumen/invoice/${invoiceId}/surat`, undefined, jar)
const own = { subject: 'Tagihan {nomor}', text: 'Halo {pelanggan},\nNilai {total}\n{tautan}\nSalam, {perusahaan}' }
const lastMail = async () =>
  (await db.pool.query(`select subject, body_text, sender_name, reply_to from mail order by created_at desc limit 1`))
    .rows[0]
const post = (body: object) => ask('POST', `/api/cetak/invoice/${invoiceId}/email`, { to: 'a@b.co.id', ...body })

test('the usual letter of every kind says only what it can fill in, and leaves nothing open', () => {
  expect(sharedLetters().length).toBeGreaterThan(15)
  for (const [, kind] of sharedLetters()) {
    const { subject, text } = kind.usual
    expect(strangePlace(kind, subject + text)).toBeUndefined()
    for (const way of ['email', 'whatsapp'] as const) {
      const known = exampleBy(kind.example, way)
      const said = `${filledLine(subject, known)}\n${filled(text, known)}`
      expect(placesIn(said)).toEqual([])
      expect(said.includes('https://')).toBe(way === 'whatsapp')
    }
  }
})

describe('a letter', () => {
  test('is usual until somebody writes another; the same words again are the usual ones; one act puts them back', async () => {
    const row = async () => {
      const { body } = await ask('GET', '/api/surel/surat')
      return body.find(({ kind }: { kind: string }) => kind === 'invoice')
    }
    const usual = await row()
    expect(usual).toMatchObject({ isUsual: true, version: 0 })
    expect((await letter('invoice', own)).body).toMatchObject({ ...own, isUsual: false, version: 1 })
    expect(await row()).toMatchObject({ ...own, isUsual: false, version: 1 })
    expect((await letter('invoice', own)).status).toBe(409)
    const back = await ask('POST', '/api/surel/surat/invoice/bawaan', { version: 1 })
    expect(back.body).toMatchObject({ subject: usual.subject, text: usual.text, isUsual: true, version: 2 })
    const again = { version: 2, subject: usual.subject, text: usual.text }
    expect((await letter('invoice', again)).body).toMatchObject({ isUsual: true })
  })

  test('begins the mail and the WhatsApp text of its paper; a mail has no link, a link is never left out', async () => {
    const before = await paperLetter()
    expect(before.body.message).toMatch(/^Yth\. /)
    await letter('invoice', own)
    const { subject, message } = (await paperLetter()).body
    expect(subject).toMatch(/^Tagihan INV-/)
    expect(message).toMatch(/^Halo .+,\nNilai Rp[\d.]+\nSalam, PT /)
    expect((await post({})).status).toBe(200)
    expect(await lastMail()).toMatchObject({ subject, body_text: expect.stringContaining(message) })
    expect((await post({ subject: 'Lain', message: 'Kata sendiri' })).status).toBe(200)
    expect(await lastMail()).toMatchObject({ subject: 'Lain', body_text: expect.stringContaining('Kata sendiri') })

    const share = async () => (await ask('POST', `/api/tautan-dokumen/invoice/${invoiceId}`, { phone: null })).body
    const shared = await share()
    expect(shared.text).toContain(`\n${shared.url}\nSalam`)
    await letter('invoice', { ...own, version: 1, text: 'Halo {pelanggan}' })
    const bare = await share()
    expect(bare.text).toMatch(/^Halo .+\n\nhttps:/)
    expect(bare.text.endsWith(bare.url)).toBe(true)
  })

  test.each([
    ['text', 'Total {harga}', '{harga} tidak dikenal'],
    ['subject', '{sopir}', '{sopir} tidak dikenal'],
    ['subject', 'Tagihan\nBcc: semua@x.id', 'Satu baris saja.'],
    ['text', '', 'Isi suratnya.'],
  ])('with a wrong %s %j is refused at the field', async (field, value, said) => {
    const { status, body } = await letter('invoice', { ...own, [field]: value })
    expect(status).toBe(422)
    expect(body.errors[field][0]).toContain(said)
  })

  test('is read by who sees the settings, written by who may change them, and is of one company', async () => {
    await letter('invoice', own)
    expect((await app.inject({ url: '/api/surel/surat' })).statusCode).toBe(401)
    expect((await ask('GET', '/api/surel/surat', undefined, reader)).status).toBe(200)
    const written = { version: 1, ...own }
    expect((await ask('PUT', '/api/surel/surat/invoice', written, reader)).status).toBe(403)
    expect((await ask('POST', '/api/surel/surat/invoice/bawaan', { version: 1 }, reader)).status).toBe(403)
    expect((await letter('spk', own)).status).toBe(404)
    const theirs = (await ask('GET', '/api/surel/surat', undefined, stranger)).body
    expect(theirs.every(({ isUsual }: { isUsual: boolean }) => isUsual)).toBe(true)
    expect((await paperLetter(reader)).status).toBe(403)
    expect((await paperLetter(stranger)).status).toBe(404)
    expect((await app.inject({ url: `/api/tautan-dokumen/invoice/${invoiceId}/surat` })).statusCode).toBe(401)
  })

  test('that changed stands in the history of the settings, with who and what was before', async () => {
    await letter('invoice', own)
    const { body } = await ask('GET', '/api/pengaturan/riwayat?section=surel')
    expect(body[0].changes).toMatchObject([
      { field: 'Invoice: perihal', from: '{dokumen} – {perusahaan}', to: own.subject },
      { field: 'Invoice: isi surat', to: own.text },
    ])
  })
})

describe('the sender', () => {
  const save = (body: object, jar = admin) => ask('PUT', '/api/surel/pengirim', { version: 0, ...body }, jar)

  test('of a company stands on its papers alone, and its answers go where it says', async () => {
    await db.pool.query(`update company set email = 'kantor@wira.co.id' where id = $1`, [companyId])
    await post({})
    expect(await lastMail()).toMatchObject({ sender_name: null, reply_to: 'kantor@wira.co.id' })
    const saved = await save({ name: 'Wira Bangun, Keuangan', replyTo: 'Tagihan@Wira.co.id' })
    expect(saved.body).toMatchObject({ version: 1, name: 'Wira Bangun, Keuangan', replyTo: 'tagihan@wira.co.id' })
    await post({})
    expect(await lastMail()).toMatchObject({ sender_name: 'Wira Bangun, Keuangan', reply_to: 'tagihan@wira.co.id' })
    expect((await ask('GET', '/api/surel/pengirim', undefined, stranger)).body).toMatchObject({
      name: null,
      version: 0,
    })
    expect((await save({ name: 'Lain', replyTo: null })).status).toBe(409)
    const { body } = await ask('GET', '/api/pengaturan/riwayat?section=surel')
    expect(body[0].changes).toMatchObject([{ field: 'Nama pengirim' }, { field: 'Alamat balasan' }])
  })

  test.each([
    ['name', 'Wira\r\nBcc: semua@x.id'],
    ['name', 'Wira <lain@x.id>'],
    ['name', 'W'.repeat(61)],
    ['replyTo', 'satu@x.id, dua@x.id'],
    ['replyTo', 'kantor'],
  ])('with %s %j is refused at the field', async (field, value) => {
    const { status, body } = await save({ name: null, replyTo: null, [field]: value })
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test('is chosen only by who may change the settings', async () => {
    expect((await save({ name: 'X', replyTo: null }, reader)).status).toBe(403)
    expect((await app.inject({ url: '/api/surel/pengirim' })).statusCode).toBe(401)
  })
})
