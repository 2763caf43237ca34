import { sql } from 'kysely'
import type { Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import type { Approvable, Decision, DecisionTaken } from '#kit/posting/decisions.ts'
import { instant } from '#kit/posting/today.ts'

interface Taken {
  readonly doc: Approvable
  readonly documentId: string
  readonly amount: Money
  readonly decision: Decision
  readonly note: string | null
}

/** Keeps what was decided; anything but a plain yes says why. */
export async function recordDecision(tx: Tx, actor: Actor, taken: Taken): Promise<void> {
  if (taken.decision !== 'approve' && taken.note === null) throw new Refusal('approval.no-note', {}, { field: 'note' })
  await sql`
    insert into approval_decision (id, company_id, doc, document_id, decision, note, amount, decided_at, decided_by, decided_by_name)
    values (${newId()}, ${actor.companyId}, ${taken.doc}, ${taken.documentId}, ${taken.decision}, ${taken.note},
      ${taken.amount}, greatest(${instant()}::timestamptz, (select max(decided_at) + interval '1 microsecond'
        from approval_decision where company_id = ${actor.companyId} and document_id = ${taken.documentId})),
      ${actor.userId}, ${actor.name})
  `.execute(tables(tx))
}

/** What was decided on a document, newest first. */
export async function decisionsOf(tx: Tx, companyId: string, documentId: string): Promise<DecisionTaken[]> {
  const { rows } = await sql<DecisionTaken>`
    select id, decision, note, amount::text as amount, decided_at as at, decided_by_name as by
    from approval_decision where company_id = ${companyId} and document_id = ${documentId}
    order by decided_at desc, id desc limit 100
  `.execute(tables(tx))
  return rows
}

/** Who said yes since it was handed in and since it last went back. */
export async function yesesOf(
  tx: Tx,
  actor: Actor,
  { documentId, submittedAt }: { readonly documentId: string; readonly submittedAt?: string | null },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct d.decided_by as id from approval_decision d
    where d.company_id = ${actor.companyId} and d.document_id = ${documentId} and d.decision in ('approve', 'approve-note')
      and d.decided_at >= coalesce(${submittedAt ?? null}::timestamptz, '-infinity')
      and not exists (select from approval_decision back where back.company_id = d.company_id
        and back.document_id = d.document_id and back.decision in ('return', 'reject') and back.decided_at > d.decided_at)
  `.execute(tables(tx))
  return rows.map((row) => row.id)
}
