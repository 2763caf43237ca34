import { sql } from 'kysely'
import { money, ZERO, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import type { Approvable, Decision, DecisionTaken } from '#kit/posting/decisions.ts'

/** From this amount on, a document needs the yes of somebody with the right. */
export interface Band {
  readonly fromAmount: Money
  readonly permission: string
}

interface Weighed {
  readonly doc: Approvable
  readonly amount: Money
}

/** Tells who may say yes: ids of the active people of a company who hold a right. */
type ApproversOf = (tx: Tx, companyId: string, permission: string) => Promise<readonly string[]>

// What holds until a company chooses: requests always wait for a second person, the rest goes through.
const usual: Partial<Record<Approvable, readonly Band[]>> = {
  'purchase-request': [{ fromAmount: ZERO, permission: 'approve pembelian-barang' }],
}

let approversOf: ApproversOf | undefined

/** The department of accounts says here who holds a right. */
export function knowApprovers(known: ApproversOf): void {
  approversOf = known
}

/** The bands of a kind of document, the lowest first. */
export async function bandsOf(tx: Tx, companyId: string, doc: Approvable): Promise<readonly Band[]> {
  const { rows } = await sql<{ from_amount: Money | null; permission: string }>`
    select from_amount, permission from approval_rule where company_id = ${companyId} and doc = ${doc}
    order by from_amount nulls first
  `.execute(tables(tx))
  if (rows.length === 0) return usual[doc] ?? []
  return rows.flatMap((row) =>
    row.from_amount === null ? [] : [{ fromAmount: money(row.from_amount), permission: row.permission }],
  )
}

/** Replaces the bands of a kind of document; none means that nothing waits. */
export async function saveBands(tx: Tx, actor: Actor, doc: Approvable, bands: readonly Band[]): Promise<void> {
  const kept = bands.length > 0 ? bands : [{ fromAmount: null, permission: '' }]
  await sql`delete from approval_rule where company_id = ${actor.companyId} and doc = ${doc}`.execute(tables(tx))
  await sql`
    insert into approval_rule (id, company_id, doc, from_amount, permission, created_by)
    select id, ${actor.companyId}, ${doc}, amount, permission, ${actor.userId}
    from unnest(${kept.map(() => newId())}::uuid[], ${kept.map((band) => band.fromAmount)}::bigint[],
      ${kept.map((band) => band.permission)}::text[]) as given (id, amount, permission)
  `.execute(tables(tx))
}

/** Whether a document of this amount waits for somebody's yes. */
export async function needsApproval(tx: Tx, actor: Actor, asked: Weighed): Promise<boolean> {
  return (await bandOf(tx, actor, asked)) !== undefined
}

/**
 * Refuses who may not say yes to this amount, and whoever handed the document in themselves, unless nobody else in the
 * company could.
 */
export async function assertMayApprove(
  tx: Tx,
  actor: Actor,
  asked: Weighed & { readonly submittedBy: string | null },
): Promise<void> {
  const band = await bandOf(tx, actor, asked)
  if (band && !actor.can(band.permission)) throw new Refusal('approval.above-own', { amount: asked.amount })
  if (asked.submittedBy !== actor.userId) return
  if (!approversOf) throw new Error('nobody told who may approve: import the face of accounts')
  const others = await approversOf(tx, actor.companyId, band?.permission ?? usualRight(asked.doc))
  if (others.some((id) => id !== actor.userId)) throw new Refusal('approval.own')
}

/** Keeps what was decided; anything but a plain yes says why. */
export async function recordDecision(
  tx: Tx,
  actor: Actor,
  taken: Weighed & { readonly documentId: string; readonly decision: Decision; readonly note: string | null },
): Promise<void> {
  if (taken.decision !== 'approve' && taken.note === null) throw new Refusal('approval.no-note', {}, { field: 'note' })
  await sql`
    insert into approval_decision (id, company_id, doc, document_id, decision, note, amount, decided_by, decided_by_name)
    values (${newId()}, ${actor.companyId}, ${taken.doc}, ${taken.documentId}, ${taken.decision}, ${taken.note},
      ${taken.amount}, ${actor.userId}, ${actor.name})
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

/** The highest band that an amount reaches. */
export function bandFor(bands: readonly Band[], amount: Money): Band | undefined {
  return bands.toReversed().find((band) => band.fromAmount <= amount)
}

async function bandOf(tx: Tx, actor: Actor, asked: Weighed): Promise<Band | undefined> {
  return bandFor(await bandsOf(tx, actor.companyId, asked.doc), asked.amount)
}

// Where the amount reaches no band any more (they were changed meanwhile), the right to approve that kind decides.
function usualRight(doc: Approvable): string {
  return doc.startsWith('sales') ? 'approve order' : 'approve pembelian-barang'
}
