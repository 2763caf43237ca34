import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildServer } from '#app/server.ts'
import type { Database } from '#kit/db/database.ts'
import { aPhoto } from '#kit/files/cast/pictures.ts'
import { aShelf } from '#kit/files/cast/shelf.ts'
import { newId } from '#kit/id.ts'
import { linkToken } from '#kit/paper/links/link-token.ts'
import { linkSecret } from '#kit/paper/links/store.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { sharedKinds } from '#kit/paper/links/shared-papers.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { filledHouse } from './filled-house.ts'
import { aCompany, type Jar, someoneWith } from './people.ts'

// A paper that leaves by link: opened by somebody without an account, and by nobody once it may not be.
let app: FastifyInstance
let db: Database
let companyId: string
let seller: Jar
let stranger: Jar
let invoiceId: string

const shelf = aShelf()
afterAll(() => shelf.clear())
beforeAll(async () => {
  const house = await filledHouse()
  companyId = house.companyId
  db = house.db
  app = await buildServer({ db, appUrl: 'https://mandor.contoh.co.id', logLevel: 'silent' })
  seller = await someoneWith(db, companyId, allPermissions)
  const other = await aCompany(db, 'PTLAIN')
  stranger = await someoneWith(db, other, allPermissions, [other])
}, 600_000)

beforeEach(async () => {
  await db.pool.query('delete from rate_limit')
  invoiceId = await one(`select id from sales_invoice where company_id = $1 and state = 'posted' limit 1`, companyId)
})

async function one(sql: string, ...values: unknown[]): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>(sql, values)
  return rows[0]?.id ?? ''
}

async function ask(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  { jar = seller, body }: { jar?: Jar; body?: object } = {},
) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '', 'idempotency-key': newId() }
  const answer = await app.inject({ method, url, headers, ...(body && { payload: body }) })
  return { status: answer.statusCode, body: answer.json() }
}

const made = async (kind = 'invoice', id = invoiceId, body: object = {}, jar = seller) =>
  ask('POST', `/api/tautan-dokumen/${kind}/${id}`, { jar, body: { phone: '0812-3456-7890', ...body } })

const pathIn = (url: string) => url.replace('https://mandor.contoh.co.id', '')
const open = (path: string, remoteAddress = '10.1.1.1') => app.inject({ method: 'GET', url: path, remoteAddress })
const lineOf = async (act: string) =>
  one(`select id from history where subject_id = $1 and act = $2 order by at desc limit 1`, invoiceId, act)

/** A link of ours that is rightly signed, and over. */
async function signedUntil(expiresAt: string): Promise<string> {
  const link = { id: newId(), companyId, kind: 'invoice', documentId: invoiceId, copy: {}, expiresAt }
  await db.pool.query(
    `insert into paper_link (id, company_id, kind, document_id, zone, made_by, made_by_name, expires_at)
     values ($1, $2, $3, $4, 'Asia/Jakarta', $1, 'Sinta', $5)`,
    [link.id, companyId, link.kind, invoiceId, expiresAt],
  )
  return `/d/${linkToken(await linkSecret(db.read), link)}`
}

