import { money, sum, type Money } from '#ground/money.ts'
import type { WeekDays } from '#modules/attendance/days/rules.ts'
import type { OvertimeKind } from '#modules/attendance/overtime/rules.ts'
import type { PayFrom } from '#modules/people/face.ts'
import { overtimeMonth, overtimePay, overtimeQuarters, restQuarters, shortestDayQuarters } from './rules.ts'

/** Overtime of one person on a day, in half hours, with how the day is weighed. */
export interface OvertimeDay {
  readonly day: string
  readonly halfHours: number
  readonly kind: OvertimeKind
}

/**
 * Tells what a month of overtime earns, for each pay that was valid in it: the weights of its days are summed, and it is
 * rounded once.
 *
 *   2 hours on a workday at Rp3.460.000: 3½ hours' wages, Rp70.000
 */
export function overtimeOfMonth(
  days: readonly OvertimeDay[],
  pay: readonly PayFrom[],
  week: WeekDays,
): readonly { readonly note: string; readonly amount: Money }[] {
  const byPay = Map.groupBy(days, ({ day }) => pay.find(({ validFrom }) => validFrom <= day))
  return [...byPay].flatMap(([valid, own]) => {
    if (!valid) return []
    const fixed = sum(valid.allowances.map(({ amount }) => amount))
    const month = overtimeMonth({ basic: valid.monthlyBase ?? money(0), fixed, variable: money(0) })
    const weight = own.reduce((all, each) => all + quartersOf(each, week), 0n)
    const hours = own.reduce((all, { halfHours }) => all + halfHours, 0) / 2
    return [{ note: `${String(hours).replace('.', ',')} jam`, amount: overtimePay(month, weight) }]
  })
}

function quartersOf({ halfHours, kind }: OvertimeDay, week: WeekDays): bigint {
  if (kind === 'workday') return overtimeQuarters(halfHours)
  return kind === 'shortest' ? shortestDayQuarters(halfHours) : restQuarters(halfHours, week)
}
