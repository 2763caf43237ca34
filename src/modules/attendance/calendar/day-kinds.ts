import type { Day } from '#ground/day.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { MonthDay } from '../days/contract.ts'
import { kindOfOwnDay } from '../days/rules.ts'
import { weekFinder } from '../patterns/weeks.ts'
import { siteDayFinder, type Span } from './site-rest.ts'
import { companyDaysOf } from './store.ts'

/** Tells what a day between two is for an employee. */
export type DayKindOf = (employeeId: string, day: Day) => MonthDay

/**
 * Tells what each day between two is for some employees: by the calendar of the site where somebody wholly works, then the company's, the decrees, and the
 * week of whoever it is. What is counted, marked, ordered or paid by the kind of a day asks here.
 */
export async function dayKinds(
  tx: Tx,
  companyId: string,
  asked: Span & { readonly employeeIds: readonly string[] },
): Promise<DayKindOf> {
  const weekOn = await weekFinder(tx, companyId, asked.employeeIds)
  const company = await companyDaysOf(tx, companyId, asked)
  const siteDayOf = await siteDayFinder(tx, companyId, asked)
  return (employeeId, day) => {
    const site = siteDayOf(employeeId, day)
    return kindOfOwnDay(day, weekOn(employeeId, day).isRest, company, site ? [site] : [])
  }
}
