import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { buildServer } from '#app/server.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { lockWaiting, queueMail } from '#kit/mail/outbox.ts'
import { codeMail } from '#modules/company/sign-in/mails/code-mail.ts'
import { aCompany, someoneWith, type Jar } from '../../../../tests/doors/people.ts'

let app: FastifyInstance
let db: Database
let admin: Jar
let reader: Jar
/** May change settings, in this company alone. */
let local: Jar

beforeAll(async () => {
  db = await testDatabase()
  app = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent' })
  const companyId = await aCompany(db, 'PTRUPA')
  admin = await someoneWith(db, companyId, ['view pengaturan-website', 'update pengaturan-website'])
  reader = await someoneWith(db, companyId, ['view pengaturan-website'])
  local = await someoneWith(db, companyId, ['view pengaturan-website', 'update pengaturan-website'], [companyId])
})

function headersOf(jar: Jar) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return { cookie, 'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '' }
}

const stranger = (url: string) => app.inject({ method: 'GET', url })

async function put(slot: string, bytes: Buffer, jar = admin) {
  const mark = '----mandor'
  const head = `--${mark}\r\nContent-Disposition: form-data; name="file"; filename="logo.png"\r\nContent-Type: image/png\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${mark}--\r\n`)])
  const headers = { ...headersOf(jar), 'content-type': `multipart/form-data; boundary=${mark}` }
  const answer = await app.inject({ method: 'POST', url: `/api/identitas/gambar/${slot}`, headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}

test('a stranger gets the identity as a script that may be kept, and nothing that could end the script', async () => {
  const change = { version: 0, name: 'Kantor </script><b>Wira', color: '#FFCC00', loginText: 'Hubungi Siti.\nExt. 12' }
  const saved = await app.inject({
    method: 'PUT',
    url: '/api/identitas',
    headers: headersOf(admin),
    payload: change,
  })
  expect(saved.statusCode).toBe(200)
  const script = await stranger('/identity.js')
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
  })
  expect(script.body).not.toContain('</script>')
  expect(script.body).toContain('Kantor')
  expect(script.body).toContain(':root{--primary:')
  expect(script.headers['set-cookie']).toBeUndefined()

  // The same name and colour stand under the icon on a phone.
  const manifest = await stranger('/manifest.webmanifest')
  expect(manifest.headers).toMatchObject({ 'content-type': 'application/manifest+json; charset=utf-8' })
  expect(manifest.json()).toMatchObject({
    name: change.name,
    theme_color: '#ffcc00',
    start_url: '/dashboard',
    display: 'standalone',
  })
})

test('a logo is drawn anew and shown to strangers by its content; SVG and other files are refused', async () => {
  const png = await sharp({ create: { width: 900, height: 300, channels: 4, background: '#24c850' } })
    .png()
    .withExif({ IFD0: { Copyright: 'rahasia' } })
    .toBuffer()
  const { status, body } = await put('logo', png)
  expect(status).toBe(200)
  const shown = await stranger(body.pictures.logo)
  expect(shown.statusCode).toBe(200)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const { width, exif } = await sharp(shown.rawPayload).metadata()
  expect([width, exif]).toEqual([480, undefined])

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect(await put('logo', svg)).toMatchObject({ status: 422, body: { code: 'file.no-picture' } })
  expect((await put('logo', png, reader)).status).toBe(403)
  expect((await put('kop', png)).status).toBe(404)
  for (const url of ['/identitas/logo-0000000000000000.png', '/identitas/favicon-0000000000000000.png']) {
    expect((await stranger(url)).statusCode).toBe(404)
  }
  expect((await stranger('/identitas/..%2f..%2fetc-0000000000000000.png')).statusCode).toBe(404)
})

test('each change stays on record with what was before', async () => {
  const log = await app.inject({
    method: 'GET',
    url: '/api/pengaturan/riwayat?section=identitas',
    headers: headersOf(reader),
  })
  expect(log.json()).toMatchObject([
    { changes: [{ label: 'Logo terang', from: null, to: 'logo.png' }] },
    { changes: [{ label: 'Nama aplikasi' }, { label: 'Warna utama', from: '#2450c8', to: '#ffcc00' }, {}] },
  ])
})

