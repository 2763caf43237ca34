import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { Approvable } from '#kit/posting/decisions.ts'

/** Where a document stands in a query, or what is known of it. */
interface Waiting {
  readonly id: RawBuilder<unknown>
  readonly amount: RawBuilder<unknown>
  readonly submittedAt: RawBuilder<unknown>
}

/** '1 dari 2': how many of the people a waiting document needs have said yes; null where one is enough. */
export function yesesSaid(
  actor: Actor,
  doc: Approvable,
  { id, amount, submittedAt }: Waiting,
): RawBuilder<string | null> {
  return sql<string | null>`(
    select (
      select count(distinct d.decided_by) from approval_decision d
      where d.company_id = ${actor.companyId} and d.document_id = ${id} and d.decision in ('approve', 'approve-note')
        and d.decided_at >= coalesce(${submittedAt}, '-infinity'::timestamptz)
        and not exists (select from approval_decision back where back.company_id = d.company_id
          and back.document_id = d.document_id and back.decision in ('return', 'reject') and back.decided_at > d.decided_at)
    ) || ' dari ' || band.needed
    from (
      select needed from approval_rule
      where company_id = ${actor.companyId} and doc = ${doc} and from_amount <= ${amount}
      order by from_amount desc limit 1
    ) band where band.needed > 1
  )`
}

/** The same of one document that is open. */
export async function yesesSaidOf(
  tx: Tx,
  actor: Actor,
  asked: {
    readonly doc: Approvable
    readonly documentId: string
    readonly amount: bigint
    readonly submittedAt?: string | null
  },
): Promise<string | null> {
  const said = yesesSaid(actor, asked.doc, {
    id: sql`${asked.documentId}::uuid`,
    amount: sql`${asked.amount}::bigint`,
    submittedAt: sql`${asked.submittedAt ?? null}::timestamptz`,
  })
  const { rows } = await sql<{ said: string | null }>`select ${said} as said`.execute(tables(tx))
  return rows[0]?.said ?? null
}
