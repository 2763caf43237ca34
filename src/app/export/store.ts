import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { DataExport } from '#app/export/contract.ts'

/** An export as its row tells it. */
export interface ExportRow extends DataExport {
  readonly companyId: string
  readonly createdBy: string
  readonly storageKey: string | null
}

const columns = sql`id, company_id as "companyId", state, done, total, storage_key as "storageKey", size::float8 as size,
  created_by as "createdBy", created_at as "createdAt", expires_at as "expiresAt"`

/** A person's own exports of a company, the newest first. */
export async function ownExports(tx: Tx, actor: Actor, id?: string): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select ${columns} from data_export
    where company_id = ${actor.companyId} and created_by = ${actor.userId} ${id === undefined ? sql`` : sql`and id = ${id}`}
      and (expires_at is null or expires_at > now())
    order by created_at desc limit 10
  `.execute(tables(tx))
  return rows
}

export async function exportById(tx: Tx, id: string): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`select ${columns} from data_export where id = ${id}`.execute(tables(tx))
  return rows[0]
}

export async function insertExport(tx: Tx, actor: Actor, id: string): Promise<void> {
  await sql`
    insert into data_export (id, company_id, created_by, created_by_name)
    values (${id}, ${actor.companyId}, ${actor.userId}, ${actor.name})
  `.execute(tables(tx))
}

export async function setProgress(tx: Tx, id: string, done: number, total: number): Promise<void> {
  await sql`update data_export set state = 'running', done = ${done}, total = ${total} where id = ${id}`.execute(
    tables(tx),
  )
}

export async function setDone(tx: Tx, id: string, file: { key: string; size: number }): Promise<void> {
  await sql`
    update data_export set state = 'done', done = total, storage_key = ${file.key}, size = ${file.size}, finished_at = now(),
      expires_at = now() + interval '7 days'
    where id = ${id}
  `.execute(tables(tx))
}

export async function setFailed(tx: Tx, id: string): Promise<void> {
  await sql`
    update data_export set state = 'failed', finished_at = now(), expires_at = now() + interval '7 days' where id = ${id}
  `.execute(tables(tx))
}

/** Forgets exports whose week is over; answers the keys of their bytes. */
export async function dropOld(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ key: string | null }>`
    delete from data_export where expires_at < now() returning storage_key as key
  `.execute(tables(tx))
  return rows.flatMap((row) => row.key ?? [])
}

// How the product works, not what a company wrote.
const WORKINGS = ['session', 'data_export', 'import_run', 'record_code']

/** Tables whose rows belong to a company, with the columns anybody may read. */
export async function businessTables(tx: Tx): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all (${WORKINGS}::text[]) and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and a.attname !~ '(^|_)(hash|secret|token|password|sha256|look)($|_)'
      and has_table_privilege(c.oid, 'select')
    group by c.relname having bool_or(a.attname = 'company_id') order by c.relname collate "C"
  `.execute(tables(tx))
  return rows
}

/** The rows of a table that belong to a company, as texts, a piece at a time. */
export async function* tableRows(
  tx: Tx,
  table: { readonly name: string; readonly columns: readonly string[] },
  companyId: string,
): AsyncGenerator<(string | null)[][]> {
  const texts = table.columns.map((column) => sql`${sql.ref(column)}::text`)
  await sql`
    declare whole no scroll cursor for
    select array[${sql.join(texts)}] as row from ${sql.table(table.name)} where company_id = ${sql.lit(companyId)}
  `.execute(tables(tx))
  try {
    for (;;) {
      const { rows } = await sql<{ row: (string | null)[] }>`fetch 2000 from whole`.execute(tables(tx))
      if (rows.length === 0) return
      yield rows.map(({ row }) => row)
    }
  } finally {
    await sql`close whole`.execute(tables(tx))
  }
}
