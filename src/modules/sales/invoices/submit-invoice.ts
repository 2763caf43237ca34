import type { Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { needsApproval } from '#kit/posting/approval.ts'
import { tellWaiting } from '#kit/posting/tell-approval.ts'
import { instant } from '#kit/posting/today.ts'
import type { DocumentRef } from '../contract.ts'
import type { Invoice } from './store.ts'

const doc = 'sales-invoice' as const

/** How an invoice of this total leaves the hands of who made it: issued, or waiting for somebody's yes. */
export async function leaving(tx: Tx, actor: Actor, amount: Money) {
  return (await needsApproval(tx, actor, { doc, amount })) ? handedIn(actor) : postedBy(actor)
}

/** Tells those who may say yes to an invoice that it waits for them. */
export async function submit(tx: Tx, actor: Actor, invoice: Invoice): Promise<DocumentRef> {
  const { id, total: amount, version } = invoice
  await recordHistory(tx, actor, { subject: 'invoice', id, act: 'submit' })
  const booked = { area: 'sales' as const, on: invoice.invoice_date }
  await tellWaiting(tx, actor, { doc, amount, booked }, waitingPaper(invoice))
  return { id, number: null, version }
}

/** An invoice that waits, as the engine of approvals weighs it. */
export function submittedOf(invoice: Pick<Invoice, 'id' | 'total' | 'submitted_by' | 'submitted_at'>) {
  const { id: documentId, total: amount, submitted_by: submittedBy, submitted_at: submittedAt } = invoice
  return { doc, amount, documentId, submittedBy, submittedAt }
}

/** An invoice as those hear of it who decide on it. */
export function waitingPaper({ id, customer_name, order_id }: Invoice) {
  const href = `/order/invoice/${order_id}?dokumen=${id}`
  return { subject: 'invoice', id, what: `Invoice ${customer_name}`, href }
}

/** What a row gets that is issued now. */
export function postedBy(actor: Actor) {
  return { state: 'posted' as const, posted_at: instant(), posted_by: actor.name }
}

function handedIn(actor: Actor) {
  return {
    state: 'pending_approval' as const,
    submitted_at: instant(),
    submitted_by: actor.userId,
    submitted_by_name: actor.name,
    decision_note: null,
  }
}
