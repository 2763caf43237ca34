import { max, minus, money, mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
import type { WeekDays } from '#modules/attendance/days/rules.ts'
import { workOutFee, type CrewManDay, type Fee } from '../wages/fees.ts'
import { dayEarned, dayUnit, isFed, type PaidDay } from '../wages/rules.ts'
import type { Marked } from '../words.ts'

/** A paid day, what it should have been, and what else was worked on its date. */
export interface PaidDifference {
  readonly paid: PaidDay
  readonly should: Pick<Marked, 'halfDays' | 'overtime' | 'restHours'>
  readonly elsewhere: readonly Marked[]
  readonly week: WeekDays
}

/** Tells how much more, or less, a paid day comes to as it should have been: wage and overtime rounded once each way, and the meal of its date. */
export function paidDifference({ paid, should, elsewhere, week }: PaidDifference): Money {
  const comesTo = (day: PaidDay) => money(mulDiv(dayEarned(day, week), 1n, dayUnit(week)))
  const now = { ...paid, ...should, absence: null }
  const meal = (own: Marked) => ([own, ...elsewhere].some(isFed) ? paid.terms.meal : ZERO)
  return plus(minus(comesTo(now), comesTo(paid)), minus(meal(now), meal(paid)))
}

/** Tells how much more, or less, a foreman has for a day of one of his men as it should have been; a fee that is fixed for a week hangs on no day. */
export function feeDifference({ paid, should, week }: PaidDifference, of: { workerId: string; fee: Fee }): Money {
  if (of.fee.way === 'week') return ZERO
  const comesTo = (day: PaidDay) => {
    const worked: CrewManDay = { ...day, ...of, earned: dayEarned(day, week) }
    const { shares, dues } = workOutFee([worked], { week, weeksHad: new Set() })
    return sum([...shares.map(({ amount }) => amount), ...dues.values()])
  }
  return minus(comesTo({ ...paid, ...should, absence: null }), comesTo(paid))
}

/** Picks what comes with a wage: all that is owed more, and what was paid too much as far as half of the wage bears it, the oldest first; the rest waits. */
export function correctionsBorne<Each extends { readonly amount: Money }>(all: readonly Each[], gross: Money): Each[] {
  const more = all.filter(({ amount }) => amount > 0n)
  let left = money(plus(gross, sum(more.map(({ amount }) => amount))) / 2n)
  const less = all.filter(({ amount }) => {
    if (amount > 0n || left + amount < 0n) return false
    left = max(ZERO, plus(left, amount))
    return true
  })
  return all.filter((each) => more.includes(each) || less.includes(each))
}
