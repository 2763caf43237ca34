import { afterAll, beforeAll, expect, test } from 'vitest'
import { actorOf } from '#app/seed/as-person.ts'
import { allChecks } from '#app/cli/check-books.ts'
import { allRoutes } from '#app/server-routes.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aShelf } from '#kit/files/cast/shelf.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { createUser } from '#modules/company/accounts/create-user.ts'
import { companies } from '#modules/company/companies/contract.ts'
import { signInSession } from '#modules/company/accounts/session-store.ts'
import { customers } from '#modules/parties/contract.ts'
import { searchAll } from '#app/search/contract.ts'
import { openTrash } from '#app/website/trash-contract.ts'
import { fillDemoCompany, openDemo, removeDemoCompany } from './contract.ts'
import { demoJobs } from './fill-job.ts'
import { knowDemo } from './store.ts'

let db: Database
let shelf: ReturnType<typeof aShelf>
let boss: Actor
let ownerId: string

beforeAll(async () => {
  shelf = aShelf()
  db = await testDatabase()
  const owner = actorOf(newId(), newId())
  const made = await deskOf(db, owner, allRoutes).do(companies.add, { name: 'PT Asli', shortCode: 'ASLI' })
  boss = { ...owner, companyId: made.id }
  // As in every real house: somebody is at work who could say yes, so nobody says yes to their own.
  const password = 'pasir-kali-tiga-truk'
  ownerId = await db.withTx((tx) => createUser(tx, { email: 'siti@asli.id', name: 'Siti', role: 'Pemilik', password }))
})
afterAll(async () => {
  await db?.close()
  shelf.clear()
})

const desk = () => deskOf(db, boss, allRoutes)

/** Every row of every table with its company's id, told as one fingerprint per table. */
async function traces(companyId: string): Promise<Record<string, string>> {
  const { rows } = await db.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'company_id'
     and table_name not in ('session', 'idempotency') order by 1`,
  )
  const told: Record<string, string> = {}
  for (const { name } of rows) {
    const { rows: found } = await db.pool.query<{ told: string }>(
      `select count(*) || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as told from ${name} t where company_id = $1`,
      [companyId],
    )
    told[name] = found[0]?.told ?? ''
  }
  return told
}

/** The job, as the runner would do it. */
async function work(): Promise<void> {
  const { rows } = await db.pool.query<{ payload: Record<string, unknown> }>(
    "delete from job where name = 'demo.fill' returning payload",
  )
  for (const { payload } of rows) await db.withTx(async (tx) => demoJobs[0]?.run({ tx, db, payload, attempt: 1 }))
}

test(
  'example data comes and goes beside the real company, of which not one row changes',
  { timeout: 120_000 },
  async () => {
    await desk().do(customers.add, { name: 'PT Pelanggan Asli' })
    const before = await traces(boss.companyId)

    expect(await desk().do(openDemo, {})).toMatchObject({ state: 'none' })
    expect(await desk().do(fillDemoCompany, {})).toMatchObject({ state: 'filling' })
    await expect(desk().do(fillDemoCompany, {})).rejects.toMatchObject({ code: 'demo.exists' })
    await expect(desk().do(removeDemoCompany, {})).rejects.toMatchObject({ code: 'demo.filling' })
    await work()
    const ready = await desk().do(openDemo, {})
    expect(ready).toMatchObject({ state: 'ready' })
    const demo = { ...boss, companyId: String(ready.companyId) }
    expect((await deskOf(db, demo, allRoutes).do(customers.list, {})).count).toBeGreaterThan(10)
    // People and sites stand in it too: staff, Saturdays that were paid, bills with progress.
    const { rows: around } = await db.pool.query<Record<string, number>>(
      `select (select count(*)::int from employee where company_id = $1) as staff,
        (select count(*)::int from wage_settlement where company_id = $1 and paid > 0) as saturdays,
        (select count(*)::int from progress_report where company_id = $1 and state = 'approved') as weeks`,
      [demo.companyId],
    )
    expect(around[0]).toEqual({ staff: 24, saturdays: 13, weeks: 8 })
    expect(await traces(boss.companyId)).toEqual(before)
    expect(await findBreaches(db.read, allChecks)).toEqual([])

    // Somebody wrote something real into it by mistake: it is told, and goes only when they say that they know.
    expect(ready.own).toBe(0)
    const typist = deskOf(db, { ...demo, via: 'web' }, allRoutes)
    await typist.do(customers.add, { name: 'PT Salah Alamat' })
    expect(await desk().do(openDemo, {})).toMatchObject({ own: 1 })
    await expect(desk().do(removeDemoCompany, {})).rejects.toMatchObject({ code: 'demo.own-work', facts: { own: 1 } })
    expect(await desk().do(openDemo, {})).toMatchObject({ state: 'ready' })

    // Who stands in it when it goes stands in their own company again, not in none.
    const inside = { userId: ownerId, companyId: demo.companyId, oldSessionId: undefined }
    const { session } = await db.withTx((tx) => signInSession(tx, { ip: '127.0.0.1', userAgent: '' }, inside))
    expect(await desk().do(removeDemoCompany, { withOwn: true })).toMatchObject({ state: 'none' })
    const { rows: at } = await db.pool.query('select company_id from session where id = $1', [session.id])
    expect(at).toEqual([{ company_id: boss.companyId }])
    expect((await desk().do(companies.list, {})).rows.map(({ name }) => name)).toEqual(['PT Asli'])
    expect((await desk().do(companies.list, { archived: true })).rows).toEqual([])
    expect(await desk().do(openTrash, { from: 'archive' })).toEqual([])
    expect(await desk().do(searchAll, { q: 'contoh' })).toEqual([])
    expect(await traces(boss.companyId)).toEqual(before)
    expect(await findBreaches(db.read, allChecks)).toEqual([])
    await expect(desk().do(removeDemoCompany, {})).rejects.toMatchObject({ code: 'demo.none' })
  },
)

test('nothing but a company of the list is ever put away', async () => {
  await db.pool.query("insert into demo_company (id, state, asked_by) values ($1, 'ready', $1)", [newId()])
  await desk().do(removeDemoCompany, {})
  const { rows } = await db.pool.query('select archived_at from company where id = $1', [boss.companyId])
  expect(rows[0]).toEqual({ archived_at: null })
})

test('an example filled from the command line is told on the dashboard, unless it is all there is', async () => {
  await db.pool.query(`delete from demo_company where state in ('filling', 'ready')`)
  const { id } = await desk().do(companies.add, { name: 'PT Contoh Baru', shortCode: 'CBARU' })
  expect(await db.withTx((tx) => knowDemo(tx, id))).toBe('PT Contoh Baru')
  expect(await desk().do(openDemo, {})).toMatchObject({ state: 'ready', companyId: id })

  await db.pool.query(`delete from demo_company where company_id = $1`, [id])
  await db.pool.query(`update company set archived_at = now() where id <> $1`, [id])
  await db.withTx((tx) => knowDemo(tx, id))
  expect(await desk().do(openDemo, {})).toMatchObject({ state: 'none' })
})
