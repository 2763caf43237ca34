import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { Approvable } from '#kit/posting/decisions.ts'

// What history calls each kind; a claim given up is written and handed in with one act.
const subjects: Partial<Record<Approvable, string>> = {
  'purchase-request': 'purchase-request',
  'purchase-order': 'purchase-order',
  'purchase-bill': 'purchase-bill',
  'sales-order': 'order',
  'sales-invoice': 'invoice',
}

const writing = ['create', 'update', 'amend', 'revise', 'duplicate']

/** Everybody who wrote or changed what a document says, as its history tells. */
export async function writersOf(
  tx: Tx,
  actor: Actor,
  { doc, documentId }: { readonly doc: Approvable; readonly documentId: string },
): Promise<ReadonlySet<string>> {
  const subject = subjects[doc]
  if (subject === undefined) return new Set()
  const { rows } = await sql<{ id: string }>`
    select distinct user_id as id from history
    where company_id = ${actor.companyId} and subject = ${subject} and subject_id = ${documentId}
      and act = any (${writing}::text[]) and user_id is not null
  `.execute(tables(tx))
  return new Set(rows.map(({ id }) => id))
}

/** The same of one person, as a condition of a query over documents of a kind. */
export function wroteIt(
  actor: Actor,
  {
    doc,
    id,
    userId,
  }: { readonly doc: Approvable; readonly id: RawBuilder<unknown>; readonly userId: RawBuilder<unknown> },
): RawBuilder<SqlBool> {
  const subject = subjects[doc]
  if (subject === undefined) return sql<SqlBool>`false`
  return sql<SqlBool>`exists (
    select from history where company_id = ${actor.companyId} and subject = ${subject} and subject_id = ${id}
      and act = any (${writing}::text[]) and user_id = ${userId})`
}
