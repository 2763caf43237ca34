import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { markEmployeeDays } from '#modules/attendance/days/contract.ts'
import { attendanceRoutes } from '#modules/attendance/routes.ts'
import { aPaidKasbon } from '#modules/kasbon/cast/kasbon.ts'
import { kasbonRoutes } from '#modules/kasbon/routes.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { expectWholeBooks } from '../../../../tests/cast/whole-books.ts'
import { aPaidEmployee, someTaxFacts } from '../cast/month.ts'
import { payrollRoutes } from '../routes.ts'
import * as contract from './contract.ts'

// `npm run properties` walks through hundreds of months.
const asked = process.env['PROPERTY_RUNS']
const walks = asked === undefined ? 5 : Math.ceil(Number(asked) / 100)
const seed = Number(process.env['PROPERTY_SEED'] ?? 20_261_129)
const STEPS = 12

let db: Database
let actor: Actor
let desk: Desk
let boss: Desk
let staff: string[]

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  const other = newId()
  const routes = [...peopleRoutes, ...attendanceRoutes, ...kasbonRoutes, ...payrollRoutes]
  desk = deskOf(db, actor, routes)
  boss = deskOf(db, { ...actor, userId: other, name: 'Rina Marlina' }, routes)
  knowApprovers(() => Promise.resolve([actor.userId, other]))
  staff = []
  for (const [name, base] of [
    ['Maya Sekarwangi', '7200000'],
    ['Rudi Hartawan', '18700001'],
    ['Sari Dewi', '4700000'],
  ] as const) {
    const id = await aPaidEmployee(desk, name, base, '2022-03-01')
    await someTaxFacts(
      desk,
      id,
      name.startsWith('Rudi') ? 'K/3' : 'TK/0',
      name.startsWith('Rudi') ? 'gross_up' : 'gross',
    )
    staff.push(id)
  }
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

// What may be said to a random act.
const said =
  /^(run\.(nobody|nobody-bonus|empty|stale|own|followed|paid)|day\.paid|bonus\.|slip\.|record\.changed|document\.|payroll-payment\.void)/

const acts: readonly ((roll: Roll, month: string) => Promise<unknown>)[] = [
  mark,
  work,
  decide,
  mark,
  bonus,
  decide,
  payOut,
  giveBack,
  takeBack,
]

async function mark(roll: Roll, month: string): Promise<unknown> {
  const day = `${month}-${String(2 + roll(26)).padStart(2, '0')}`
  const [employeeId, as] = [staff[roll(staff.length)]!, (['A', 'S', 'I', null] as const)[roll(4)]!]
  return desk.do(markEmployeeDays, { marks: [{ employeeId, day, mark: as }] })
}

async function work(_roll: Roll, month: string): Promise<unknown> {
  return desk.do(contract.addRun, { month, payDate: `${month}-27`, jkk: 'sedang', umk: '2800000' })
}

async function bonus(roll: Roll, month: string): Promise<unknown> {
  const employeeIds = staff.filter((_, at) => at === 0 || roll(2) === 0)
  const people = employeeIds.map((employeeId) => ({ employeeId, amount: `${100_000 + roll(9_000_000)}` }))
  return desk.do(contract.addBonusRun, { payDate: `${month}-20`, label: null, people })
}

async function someRun(roll: Roll, month: string, state: string) {
  const all = (await desk.do(contract.listRuns, {})).filter((run) => run.month === month && run.state === state)
  const one = all[roll(Math.max(all.length, 1))]
  return one && desk.do(contract.openRun, { id: one.id })
}

// Worked out again, handed in, approved by another.
async function decide(roll: Roll, month: string): Promise<unknown> {
  const run = await someRun(roll, month, 'draft')
  if (!run) return null
  const { id } = run
  const { version } = await desk.do(contract.recomputeRun, { id, version: run.version })
  const handed = await desk.do(contract.submitRun, { id, version })
  return boss.do(contract.decideRun, { id, version: handed.version, decision: 'approve', note: null })
}

async function payOut(roll: Roll, month: string): Promise<unknown> {
  const run = await someRun(roll, month, 'posted')
  const open = run?.slips.filter((slip) => BigInt(slip.open ?? '0') > 0n) ?? []
  if (!run || open.length === 0) return null
  const slips = open.slice(0, 1 + roll(open.length)).map(({ id, open: left }) => ({
    ...{ id, amount: roll(2) === 0 ? (left ?? '0') : String(1 + roll(Number(left))) },
  }))
  return boss.do(contract.payRun, { id: run.id, version: run.version, date: `${month}-27`, cashAccountId: null, slips })
}

