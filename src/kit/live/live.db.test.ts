import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer } from '#app/server.ts'
import { openHouseLive } from '#app/open-live.ts'
import { openDatabase, type Database } from '#kit/db/database.ts'
import { afterCommit } from '#kit/db/after-commit.ts'
import { tables } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { announceAfter, carryChangesBy, type Change } from '#kit/live/announce.ts'
import { openLive, type Live } from '#kit/live/live.ts'
import { payloads } from '#kit/live/line.ts'
import { openEar, type Ear } from './cast/ear.ts'
import { aHouse, anOwner, type TestHouse } from '#modules/company/sign-in/cast/house.ts'
import type { TestBrowser } from '#modules/company/sign-in/cast/browser.ts'

const siti = 'siti@wirabangun.co.id'
let house: TestHouse
let live: Live
let url: string
let owner: TestBrowser
let companyId: string
const ears: Ear[] = []

beforeAll(async () => {
  house = await aHouse()
  await anOwner(house, siti)
  owner = await house.signedIn(siti)
  companyId = String((await house.run('select id from company'))[0]?.['id'])
  live = openHouseLive(house.db)
  const app = await buildServer({ db: house.db, appUrl: 'http://localhost:3000', logLevel: 'silent', live })
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  afterAll(async () => {
    for (const ear of ears) ear.close()
    await app.close()
    await live.close()
    carryChangesBy(undefined)
  })
})

async function listening(browser = owner, tab = newId(), at = url): Promise<Ear> {
  const ear = await openEar(at, browser.jar.get('mandor_session') ?? '', tab)
  ears.push(ear)
  return ear
}
const parties = (more: Partial<Change> = {}): Change => ({ companyId, topics: ['parties'], ...more })

test('a stranger hears nothing at all', async () => {
  expect((await fetch(`${url}/api/live`)).status).toBe(401)
})