describe('a link to a paper', () => {
  test('carries an Indonesian letter to the customer’s number, and opens that paper without signing in', async () => {
    const { status, body } = await made()
    expect(status).toBe(200)
    expect(body.url).toMatch(/^https:\/\/mandor\.contoh\.co\.id\/d\/[\w-]{54}$/)
    expect(body.text).toContain(body.url)
    expect(body.text).toMatch(/^Yth\. .+,\n\nBerikut invoice INV-/)
    expect(body.whatsApp).toBe(`https://wa.me/6281234567890?text=${encodeURIComponent(body.text)}`)

    const page = await open(pathIn(body.url))
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.body).toContain('Buka dokumen')
    const pdf = await open(`${pathIn(body.url)}/dokumen.pdf`)
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    for (const answer of [page, pdf]) {
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  test('leaves its traces: who made it, and every opening, but not the preview of a messenger', async () => {
    const { body } = await made()
    expect(await lineOf('share-link')).not.toBe('')
    await open(pathIn(body.url))
    const links = () => ask('GET', `/api/tautan-dokumen/invoice/${invoiceId}`)
    expect((await links()).body[0]).toMatchObject({ id: body.id, openedCount: 0 })
    await open(`${pathIn(body.url)}/dokumen.pdf`)
    expect((await links()).body[0]).toMatchObject({ id: body.id, openedCount: 1 })
    expect(await lineOf('open-link')).not.toBe('')
  })

  test('that was tampered with is no link, at any of its letters', async () => {
    const token = pathIn((await made()).body.url).slice(3)
    for (let at = 0; at < token.length; at += 5) {
      const other = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
      const { statusCode, body } = await open(`/d/${other}`, `10.2.0.${at}`)
      expect([statusCode, body.includes('Tautan tidak dikenal')], other).toEqual([404, true])
    }
    for (const other of [`${token}A`, token.slice(1), 'x', '%00', '..%2f..', `${token}=`, 'A'.repeat(54)]) {
      const { statusCode } = await open(`/d/${other}`, '10.3.0.1')
      expect([400, 404], other).toContain(statusCode)
    }
  })

  test('does not outlive a change of what it was signed over', async () => {
    const { body } = await made()
    const [other] = [
      await one('select id from sales_invoice where company_id = $1 and id <> $2 limit 1', companyId, invoiceId),
    ]
    for (const change of [
      `document_id = '${other}'`,
      `expires_at = expires_at + interval '1 year'`,
      `kind = 'kwitansi'`,
    ]) {
      await db.pool.query(`update paper_link set ${change} where id = $1`, [body.id])
      expect((await open(pathIn(body.url))).statusCode, change).toBe(404)
    }
  })

  test('ends by its day, and by hand, with a calm page', async () => {
    const { body: undone } = await made()
    expect((await ask('DELETE', `/api/tautan-dokumen/${undone.id}`)).status).toBe(200)
    const expired = await signedUntil('2026-01-01T00:00:00.000Z')
    for (const path of [pathIn(undone.url), expired, `${expired}/dokumen.pdf`]) {
      const { statusCode, body } = await open(path)
      expect([path, statusCode, body.includes('Tautan sudah berakhir')]).toEqual([path, 410, true])
      // The reader has no account: the page names whom to ask.
      expect(body).toMatch(/Minta tautan baru kepada PT [A-Z]/)
    }
    const { body: live } = await ask('GET', `/api/tautan-dokumen/invoice/${invoiceId}`)
    expect(live.map(({ id }: { id: string }) => id)).not.toContain(undone.id)
  })

  test('opens nothing once its document is void', async () => {
    const { body } = await made()
    await db.pool.query(`update sales_invoice set state = 'void' where id = $1`, [invoiceId])
    const page = await open(pathIn(body.url))
    expect([page.statusCode, page.body.includes('Dokumen tidak berlaku lagi')]).toEqual([410, true])
    expect(page.body).toMatch(/Tanyakan dokumen yang berlaku kepada PT [A-Z]/)
    expect((await open(`${pathIn(body.url)}/dokumen.pdf`)).statusCode).toBe(410)
    expect((await made()).body.code).toBe('paper-link.void')
  })

  test('is made, seen and ended only by who may send the paper, in its own company', async () => {
    const { body } = await made()
    const reader = await someoneWith(db, companyId, ['view order', 'view pelanggan'])
    expect((await made('invoice', invoiceId, {}, reader)).status).toBe(403)
    expect((await ask('DELETE', `/api/tautan-dokumen/${body.id}`, { jar: reader })).status).toBe(403)
    for (const [method, url] of [
      ['GET', `/api/tautan-dokumen/invoice/${invoiceId}`],
      ['GET', `/api/tautan-dokumen/invoice/${invoiceId}/penerima`],
      ['DELETE', `/api/tautan-dokumen/${body.id}`],
    ] as const) {
      expect((await ask(method, url, { jar: stranger })).status, url).toBe(404)
    }
    expect((await made('invoice', invoiceId, {}, stranger)).status).toBe(404)
    expect((await made('slip-upah')).status).toBe(404)
    expect((await made('invoice', invoiceId, { phone: 'telepon' })).body.errors).toHaveProperty('phone')
    expect((await made('invoice', invoiceId, { days: 365 })).status).toBe(422)
  })

  test('is asked for only so often from one place', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => open(`/d/${'A'.repeat(54)}`, '10.9.9.9')))
    const late = answers.filter(({ statusCode }) => statusCode === 429)
    expect(late).toHaveLength(10)
    expect(late[0]?.body).toContain('Coba lagi nanti')
  })
})

