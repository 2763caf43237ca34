import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import { buildServer } from '#app/server.ts'
import { type Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { aBrowser } from '#modules/company/sign-in/cast/browser.ts'
import { aCompany, type Jar, someoneWith } from './people.ts'

// Every endpoint of the house × who may stand before it. An endpoint that is not in the list does not exist.
const endpoints = allRoutes.map((served) => served.endpoint)
const guarded = endpoints.filter(({ permission }) => permission !== 'public' && permission !== 'signed-in')

let app: FastifyInstance
let db: Database
let companyId: string
const jars = new Map<string, Jar>()

beforeAll(async () => {
  db = await testDatabase()
  app = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent' })
  companyId = await aCompany(db, 'PT Matriks')
})

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const wantedBy = ({ permission }: Endpoint): readonly string[] =>
  typeof permission === 'string' ? [permission] : permission

async function jarWith(permissions: readonly string[]): Promise<Jar> {
  const key = [...permissions].sort().join('|')
  const known = jars.get(key) ?? (await someoneWith(db, companyId, permissions))
  jars.set(key, known)
  return known
}

/** Asks an endpoint with ids that exist nowhere and nothing else; answers the status. */
async function knock(endpoint: Endpoint, jar?: Jar): Promise<number> {
  const browser = await aBrowser(app, jar ? { jar } : {})
  const path = endpoint.path.replaceAll(/:[A-Za-z]+/g, () => newId())
  const answer = await browser.ask(endpoint.method as 'GET', path, endpoint.method === 'GET' ? undefined : {})
  return answer.status
}

test('a stranger gets 401 from everything that is not public', async () => {
  const open: string[] = []
  for (const endpoint of endpoints) {
    const status = await knock(endpoint)
    if (endpoint.permission !== 'public' && status !== 401) open.push(`${nameOf(endpoint)} answered ${status}`)
  }
  expect(open).toEqual([])
})

test('somebody without a single right gets 403 from everything that asks for one', async () => {
  const jar = await jarWith([])
  const open: string[] = []
  for (const endpoint of guarded) {
    const status = await knock(endpoint, jar)
    if (status !== 403) open.push(`${nameOf(endpoint)} answered ${status}`)
  }
  expect(open).toEqual([])
})

test('every right but the one asked for is not enough', async () => {
  const open: string[] = []
  for (const endpoint of guarded) {
    const wanted = wantedBy(endpoint)
    const status = await knock(
      endpoint,
      await jarWith(allPermissions.filter((permission) => !wanted.includes(permission))),
    )
    if (status !== 403) open.push(`${nameOf(endpoint)} answered ${status}`)
  }
  expect(open).toEqual([])
})

describe('the right that is asked for opens the door', () => {
  test.each([...new Set(guarded.flatMap(wantedBy))])('%s', async (permission) => {
    const jar = await jarWith([permission])
    const closed: string[] = []
    for (const endpoint of guarded.filter((one) => wantedBy(one).includes(permission))) {
      const status = await knock(endpoint, jar)
      // What lies behind the door may still say: wrong shape, no such row. Never: who are you, or an error of ours.
      if ([401, 403].includes(status) || status >= 500) closed.push(`${nameOf(endpoint)} answered ${status}`)
    }
    expect(closed).toEqual([])
  })
})

test('an unsafe call without the token of its own session gets 419 and changes nothing', async () => {
  const jar = await jarWith(allPermissions)
  const foreign = await jarWith([])
  const open: string[] = []
  for (const endpoint of endpoints.filter(({ method }) => method !== 'GET')) {
    for (const token of [undefined, 'basi', foreign.get('XSRF-TOKEN')]) {
      const mixed = new Map(jar)
      if (token === undefined) mixed.delete('XSRF-TOKEN')
      else mixed.set('XSRF-TOKEN', token)
      const status = await knock(endpoint, mixed)
      if (status !== 419) open.push(`${nameOf(endpoint)} answered ${status} to ${String(token)}`)
    }
  }
  expect(open).toEqual([])
})
