import { daysBetween, type Day } from '#ground/day.ts'
import type { ContractType } from '#modules/people/face.ts'
import { wholeMonths } from './rules.ts'

/** So many days before the feast a contract for good may have ended and still gives the bonus (Permenaker 6/2016 art. 7). */
const KEPT_AFTER_END = 30

interface Service {
  readonly joinDate: Day
  readonly leftOn: Day | null
  /** Of the newest contract; null where none was written, which is one for good (UU 13/2003 art. 57). */
  readonly contract: ContractType | null
}

/**
 * Tells the whole months of service that a holiday bonus counts; null where somebody has no part in it: they came after
 * the feast, they learn, or their work ended before it – for good, within its last thirty days, the right stays.
 */
export function bonusMonths({ joinDate, leftOn, contract }: Service, feastOn: Day): number | null {
  if (joinDate > feastOn || contract === 'magang') return null
  if (leftOn === null || leftOn >= feastOn) return wholeMonths(joinDate, feastOn)
  const isForGood = contract === null || contract === 'pkwtt'
  return isForGood && daysBetween(leftOn, feastOn) <= KEPT_AFTER_END ? wholeMonths(joinDate, leftOn) : null
}