async function giveBack(roll: Roll, month: string): Promise<unknown> {
  const payments = (await someRun(roll, month, 'posted'))?.payments.filter(({ isVoid }) => !isVoid) ?? []
  const one = payments[roll(Math.max(payments.length, 1))]
  return one ? boss.do(contract.voidPayment, { id: one.id, reason: 'acak' }) : null
}

async function takeBack(roll: Roll, month: string): Promise<unknown> {
  const run = await someRun(roll, month, 'posted')
  return run ? boss.do(contract.voidRun, { id: run.id, version: run.version, reason: 'acak' }) : null
}

/** What must be true whatever was done: the laws that are broken, none of them. */
const LAWS = `
  with slip as (
    select s.*, (select coalesce(sum((l ->> 'amount')::bigint), 0) from jsonb_array_elements(s.lines) l where l ->> 'code' = 'kasbon') as kasbon,
      (select coalesce(sum((l ->> 'amount')::bigint), 0) from jsonb_array_elements(s.lines) l where l ->> 'code' = 'tanpa_upah') as lost
    from payroll_slip s join payroll_run r on r.company_id = s.company_id and r.id = s.run_id
    where s.company_id = $1 and not s.is_void and r.state = 'posted'
  ), stand as (
    select coalesce(sum(net), 0) as net, coalesce(sum(tax), 0) as tax, coalesce(sum(kasbon), 0) as kasbon,
      coalesce(sum(earned - lost + employer), 0) as cost, coalesce(sum(paid), 0) as paid from slip
  ), booked as (
    select l.account_code as account, e.source_kind as kind, sum(l.debit - l.credit) as moved
    from journal_entry e join journal_line l on l.entry_id = e.id where e.company_id = $1 group by 1, 2
  )
  select 'net' as law from slip where net < 0 or net <> earned - cut
  union all select 'owed' from stand where -net <> coalesce((select sum(moved) from booked where account = '2-1300' and kind = 'payroll-run'), 0)
  union all select 'paid' from stand where paid <> coalesce((select sum(moved) from booked where account = '2-1300' and kind = 'payroll-payment'), 0)
  union all select 'tax' from stand where -tax <> coalesce((select sum(moved) from booked where account = '2-1500' and kind = 'payroll-run'), 0)
  union all select 'cost' from stand where cost <> coalesce((select sum(moved) from booked where account like '6-1%' and kind = 'payroll-run'), 0)
  union all select 'kasbon' from stand where kasbon <> (
    select coalesce(sum(amount), 0) from kasbon_return where company_id = $1 and not is_void)
  union all select 'once' from slip where kind = 'monthly' group by employee_id, month having count(*) > 1
`

test(`whatever is done with months of wages, slips, kasbon and books agree (seed ${seed})`, async () => {
  const done = new Set<string>()
  for (let walk = 0; walk < walks; walk += 1) {
    const roll = dice(seed + walk)
    const month = `2026-${String(2 + (walk % 9)).padStart(2, '0')}`
    const terms = {
      amount: `${300_000 + roll(9_000_000)}`,
      times: 1 + roll(3),
      date: `${month}-02`,
      firstDue: `${month}-25`,
    }
    await aPaidKasbon(db, actor, { employeeId: staff[roll(staff.length)]!, ...terms })
    for (let at = 0; at < STEPS; at += 1) {
      const act = at < acts.length ? acts[at]! : acts[roll(acts.length)]!
      await act(roll, month).then(
        (answer) => answer !== null && done.add(act.name),
        (error: { code?: string }) => {
          if (!said.test(error.code ?? '')) throw error
        },
      )
    }
    const { rows } = await db.pool.query<{ law: string }>(LAWS, [actor.companyId])
    expect(rows, `seed ${seed + walk}`).toEqual([])
    await expectWholeBooks(db, actor.companyId)
  }
  // A course in which everything was refused would prove nothing.
  expect([...done].toSorted()).toEqual([...new Set(acts.map(({ name }) => name))].toSorted())
}, 3_600_000)
