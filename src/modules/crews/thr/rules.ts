import { firstDay, periodOf, type Period } from '#ground/period.ts'
import { addDays, type Day } from '#ground/day.ts'
import { ZERO, type Money } from '#ground/money.ts'
import { holidayBonusOfDays, WHOLE_YEAR, wholeMonths } from '#modules/payroll/thr/rules.ts'

/** What the THR of a worker is worked out from. */
interface Service {
  readonly startDate: Day
  readonly feastOn: Day
  /** The first month of which the books know what workers earned. */
  readonly knownFrom: Period
  /** By month; a month without work is not in it and counts as nothing. */
  readonly earned: ReadonlyMap<Period, Money>
}

/** The THR of a worker, and where it comes from; rupiah. */
export interface WorkerBonus {
  readonly amount: Money
  /** What a month earned on average. */
  readonly base: Money
  /** Whole months of service, at most twelve: the bonus is so many twelfths. */
  readonly months: number
  readonly of: readonly { readonly month: Period; readonly amount: Money }[]
}

/**
 * Works out the THR of somebody paid by the day or piece: the average of the last twelve whole months before the feast's,
 * or of those served (Permenaker 6/2016 art. 3(3)). Months before the books began are not counted against anybody. Null
 * below a month of service, and where nothing was earned.
 */
export function workerBonus({ startDate, feastOn, knownFrom, earned }: Service): WorkerBonus | null {
  const months = Math.min(wholeMonths(startDate, feastOn), WHOLE_YEAR)
  const of = monthsBefore(periodOf(feastOn), months)
    .filter((month) => month >= knownFrom)
    .map((month) => ({ month, amount: earned.get(month) ?? ZERO }))
  const { base, thr } = holidayBonusOfDays(
    of.map(({ amount }) => amount),
    months,
  )
  return thr === ZERO ? null : { amount: thr, base, months, of }
}

/** The months before one, the last at the end. */
function monthsBefore(month: Period, count: number): Period[] {
  const months: Period[] = []
  for (let at = month; months.length < count;) {
    at = periodOf(addDays(firstDay(at), -1))
    months.unshift(at)
  }
  return months
}
