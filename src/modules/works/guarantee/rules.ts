import { addDays, type Day } from '#ground/day.ts'
import { TOLD_DAYS_BEFORE, type Guarantee } from './contract.ts'

/** Tells how a guarantee stands on a day: returned, run out, about to (thirty days before its last day), or holding. */
export function guaranteeStatus(
  of: { readonly validTo: Day; readonly returnedOn: Day | null },
  on: Day,
): Guarantee['status'] {
  if (of.returnedOn !== null) return 'returned'
  if (of.validTo < on) return 'ended'
  return of.validTo <= addDays(on, TOLD_DAYS_BEFORE) ? 'ending' : 'holds'
}
