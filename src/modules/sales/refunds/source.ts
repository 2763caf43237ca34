import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { open as openPayment } from '../payments/open-payment.ts'
import { changePayment, lockPayment } from '../payments/store.ts'
import { openCreditNote } from '../returns/open-return.ts'
import { changeCreditNote, lockCreditNote } from '../returns/store.ts'
import type { RefundRow } from './store.ts'

/** What money is given back of: a payment or a credit note. */
export interface SourceRef {
  readonly kind: 'payment' | 'credit-note'
  readonly id: string
}

/** The same, held by this transaction. */
export interface Source extends SourceRef {
  readonly number: string
  readonly on: Day
  readonly customerId: string
  readonly customerName: string
  /** The project of what is left; an overpayment is for none. */
  readonly projectId: string | null
  readonly unallocated: Money
  readonly refunded: Money
}

/** Answers 404 where this person may not see it: a payment by its customer, a credit note by its order. */
export async function seeSource(tx: Tx, actor: Actor, { kind, id }: SourceRef): Promise<void> {
  await (kind === 'payment' ? openPayment : openCreditNote)(tx, actor, id)
}

/** Holds it, as far as this person may see it; refuses one that is void or was changed meanwhile. */
export async function lockSource(
  tx: Tx,
  actor: Actor,
  asked: SourceRef & { readonly version?: number },
): Promise<Source> {
  const { kind, id, version } = asked
  await seeSource(tx, actor, asked)
  const row = await (kind === 'payment' ? lockPayment : lockCreditNote)(tx, actor.companyId, id)
  expectState(row, 'posted')
  if (version !== undefined) expectVersion(versioned(row), version)
  return {
    kind,
    id,
    number: row.number ?? '',
    on: 'payment_date' in row ? row.payment_date : row.note_date,
    customerId: row.customer_id,
    customerName: row.customer_name,
    projectId: 'project_id' in row ? row.project_id : null,
    unallocated: row.unallocated,
    refunded: row.refunded_total,
  }
}

/** Counts on it what was given back of it in all, and remembers who did. */
export async function countRefunded(
  tx: Tx,
  actor: Actor,
  { kind, id, refunded }: Source,
  done: { readonly refunded: Money; readonly act: 'refund' | 'void-refund'; readonly reason: string },
): Promise<void> {
  await (kind === 'payment' ? changePayment : changeCreditNote)(tx, actor, id, { refunded_total: done.refunded })
  const changes = { refundedTotal: [String(refunded), String(done.refunded)] as const }
  await recordHistory(tx, actor, { subject: kind, id, act: done.act, reason: done.reason, changes })
}

/** What a refund is of. */
export function sourceOf(row: Pick<RefundRow, 'payment_id' | 'credit_note_id'>): SourceRef {
  return row.payment_id !== null
    ? { kind: 'payment', id: row.payment_id }
    : { kind: 'credit-note', id: row.credit_note_id ?? '' }
}