test('an act of one screen is heard by the others within a moment, and not by the tab that did it', async () => {
  const [mine, other] = [await listening(owner, 'my-own-tab'), await listening()]
  const answer = await fetch(`${url}/api/pelanggan`, {
    method: 'POST',
    headers: {
      cookie: [...owner.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': owner.jar.get('XSRF-TOKEN') ?? '',
      'x-tab': 'my-own-tab',
      'content-type': 'application/json',
      'idempotency-key': newId(),
    },
    body: JSON.stringify({ name: 'Toko Maju', type: 'perorangan' }),
  })
  expect(answer.status).toBe(200)
  const heard = await other.next('change')
  expect(heard).toMatchObject({ topics: expect.arrayContaining(['parties']), isOwn: true, by: 'Siti Nurhaliza' })
  expect(heard['ids']).toContain(((await answer.json()) as { id: string }).id)
  // What is told next is the first that this tab hears.
  live.publish(parties({ ids: ['later'] }))
  expect(await mine.next('change')).toMatchObject({ ids: ['later'] })
  expect(mine.of('change')).toHaveLength(1)
})

test('what rolled back is told to nobody, what committed is', async () => {
  const ear = await listening()
  const failing = house.db.withTx(async (tx) => {
    announceAfter(tx, parties({ ids: ['rolled-back'] }))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await house.db.withTx(async (tx) => announceAfter(tx, parties({ ids: ['committed'] })))
  expect(await ear.next('change')).toMatchObject({ ids: ['committed'] })
  expect(ear.of('change')).toHaveLength(1)
})

test('a transaction that begins again tells what its last try did, once', async () => {
  const told: number[] = []
  let tries = 0
  await house.db.withTx(async (tx) => {
    tries += 1
    const now = tries
    afterCommit(tx, () => told.push(now))
    if (tries < 3) await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(tables(tx))
  })
  expect(told).toEqual([3])
})

test('another company hears nothing, a person named hears alone, and nobody of what they may not read', async () => {
  const ear = await listening()
  live.publish(parties({ companyId: newId(), ids: ['elsewhere'] }))
  live.publish(parties({ users: [newId()], ids: ['somebody else'] }))
  live.publish(parties({ topics: ['nothing-reads-this'], ids: ['unknown'] }))
  live.publish(parties({ ids: ['ours'] }))
  expect(await ear.next('change')).toMatchObject({ ids: ['ours'] })
  expect(ear.of('change')).toHaveLength(1)
})

test('several servers of one database hear each other, and listen on when their line was cut', async () => {
  const second = openDatabase(house.db.config)
  const heard: string[][] = []
  const elsewhere = openLive({
    db: second,
    sessions: { find: async () => undefined, begin: () => Promise.reject(new Error('none')) },
    readable: () => ({ topics: new Set(['parties']), records: new Set(['parties']) }),
    everywhere: new Set(),
    rights: new Set(),
  })
  elsewhere.hub.add({
    token: '',
    tab: '',
    actor: { ...(await actorOf()), companyId },
    send: (text) => heard.push([text]) > 0,
    end: () => undefined,
  })
  // Said again until the other's line stands.
  const said = () => {
    live.publish(parties({ ids: ['from the first'] }))
    return heard.flat().join()
  }
  await expect.poll(said, { interval: 100 }).toContain('from the first')
  const ear = await listening()
  elsewhere.publish(parties({ ids: ['from the second'] }))
  await expect.poll(() => JSON.stringify(ear.of('change'))).toContain('from the second')

  await cutLines(house.db)
  expect(await ear.next('gap')).toEqual({})
  const saidAgain = () => {
    elsewhere.publish(parties({ ids: ['after the cut'] }))
    return JSON.stringify(ear.of('change'))
  }
  await expect.poll(saidAgain, { interval: 200 }).toContain('after the cut')
  await elsewhere.close()
  await second.close()
})

test('whoever signs out hears no more, and a right that changes is told', async () => {
  const browser = await house.signedIn(siti)
  const ear = await listening(browser)
  await browser.post('/api/logout', {})
  expect(await ear.next('ended')).toEqual({})
  await expect.poll(() => ear.isClosed()).toBe(true)

  const other = await listening()
  await house.run(`update app_user set name = 'Siti N.' where email = '${siti}'`)
  live.publish({ companyId, topics: ['users'] })
  expect(await other.next('rights')).toEqual({})
})

test('nobody opens lines without end', async () => {
  const browser = await house.signedIn(siti)
  const before = live.hub.screens.size
  for (let n = before; n < 12; n += 1) await listening(browser)
  const refused = await fetch(`${url}/api/live`, {
    headers: { cookie: `mandor_session=${browser.jar.get('mandor_session')}` },
  })
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
})

test('what a message cannot hold is cut in pieces, and one change too large loses its details, not itself', () => {
  const many = Array.from({ length: 100 }, () => parties({ ids: [newId(), newId()] }))
  const sent = payloads('me', many)
  expect(sent.every((one) => Buffer.byteLength(one) <= 7500)).toBe(true)
  expect(sent.flatMap((one) => (JSON.parse(one) as { changes: unknown[] }).changes)).toEqual(many)
  const one = payloads('me', [parties({ ids: Array.from({ length: 1000 }, () => newId()) })])
  expect(one.map((each) => JSON.parse(each))).toEqual([{ from: 'me', changes: [parties()] }])
})

test('a stop ends every stream at once', async () => {
  const ear = await listening(owner).catch(() => ears[0])
  const began = performance.now()
  live.endStreams()
  await expect.poll(() => ear?.isClosed()).toBe(true)
  // Long before a line of its own accord would be looked at again.
  expect(performance.now() - began).toBeLessThan(10_000)
})

// The role of the application may not end connections: the owner of the database does.
async function cutLines(db: Database): Promise<void> {
  const master = new pg.Client({ connectionString: db.config.url })
  await master.connect()
  await master.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mandor-live' and datname = current_database()`,
  )
  await master.end()
}

async function actorOf() {
  const [screen] = live.hub.screens
  if (!screen) throw new Error('nobody is connected')
  return screen.actor
}
