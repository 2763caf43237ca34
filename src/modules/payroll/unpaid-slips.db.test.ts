import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import type { FileReply } from '#kit/http/serve.ts'
import { newId } from '#kit/id.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { aHouse } from '../../../tests/cast/house.ts'
import { aPaidEmployee, someTaxFacts } from './cast/month.ts'
import { payrollRoutes } from './routes.ts'
import * as runs from './runs/contract.ts'

const routes = [...peopleRoutes, ...payrollRoutes]
let db: Database
let actor: Actor
let maker: Desk
let boss: Desk

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  maker = deskOf(db, actor, routes)
  boss = deskOf(db, { ...actor, userId: newId(), name: 'Rina Marlina' }, routes)
  for (const name of ['Maya Sekarwangi', 'Rudi Hartawan'])
    await someTaxFacts(maker, await aPaidEmployee(maker, name, '7200000', '2022-03-01'), 'TK/0', 'gross')
})

async function booked(month: string) {
  const { id } = await maker.do(runs.addRun, { month, payDate: `${month}-28`, jkk: 'sedang', umk: null })
  const { version } = await maker.do(runs.openRun, { id })
  const handed = await maker.do(runs.submitRun, { id, version })
  await boss.do(runs.decideRun, { id, version: handed.version, decision: 'approve', note: null })
  return maker.do(runs.openRun, { id })
}

async function paid(run: runs.RunPage, at: number, amount: string) {
  const slips = [{ id: run.slips[at]?.id ?? '', amount }]
  const { id, version } = run
  await boss.do(runs.payRun, { id, version, date: '2026-10-30', cashAccountId: null, slips })
  return maker.do(runs.openRun, { id })
}

test('what employees have not been paid stands in one list over all runs, with what is left, why it is held, and its sum', async () => {
  const september = await booked('2026-09')
  const october = await booked('2026-10')
  const net = Number(october.slips[0]?.net)
  // Maya has all of September and a part of October; Rudi's September is held, his October paid.
  await paid(september, 0, String(net))
  await boss.do(runs.holdSlip, {
    ...{ id: september.slips[1]?.id ?? '', reason: 'Rekening salah' },
    version: (await maker.do(runs.openRun, { id: september.id })).version,
  })
  await paid(await paid(october, 0, '1000000'), 1, String(net))
  await maker.do(runs.addRun, { month: '2026-11', payDate: '2026-11-27', jkk: 'sedang', umk: null })

  const unpaid = await maker.do(runs.listSlips, { isUnpaid: 'true' })
  expect(unpaid.rows).toMatchObject([
    { label: `${october.number}/01`, name: 'Maya Sekarwangi', open: String(net - 1_000_000), heldReason: null },
    { label: `${september.number}/02`, name: 'Rudi Hartawan', open: String(net), heldReason: 'Rekening salah' },
  ])
  expect(unpaid.totals).toEqual({ open: String(2 * net - 1_000_000) })
  // It is what the books owe them.
  const { rows } = await db.pool.query<{ owed: string }>(
    `select sum(credit - debit)::text as owed from party_balance where company_id = $1 and account_code = '2-1300'`,
    [actor.companyId],
  )
  expect(rows[0]?.owed).toBe(unpaid.totals.open)

  const asked = { isUnpaid: 'true', format: 'csv' } as const
  const { body } = (await maker.do(runs.exportSlips, asked)) as unknown as FileReply
  const lines = (Buffer.isBuffer(body) ? String(body) : await text(body)).trim().split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[2]).toContain('Rekening salah')
  expect(lines[2]).toContain(String(net))
})

test('who sees no wages reads whose slips they are, not how much; another company reads none', async () => {
  const looker = deskOf(db, { ...actor, can: (right) => right === 'view slip-gaji' }, routes)
  const seen = await looker.do(runs.listSlips, { isUnpaid: 'true' })
  expect(seen.rows).toHaveLength(2)
  expect(seen.totals).toEqual({})
  for (const key of ['open', 'net', 'earned']) expect(Object.keys(seen.rows[0] ?? {})).not.toContain(key)
  const { rows } = await db.pool.query<{ id: string }>(
    `select employee_id as id from payroll_slip where company_id = $1 and name like 'Rudi%' limit 1`,
    [actor.companyId],
  )
  const employeeId = rows[0]?.id ?? ''
  const theirs = await looker.do(runs.listSlips, { employeeId })
  expect(theirs.rows.map(({ month, name }) => [month, name])).toEqual(
    ['2026-11', '2026-10', '2026-09'].map((month) => [month, 'Rudi Hartawan']),
  )
  const stranger = deskOf(db, (await aHouse(db)).actor, routes)
  expect((await stranger.do(runs.listSlips, { employeeId })).rows).toEqual([])
  expect((await stranger.do(runs.listSlips, { isUnpaid: 'true' })).rows).toEqual([])
})
