import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'
import type { NoteKept } from './store.ts'

/**
 * Narrows the notes of wages, read as `n`, to those a person may see: all that a note is borne by lies in their projects. What was owed
 * when the books began is borne by none, and seen by who sees every project.
 */
export function noteSeen({ scope: { projects } }: Actor): RawBuilder<SqlBool> {
  if (projects === 'all') return sql<SqlBool>`true`
  return sql<SqlBool>`(jsonb_array_length(n.shares) > 0 and not exists (
    select from jsonb_array_elements(n.shares) as borne (share)
    where (share->>'projectId')::uuid = any (${[...projects]}::uuid[]) is not true))`
}

/** The notes of wages that a person may see, in their order. */
export async function seenNotes(tx: Tx, actor: Actor, settlementId: string): Promise<NoteKept[]> {
  return own(tx)
    .selectFrom('wage_note as n')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('settlement_id', '=', settlementId)
    .where(noteSeen(actor))
    .orderBy('line_no')
    .execute()
}

/** Refuses to take back what others than one may see were owed too ('wages.narrowed'). */
export async function refuseNarrowed(tx: Tx, actor: Actor, noteIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ hidden: boolean }>`
    select exists (select from wage_note n where n.company_id = ${actor.companyId} and n.id = any (${[...noteIds]}::uuid[])
      and ${noteSeen(actor)} is not true) as hidden
  `.execute(own(tx))
  if (rows[0]?.hidden) throw new Refusal('wages.narrowed')
}
