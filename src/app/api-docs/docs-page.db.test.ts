import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import { buildServer } from '#app/server.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aCompany, type Jar, someoneWith } from '../../../tests/doors/people.ts'
import { answerTexts } from './answer-text.ts'
import { fileText } from './file-text.ts'
import { shapeText } from './shape-text.ts'

let app: FastifyInstance
let jar: Jar

beforeAll(async () => {
  const db = await testDatabase()
  app = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent' })
  jar = await someoneWith(db, await aCompany(db, 'PTBACA'), ['view dashboard'])
})

const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const ask = (url: string, accept: string) => app.inject({ method: 'GET', url, headers: { cookie: cookie(), accept } })

test('a program is given data, a browser a page, a stranger neither', async () => {
  for (const accept of ['application/json', '*/*']) {
    const { headers, body } = await ask('/api/docs', accept)
    expect(headers['content-type']).toContain('application/json')
    expect(JSON.parse(body)).toMatchObject({ openapi: '3.1.0' })
  }
  const { headers, body } = await ask('/api/docs', browser)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toContain('<h1 class="text-xl font-semibold">Dokumentasi API</h1>')
  const stranger = await app.inject({ method: 'GET', url: '/api/docs', headers: { accept: browser } })
  expect(stranger.statusCode).toBe(401)
})

test('the page runs nothing that is written into it', async () => {
  const { headers, body } = await ask(`/api/docs?q=${encodeURIComponent('"><script>alert(1)</script>')}`, browser)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
  expect(policy).not.toContain('unsafe')
  expect(body).not.toContain('<script>alert')
  expect(body).not.toMatch(/ style=|<style|<script(?! src="\/)/)
})

test('every door stands in one department, and is found by its address, right and field', async () => {
  const first = (await ask('/api/docs', browser)).body
  const departments = [...first.matchAll(/href="\/api\/docs\?bagian=([^"]+)"/g)].map(([, name]) => name)
  const pages = await Promise.all(departments.map((name) => ask(`/api/docs?bagian=${name}`, browser)))
  const doors = pages.flatMap(({ body }) => body.match(/<details/g) ?? [])
  // Beside the one that describes them.
  expect(doors).toHaveLength(allRoutes.length - 1)
  const found = (await ask('/api/docs?q=create+order+downPaymentPercent', browser)).body
  expect(found).toMatch(/POST<\/span>\s*<code[^>]*>\/api\/order</)
  expect(found).not.toContain('/api/gudang<')
  expect((await ask('/api/docs?q=tidakadasamasekali', browser)).body).toContain('Tidak ada alamat yang cocok')
})

test('a door tells what it takes and what it answers', async () => {
  const { body } = await ask('/api/docs?bagian=Penjualan', browser)
  expect(body).toContain('Butuh izin: create order.')
  expect(body).toContain('interface OrderDetail extends OrderRow {')
  expect(body).not.toContain('/**')
  expect(shapeText({ anyOf: [{ type: 'string', maxLength: 40 }, { type: 'null' }] })).toBe(
    'teks sampai 40 huruf atau kosong',
  )
  const answers = await answerTexts()
  expect(answers.get('GET /api/pelanggan')?.type).toBe('ListAnswer<CustomerRow>')
  // Those of a master that its department says otherwise, and those that all masters share.
  expect(answers.get('GET /api/pelanggan/:id')?.type).toBe('Customer')
  expect(answers.get('GET /api/barang/:id/riwayat')?.shapes[0]).toMatch(/^interface HistoryRow/)
  // An answer written once for several, a method written once, a shape that came through another file.
  expect(answers.get('POST /api/opname')?.type).toContain('version: number')
  expect(answers.get('GET /api/rumah-produksi/:id/stok')?.shapes[0]).toMatch(/^interface HouseStock/)
  expect(answers.get('POST /api/pembelian-barang/:id/tutup')?.shapes[0]).toMatch(/^interface DocumentRef/)
  const untold = allRoutes.filter(({ endpoint }) => !answers.has(`${endpoint.method} ${endpoint.path}`))
  expect(untold.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)).toEqual([])
})

test('a door that sends a file says which kind', async () => {
  const answers = await answerTexts()
  const files = allRoutes
    .map(({ endpoint }) => endpoint)
    .filter((one) => answers.get(`${one.method} ${one.path}`)?.type === 'never')
  const told = Map.groupBy(files, fileText)
  const lists = told.get('berkas CSV atau Excel, menurut isian format') ?? []
  expect(
    files.filter((one) => one.path.endsWith('/ekspor') && one.method !== 'POST' && !lists.includes(one)),
  ).toMatchObject(['bpmp', 'bp21', 'bpa1'].map((file) => ({ path: `/api/penggajian/${file}/ekspor` })))
  expect(told.get('dokumen PDF')?.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/d/:token/dokumen.pdf', '/api/cetak/:kind/:id', '/api/spk/:id/label']),
  )
  expect(told.get('halaman HTML dengan tombol ke dokumennya')?.map(({ path }) => path)).toEqual(['/d/:token'])
  expect(told.get('berkas XML untuk Coretax')).toHaveLength(5)
})
