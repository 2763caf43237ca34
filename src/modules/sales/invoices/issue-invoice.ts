import { rowDims } from '#ground/dims.ts'
import { day } from '#ground/day.ts'
import { quantityText, quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { labelOf } from '#kit/posting/label.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { post } from '#modules/journal/face.ts'
import type { DocumentRef } from '../contract.ts'
import { checkAccount } from '../facts.ts'
import { refresh } from '../orders/refresh.ts'
import { countLines, lockOrder, type Order } from '../orders/store.ts'
import { askedFrom, askedOf, type InvoiceAsked } from './asked.ts'
import type { createInvoice, postInvoice, updateInvoice } from './contract.ts'
import type { DecidedInvoice, OrderInvoiceKind } from './decided.ts'
import { decidedRow, type DecidedRow } from './decided-row.ts'
import { invoiceEntry } from './entry.ts'
import {
  changeInvoice,
  insertInvoice,
  lockInvoice,
  orderOfInvoice,
  replaceInvoiceLines,
  type Invoice,
  type InvoiceChange,
  type InvoiceLineRow,
  type InvoiceLineToInsert,
} from './store.ts'
import { leaving, postedBy, submit } from './submit-invoice.ts'

/** Makes an invoice of an order and, unless asked to keep a draft, issues it at once. */
export async function create(tx: Tx, actor: Actor, asked: AskedOf<typeof createInvoice>): Promise<DocumentRef> {
  const { id: orderId, kind, post: isIssued, ...call } = asked
  const order = await lockOrder(tx, actor, orderId)
  expectState(order, 'posted')
  await checkAccount(tx, actor, call.bankAccountId)
  const decided = await decidedRow(tx, actor, { order, kind, asked: askedOf(call) })

  const id = newId()
  const by = { created_by: actor.userId, updated_by: actor.userId, updated_by_name: actor.name }
  const lines = lineRows(decided.lines, actor.companyId, id)
  const state = isIssued ? await leaving(tx, actor, decided.row.total) : {}
  const saved = await insertInvoice(tx, { ...decided.row, ...by, ...state, id, company_id: actor.companyId }, lines)
  if (isIssued) return issueOrWait(tx, actor, order, saved)
  await recordHistory(tx, actor, { subject: 'invoice', id, act: 'create' })
  return { id, number: null, version: saved.invoice.version }
}

/** Writes a draft invoice anew. */
export async function update(tx: Tx, actor: Actor, asked: AskedOf<typeof updateInvoice>): Promise<DocumentRef> {
  const { order, invoice } = await lockedIn(tx, actor, 'draft', asked)
  await checkAccount(tx, actor, asked.bankAccountId, invoice.bank_account_id)
  const decided = await decidedAgain(tx, actor, { order, invoice, asked: askedOf(asked) })
  const saved = await rewrite(tx, actor, invoice, decided, {})
  await recordHistory(tx, actor, { subject: 'invoice', id: invoice.id, act: 'update' })
  return { id: invoice.id, number: null, version: saved.invoice.version }
}

/** Issues a draft, or hands it in: it is decided again on the order as it is now. */
export async function postDraft(tx: Tx, actor: Actor, asked: AskedOf<typeof postInvoice>): Promise<DocumentRef> {
  const { order, invoice } = await lockedIn(tx, actor, 'draft', asked)
  const decided = await decidedAgain(tx, actor, { order, invoice, asked: asKept(invoice) })
  const state = await leaving(tx, actor, decided.row.total)
  return issueOrWait(tx, actor, order, await rewrite(tx, actor, invoice, decided, state))
}

/** Issues what was agreed to; refuses it when the order has changed so that it would be another sum. */
export async function issueApproved(tx: Tx, actor: Actor, order: Order, invoice: Invoice): Promise<DocumentRef> {
  const decided = await decidedAgain(tx, actor, { order, invoice, asked: asKept(invoice) })
  const { total } = decided.row
  if (total !== invoice.total) throw new Refusal('invoice.changed-since', { before: invoice.total, after: total })
  return issue(tx, actor, order, await rewrite(tx, actor, invoice, decided, postedBy(actor)))
}

// What was asked when it was written, on the day it was written for.
function asKept(invoice: Invoice): InvoiceAsked {
  const kept = askedFrom(invoice.asked)
  return { ...kept, date: kept.date ?? day(invoice.invoice_date) }
}

function issueOrWait(tx: Tx, actor: Actor, order: Order, saved: SavedInvoice): Promise<DocumentRef> {
  return saved.invoice.state === 'posted' ? issue(tx, actor, order, saved) : submit(tx, actor, saved.invoice)
}

interface SavedInvoice {
  readonly invoice: Invoice
  readonly lines: readonly InvoiceLineRow[]
}

/** Books the claim: the order counts what was billed, the journal takes the entry, the number comes last. */
async function issue(tx: Tx, actor: Actor, order: Order, { invoice, lines }: SavedInvoice): Promise<DocumentRef> {
  const on = day(invoice.invoice_date)
  const source = { kind: 'invoice', id: invoice.id }
  await countLines(tx, 'invoiced_qty', billedQty(lines, 1n))
  await refresh(tx, actor, [order.id], { on, customerId: order.customer_id, receivable: invoice.total })
  await recordHistory(tx, actor, { subject: 'invoice', id: invoice.id, act: 'post' })
  const entry = invoiceEntry(bookable(invoice, lines))
  await post(tx, actor, { on, area: 'sales', source, memo: memoOf(invoice, order), lines: entry })

  const number = await nextNumber(tx, { companyId: actor.companyId, doc: 'INV', day: on, document: source })
  const saved = await changeInvoice(tx, actor, invoice.id, { number })
  return { id: invoice.id, number, version: saved.version }
}

/** What the lines bill of the order; with -1 what a void gives back. */
export function billedQty(lines: readonly InvoiceLineRow[], sign: 1n | -1n): { id: string; qty: string }[] {
  return lines.flatMap((line) => {
    const qty = (quantity(line.qty) * sign) as ReturnType<typeof quantity>
    return line.order_line_id === null ? [] : [{ id: line.order_line_id, qty: quantityText(qty) }]
  })
}

/** An invoice and its lines as the journal wants them. */
export function bookable(invoice: Invoice, lines: readonly InvoiceLineRow[]) {
  return {
    customerId: invoice.customer_id,
    projectId: invoice.project_id,
    gross: invoice.gross_net,
    total: invoice.total,
    downPaymentApplied: invoice.down_payment_applied,
    retention: invoice.retention_amount,
    ppn: invoice.ppn,
    collected: invoice.ppn_collected,
    lines: lines.map((line) => ({ ...rowDims(line), account: line.account_code, net: line.net })),
  }
}

/** Takes an invoice of an order with its order, as it was seen and in the state it has to be in. */
export async function lockedIn(
  tx: Tx,
  actor: Actor,
  state: 'draft' | 'pending_approval',
  asked: { id: string; version: number },
): Promise<{ order: Order; invoice: Invoice }> {
  const orderId = await orderOfInvoice(tx, actor, asked.id)
  const order = orderId === null ? undefined : await lockOrder(tx, actor, orderId)
  const invoice = await lockInvoice(tx, actor.companyId, asked.id)
  expectState(invoice, state)
  expectVersion(versioned(invoice), asked.version)
  if (!order) throw new Error('an invoice that is not issued always has an order')
  expectState(order, 'posted')
  return { order, invoice }
}

function decidedAgain(
  tx: Tx,
  actor: Actor,
  { order, invoice, asked }: { order: Order; invoice: Invoice; asked: InvoiceAsked },
): Promise<DecidedRow> {
  // Safe: only an opening receivable has the fourth kind, and it is never a draft.
  const kind = invoice.kind as OrderInvoiceKind
  return decidedRow(tx, actor, { order, kind, asked, standing: invoice.signatory_id })
}

async function rewrite(
  tx: Tx,
  actor: Actor,
  invoice: Invoice,
  decided: DecidedRow,
  state: InvoiceChange,
): Promise<SavedInvoice> {
  const lines = await replaceInvoiceLines(tx, invoice.id, lineRows(decided.lines, actor.companyId, invoice.id))
  return { invoice: await changeInvoice(tx, actor, invoice.id, { ...decided.row, ...state }), lines }
}

function lineRows(lines: DecidedInvoice['lines'], companyId: string, invoiceId: string): InvoiceLineToInsert[] {
  return lines.map((line) => ({ ...line, id: newId(), company_id: companyId, invoice_id: invoiceId }))
}

function memoOf(invoice: Invoice, order: Order): string {
  const what = { sale: 'Penjualan', down_payment: 'Uang muka', retention: 'Penagihan retensi', opening: 'Saldo awal' }[
    invoice.kind
  ]
  return `${what} ${labelOf(order.number)} – ${order.customer_name}`
}
