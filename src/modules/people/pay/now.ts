import { sql, type RawBuilder } from 'kysely'
import type { PayRole } from '../words.ts'

/** Tells, as SQL beside a role `t`, what its person earns on a day: the amount of the last row that begins by then. */
export function payNow(
  role: PayRole,
  column: 'daily_rate' | 'monthly_base',
  on: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(
    select ${sql.ref(`p.${column}`)} from pay p
    where p.company_id = t.company_id and p.person_id = t.person_id and p.role = ${sql.lit(role)} and p.valid_from <= ${on}
    order by p.valid_from desc limit 1
  )`
}
