import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'

/** A row to be, column → value. */
type NewRow = Readonly<Record<string, unknown>>

/** Far below the 65,535 values a statement may have, whatever the table. */
const AT_ONCE = 500

/** Adds rows of one table in as few statements as their columns allow: rows that name the same columns go together. */
export async function insertRows(tx: Tx, table: string, rows: readonly NewRow[]): Promise<void> {
  for (const alike of Map.groupBy(rows, (row) => Object.keys(row).join()).values()) {
    const names = Object.keys(alike[0] ?? {})
    for (let at = 0; at < alike.length; at += AT_ONCE) {
      const values = alike.slice(at, at + AT_ONCE).map((row) => sql`(${sql.join(names.map((name) => row[name]))})`)
      await sql`
        insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))}) values ${sql.join(values)}
      `.execute(tables(tx))
    }
  }
}
