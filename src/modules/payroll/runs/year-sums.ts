import { sql } from 'kysely'
import { addDays, partsOf, weekdayOf, type Day } from '#ground/day.ts'
import { plus, money, ZERO, type Money } from '#ground/money.ts'
import { firstDay, type Period } from '#ground/period.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { WeekDays } from '#modules/attendance/days/rules.ts'
import type { EmployeeFacts, TaxFacts } from '#modules/people/face.ts'
import type { MonthSoFar, YearSoFar } from '../slips/slip-tax.ts'
import { own } from './store.ts'

/** What was booked for somebody in a year up to a month and, with other slips, in the month itself. */
export interface YearSum {
  /** Months before with wages. */
  readonly months: number
  readonly gross: Money
  readonly deductible: Money
  readonly withheld: Money
  readonly monthGross: Money
  readonly monthWithheld: Money
  /** The wages of the month itself are booked. */
  readonly hasWages: boolean
}

interface SumsAsked {
  readonly employeeIds: readonly string[]
  readonly month: Period
  /** The run that is worked out now: its own slips do not count. */
  readonly runId: string
}

/** Sums the booked slips of some employees from January to a month, those of one run left out; who has none is not in the answer. */
export async function yearSums(
  tx: Tx,
  companyId: string,
  { employeeIds, month, runId }: SumsAsked,
): Promise<Map<string, YearSum>> {
  const { rows } = await sql<YearSum & { employeeId: string }>`
    select s.employee_id as "employeeId",
      (count(distinct s.month) filter (where s.month < ${month} and s.kind = 'monthly'))::int as months,
      sum(s.taxable)::bigint as gross, sum(s.deductible)::bigint as deductible, sum(s.tax)::bigint as withheld,
      coalesce(sum(s.taxable) filter (where s.month = ${month}), 0)::bigint as "monthGross",
      coalesce(sum(s.tax) filter (where s.month = ${month}), 0)::bigint as "monthWithheld",
      bool_or(s.month = ${month} and s.kind = 'monthly') as "hasWages"
    from payroll_slip s join payroll_run r on r.company_id = s.company_id and r.id = s.run_id
    where s.company_id = ${companyId} and s.employee_id = any (${[...employeeIds]}::uuid[])
      and s.month >= ${`${month.slice(0, 4)}-01`} and s.month <= ${month} and not s.is_void and r.state = 'posted'
      and s.run_id <> ${runId}
    group by s.employee_id
  `.execute(own(tx))
  return new Map(rows.map(({ employeeId, ...sums }) => [employeeId, sums]))
}

/** Tells what other slips of the month paid; nothing where there is none. */
export function monthSoFar(sum: YearSum | undefined): { readonly monthSoFar?: MonthSoFar } {
  if (sum === undefined || sum.monthGross === ZERO) return {}
  return { monthSoFar: { gross: sum.monthGross, withheld: sum.monthWithheld } }
}

/** Tells whether a month is somebody's last tax period of its year: December, or the month of leaving. */
export function isLastPeriod({ leftOn }: EmployeeFacts, month: Period): boolean {
  return month.endsWith('-12') || (leftOn !== null && leftOn.slice(0, 7) <= month)
}

/** Tells whether somebody had left before a month: what they are paid in it is that of a former employee. */
export function isFormer({ leftOn }: Pick<EmployeeFacts, 'leftOn'>, month: Period): boolean {
  return leftOn !== null && leftOn < firstDay(month)
}

/** What the year before a slip is reckoned from. */
export interface YearAsked {
  readonly month: Period
  readonly tax: TaxFacts
  readonly sum: YearSum | undefined
  readonly week: WeekDays
}

/** Reckons the year before the slip of a last tax period; 'year-missing' where a month of it is not known, 'year-twice' where months brought in are booked here too. */
export function yearSoFar(
  { joinDate }: EmployeeFacts,
  { month, tax, sum, week }: YearAsked,
): YearSoFar | 'year-missing' | 'year-twice' {
  const { year: inYear, month: number } = partsOf(firstDay(month))
  const joined = joinDate === null ? undefined : partsOf(firstWorkday(joinDate, week))
  const first = joined && joined.year === inYear ? joined.month : 1
  const months = tax.beforeMonths + (sum?.months ?? 0)
  if (months < number - first) return 'year-missing'
  if (months > number - first && tax.beforeMonths > 0) return 'year-twice'
  return {
    months,
    gross: plus(money(tax.beforeGross), sum?.gross ?? ZERO),
    deductible: plus(money(tax.beforeDeductible), sum?.deductible ?? ZERO),
    withheld: plus(money(tax.beforeWithheld), sum?.withheld ?? ZERO),
    ...(tax.previousNet > 0n && {
      previous: { net: money(tax.previousNet), withheld: money(tax.previousWithheld) },
    }),
  }
}

// Who comes on the last Saturday or Sunday of a month has no wages in it.
function firstWorkday(day: Day, week: WeekDays): Day {
  return weekdayOf(day) < week ? day : firstWorkday(addDays(day, 1), week)
}
