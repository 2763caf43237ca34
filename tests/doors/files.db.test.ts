import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildServer } from '#app/server.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { evilFiles } from '#kit/files/cast/evil-files.ts'
import { aPhoto, phoneExif } from '#kit/files/cast/pictures.ts'
import { aPaper } from '#kit/files/cast/pdf.ts'
import { aShelf } from '#kit/files/cast/shelf.ts'
import { newId } from '#kit/id.ts'
import { aCompany, type Jar, someoneWith } from './people.ts'

// The doors of files, as a browser meets them: multipart bodies, the headers of what comes back, and who gets nothing.
const shelf = aShelf()
let app: FastifyInstance
let db: Database
let companyId: string
let seller: Jar
let customer: string

beforeAll(async () => {
  db = await testDatabase()
  app = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent' })
  companyId = await aCompany(db, 'PTBERKAS')
  seller = await someoneWith(db, companyId, ['view pelanggan', 'create pelanggan', 'update pelanggan'])
  customer = newId()
  await db.pool.query(`insert into customer (id, company_id, code, name) values ($1, $2, 'C', 'Toko')`, [
    customer,
    companyId,
  ])
})
afterAll(() => shelf.clear())

interface Part {
  readonly field: string
  readonly name: string
  readonly bytes: Buffer
}

const MARK = '----mandor'

async function send(url: string, parts: readonly Part[], jar = seller) {
  const written = parts.map(({ field, name, bytes }) => {
    const head = `--${MARK}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`
    return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')])
  })
  const payload = Buffer.concat([...written, Buffer.from(`--${MARK}--\r\n`)])
  const type = { 'content-type': `multipart/form-data; boundary=${MARK}` }
  const answer = await app.inject({ method: 'POST', url, headers: { ...headersOf(jar), ...type }, payload })
  return { status: answer.statusCode, body: answer.json() }
}

async function ask(method: 'GET' | 'PATCH' | 'DELETE', url: string, jar = seller, payload?: object) {
  const answer = await app.inject({ method, url, headers: headersOf(jar), ...(payload && { payload }) })
  const isJson = answer.headers['content-type']?.toString().includes('json')
  return { status: answer.statusCode, headers: answer.headers, body: isJson ? answer.json() : answer.rawPayload }
}

function headersOf(jar: Jar) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return { cookie, 'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '' }
}

const one = (bytes: Buffer, name = 'foto.jpg'): Part[] => [{ field: 'file', name, bytes }]
const attachments = () => `/api/berkas/pelanggan/${customer}`
const jpeg = (seed: number) => aPhoto(seed).jpeg().toBuffer()

describe('an attachment', () => {
  test('is sent with what the phone cut off it, listed, opened small and large, hidden and removed', async () => {
    const { exif = Buffer.alloc(0) } = await sharp(await aPhoto(1).withExif(phoneExif).jpeg().toBuffer()).metadata()
    const sent = await send(`${attachments()}/lampiran`, [
      ...one(await jpeg(1)),
      { field: 'exif', name: 'exif', bytes: exif },
    ])
    expect(sent).toMatchObject({
      status: 200,
      body: { slot: '', device: 'Xiaomi Redmi Note 12', createdBy: 'Seseorang' },
    })
    const { id } = sent.body

    const small = await ask('GET', `/storage/${id}?size=thumb`)
    expect(small.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    })
    expect((await ask('GET', `/storage/${id}?size=besar`)).status).toBe(422)
    expect((await ask('PATCH', `/api/berkas/${id}`, seller, { isPrivate: true })).status).toBe(200)
    expect((await ask('GET', attachments())).body).toMatchObject([{ id, isPrivate: true }])
    expect((await ask('DELETE', `/api/berkas/${id}`)).body).toEqual({ id })
    expect((await ask('GET', `/storage/${id}`)).status).toBe(404)
  })

  test('that is a paper is saved, never shown by the browser', async () => {
    const { body } = await send(`${attachments()}/lampiran`, one(aPaper(), 'PO rahasia; v2.pdf'))
    const opened = await ask('GET', `/storage/${body.id}`)
    expect(opened.headers['content-type']).toBe('application/pdf')
    expect(opened.headers['content-disposition']).toBe("attachment; filename*=UTF-8''PO%20rahasia%20v2.pdf")
    expect(opened.headers['content-security-policy']).toBe("sandbox; default-src 'none'")
  })

  test('needs the right to change its record; without it not even the body is looked at', async () => {
    const reader = await someoneWith(db, companyId, ['view pelanggan'])
    const nobody = await someoneWith(db, companyId, [])
    const stranger = await someoneWith(db, await aCompany(db, 'PTASING'), ['view pelanggan', 'update pelanggan'])
    expect((await send(`${attachments()}/lampiran`, one(await jpeg(2)), reader)).status).toBe(403)
    expect((await send(`${attachments()}/lampiran`, one(await jpeg(2)), stranger)).status).toBe(404)
    const { id } = (await send(`${attachments()}/lampiran`, one(await jpeg(2)))).body
    expect((await ask('GET', `/storage/${id}?size=thumb`, reader)).status).toBe(200)
    for (const [who, status] of [
      [nobody, 403],
      [stranger, 404],
    ] as const) {
      for (const url of [`/storage/${id}`, `/storage/${id}?size=thumb`, attachments()]) {
        expect((await ask('GET', url, who)).status, url).toBe(status)
      }
      expect((await ask('DELETE', `/api/berkas/${id}`, who)).status).toBe(status)
      expect((await ask('PATCH', `/api/berkas/${id}`, who, { isPrivate: true })).status).toBe(status)
    }
    expect((await ask('DELETE', `/api/berkas/${id}`, reader)).status).toBe(403)
  })

  test('that is evil is refused with a sentence', async () => {
    const evil = (await evilFiles()).filter(({ end, bytes }) => end === 'refused' && bytes.length < 1_000_000)
    for (const { what, bytes } of evil) {
      const { status, body } = await send(`${attachments()}/lampiran`, one(bytes))
      expect([what, status, body.code?.split('.')[0]]).toEqual([what, 422, 'file'])
      expect(body.message, what).toMatch(/^[A-Z].+\.$/)
    }
  })
})

describe('a file before its record', () => {
  test('is its own person’s, and is asked for again by a form that comes back', async () => {
    const sent = await send('/api/berkas/draf', one(await jpeg(3)))
    expect(sent.status).toBe(200)
    const { id } = sent.body
    expect((await ask('GET', `/api/berkas/draf?ids=${id}`)).body).toMatchObject([{ id }])
    expect((await ask('GET', `/api/berkas/draf?ids=${id}&ids=${newId()}`)).body).toMatchObject([{ id }])
    expect((await ask('GET', '/api/berkas/draf?ids=1')).status).toBe(422)
    const colleague = await someoneWith(db, companyId, ['view pelanggan', 'update pelanggan'])
    expect((await ask('GET', `/api/berkas/draf?ids=${id}`, colleague)).body).toEqual([])
    expect((await ask('GET', `/storage/${id}`, colleague)).status).toBe(404)
  })

  test('comes in a number that a person can take', async () => {
    const busy = await someoneWith(db, companyId, [])
    await send('/api/berkas/draf', one(await jpeg(4)), busy)
    await db.pool.query('update rate_limit set hits = 600')
    expect((await send('/api/berkas/draf', one(await jpeg(4)), busy)).status).toBe(429)
  })
})
