import { allocate, money, mulDiv, sum, ZERO, type Money } from '#ground/money.ts'
import type { WeekDays } from '#modules/attendance/days/rules.ts'
import type { OvertimeKind } from '#modules/attendance/overtime/rules.ts'
import type { PayFrom } from '#modules/people/face.ts'
import { overtimeQuarterMonth, overtimeQuarters, restQuarters, shortestDayQuarters } from './rules.ts'

/** Overtime of one person on a day, in half hours, with how the day is weighed. */
export interface OvertimeDay {
  readonly day: string
  readonly halfHours: number
  readonly kind: OvertimeKind
}

/** What a month of overtime is worked out from. */
interface OvertimeAsked {
  readonly days: readonly OvertimeDay[]
  /** The newest first. */
  readonly pay: readonly PayFrom[]
  /** What the month pays beside the fixed wage: it counts where that is less than three quarters of all. */
  readonly variable: Money
  readonly week: WeekDays
}

/**
 * Tells what a month of overtime earns, for each pay that was valid in it: the weights of its days are summed, and the
 * month is rounded once, then spread.
 *
 *   2 hours on a workday at Rp3.460.000: 3½ hours' wages, Rp70.000
 */
export function overtimeOfMonth(asked: OvertimeAsked): readonly { readonly note: string; readonly amount: Money }[] {
  const { days, pay, variable, week } = asked
  const byPay = Map.groupBy(days, ({ day }) => pay.find(({ validFrom }) => validFrom <= day))
  const stretches = [...byPay].flatMap(([valid, own]) => {
    if (!valid) return []
    const fixed = sum(valid.allowances.map(({ amount }) => amount))
    const month = overtimeQuarterMonth({ basic: valid.monthlyBase ?? money(0), fixed, variable })
    const weight = own.reduce((all, each) => all + quartersOf(each, week), 0n)
    const hours = own.reduce((all, { halfHours }) => all + halfHours, 0) / 2
    return [{ note: `${String(hours).replace('.', ',')} jam`, weight: month * weight }]
  })
  const weights = stretches.map(({ weight }) => weight)
  const parts = allocate(
    money(
      mulDiv(
        weights.reduce((all, each) => all + each, 0n),
        1n,
        16n * 173n,
      ),
    ),
    weights,
  )
  return stretches.map(({ note }, at) => ({ note, amount: parts[at] ?? ZERO }))
}

function quartersOf({ halfHours, kind }: OvertimeDay, week: WeekDays): bigint {
  if (kind === 'workday') return overtimeQuarters(halfHours)
  return kind === 'shortest' ? shortestDayQuarters(halfHours) : restQuarters(halfHours, week)
}
