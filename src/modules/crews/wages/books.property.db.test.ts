import { beforeAll, expect, test } from 'vitest'
import { addDays, day, weekdayOf } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { aPaidKasbon } from '#modules/kasbon/cast/kasbon.ts'
import { kasbonRoutes } from '#modules/kasbon/routes.ts'
import { aCrew } from '#modules/people/cast/crew.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { expectWholeBooks } from '../../../../tests/cast/whole-books.ts'
import { aMark, anotherOf, approveWhole } from '../cast/week.ts'
import { crewRoutes } from '../routes.ts'
import * as wages from '../settlements/contract.ts'
import { saveSheet } from '../sheets/contract.ts'
import { openWeek, reopenDays } from '../weeks/contract.ts'

// `npm run properties` walks through hundreds of weeks.
const asked = process.env['PROPERTY_RUNS']
const runs = asked === undefined ? 6 : Math.ceil(Number(asked) / 100)
const seed = Number(process.env['PROPERTY_SEED'] ?? 20_261_129)
const STEPS = 14
const FIRST = day('2026-02-02')

let db: Database
let actor: Actor
let desk: Desk
let boss: Desk
let projects: string[]
let crew: string[]

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  const other = anotherOf(actor)
  const routes = [...peopleRoutes, ...kasbonRoutes, ...crewRoutes]
  desk = deskOf(db, actor, routes)
  boss = deskOf(db, other, routes)
  knowApprovers(() => Promise.resolve([actor.userId, other.userId]))
  projects = [(await aProject(db, actor)).id, (await aProject(db, actor)).id]
  const rates = { Darmo: '260000', Slamet: '520001', Karno: '2700000' }
  crew = Object.values(await aCrew(db, actor, { projectId: projects[0]!, rates }))
})

type Roll = (below: number) => number

/** A small generator: the same seed gives the same course. */
function dice(start: number): Roll {
  let state = start >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Number((BigInt(state) * BigInt(below)) >> 32n)
  }
}

// What may be said to a random act: somebody else was first, nothing is there, or it is paid.
const said =
  /^(wages\.(nobody|changed|paid|settled)|crew-week\.(paid|changed|own)|record\.changed|document\.|wage-payment\.void)/

const acts: readonly ((roll: Roll, week: number) => Promise<unknown>)[] = [
  markDay,
  markDay,
  approveAll,
  settle,
  settle,
  fetchPay,
  fetchPay,
  giveBack,
  takeBack,
  reopen,
]

async function markDay(roll: Roll, week: number): Promise<unknown> {
  const on = addDays(FIRST, week * 7 + roll(7))
  const isRest = weekdayOf(on) === 6
  const projectId = projects[roll(2)]!
  const mark = isRest ? { halfDays: 0, restHours: 1 + roll(16) } : { halfDays: 1 + roll(2), overtime: roll(6) }
  return desk.do(saveSheet, { projectId, day: on, rows: crew.map((id) => aMark(id, mark)) } as never)
}

async function approveAll(_roll: Roll, week: number): Promise<unknown> {
  for (const projectId of projects) await approveWhole(boss, projectId, addDays(FIRST, week * 7))
  return null
}

async function settle(_roll: Roll, week: number): Promise<unknown> {
  const until = addDays(FIRST, week * 7 + 5)
  const { digest } = await desk.do(wages.wagesNow, { until })
  return desk.do(wages.settleWages, { until, date: until, digest })
}

async function someSettlement(roll: Roll) {
  const all = (await desk.do(wages.listSettlements, {})).filter(({ state }) => state === 'posted')
  const one = all[roll(Math.max(all.length, 1))]
  return one && desk.do(wages.openSettlement, { id: one.id })
}

async function fetchPay(roll: Roll): Promise<unknown> {
  const page = await someSettlement(roll)
  const open = page?.lines.filter((line) => line.open !== '0') ?? []
  if (!page || open.length === 0) return null
  const noteIds = open.slice(0, 1 + roll(open.length)).map(({ id }) => id)
  const cashAccountId = page.cashAccounts[roll(page.cashAccounts.length)]?.id ?? null
  return desk.do(wages.payWages, { id: page.id, version: page.version, date: page.settledOn, cashAccountId, noteIds })
}

