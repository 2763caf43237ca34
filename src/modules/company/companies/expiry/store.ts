import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { addDays, type Day } from '#ground/day.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import {
  LONG_PAST,
  REMIND_BEFORE,
  SOON,
  type Licence,
  type RemindBefore,
} from '#modules/company/companies/expiry/rules.ts'

/** A licence that ends soon or has just ended, and nobody has renewed. */
export interface EndingLicence extends Licence {
  readonly id: string
  readonly companyId: string
}

/** Those of one company, the first to end first. */
export async function endingOf(tx: Tx, companyId: string, today: Day, most: number): Promise<EndingLicence[]> {
  return ending(tx, { today, most, of: sql<SqlBool>`s.company_id = ${companyId}` })
}

/** Those of every company that works. */
export async function endingAnywhere(tx: Tx, today: Day): Promise<EndingLicence[]> {
  const works = sql<SqlBool>`exists (
    select from company c where c.id = s.company_id and c.is_active and c.archived_at is null)`
  return ending(tx, { today, most: 10_000, of: works })
}

// A renewed licence has its successor beside it: of the same class, or under the same number.
async function ending(
  tx: Tx,
  { today, most, of }: { readonly today: Day; readonly most: number; readonly of: RawBuilder<SqlBool> },
): Promise<EndingLicence[]> {
  const { rows } = await sql<EndingLicence>`
    select s.id, s.company_id as "companyId", s.no, s.subclass, s.valid_until as "validUntil"
    from company_sbu s
    where ${of} and s.valid_until between ${addDays(today, -LONG_PAST)}::date and ${addDays(today, SOON)}::date
      and not exists (
        select from company_sbu later where later.company_id = s.company_id and later.valid_until > s.valid_until
          and (lower(later.subclass) = lower(s.subclass) or later.no = s.no))
    order by s.valid_until, s.id limit ${most}
  `.execute(tables(tx))
  return rows
}

/** Keeps that a reminder was given, and with it those before; false when it had been. */
export async function keepReminder(tx: Tx, { id, validUntil }: EndingLicence, before: RemindBefore): Promise<boolean> {
  const reached = REMIND_BEFORE.filter((days) => days >= before)
  const { rows } = await sql<{ before: number }>`
    insert into company_sbu_reminder (sbu_id, valid_until, days_before)
    select ${id}, ${validUntil}::date, days from unnest(${reached}::int[]) as given (days)
    on conflict do nothing returning days_before as before
  `.execute(tables(tx))
  return rows.some((row) => row.before === before)
}
