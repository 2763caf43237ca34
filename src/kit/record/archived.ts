import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { MasterRecord } from '#kit/record/record.ts'
import { seenBy } from '#kit/record/rows.ts'

/** An archived master, and who put it there. */
export interface ArchivedRow {
  readonly id: string
  readonly version: number
  readonly title: string
  readonly at: string
  readonly by: string | null
}

/** The masters of a kind that a person may see and that are archived, newest first; found by name, code or kind. */
export async function archivedRows(
  tx: Tx,
  actor: Actor,
  master: MasterRecord,
  { search, most }: { readonly search: string | null; readonly most: number },
): Promise<ArchivedRow[]> {
  const { rows } = await sql<ArchivedRow>`
    select t.id, t.version, concat_ws(' · ', to_jsonb(t) ->> 'name', to_jsonb(t) ->> 'code') as title,
      t.archived_at as at, u.name as by
    from ${sql.table(master.table)} t left join app_user u on u.id = t.updated_by
    where ${seenBy(master, actor)} and t.archived_at is not null
      and (${search}::text is null or position(lower(${search}) in
        lower(concat_ws(' ', to_jsonb(t) ->> 'name', to_jsonb(t) ->> 'code', ${master.title}::text))) > 0)
    order by t.archived_at desc limit ${most}
  `.execute(tables(tx))
  return rows
}
