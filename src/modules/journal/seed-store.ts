import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { ChartRow } from '#modules/journal/chart.ts'
import type { JournalTables } from '#modules/journal/tables.ts'

/** Saves the accounts that are not there yet. */
export async function insertChart(tx: Tx, companyId: string, chart: readonly (ChartRow & { id: string })[]) {
  await sql`
    insert into account (id, company_id, code, name, normal)
    select row.id, ${companyId}::uuid, row.code, row.name, row.normal
    from unnest(${chart.map((row) => row.id)}::uuid[], ${chart.map((row) => row.code)}::text[],
      ${chart.map((row) => row.name)}::text[], ${chart.map((row) => row.normal)}::text[]) as row (id, code, name, normal)
    on conflict (company_id, code) do nothing
  `.execute(tables<JournalTables>(tx))
}

/** Saves the first places for money, unless the company has some. */
export async function insertFirstCash(
  tx: Tx,
  companyId: string,
  places: readonly { id: string; kind: string; name: string; code: string }[],
) {
  await sql`
    insert into cash_account (id, company_id, kind, name, account_code)
    select row.id, ${companyId}::uuid, row.kind, row.name, row.code
    from unnest(${places.map((row) => row.id)}::uuid[], ${places.map((row) => row.kind)}::text[],
      ${places.map((row) => row.name)}::text[], ${places.map((row) => row.code)}::text[]) as row (id, kind, name, code)
    on conflict (company_id, account_code) do nothing
  `.execute(tables<JournalTables>(tx))
}
