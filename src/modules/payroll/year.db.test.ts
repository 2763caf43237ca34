import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import { newId } from '#kit/id.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { markEmployeeDays } from '#modules/attendance/days/contract.ts'
import * as overtime from '#modules/attendance/overtime/contract.ts'
import { addPattern, setEmployeePattern } from '#modules/attendance/patterns/contract.ts'
import { attendanceRoutes } from '#modules/attendance/routes.ts'
import { aPaidKasbon } from '#modules/kasbon/cast/kasbon.ts'
import { openKasbon } from '#modules/kasbon/contract.ts'
import { kasbonActs } from '#modules/kasbon/kasbon.ts'
import { kasbonRoutes } from '#modules/kasbon/routes.ts'
import { employees } from '#modules/people/employees/contract.ts'
import { addEmployeePay } from '#modules/people/pay/contract.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import type { Ptkp, TaxMethod } from '#modules/people/tax/contract.ts'
import { aHouse } from '../../../tests/cast/house.ts'
import year from '../../../tests/vectors/people/payroll_year.json' with { type: 'json' }
import { someTaxFacts } from './cast/month.ts'
import { payrollRoutes } from './routes.ts'
import * as runs from './runs/contract.ts'

// The year of `payroll_year.json` through the doors: an office of five days beside a workshop of six.
type Person = (typeof year.employees)[number]
let db: Database
let actor: Actor
let maker: Desk
let boss: Desk
const idOf = new Map<string, string>()

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  const other = newId()
  const routes = [...peopleRoutes, ...attendanceRoutes, ...kasbonRoutes, ...payrollRoutes]
  maker = deskOf(db, actor, routes)
  boss = deskOf(db, { ...actor, userId: other, name: 'Rina Marlina' }, routes)
  knowApprovers(() => Promise.resolve([actor.userId, other]))
  const office = { start: '08.00', end: '16.00', rest: 60 }
  const hours = Array.from({ length: 7 }, (_, at) => (at < 5 ? office : null))
  const pattern = await maker.do(addPattern, { name: 'Kantor, 5 hari', hours, grace: 10 })
  for (const { input } of year.employees) {
    const id = await hired(input)
    if (input.days_per_week === 5)
      await maker.do(setEmployeePattern, { id: pattern.id, employeeId: id, from: input.join })
  }
})

async function hired(input: Person['input']): Promise<string> {
  const religion = input.religion === 'Islam' ? 'islam' : 'kristen'
  const facts = { religion, birthDate: input.birth, nik: input.nik, position: 'Staf' } as const
  const leaving = 'exit' in input ? { leftOn: input.exit } : {}
  const { id } = await maker.do(employees.add, { name: input.name, joinDate: input.join, ...facts, ...leaving })
  idOf.set(input.id, id)
  for (const { from, pokok, tetap } of input.salary) {
    const allowances = [{ name: 'Tunjangan jabatan', amount: String(tetap) }]
    await maker.do(addEmployeePay, { id, validFrom: from, monthlyBase: String(pokok), reason: null, allowances })
  }
  await someTaxFacts(maker, id, input.ptkp as Ptkp, input.method as TaxMethod)
  for (const day of 'unpaid_leave' in input ? (input.unpaid_leave ?? []) : [])
    await maker.do(markEmployeeDays, { marks: [{ employeeId: id, day, mark: 'I' }] })
  for (const { date, hours } of 'overtime' in input ? (input.overtime ?? []) : []) {
    const lines = [{ employeeId: id, planned: hours * 2 }]
    const ordered = await maker.do(overtime.addOvertime, { day: date, reason: 'Kejar pesanan', lines })
    await boss.do(overtime.decideOvertime, { id: ordered.id, version: ordered.version, isApproved: true, note: null })
  }
  if ('kasbon' in input && input.kasbon) await lent(id, input.kasbon)
  return id
}

async function lent(
  employeeId: string,
  told: { date: string; amount: number; instalment: number; skip_months: number[] },
) {
  const terms = { amount: String(told.amount), times: told.amount / told.instalment, firstDue: '2026-02-28' }
  const id = await aPaidKasbon(db, actor, { employeeId, date: told.date, ...terms })
  const { version, instalments } = await maker.do(openKasbon, { id })
  const [skipped] = instalments.filter(({ dueOn }) => told.skip_months.includes(Number(dueOn.slice(5, 7))))
  await maker.do(kasbonActs.putOff.door, { id, version, instalmentId: skipped?.id ?? '' })
}

async function booked(id: string) {
  const { version } = await maker.do(runs.openRun, { id })
  const handed = await maker.do(runs.submitRun, { id, version })
  await boss.do(runs.decideRun, { id, version: handed.version, decision: 'approve', note: null })
}

// What a month pays beside the wage; THR has a run of its own where the vectors say so.
function extrasOf(month: Person['expected']['months'][number]) {
  const { tunjangan_harian: daily, bonus, thr } = month.earnings
  return [
    { kind: 'tunjangan' as const, label: 'Uang makan', amount: String(daily) },
    { kind: 'bonus' as const, label: null, amount: String(bonus) },
    { kind: 'thr' as const, label: null, amount: 'thr_slip' in month ? '0' : String(thr) },
  ].filter(({ amount }) => amount !== '0')
}

test.each(year.company_months)(
  'month $month is booked to the rupiah, by the doors',
  async ({ month: number, journal }) => {
    const month = `2026-${String(number).padStart(2, '0')}`
    const payDate = `${month}-28`
    const ids: string[] = []
    if (number === 3) {
      const thr = { feast: 'idulfitri', feastOn: '2026-03-21', forAll: false, payDate: '2026-03-12' } as const
      const { id } = await maker.do(runs.addThrRun, thr)
      await booked(id)
      ids.push(id)
    }
    const { id } = await maker.do(runs.addRun, { month, payDate, jkk: 'sedang', umk: '2800000' })
    for (const { input, expected } of year.employees) {
      const told = expected.months.find((each) => each.month === number)
      const extras = told ? extrasOf(told) : []
      const run = await maker.do(runs.openRun, { id })
      const slip = run.slips.find(({ employeeId }) => employeeId === idOf.get(input.id))
      if (slip && extras.length > 0) await maker.do(runs.editSlip, { id: slip.id, version: run.version, extras })
    }
    await booked(id)
    const { blocked } = await maker.do(runs.openRun, { id })
    expect(blocked).toEqual([])
    const { rows } = await db.pool.query<{ account: string; amount: string }>(
      `select l.account_code as account, sum(l.debit - l.credit)::text as amount
     from journal_line l join journal_entry e on e.id = l.entry_id
     where e.company_id = $1 and e.source_kind = 'payroll-run' and e.source_id = any ($2)
     group by 1 having sum(l.debit - l.credit) <> 0 order by 1`,
      [actor.companyId, [...ids, id]],
    )
    expect(rows.map(({ account, amount }) => [account, Number(amount)])).toEqual(
      journal.map(({ account, debit, credit }) => [account, debit - credit]).toSorted(),
    )
  },
)
