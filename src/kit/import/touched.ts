import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { subjectsOf } from '#kit/files/owners.ts'

/**
 * Tells whether somebody did or said something about a thing since a file made it: a photo or a word that hangs on it
 * would be lost with it, for the file cannot bring it again.
 */
export async function wasTouched(tx: Tx, actor: Actor, record: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ was: boolean }>`
    select exists (
      select from history where company_id = ${actor.companyId} and subject = ${record} and subject_id = ${id}
        and via <> 'import'
    ) or exists (
      select from comment where company_id = ${actor.companyId} and subject = any (${subjectsOf(record)}::text[])
        and subject_id = ${id} and removed_at is null
    ) as was
  `.execute(tables(tx))
  return rows[0]?.was ?? false
}