test('a link that asks for a signature opens a form with one script, takes it from a stranger’s page alone, and says who signed', async () => {
  const sent = await one(`select id from sales_delivery where company_id = $1 and state = 'posted' limit 1`, companyId)
  const path = pathIn((await made('terima-barang', sent)).body.url)
  const page = await open(path)
  const script = /<script>([^]*)<\/script>/.exec(page.body)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  expect(page.headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'; connect-src 'self'`)
  const worker = await open('/d/luring.js')
  expect([worker.headers['content-type'], worker.body.includes(hash)]).toEqual(['text/javascript; charset=utf-8', true])
  for (const said of ['Tandatangani dan kirim', 'Lihat dokumen', 'Berlaku sampai']) expect(page.body).toContain(said)

  const begun = await open('/sanctum/csrf-cookie')
  const jar = new Map(begun.cookies.map(({ name, value }) => [name, value]))
  const photo = await aPhoto(41).png().toBuffer()
  const typed = JSON.stringify({ key: newId(), by: 'Yusuf <b>', as: 'sopir', isComplete: true, note: null })
  const payload = Buffer.concat([
    ...[['jawaban', Buffer.from(typed)] as const, ['tanda-tangan', photo] as const].flatMap(([name, bytes]) => [
      Buffer.from(`--m\r\nContent-Disposition: form-data; name="${name}"; filename="x"\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--m--\r\n'),
  ])
  const sign = (csrf: string) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, 'x-xsrf-token': csrf, 'content-type': 'multipart/form-data; boundary=m' }
    return app.inject({ method: 'POST', url: `${path}/jawaban`, headers, payload })
  }
  expect((await sign('lain')).statusCode).toBe(419)
  expect((await sign(jar.get('XSRF-TOKEN') ?? '')).json()).toMatchObject({ by: 'Yusuf <b>', as: 'sopir', photos: [] })
  const after = await open(path)
  expect(after.body).toContain('Sudah ditandatangani oleh Yusuf &lt;b&gt; (sopir)')
  expect(after.body).not.toContain('<form')
  expect((await ask('GET', `/api/surat-jalan/${sent}`)).body.answer).toMatchObject({ by: 'Yusuf <b>' })
})

const DOCUMENTS: Readonly<Record<string, string>> = {
  penawaran: 'sales_order',
  'surat-jalan': 'sales_delivery',
  'terima-barang': 'sales_delivery',
  invoice: 'sales_invoice',
  'tanda-terima': 'sales_invoice',
  kwitansi: 'sales_payment',
  'nota-retur': 'sales_credit_note',
  'bukti-retur': 'sales_return',
  pengembalian: 'sales_refund',
  'rekening-koran': 'customer',
  'surat-tagihan': 'customer',
  'kabar-order': 'customer',
  po: 'purchase_order',
  retur: 'purchase_return',
  'permintaan-harga': 'purchase_request',
  'kartu-hutang': 'supplier',
  'terima-transfer': 'stock_transfer',
  'album-foto': 'photo_album',
  'slip-gaji': '(select s.*, r.state from payroll_slip s join payroll_run r on r.id = s.run_id) slip',
}

test('every kind of paper that may leave by link is pressed for its reader', async () => {
  expect(sharedKinds().toSorted()).toEqual(Object.keys(DOCUMENTS).toSorted())
  const opened: string[] = []
  for (const [kind, table] of Object.entries(DOCUMENTS)) {
    const id = await one(
      `select id from ${table} where company_id = $1 ${/^(customer|supplier|photo_album)$/.test(table) ? '' : `and state = 'posted'`} limit 1`,
      companyId,
    )
    if (id === '') continue
    const { status, body } = await made(kind, id)
    expect(status, kind).toBe(200)
    const { statusCode, body: told } = await open(`${pathIn(body.url)}/dokumen.pdf`)
    expect([kind, statusCode, told.slice(0, 5)]).toEqual([kind, 200, '%PDF-'])
    opened.push(kind)
  }
  expect(opened.length).toBeGreaterThanOrEqual(6)
})

test('a customer’s link tells how far its orders are and what is open, as it stands when opened, and nothing of others', async () => {
  const { rows } = await db.pool.query<{ id: string; order: string; line: string; customer: string }>(
    `select c.id, o.number as order, l.description as line, c.name as customer
     from sales_order o join customer c on c.id = o.customer_id join sales_order_line l on l.order_id = o.id
     where o.company_id = $1 and o.state = 'posted' and o.stage <> 'done' and l.kind = 'item' order by o.number limit 1`,
    [companyId],
  )
  const [mine] = rows
  const others = await db.pool.query<{ number: string }>(
    `select number from sales_order where company_id = $1 and customer_id <> $2 and state = 'posted'`,
    [companyId, mine?.id],
  )
  const { body } = await made('kabar-order', mine?.id)
  const read = async () => {
    const pages = await readPdf((await open(`${pathIn(body.url)}/dokumen.pdf`)).rawPayload)
    return pages.map((page) => page.text).join('\n')
  }
  const text = await read()
  for (const said of ['KABAR ORDER', mine?.order ?? '', mine?.line.split(' ')[0] ?? '', 'Terkirim', 'Sisa tagihan'])
    expect(text).toContain(said)
  for (const { number } of others.rows) expect(text).not.toContain(number)

  // What is given up is no longer told.
  await db.pool.query(`update sales_order set closed_at = now() where company_id = $1 and customer_id = $2`, [
    companyId,
    mine?.id,
  ])
  expect(await read()).toContain('tidak ada order yang berjalan')
  const clerk = await someoneWith(db, companyId, ['view pelanggan'])
  expect((await made('kabar-order', mine?.id, {}, clerk)).status).toBe(403)
})
