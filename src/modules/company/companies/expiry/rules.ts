import { daysBetween, type Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'

/** A licence of the company that ends, as people know it. */
export interface Licence {
  readonly no: string
  readonly subclass: string | null
  readonly validUntil: Day
}

/** So many days before it ends people are told, the last time on its last day. */
export const REMIND_BEFORE = [90, 30, 0] as const
export type RemindBefore = (typeof REMIND_BEFORE)[number]

/** From so many days before its end a licence waits for somebody, until it is renewed or so long past. */
export const SOON = 90
export const LONG_PAST = 90

/**
 * The reminder that has been reached with so many days left; after days of standstill the most pressing one alone.
 *
 *   reminderAt(91) // undefined
 *   reminderAt(29) // 30
 *   reminderAt(-2) // 0
 */
export function reminderAt(left: number): RemindBefore | undefined {
  return left < -LONG_PAST ? undefined : REMIND_BEFORE.findLast((days) => left <= days)
}

/** 'SBU 1-0021 (BG009) berlaku sampai 12 Des 2026', or that it no longer holds. */
export function licenceText({ no, subclass, validUntil }: Licence, today: Day): string {
  const name = subclass ? `SBU ${no} (${subclass})` : `SBU ${no}`
  const until = dayFormat(validUntil, 'short')
  return validUntil < today ? `${name} habis masa berlakunya ${until}` : `${name} berlaku sampai ${until}`
}

/** The same with how many days are left. */
export function reminderText(licence: Licence, today: Day): string {
  const left = daysBetween(today, licence.validUntil)
  if (left < 0) return licenceText(licence, today)
  return `${licenceText(licence, today)}, ${left === 0 ? 'hari terakhir' : `${left} hari lagi`}`
}
