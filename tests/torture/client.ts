import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { newestCode, type Credentials } from '../browser/sign-in.ts'
import type { House } from '../browser/house.ts'

/** What came back: a status of 0 means that nothing did, so nobody knows whether it was done. */
export interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
}

/** An act as it was sent; sending it again must not do it twice. */
export interface Act {
  readonly path: string
  readonly body: Record<string, unknown>
  readonly key: string
}

/** A person at the doors of a house, without a screen. */
export interface Client {
  /** The same person at the same house, which now answers at another address. */
  at(url: string): Client
  get(path: string): Promise<Answer>
  act(path: string, body: Record<string, unknown>): Act
  send(act: Act): Promise<Answer>
}

/** Signs in over HTTP; the session outlives every crash, as the next house of the data folder knows it too. */
export async function signedIn(house: House, person: Credentials): Promise<Client> {
  const jar = new Map<string, string>()
  const client = clientOf(house.url, jar)
  await client.get('/sanctum/csrf-cookie')
  const known = new Set(mailsOf(house))
  await must(client.send(client.act('/api/login', { ...person })))
  const code = await newestCode(house, known)
  await must(client.send(client.act('/api/verify-otp', { email: person.email, code })))
  return client
}

function clientOf(url: string, jar: Map<string, string>): Client {
  const ask = async (
    path: string,
    init: { method?: string; body?: string; headers?: Record<string, string> },
  ): Promise<Answer> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...init.headers, cookie, accept: 'application/json', 'user-agent': 'Mozilla/5.0 torture' }
    const response = await fetch(url + path, { ...init, headers, signal: AbortSignal.timeout(30_000) })
    for (const set of response.headers.getSetCookie()) keep(jar, set)
    const body = (await response.json().catch(() => ({}))) as Record<string, unknown>
    return { status: response.status, body }
  }
  const unanswered = { status: 0, body: {} }
  return {
    at: (other) => clientOf(other, jar),
    get: (path) => ask(path, {}).catch(() => unanswered),
    act: (path, body) => ({ path, body, key: randomUUID() }),
    send: ({ path, body, key }) => {
      const token = decodeURIComponent(jar.get('XSRF-TOKEN') ?? '')
      const headers = { 'content-type': 'application/json', 'x-xsrf-token': token, 'idempotency-key': key }
      return ask(path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => unanswered)
    },
  }
}

function keep(jar: Map<string, string>, set: string): void {
  const [pair = ''] = set.split(';')
  const at = pair.indexOf('=')
  jar.set(pair.slice(0, at), pair.slice(at + 1))
}

function mailsOf(house: House): string[] {
  try {
    return readdirSync(join(house.dataDir, 'outbox'))
  } catch {
    return []
  }
}

async function must(answer: Promise<Answer>): Promise<void> {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`signing in was answered ${status}: ${JSON.stringify(body)}`)
}
