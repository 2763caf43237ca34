import { Agent, get } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildServer } from '#app/server.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { aCompany, type Jar, someoneWith } from './people.ts'

// What a stranger may do to the house through a socket of his own: send too much, too deep, half, or nonsense.
let db: Database
let app: FastifyInstance
let port: number
let member: Jar
const log: string[] = []

beforeAll(async () => {
  db = await testDatabase()
  app = await listening()
  port = portOf(app)
  member = await someoneWith(db, await aCompany(db, 'PTSOKET'), allPermissions)
})
afterAll(() => app?.close())

async function listening(farewellMs = 0): Promise<FastifyInstance> {
  const logTo = { write: (line: string) => void log.push(line) }
  const built = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'error', logTo, farewellMs })
  await built.listen({ port: 0, host: '127.0.0.1' })
  return built
}
const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port

/** Writes to a socket of its own and reads until the other side closes it or has answered. */
function said(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('error', () => undefined)
  socket.write(text)
  return new Promise((resolve) => {
    const end = () => (socket.destroy(), resolve(heard))
    socket.on('data', (chunk) => /\r\n\r\n./s.test((heard += chunk.toString())) && end())
    socket.on('close', end)
  })
}

const headOf = (jar: Jar, path: string, length: number, type = 'application/json') =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    `Cookie: ${[...jar].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    `X-XSRF-TOKEN: ${jar.get('XSRF-TOKEN') ?? ''}`,
    'Idempotency-Key: kunci-soket\r\n\r\n',
  ].join('\r\n')

async function stranger(): Promise<Jar> {
  const { cookies } = await app.inject('/sanctum/csrf-cookie')
  return new Map(cookies.map(({ name, value }) => [name, value]))
}

describe('a body is read when its sender may come in, and only as much as may be sent there', () => {
  // Of none of these a single byte of the body is ever sent: who waited for it would not answer.
  test.each([
    ['a stranger without a session', 'nobody', '/api/pelanggan', 1_000_000, 419],
    ['a stranger at a door of members', 'stranger', '/api/pelanggan', 1_000_000, 401],
    ['a stranger with more than a form at the login', 'stranger', '/api/login', 20_000, 413],
    ['a stranger at an address that is none', 'nobody', '/api/tidak-ada', 20_000, 413],
    ['a member with more than a megabyte', 'member', '/api/pelanggan', 2_000_000, 413],
  ])('%s', async (_who, who, path, length, status) => {
    const jar = who === 'member' ? member : who === 'stranger' ? await stranger() : new Map()
    expect(await said(headOf(jar, path, length))).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })

  test('nor are brackets within brackets, however they end', async () => {
    const jar = await stranger()
    for (const body of ['['.repeat(8000) + ']'.repeat(8000), '['.repeat(16_000), `{"email":${'{"a":'.repeat(3000)}`])
      expect(await said(headOf(jar, '/api/login', body.length) + body)).toMatch(/^HTTP\/1.1 400 [^]*tidak dapat dibaca/)
  })
})

describe('what is no request', () => {
  test.each([
    ['nonsense', 'apa saja\r\n\r\n', '400', 'tidak dapat dibaca'],
    ['a head of 40 KB', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(40_000)}\r\n\r\n`, '431', 'Hapus cookie'],
    ['an address that is no text', 'GET /%FF HTTP/1.1\r\nHost: x\r\n\r\n', '400', 'Alamat ini tidak dapat dibaca'],
  ])('%s is told so in words, with the headers of every answer', async (_what, text, status, words) => {
    const heard = await said(text)
    expect(heard).toContain(`HTTP/1.1 ${status} `)
    expect(heard).toContain(words)
    expect(heard.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(heard.toLowerCase()).toContain("frame-ancestors 'none'")
    if (!text.includes('%FF')) expect(heard.toLowerCase()).toContain('connection: close')
  })
})

test('who hangs up in the middle of a form is no error of ours', async () => {
  const socket = connect(port, '127.0.0.1')
  const gone = new Promise<void>((resolve) =>
    app.server.once('connection', (peer) => void peer.once('close', () => resolve())),
  )
  socket.write(`${headOf(member, '/api/pelanggan', 500)}{"name":"PT Ter`)
  // The door has looked the session up and reads: it answers nothing until all is there.
  await expect.poll(() => socket.bytesWritten).toBeGreaterThan(200)
  await new Promise((resolve) => setTimeout(resolve, 300))
  socket.resetAndDestroy()
  await gone
  await app.inject('/healthz')
  expect(log).toEqual([])
})

describe('going', () => {
  test('readiness turns first, what was taken is served, and each answer ends its connection', async () => {
    const leaving = await listening(1500)
    const agent = new Agent({ keepAlive: true, maxSockets: 8 })
    const ask = (path: string) =>
      new Promise<string>((resolve) => {
        get({ host: '127.0.0.1', port: portOf(leaving), path, agent }, (answer) => {
          answer.resume().on('end', () => resolve(`${answer.statusCode} ${answer.headers.connection}`))
        }).on('error', ({ message }) => resolve(message))
      })
    const before = await Promise.all(Array.from({ length: 8 }, () => ask('/api/sign-in-options')))
    expect(new Set(before)).toEqual(new Set(['200 keep-alive']))
    expect(await ask('/readyz')).toBe('200 keep-alive')
    const closed = leaving.close()
    const during = await Promise.all(Array.from({ length: 8 }, () => ask('/api/sign-in-options')))
    expect(new Set(during)).toEqual(new Set(['200 close']))
    expect(await ask('/readyz')).toBe('503 close')
    expect(await ask('/healthz')).toBe('200 close')
    await closed
    agent.destroy()
  })
})

test('/readyz asks the database and the disk, /healthz nobody', async () => {
  expect((await app.inject('/readyz')).json()).toEqual({ ok: true, database: true, disk: true })
  const lost = {
    ...db,
    get read(): never {
      throw new Error('gone')
    },
  }
  const without = await buildServer({ db: lost, appUrl: 'http://localhost:3000', logLevel: 'silent' })
  const answer = await without.inject('/readyz')
  expect([answer.statusCode, answer.json()]).toEqual([503, { ok: false, database: false, disk: true }])
  expect((await without.inject('/healthz')).statusCode).toBe(200)
  const nowhere = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent', dataDir: '/tidak/ada' })
  expect((await nowhere.inject('/readyz')).json()).toEqual({ ok: false, database: true, disk: false })
})
