import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { secureHeaders, securityHeaders } from './headers.ts'
import { serveWeb } from './web-files.ts'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mandor-web-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<div id="app"></div>')
  writeFileSync(join(folder, 'sw.js'), 'const BUILD = {}')
  writeFileSync(join(folder, 'assets/start-AAAAAAAA.js'), 'export {}')
  writeFileSync(join(folder, 'assets/start-AAAAAAAA.js.br'), 'packed')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function asked(url: string, isOfflineOn?: boolean, sent = {}) {
  const app = Fastify()
  secureHeaders(app, await securityHeaders(true))
  await serveWeb(app, folder, { pageAt: () => undefined, isOfflineOn })
  const { statusCode, headers, body } = await app.inject({ method: 'GET', url, headers: sent })
  await app.close()
  return { status: statusCode, headers, body }
}

test('the worker is asked for anew each time, from the root, as a script of our own', async () => {
  const { status, headers, body } = await asked('/sw.js')
  expect([status, body]).toEqual([200, 'const BUILD = {}'])
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-type']).toContain('javascript')
  expect(headers['content-security-policy']).toContain("worker-src 'self'")
})

test('a withdrawn worker takes itself and what it kept away', async () => {
  const { status, headers, body } = await asked('/sw.js', false)
  expect([status, headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(headers['content-type']).toContain('javascript')
  expect(body).toContain('registration.unregister()')
  expect(body).toContain('caches.delete')
  expect(body).not.toContain('BUILD')
})

test('named files stay a year, pages never', async () => {
  expect((await asked('/assets/start-AAAAAAAA.js')).headers['cache-control']).toContain('immutable')
  expect((await asked('/order/')).headers['cache-control']).toBe('no-cache')
  expect((await asked('/assets/gone-AAAAAAAA.js')).status).toBe(404)
})

test('a named file travels packed to who can unpack it', async () => {
  const { headers, body } = await asked('/assets/start-AAAAAAAA.js', true, { 'accept-encoding': 'gzip, br' })
  expect([headers['content-encoding'], headers['content-type'], body]).toEqual([
    'br',
    expect.stringContaining('javascript'),
    'packed',
  ])
  expect((await asked('/assets/start-AAAAAAAA.js')).body).toBe('export {}')
})

test('no name of a file leads out of their folder', async () => {
  for (const name of ['..%2Findex.html', '..%2F..%2Fetc%2Fpasswd', '%2e%2e%2findex.html', '.', '%00'])
    expect([name, (await asked(`/assets/${name}`)).status]).not.toEqual([name, 200])
})
