import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildServer } from '#app/server.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { diskStorage } from '#kit/files/disk-storage.ts'
import { useStorage } from '#kit/files/storage.ts'
import { newId } from '#kit/id.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { aCompany, type Jar, someoneWith } from './people.ts'

// The doors of names: customers, items, companies and their files, as a browser meets them.
let app: FastifyInstance
let db: Database
let companyId: string
let owner: Jar
let stranger: Jar
const folder = mkdtempSync(join(tmpdir(), 'mandor-doors-'))

beforeAll(async () => {
  useStorage(diskStorage(folder))
  db = await testDatabase()
  app = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent' })
  companyId = await aCompany(db, 'PTSATU')
  owner = await someoneWith(db, companyId, allPermissions)
  stranger = await someoneWith(db, await aCompany(db, 'PTDUA'), allPermissions)
})
afterAll(() => rmSync(folder, { recursive: true }))

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
interface Asked {
  readonly jar?: Jar
  readonly body?: unknown
  readonly key?: string
}

async function ask(method: Method, url: string, { jar = owner, body, key = newId() }: Asked = {}) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '', 'idempotency-key': key }
  const answer = await app.inject({ method, url, headers, ...(body !== undefined && { payload: body as object }) })
  const isJson = answer.headers['content-type']?.toString().includes('json') ?? false
  return { status: answer.statusCode, headers: answer.headers, body: isJson ? answer.json() : answer.rawPayload }
}

async function upload(url: string, bytes: Buffer, jar = owner, name = 'logo.png') {
  const [mark, type] = ['----mandor', 'image/png']
  const head = `--${mark}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ')
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: {
      cookie,
      'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '',
      'content-type': `multipart/form-data; boundary=${mark}`,
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${mark}--\r\n`)]),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const png = () =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: '#123' } })
    .png()
    .toBuffer()

describe.each([
  ['/api/pelanggan', { name: 'PT Rahasia Sekali' }, { name: 'PT Baru' }],
  ['/api/supplier', { name: 'TB Rahasia Sekali' }, { name: 'TB Baru' }],
  ['/api/barang', { name: 'Barang Rahasia', baseUnit: 'kg' }, { name: 'Barang Baru' }],
])('%s', (base, given, change) => {
  test('adds once for one key, opens, edits, archives, restores, exports and removes', async () => {
    const key = newId()
    const [first, again] = [
      await ask('POST', base, { body: given, key }),
      await ask('POST', base, { body: given, key }),
    ]
    expect([first.status, again.body]).toEqual([200, first.body])

    const { id } = first.body
    expect((await ask('GET', `${base}/${id}`)).body).toMatchObject({ ...given, version: 1, updatedBy: 'Seseorang' })
    expect((await ask('PATCH', `${base}/${id}`, { body: { version: 1, ...change } })).body).toEqual({ id, version: 2 })
    expect((await ask('PATCH', `${base}/${id}`, { body: { version: 1, ...given } })).status).toBe(409)
    expect((await ask('GET', `${base}/${id}/riwayat`)).body[0]).toMatchObject({ act: 'edit', by: 'Seseorang' })
    expect((await ask('POST', `${base}/${id}/arsip`, { body: { version: 2 } })).body.version).toBe(3)
    expect((await ask('GET', base)).body.rows).toEqual([])
    expect((await ask('GET', `${base}?archived=true`)).body).toMatchObject({ count: 1, isCountCapped: false })
    expect((await ask('POST', `${base}/${id}/pulihkan`, { body: { version: 3 } })).status).toBe(200)

    const sheet = await ask('GET', `${base}/ekspor?format=csv`)
    expect(sheet.headers['content-type']).toContain('text/csv')
    expect(sheet.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[a-z-]+[\d-]+\.csv$/)
    expect(String(sheet.body)).toContain(change.name)
    expect((await ask('DELETE', `${base}/${id}`)).status).toBe(200)
    expect((await ask('GET', `${base}/${id}`)).status).toBe(404)
  })

  test('answers a stranger of another company exactly as if the row were not', async () => {
    const { body } = await ask('POST', base, { body: given })
    const tries: readonly [Method, string, unknown?][] = [
      ['GET', ''],
      ['GET', '/riwayat'],
      ['PATCH', '', { version: 1, ...change }],
      ['POST', '/arsip', { version: 1 }],
      ['POST', '/pulihkan', { version: 1 }],
      ['DELETE', ''],
    ]
    for (const [method, path, sent] of tries) {
      const [real, none] = await Promise.all(
        [body.id as string, newId()].map((id) => ask(method, `${base}/${id}${path}`, { jar: stranger, body: sent })),
      )
      expect([real?.status, real?.body], `${method} ${path}`).toEqual([404, none?.body])
    }
    for (const path of ['', '?q=rahasia', '/pilih?q=rahasia', '/ekspor?format=csv']) {
      const seen = await ask('GET', `${base}${path}`, { jar: stranger })
      expect(JSON.stringify(Buffer.isBuffer(seen.body) ? seen.body.toString() : seen.body), path).not.toMatch(
        /rahasia/i,
      )
    }
  })

  test.each([
    [{}, 'name'],
    [{ ...given, companyId: newId() }, 'companyId'],
    [{ ...given, company_id: newId() }, 'company_id'],
    [{ ...given, version: 9 }, 'version'],
    [{ ...given, __proto__: { admin: true }, constructor: 1 }, 'constructor'],
    [{ ...given, name: ['x'] }, 'name'],
    [{ ...given, name: { $gt: '' } }, 'name'],
  ])('refuses the shape of %j at its field', async (body, field) => {
    const answer = await ask('POST', base, { body })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toHaveProperty(field)
  })

  test('needs no shape to say no to nonsense in the address', async () => {
    for (const path of [
      `${base}/1`,
      `${base}/%00`,
      `${base}/' or 1=1`,
      `${base}?sort=id`,
      `${base}?q=%00`,
      `${base}?x=1`,
    ]) {
      const { status } = await ask('GET', encodeURI(decodeURI(path)))
      expect([400, 404, 422], path).toContain(status)
    }
    // What cannot be an id is nobody's, as an id that is nobody's.
    expect(await ask('GET', `${base}/1`)).toMatchObject({ status: 404, body: { message: 'Data tidak ditemukan.' } })
  })
})

