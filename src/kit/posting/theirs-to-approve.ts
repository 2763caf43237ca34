import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Money } from '#ground/money.ts'
import { hasRole, type Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { bandsOf, holdersOf, type Band } from '#kit/posting/approval.ts'
import { usualRight, type Approvable } from '#kit/posting/decisions.ts'
import { wroteIt } from '#kit/posting/writers.ts'

/** Where a document that waits stands in a query. */
export interface WaitingColumns {
  readonly id: RawBuilder<unknown>
  readonly amount: RawBuilder<unknown>
  readonly submittedBy: RawBuilder<unknown>
  readonly submittedAt: RawBuilder<unknown>
  /** Whose wish it holds, where others may write it down. */
  readonly writtenFor?: RawBuilder<unknown> | undefined
}

/** What `mayApprove` asks of one document, asked of many: the same answer, as part of a query. */
export interface TheirsToApprove {
  /** Told by the row alone: its amount is theirs to decide, and they did not hand it in. */
  readonly reach: (row: WaitingColumns) => RawBuilder<SqlBool>
  /** Told by what was done with it: they neither said yes already nor wrote or wished it, unless nobody else could decide. */
  readonly free: (row: WaitingColumns) => RawBuilder<SqlBool>
}

/** Amounts from one band to the next, and who of the company may say yes to them beside this person. */
interface Span {
  readonly from: Money | null
  readonly below: Money | null
  readonly needed: number
  readonly others: readonly string[]
}

/** Which waiting documents of a kind this person may say yes to; nothing when no amount is theirs. */
export async function theirsToApprove(tx: Tx, actor: Actor, doc: Approvable): Promise<TheirsToApprove | undefined> {
  const spans = await spansOf(tx, actor, doc)
  if (spans.length === 0) return undefined
  const anySpan = (row: WaitingColumns, also: (span: Span) => RawBuilder<SqlBool>) => {
    const parts = spans.map((span) => sql`(${within(span, row.amount)} and ${also(span)})`)
    return sql<SqlBool>`(${sql.join(parts, sql` or `)})`
  }
  return {
    reach: (row) => anySpan(row, (span) => notTheirOwn(actor, span, row)),
    free: (row) =>
      anySpan(row, (span) => sql<SqlBool>`${notSaidYet(actor, span, row)} and ${notWritten(actor, doc, span, row)}`),
  }
}

async function spansOf(tx: Tx, actor: Actor, doc: Approvable): Promise<Span[]> {
  const bands = await bandsOf(tx, actor.companyId, doc)
  const all = [undefined, ...bands].map((band, at) => ({
    band,
    from: band?.fromAmount ?? null,
    below: bands[at]?.fromAmount ?? null,
  }))
  const spans: Span[] = []
  for (const { band, from, below } of all) {
    if (!isTheirs(actor, band)) continue
    const holders = await holdersOf(tx, actor, band ?? { permission: usualRight(doc) })
    spans.push({ from, below, needed: band?.needed ?? 1, others: holders.filter((id) => id !== actor.userId) })
  }
  return spans
}

function isTheirs(actor: Actor, band: Band | undefined): boolean {
  if (band === undefined) return true
  return actor.can(band.permission) && (band.roleId === undefined || hasRole(actor, band.roleId))
}

function within({ from, below }: Span, amount: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const atLeast = from === null ? sql`true` : sql`${amount} >= ${from}::bigint`
  return below === null ? sql<SqlBool>`${atLeast}` : sql<SqlBool>`${atLeast} and ${amount} < ${below}::bigint`
}

function notTheirOwn(actor: Actor, { others }: Span, { submittedBy }: WaitingColumns): RawBuilder<SqlBool> {
  return others.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${submittedBy} is distinct from ${actor.userId}::uuid`
}

function notSaidYet(actor: Actor, { needed }: Span, { id, submittedAt }: WaitingColumns): RawBuilder<SqlBool> {
  if (needed === 1) return sql<SqlBool>`true`
  return sql<SqlBool>`not exists (
    select from approval_decision d
    where d.company_id = ${actor.companyId} and d.document_id = ${id} and d.decided_by = ${actor.userId}
      and d.decision in ('approve', 'approve-note') and d.decided_at >= coalesce(${submittedAt}, '-infinity'::timestamptz)
      and not exists (select from approval_decision back where back.company_id = d.company_id
        and back.document_id = d.document_id and back.decision in ('return', 'reject') and back.decided_at > d.decided_at))`
}

function notWritten(actor: Actor, doc: Approvable, { others }: Span, row: WaitingColumns): RawBuilder<SqlBool> {
  const wished = row.writtenFor ?? sql`null::uuid`
  const wrote = (userId: RawBuilder<unknown>) =>
    sql`(${wroteIt(actor, { doc, id: row.id, userId })} or ${userId} is not distinct from ${wished})`
  const mine = sql`${actor.userId}::uuid`
  return sql<SqlBool>`(${row.submittedBy} is not distinct from ${mine} or not ${wrote(mine)} or not exists (
    select from unnest(${[...others]}::uuid[]) as other (id)
    where other.id is distinct from ${row.submittedBy} and not ${wrote(sql`other.id`)}))`
}
