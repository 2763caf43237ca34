import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildServer } from '#app/server.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { aCompany, type Jar, someoneWith } from './people.ts'

// What stands on every answer, whoever asked and however it ended; and who may not ask at all.
let app: FastifyInstance
let onHttps: FastifyInstance
let owner: Jar

beforeAll(async () => {
  const db = await testDatabase()
  app = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent' })
  onHttps = await buildServer({ db, appUrl: 'https://mandor.contoh.co.id', logLevel: 'silent' })
  owner = await someoneWith(db, await aCompany(db, 'PTKEPALA'), allPermissions)
})

const headersOf = (jar: Jar) => ({
  cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '',
})

function ask(given: InjectOptions, jar: Jar = owner) {
  return app.inject({ ...given, headers: { ...headersOf(jar), ...given.headers } })
}

const ends: readonly [string, number, InjectOptions, Jar?][] = [
  ['an answer', 200, { method: 'GET', url: '/api/me' }],
  ['a file', 200, { method: 'GET', url: '/api/pelanggan/ekspor?format=csv' }],
  ['a script for strangers', 200, { method: 'GET', url: '/identity.js' }, new Map()],
  ['a token', 204, { method: 'GET', url: '/sanctum/csrf-cookie' }, new Map()],
  [
    'a body that is no JSON',
    400,
    { method: 'POST', url: '/api/pelanggan', payload: '{', headers: { 'content-type': 'application/json' } },
  ],
  ['a stranger', 401, { method: 'GET', url: '/api/me' }, new Map()],
  ['no such record', 404, { method: 'GET', url: '/api/pelanggan/01a206b8-99b2-713c-97dd-31b884a16147' }],
  ['no such address', 404, { method: 'GET', url: '/api/tidak-ada' }],
  ['a body too large', 413, { method: 'POST', url: '/api/pelanggan', payload: { name: 'a'.repeat(2_000_000) } }],
  [
    'a body of another kind',
    415,
    { method: 'POST', url: '/api/pelanggan', payload: 'x', headers: { 'content-type': 'text/plain' } },
  ],
  ['a stale token', 419, { method: 'POST', url: '/api/pelanggan', payload: {}, headers: { 'x-xsrf-token': 'x' } }],
  [
    'a wrong shape',
    422,
    { method: 'POST', url: '/api/pelanggan', payload: {}, headers: { 'idempotency-key': 'kunci-kepala' } },
  ],
]

describe('every answer bears the security headers (security.md E7)', () => {
  test.each(ends)('%s (%i)', async (_what, status, given, jar) => {
    const { statusCode, headers } = await ask(given, jar)
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    const policy = String(headers['content-security-policy'])
    // A file may do nothing at all; the page may run what comes from here and what is written in files.
    if (policy.startsWith('sandbox')) expect(policy).toBe("sandbox; default-src 'none'")
    else {
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval';/)
    }
    if (status !== 200 || given.url === '/api/me')
      expect(String(headers['cache-control'] ?? 'no-store')).toContain('no-store')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('strict-transport-security')
  })
})

test('behind https: HSTS for a year, and every cookie Secure', async () => {
  const { headers, cookies } = await onHttps.inject({ method: 'GET', url: '/sanctum/csrf-cookie' })
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(cookies.map(({ name, secure, sameSite, path }) => ({ name, secure, sameSite, path }))).toEqual([
    { name: 'mandor_session', secure: true, sameSite: 'Strict', path: '/' },
    { name: 'XSRF-TOKEN', secure: true, sameSite: 'Strict', path: '/' },
  ])
})

describe('an act that another site sends in somebody’s name is 419, even with the right token', () => {
  const act = (headers: Record<string, string>) =>
    ask({ method: 'POST', url: '/api/pelanggan', payload: {}, headers: { host: 'localhost:3000', ...headers } })
  test.each([
    [{ origin: 'https://jahat.example' }],
    [{ origin: 'http://localhost:3000.jahat.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
  ])('%o', async (headers) => {
    expect((await act(headers)).statusCode).toBe(419)
  })

  test('our own page is not foreign', async () => {
    expect((await act({ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' })).statusCode).not.toBe(419)
  })
})

describe('a body that wants to be more than its fields', () => {
  const send = (payload: string) =>
    ask({
      method: 'POST',
      url: '/api/pelanggan',
      payload,
      headers: { 'content-type': 'application/json', 'idempotency-key': 'kunci-badan' },
    })
  test.each([
    ['a prototype', '{"name":"x","__proto__":{"isAdmin":true}}', 400],
    ['a constructor', '{"name":"x","constructor":{"prototype":{"isAdmin":true}}}', 400],
    ['two hundred thousand brackets', `{"name":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 400],
    ['sixty thousand fields', `{${Array.from({ length: 60_000 }, (_, n) => `"k${n}":1`).join(',')}}`, 422],
    ['fields of the row', '{"name":"x","company_id":"1","created_at":"2020-01-01","version":9,"balance":"1"}', 422],
    ['a list', '[]', 422],
  ])('%s', async (_what, payload, status) => {
    const begun = performance.now()
    expect((await send(payload)).statusCode).toBe(status)
    expect(performance.now() - begun).toBeLessThan(5000)
  })
})

test('the description of the doors is for who is signed in', async () => {
  expect((await ask({ method: 'GET', url: '/api/docs' }, new Map())).statusCode).toBe(401)
  expect((await ask({ method: 'GET', url: '/api/docs' })).statusCode).toBe(200)
})