async function giveBack(roll: Roll): Promise<unknown> {
  const payments = (await someSettlement(roll))?.payments.filter(({ isVoid }) => !isVoid) ?? []
  const one = payments[roll(Math.max(payments.length, 1))]
  return one ? desk.do(wages.voidWagePayment, { id: one.id, reason: 'acak' }) : null
}

async function takeBack(roll: Roll): Promise<unknown> {
  const page = await someSettlement(roll)
  return page ? desk.do(wages.voidSettlement, { id: page.id, version: page.version, reason: 'acak' }) : null
}

async function reopen(roll: Roll, week: number): Promise<unknown> {
  const projectId = projects[roll(2)]!
  const { rows } = await boss.do(openWeek, { projectId, day: addDays(FIRST, week * 7) })
  const marks = rows.flatMap((row) => Object.values(row.marks)).filter(({ approvedBy }) => approvedBy !== null)
  const one = marks[roll(Math.max(marks.length, 1))]
  return one ? boss.do(reopenDays, { projectId, rows: [{ id: one.id, version: one.version }] }) : null
}

/** What must be true whatever was done: told as figures that differ, none of them. */
const LAWS = `
  with note as (
    select n.*, (select coalesce(sum((s ->> 'amount')::bigint), 0) from jsonb_array_elements(n.shares) s) as borne
    from wage_note n where n.company_id = $1
  ), booked as (
    select l.account_code as account, sum(l.debit - l.credit) as moved
    from journal_entry e join journal_line l on l.entry_id = e.id
    where e.company_id = $1 and e.source_kind = 'wage-settlement' group by 1
  ), stand as (
    select coalesce(sum(gross), 0) as gross, coalesce(sum(net), 0) as net, coalesce(sum(tax), 0) as tax,
      coalesce(sum(kasbon), 0) as kasbon from note where not is_void
  )
  select 'split' as law from note where borne <> gross
  union all select 'net' from note where net < 0 or net <> gross - tax - kasbon - retention
  union all select 'cost' from stand where gross <> coalesce((select sum(moved) from booked where account in ('5-2000', '5-2100')), 0)
  union all select 'owed' from stand where -net <> coalesce((select sum(moved) from booked where account = '2-1300'), 0)
  union all select 'tax' from stand where -tax <> coalesce((select sum(moved) from booked where account = '2-1500'), 0)
  union all select 'kasbon' from stand where kasbon <> (
    select coalesce(sum(amount), 0) from kasbon_return where company_id = $1 and not is_void)
  union all select 'locked' from crew_day d where d.company_id = $1 and d.wage_note_id is not null
    and not exists (select from note n where n.id = d.wage_note_id and not n.is_void)
`

test(`whatever is done with weeks of wages, slips, projects, kasbon and books agree (seed ${seed})`, async () => {
  const done = new Set<string>()
  for (let run = 0; run < runs; run += 1) {
    const roll = dice(seed + run)
    const week = run % 36
    const due = addDays(FIRST, week * 7 + 5)
    const holder = { workerId: crew[roll(crew.length)]! }
    const terms = { amount: `${300_000 + roll(900_000)}`, times: 1 + roll(3), every: 'minggu' as const }
    await aPaidKasbon(db, actor, { ...holder, ...terms, date: addDays(due, -5), firstDue: due })
    for (let at = 0; at < STEPS; at += 1) {
      const act = at < acts.length ? acts[at]! : acts[roll(acts.length)]!
      await act(roll, week).then(
        () => done.add(act.name),
        (error: { code?: string }) => {
          if (!said.test(error.code ?? '')) throw error
        },
      )
    }
    const { rows } = await db.pool.query<{ law: string }>(LAWS, [actor.companyId])
    expect(rows, `seed ${seed + run}`).toEqual([])
    await expectWholeBooks(db, actor.companyId)
  }
  // A course in which everything was refused would prove nothing.
  expect([...done].toSorted()).toEqual([...new Set(acts.map(({ name }) => name))].toSorted())
}, 3_600_000)
