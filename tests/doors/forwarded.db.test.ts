import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildServer } from '#app/server.ts'
import { addressOf } from '#kit/access/rate-limit.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { TOKEN_ADDRESS } from '#modules/company/sign-in/limits.ts'

// Whose address counts (security.md D8): what a caller writes about itself never does. Through real sockets.
const appUrl = 'https://mandor.contoh.co.id'
/** An invitation that nobody ever sent: each look at it counts. */
const door = `/api/invitations/${'A'.repeat(43)}`
let db: Database
const open: FastifyInstance[] = []

beforeAll(async () => {
  db = await testDatabase()
})
beforeEach(() => db.pool.query('delete from rate_limit'))
afterAll(async () => {
  await Promise.all(open.map((app) => app.close()))
  await db?.close()
})

interface Caller {
  /** The address its packets come from; all of 127.0.0.0/8 is this machine. */
  readonly from?: string
  /** What it writes of where it comes from. */
  readonly forwarded?: string
}
type Knock = (caller?: Caller) => Promise<number>

async function houseAt(appUrl: string): Promise<{ app: FastifyInstance; knock: Knock }> {
  const app = await buildServer({ db, appUrl, logLevel: 'silent' })
  open.push(app)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const knock: Knock = ({ from = '127.0.0.1', forwarded } = {}) =>
    new Promise((resolve, reject) => {
      const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
      get({ host: '127.0.0.1', port, path: door, localAddress: from, agent: false, headers }, (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      }).on('error', reject)
    })
  return { app, knock }
}

/** Knocks until the limit of one address is used up; `nth` says how each knock looks. */
async function useUp(knock: Knock, nth: (n: number) => Caller): Promise<void> {
  for (let n = 0; n < TOKEN_ADDRESS.most; n += 1) expect(await knock(nth(n))).toBe(422)
}

describe('a house without a proxy', { timeout: 60_000 }, () => {
  test('counts the socket: another name in every call escapes nothing, and locks out nobody else', async () => {
    const { knock } = await houseAt('http://localhost:3000')
    const victim = '127.0.0.9'
    await useUp(knock, (n) => ({ forwarded: n % 2 === 0 ? `203.0.113.${n}` : victim }))
    expect(await knock({ forwarded: '198.51.100.1' })).toBe(429)
    expect(await knock()).toBe(429)
    expect(await knock({ from: victim })).toBe(422)
  })
})

describe('a house behind a proxy on its own machine', { timeout: 60_000 }, () => {
  const guest = '203.0.113.7'
  test('counts the last address that no trusted proxy wrote, whatever stands before it', async () => {
    const { knock } = await houseAt(appUrl)
    // What the guest wrote itself stands at the left; the proxy adds the true address at the right.
    await useUp(knock, (n) => ({ forwarded: `198.51.100.${n}, ${guest}` }))
    expect(await knock({ forwarded: `10.0.0.1, ${guest}` })).toBe(429)
    expect(await knock({ forwarded: guest })).toBe(429)
    // A name it gave itself is no worse off for it, and neither is anybody else.
    expect(await knock({ forwarded: '198.51.100.1' })).toBe(422)
    expect(await knock({ forwarded: '203.0.113.8' })).toBe(422)
  })

  test('an address in another spelling is the same address, and nonsense is none', async () => {
    const { knock } = await houseAt(appUrl)
    await useUp(knock, (n) => ({ forwarded: `2001:db8:1:2::${n.toString(16)}` }))
    expect(addressOf('2001:DB8:1:2:0:0:0:ffff')).toBe(addressOf('2001:db8:1:2::1'))
    expect(await knock({ forwarded: '2001:DB8:1:2:0:0:0:ffff' })).toBe(429)
    expect(await knock({ forwarded: '2001:db8:1:3::1' })).toBe(422)
    for (const nonsense of ['', ',,,', 'unknown', "' or 1=1 --", 'a'.repeat(4000)])
      expect(await knock({ forwarded: nonsense }), nonsense.slice(0, 20)).toBeLessThan(500)
  })

  test('who reaches it past the proxy is believed nothing', async () => {
    const { app } = await houseAt(appUrl)
    const past = async (n: number, remoteAddress = '198.51.100.77') =>
      (await app.inject({ url: door, remoteAddress, headers: { 'x-forwarded-for': `203.0.113.${n}` } })).statusCode
    for (let n = 0; n < TOKEN_ADDRESS.most; n += 1) expect(await past(n)).toBe(422)
    expect(await past(250)).toBe(429)
    expect(await past(1, '198.51.100.78')).toBe(422)
  })
})

describe('a house behind a proxy in another container', { timeout: 60_000 }, () => {
  const through = (app: FastifyInstance) => async (guest: string) => {
    const headers = { 'x-forwarded-for': `10.9.9.9, ${guest}` }
    return (await app.inject({ url: door, remoteAddress: '172.18.0.5', headers })).statusCode
  }

  test('counts the guest once the proxy is named', async () => {
    const app = await buildServer({ db, appUrl, logLevel: 'silent', trustProxy: ['172.18.0.0/16'] })
    const knock = through(app)
    for (let n = 0; n < TOKEN_ADDRESS.most; n += 1) expect(await knock('203.0.113.7')).toBe(422)
    expect(await knock('203.0.113.7')).toBe(429)
    expect(await knock('203.0.113.8')).toBe(422)
  })

  test('without its name everybody is the proxy, and one uses up what all may', async () => {
    const knock = through(await buildServer({ db, appUrl, logLevel: 'silent' }))
    for (let n = 0; n < TOKEN_ADDRESS.most; n += 1) expect(await knock('203.0.113.7')).toBe(422)
    expect(await knock('203.0.113.8')).toBe(429)
  })
})
