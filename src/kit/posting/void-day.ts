import { sql, type RawBuilder } from 'kysely'
import type { Day } from '#ground/day.ts'

/** The day, in the company's zone, on which a row was voided and the books turned it back. */
export function voidDay(companyId: string, at: RawBuilder<unknown> = sql`voided_at`): RawBuilder<unknown> {
  return sql`(${at} at time zone (select zone from company where id = ${companyId}))::date`
}

/**
 * Joins rows m (date, voided, debit, credit) of what was voided with the two times each stands on an account: on its day,
 * and on the day of its voiding the other way round; `other` is the day of the other of the pair.
 */
export const turnedBack = sql`cross join lateral (values
  (m.date, m.voided, m.debit, m.credit, '', 0), (m.voided, m.date, m.credit, m.debit, 'Dibatalkan · ', 4)
) v (date, other, debit, credit, said, later)`

/** Rows of some days; a pair that begins and ends in them has happened and is over, and is not told. */
export function inPeriod({ from, to }: { readonly from: Day; readonly to: Day }): RawBuilder<unknown> {
  return sql`date between ${from}::date and ${to}::date and (other is null or other not between ${from}::date and ${to}::date)`
}