describe('/api/perusahaan', () => {
  test('shows its picture under /storage to its own people, and to nobody else', async () => {
    const kept = await upload(`/api/berkas/perusahaan/${companyId}/logo`, await png())
    expect(kept).toMatchObject({ status: 200, body: { slot: 'logo', type: 'image/png', width: 20 } })

    const { id } = kept.body
    const seen = await ask('GET', `/storage/${id}`)
    expect(seen.status).toBe(200)
    expect(seen.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': "inline; filename*=UTF-8''logo.png",
    })
    const { rows } = (await ask('GET', '/api/perusahaan')).body
    expect(rows.find((row: { id: string }) => row.id === companyId)).toMatchObject({ logoFileId: id })
    expect((await ask('GET', `/api/perusahaan/${companyId}`)).body.files.logo).toBe(id)
    const own: { id: string }[] = (await ask('GET', '/api/me')).body.companies
    expect(own.find((each) => each.id === companyId)).toMatchObject({ logo: id })

    const elsewhere = await aCompany(db, 'PTTIGA')
    const narrow = await someoneWith(db, elsewhere, allPermissions)
    await db.pool.query(
      'update app_user set scope_companies = $1 where id in (select user_id from session where company_id = $2)',
      [[elsewhere], elsewhere],
    )
    expect((await ask('GET', `/storage/${id}`, { jar: narrow })).status).toBe(404)
    expect((await ask('GET', `/api/perusahaan/${companyId}`, { jar: narrow })).status).toBe(404)
    expect((await app.inject({ url: `/storage/${id}` })).statusCode).toBe(401)
  })

  test('keeps scans of its legal papers for who may open its page, not for all who print its letterhead', async () => {
    const papers = `/api/berkas/dokumen-perusahaan/${companyId}`
    const kept = await upload(`${papers}/lampiran`, await png())
    expect(kept).toMatchObject({ status: 200, body: { slot: '', type: 'image/png' } })
    const { id } = kept.body
    const seller = await someoneWith(db, companyId, ['view order', 'update order'])
    const reader = await someoneWith(db, companyId, ['view perusahaan'])
    const elsewhere = await aCompany(db, 'PTEMPAT')
    const narrow = await someoneWith(db, elsewhere, allPermissions)
    await db.pool.query(
      'update app_user set scope_companies = $1 where id in (select user_id from session where company_id = $2)',
      [[elsewhere], elsewhere],
    )
    expect((await ask('GET', papers, { jar: reader })).body).toMatchObject([{ id }])
    for (const [jar, status] of [
      [reader, 200],
      [seller, 403],
      [narrow, 404],
    ] as const) {
      for (const url of [papers, `/storage/${id}`]) expect((await ask('GET', url, { jar })).status, url).toBe(status)
    }
    expect((await ask('DELETE', `/api/berkas/${id}`, { jar: reader })).status).toBe(403)
    expect((await app.inject({ url: papers })).statusCode).toBe(401)
    expect((await upload(`${papers}/logo`, await png())).status).toBe(404)
    const { body } = await ask('GET', `/api/perusahaan/${companyId}/riwayat`)
    expect(body.map(({ act }: { act: string }) => act)).toContain('add-file')
  })

  test.each(['%2e%2e%2fpackage.json', '..%5c..%5cetc', '....//x', '%252e%252e%252f', 'x'.repeat(300)])(
    'gives nothing for /storage/%s',
    async (path) => {
      expect([400, 404, 414, 422]).toContain((await ask('GET', `/storage/${path}`)).status)
    },
  )

  test('refuses what is no picture with a sentence', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    const { status, body } = await upload(`/api/berkas/perusahaan/${companyId}/logo`, svg)
    expect([status, body.code]).toEqual([422, 'file.no-picture'])
    expect(body.message).toContain('PNG')
  })
})

describe('small lists', () => {
  test.each([
    '/api/termin-pembayaran',
    '/api/tarif-pajak',
    '/api/satuan',
    '/api/barang/kategori',
    '/api/pelanggan/kota',
    '/api/pelanggan/label',
    '/api/order/label',
    '/api/pembelian-barang/label',
  ])('%s answers', async (path) => {
    const { status, body } = await ask('GET', path)
    expect([status, Array.isArray(body)]).toEqual([200, true])
  })

  test('a payment term is added once', async () => {
    const asked = { body: { name: '21 hari', days: 21 } }
    expect((await ask('POST', '/api/termin-pembayaran', asked)).body).toMatchObject({ days: 21 })
    expect((await ask('POST', '/api/termin-pembayaran', asked)).body).toMatchObject({ code: 'term.taken' })
  })
})
