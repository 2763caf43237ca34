import { lastDay } from '#ground/period.ts'
import type { DimsShare } from '#ground/dims.ts'
import { plus, money, ZERO, type Money } from '#ground/money.ts'
import type { Tx } from '#kit/db/tx.ts'
import { weekFinder } from '#modules/attendance/face.ts'
import {
  contractTypesOf,
  employeesOf,
  payOn,
  peopleById,
  taxFactsOf,
  type EmployeeFacts,
  type PayFrom,
  type TaxFacts,
} from '#modules/people/face.ts'
import { assignedOf } from '../shares/assigned.ts'
import { projectWeights } from '../shares/rules.ts'
import { workOutBonus, type BonusFacts } from '../slips/bonus.ts'
import { isFeastOf } from '../feasts/rules.ts'
import { bonusMonths } from '../thr/right.ts'
import { holidayBonus, WHOLE_YEAR } from '../thr/rules.ts'
import { digestOf, type Extras, type Outcome, type Ready } from './facts.ts'
import { takenElsewhere, type Run } from './store.ts'
import type { BlockedWhy } from './words.ts'
import { isFormer, isLastPeriod, monthSoFar, yearSoFar, yearSums, type YearAsked } from './year-sums.ts'

type Known = Omit<YearAsked, 'tax'> & { readonly tax: TaxFacts | undefined; readonly shares: readonly DimsShare[] }

interface Due {
  readonly thr: BonusFacts['thr']
  readonly payIds: readonly string[]
}

/** Works out the slips of a run of a holiday bonus, of all who have a right to it, or of a bonus, of those it names. */
export async function workOutBonuses(tx: Tx, run: Run, extras: Extras): Promise<Outcome> {
  const { company_id: companyId, month } = run
  const taken = await takenElsewhere(tx, companyId, { month, kind: run.kind, runId: run.id })
  const named = run.kind === 'bonus' ? [...extras.keys()].filter((id) => extras.get(id)?.length !== 0) : undefined
  const employees = (await employeesOf(tx, companyId, named)).filter(({ id }) => !taken.has(id))
  const employeeIds = employees.map(({ id }) => id)
  const year = Number(month.slice(0, 4))
  const tax = new Map((await taxFactsOf(tx, companyId, { employeeIds, year })).map((row) => [row.employeeId, row]))
  const sums = await yearSums(tx, companyId, { employeeIds, month, runId: run.id })
  const assigned = await assignedOf(tx, companyId, employeeIds)
  const dues = await duesOf(tx, run, employees)
  const weekOn = await weekFinder(tx, companyId, employeeIds)

  const ready: Ready[] = []
  const blocked: { employeeId: string; name: string; why: BlockedWhy }[] = []
  for (const employee of employees) {
    const due = dues(employee)
    if (due === null) continue
    // Who bears it is whoever bears the day it is paid.
    const shares = projectWeights(assigned(employee.id), [run.pay_date])
    const known = {
      month,
      tax: tax.get(employee.id),
      sum: sums.get(employee.id),
      shares,
      week: weekOn(employee.id, run.pay_date).days,
    }
    const found = typeof due === 'string' ? due : slipOf(employee, known, due, extras.get(employee.id) ?? [])
    if (typeof found === 'string') blocked.push({ employeeId: employee.id, name: employee.name, why: found })
    else ready.push(found)
  }
  return { ready, blocked }
}

/** Tells what each is due by the run itself; null where somebody has no part in it. */
async function duesOf(
  tx: Tx,
  run: Run,
  employees: readonly EmployeeFacts[],
): Promise<(employee: EmployeeFacts) => Due | BlockedWhy | null> {
  const { feast, feast_on: feastOn, company_id: companyId } = run
  if (feast === null || feastOn === null) return () => ({ thr: null, payIds: [] })
  const personIds = employees.map(({ personId }) => personId)
  const people = new Map((await peopleById(tx, companyId, personIds)).map((row) => [row.id, row.religion]))
  const pay = await payOn(tx, companyId, { role: 'employee', personIds, on: feastOn })
  const contracts = await contractTypesOf(
    tx,
    companyId,
    employees.map(({ id }) => id),
  )
  return (employee) => {
    const { joinDate, leftOn, personId } = employee
    const religion = people.get(personId) ?? null
    if (!run.is_for_all && religion !== null && !isFeastOf(feast, religion)) return null
    if (joinDate === null) return 'no-join'
    const months = bonusMonths({ joinDate, leftOn, contract: contracts.get(employee.id) ?? null }, feastOn)
    if (months === null) return null
    if (!run.is_for_all && religion === null) return 'no-religion'
    if (months === 0) return 'too-new'
    return holidayDue(pay.get(personId), months)
  }
}

function holidayDue(pay: PayFrom | undefined, months: number): Due | BlockedWhy {
  if (!pay?.monthlyBase) return 'no-pay'
  const wage: Money = plus(pay.monthlyBase, ...pay.allowances.map(({ amount }) => money(amount)))
  const note = `${Math.min(months, WHOLE_YEAR)} dari ${WHOLE_YEAR} bulan`
  return { thr: { amount: holidayBonus(wage, months), note }, payIds: [pay.id] }
}

function slipOf(employee: EmployeeFacts, known: Known, due: Due, extras: BonusFacts['extras']): Ready | BlockedWhy {
  const { month, sum, shares } = known
  const isGone = isFormer(employee, month)
  // What they were in a year before is not asked of who has left.
  const tax = known.tax ?? (isGone ? FORMER_FACTS : undefined)
  if (tax === undefined) return 'no-tax'
  const { ptkp, method } = tax
  const year = isGone ? null : yearOf(employee, known)
  if (typeof year === 'string') return year
  const facts: BonusFacts = {
    ...{ on: lastDay(month), ptkp, method, year, thr: due.thr, extras },
    ...(isGone ? { isFormer: true } : monthSoFar(sum)),
  }
  const slip = workOutBonus(facts)
  if (slip.net < ZERO) return 'below-nothing'
  const days = { scheduled: 0, employed: 0, unpaid_halves: 0, proration: 'workdays', divided_by: null } as const
  return { employee, tax, extras, days, slip, digest: digestOf(facts, due.payIds, shares), payIds: due.payIds, shares }
}

const FORMER_FACTS = { ptkp: 'TK/0', method: 'gross' } as const

// The year is settled with its last wages: a bonus settles it again where they are booked.
function yearOf(employee: EmployeeFacts, { tax, ...known }: Known) {
  return tax && isLastPeriod(employee, known.month) && known.sum?.hasWages
    ? yearSoFar(employee, { ...known, tax })
    : null
}
