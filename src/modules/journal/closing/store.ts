import { sql } from 'kysely'
import { addDays, type Day } from '#ground/day.ts'
import { firstDay, period } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { YearClosing } from './contract.ts'

/** The years a company closed, the newest first; those that were opened again stand among them. */
export async function yearClosingsOf(tx: Tx, companyId: string): Promise<YearClosing[]> {
  const { rows } = await sql<YearClosing>`
    select id, year, state, result::text, drawings::text, closed_at as at, closed_by_name as by, void_reason as "voidReason",
      state = 'posted' and year = max(year) filter (where state = 'posted') over () as "isLast"
    from year_closing where company_id = ${companyId} order by year desc, closed_at desc limit 100
  `.execute(tables(tx))
  return rows
}

/** The last year a company closed; null where none is. */
export async function lastClosedYear(tx: Tx, companyId: string): Promise<number | null> {
  const { rows } = await sql<{ year: number | null }>`
    select max(year) as year from year_closing where company_id = ${companyId} and state = 'posted'
  `.execute(tables(tx))
  return rows[0]?.year ?? null
}

/** The last day of a book year, which is named by the year it begins in: with books from April, 2025 ends on 31 March 2026. */
export async function bookYearEnd(tx: Tx, companyId: string, year: number): Promise<Day> {
  const { rows } = await sql<{ start: number }>`
    select fiscal_year_start as start from company where id = ${companyId}
  `.execute(tables(tx))
  const next = firstDay(period(`${year + 1}-${String(rows[0]?.start ?? 1).padStart(2, '0')}`))
  return addDays(next, -1)
}

/** The day on which a closed year stands in the books, whatever the books begin with since. */
export async function closedEnd(tx: Tx, companyId: string, year: number): Promise<Day> {
  const { rows } = await sql<{ on: Day }>`
    select e.entry_date as "on" from year_closing y
    join journal_entry e on e.company_id = y.company_id and e.source_kind = 'year-close' and e.source_id = y.id
    where y.company_id = ${companyId} and y.year = ${year} and y.state = 'posted' and e.reverses_id is null
  `.execute(tables(tx))
  return rows[0]?.on ?? bookYearEnd(tx, companyId, year)
}

/** Keeps a closing. */
export async function insertYearClosing(
  tx: Tx,
  actor: Actor,
  closing: { readonly id: string; readonly year: number; readonly result: bigint; readonly drawings: bigint },
): Promise<void> {
  await sql`
    insert into year_closing (id, company_id, year, result, drawings, closed_by, closed_by_name)
    values (${closing.id}, ${actor.companyId}, ${closing.year}, ${closing.result}, ${closing.drawings}, ${actor.userId}, ${actor.name})
  `.execute(tables(tx))
}

/** A standing closing, kept from others until commit. */
export async function lockYearClosing(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<{ readonly year: number; readonly state: 'posted' | 'void' } | undefined> {
  const { rows } = await sql<{ year: number; state: 'posted' | 'void' }>`
    select year, state from year_closing where company_id = ${companyId} and id = ${id} for update
  `.execute(tables(tx))
  return rows[0]
}

/** Writes that a closing was taken back. */
export async function voidYearClosing(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  await sql`
    update year_closing set state = 'void', voided_by_name = ${actor.name}, void_reason = ${reason}
    where company_id = ${actor.companyId} and id = ${id}
  `.execute(tables(tx))
}