test('mails leave in the name, colour and logo of the settings', async () => {
  const identity = { version: 1, name: 'Wira & Anak', color: '#0a5f3c', loginText: null }
  await app.inject({ method: 'PUT', url: '/api/identitas', headers: headersOf(admin), payload: identity })
  const red = { r: 200, g: 30, b: 30 }
  await put(
    'logo',
    await sharp({ create: { width: 40, height: 40, channels: 3, background: red } })
      .png()
      .toBuffer(),
  )
  const mail = codeMail({ to: 'a@b.id', name: 'Siti', code: '123456', device: 'Chrome', ip: '1.1.1.1', when: 'kini' })
  const id = await db.withTx((tx) => queueMail(tx, mail))
  const kept = await db.withTx((tx) => lockWaiting(tx, id))
  expect(kept).toMatchObject({ fromName: 'Wira & Anak', subject: 'Kode masuk Wira & Anak' })
  expect(kept?.text).toContain('masuk ke Wira & Anak.')
  expect(kept?.html).toContain('Wira &amp; Anak')
  expect(kept?.html).toContain('#0a5f3c')
  expect(kept?.html).toMatch(/<img src="\{APP_URL\}\/identitas\/logo-[0-9a-f]{16}\.png"/)
  for (const left of ['Mandor', '{APP_NAME}', '{BRAND}', '{SOFT}', '{MARK}', '#2450C8'])
    expect(`${kept?.html}${kept?.text}${kept?.subject}`).not.toContain(left)
})

test('who helps stands at the foot of the login, as a number that can be called; what was saved before has none', async () => {
  const save = (payload: object) =>
    app.inject({ method: 'PUT', url: '/api/identitas', headers: headersOf(admin), payload })
  const words = { version: 2, name: 'Mandor', color: '#2450c8', loginText: null }
  const shown = async () => (await stranger('/identity.js')).body
  expect((await save({ ...words, helpPhone: 'tanya Siti' })).statusCode).toBe(422)
  expect((await save({ ...words, helpPhone: '0812 9000 4400', office: 'PT Wira Bangun' })).json()).toMatchObject({
    helpPhone: '+6281290004400',
    office: 'PT Wira Bangun',
  })
  expect(await shown()).toContain('"helpPhone":"+6281290004400"')

  const earlier = JSON.stringify({ name: 'Dulu', color: '#2450c8', loginText: 'Halo' })
  await db.pool.query(
    `insert into setting (company_id, key, value, effective_from) values (null, 'identity', $1::jsonb, clock_timestamp())`,
    [earlier],
  )
  expect(await shown()).toContain('"name":"Dulu","color":"#2450c8","loginText":"Halo","office":null,"helpPhone":null')
})

test('whoever works in some companies sees the name and pictures of the installation, and changes neither', async () => {
  const headers = headersOf(local)
  const state = () => app.inject({ method: 'GET', url: '/api/identitas', headers })
  const before = (await state()).json()
  const payload = { version: before.version, name: 'Curian', color: '#2450c8', loginText: null }
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#112233' } })
    .png()
    .toBuffer()
  const refused = { code: 'scope.some-companies' }
  expect((await app.inject({ method: 'PUT', url: '/api/identitas', headers, payload })).json()).toMatchObject(refused)
  expect((await put('logo', png, local)).body).toMatchObject(refused)
  expect((await app.inject({ method: 'DELETE', url: '/api/identitas/gambar/logo', headers })).json()).toMatchObject(
    refused,
  )
  expect((await state()).json()).toEqual(before)
})

test.each([
  ['logo', 900, 300, [480, 160]],
  ['logo-dark', 2000, 200, [640, 64]],
  ['favicon', 512, 512, [192, 192]],
] as const)(
  'a %s of its own is drawn at its size, told to every page, and taken away again',
  async (slot, w, h, size) => {
    const create = { width: w, height: h, channels: 4 as const, background: '#c82450' }
    const { status, body } = await put(slot, await sharp({ create }).png().toBuffer())
    expect(status).toBe(200)
    const address = body.pictures[slot]
    expect(address).toMatch(new RegExp(`^/identitas/${slot}-[0-9a-f]{16}\\.png$`))
    const { width, height, format } = await sharp((await stranger(address)).rawPayload).metadata()
    expect([width, height, format]).toEqual([...size, 'png'])
    expect((await stranger('/identity.js')).body).toContain(`"${slot}":"${address}"`)

    const taken = await app.inject({
      method: 'DELETE',
      url: `/api/identitas/gambar/${slot}`,
      headers: headersOf(admin),
    })
    expect(taken.json().pictures[slot]).toBeNull()
    expect((await stranger('/identity.js')).body).toContain(`"${slot}":null`)
    expect((await stranger(address)).statusCode).toBe(404)
  },
)
