import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'

/** What every warehouse is called, archived ones too. */
export async function placeNames(tx: Tx, companyId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from warehouse where company_id = ${companyId}
  `.execute(tables(tx))
  return new Map(rows.map((row) => [row.id, row.name]))
}
