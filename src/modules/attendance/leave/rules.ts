import { addDays, daysBetween, type Day } from '#ground/day.ts'
import { money, mulDiv, type Money } from '#ground/money.ts'
import type { MonthDay } from '../days/contract.ts'
import { isUsualWork, kindOfDay, type WeekDays } from '../days/rules.ts'

/**
 * Counts the days of leave from a first to a last day: workdays only, a national holiday is none, a cuti bersama is one
 * (UU 13/2003 art. 79(3)); of the days named only a half is taken.
 */
export function leaveDays(from: Day, to: Day, week: WeekDays, halfDays: readonly string[]): number {
  const taken = takenDays({ from, until: to }, (day) => kindOfDay(day, week))
  const halves = taken.filter((each) => halfDays.includes(each)).length
  return taken.length - halves / 2
}

/** Lists the workdays that a leave takes: neither rest, nor a national holiday, nor one of the company's or the site's own. */
export function takenDays(
  { from, until }: { readonly from: Day; readonly until: Day },
  kindOf: (day: Day) => MonthDay,
): Day[] {
  const all = Array.from({ length: Math.max(daysBetween(from, until) + 1, 0) }, (_, at) => addDays(from, at))
  return all.filter((each) => isUsualWork(kindOf(each)))
}

/** Tells the days of yearly leave somebody has a right to: none before twelve months of service (UU 13/2003 art. 79(3)). */
export function yearlyLeave(monthsOfService: number, quota: number): number {
  return monthsOfService >= 12 ? quota : 0
}

/**
 * Tells what leave that was not taken is worth to who leaves (UU 13/2003 art. 156(4)): a 25th of a month's wage a day, in a
 * week of five days a 21st (PP 36/2021 art. 17(2)).
 *
 *   leaveWorth(money(8300000), 9, 6)  // 1494000n
 */
export function leaveWorth(monthly: Money, halfDays: number, week: WeekDays): Money {
  return money(mulDiv(monthly, BigInt(halfDays), 2n * (week === 6 ? 25n : 21n)))
}

/** A row of somebody's right to leave, in half days. */
export interface LeaveRow {
  readonly kind: 'grant' | 'use' | 'return' | 'expiry' | 'correction' | 'opening'
  readonly on: Day
  readonly halfDays: number
  readonly expiresOn: Day | null
}

/**
 * Tells the half days of leave that are left on a day, and how many of them are gone because a grant ended unused. What is
 * used takes from the grant that ends first.
 *
 *   12 days to the end of 2026, of which 5 were used, and 12 more for 2027: on 1 January 2027 12 are left, 7 expired
 */
export function leaveLeft(rows: readonly LeaveRow[], on: Day): { readonly left: number; readonly expired: number } {
  const grants = rows
    .filter(({ halfDays }) => halfDays > 0)
    .map(({ on: from, halfDays, expiresOn }) => ({ from, left: halfDays, end: expiresOn }))
    .toSorted((a, b) => (a.end ?? '9999').localeCompare(b.end ?? '9999'))
  let owed = 0
  for (const taken of rows.filter(({ halfDays }) => halfDays < 0).toSorted((a, b) => a.on.localeCompare(b.on))) {
    let need = -taken.halfDays
    const isOpen = (end: Day | null) => taken.kind === 'expiry' || end === null || end >= taken.on
    for (const grant of grants.filter(({ end }) => isOpen(end))) {
      const part = Math.min(grant.left, need)
      grant.left -= part
      need -= part
    }
    owed += need
  }
  const isGone = (end: Day | null) => end !== null && end < on
  const sum = (gone: boolean) => grants.reduce((all, { end, left }) => all + (isGone(end) === gone ? left : 0), 0)
  return { left: sum(false) - owed, expired: sum(true) }
}

/** Counts the half days a leave takes: by the calendar where the law does, otherwise workdays alone. */
export function leaveHalfDays(
  { from, until, half }: { readonly from: Day; readonly until: Day; readonly half: string | null },
  isCalendar: boolean,
  kindOf: (day: Day) => MonthDay,
): number {
  if (isCalendar) return (daysBetween(from, until) + 1) * 2
  const count = takenDays({ from, until }, kindOf).length
  return half ? count : count * 2
}
