import { NO_DIMS } from '#ground/dims.ts'
import { dayFormat } from '#ground/day-format.ts'
import { addDays, day } from '#ground/day.ts'
import { negate, ZERO } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { accounts } from '#modules/journal/rules.ts'
import * as journal from '#modules/journal/face.ts'
import { customerOf, dealt, openingPosted } from '#modules/parties/face.ts'
import { changesOf } from '#kit/history/changes.ts'
import { checkUnproven } from '../collected/prove.ts'
import type { DocumentRef } from '../contract.ts'
import { refresh } from '../orders/refresh.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { countLines, lockOrder, type Order } from '../orders/store.ts'
import { creditNotesOf } from '../returns/store.ts'
import { seeCustomer } from '../see-customer.ts'
import { checkAccount, checkSignatory } from '../facts.ts'
import { instant, today } from '#kit/posting/today.ts'
import { intoTrash } from '#kit/trash/trash.ts'
import type { amendInvoice, postOpeningReceivable, voidInvoice } from './contract.ts'
import { hasWaiting } from '../write-offs/store.ts'
import { invoiceEntry } from './entry.ts'
import { billedQty } from './issue-invoice.ts'
import { refuseBeforeLast } from './last-of-contract.ts'
import {
  changeInvoice,
  hasOpening,
  insertInvoice,
  invoiceLinesOf,
  lockInvoice,
  orderOfInvoice,
  removeInvoice,
  type Invoice,
} from './store.ts'

/** Changes what may still change on an issued invoice: due date, address, PO, faktur number, bank, notes. */
export async function amend(tx: Tx, actor: Actor, asked: AskedOf<typeof amendInvoice>): Promise<DocumentRef> {
  const { order, invoice } = await locked(tx, actor, asked.id)
  expectState(invoice, 'posted', 'draft')
  expectVersion(versioned(invoice), asked.version)
  await checkAccount(tx, actor, asked.bankAccountId, invoice.bank_account_id)
  const { total: amount, signatory_id: standing } = invoice
  await checkSignatory(tx, actor, asked.signatoryId, { amount, standing })
  const change = {
    due_date: asked.dueDate,
    billing_address: asked.billingAddress,
    customer_po_no: asked.customerPoNo,
    tax_invoice_no: asked.taxInvoiceNo,
    bank_account_id: asked.bankAccountId,
    signatory_id: asked.signatoryId,
    needs_meterai: asked.needsMeterai,
    notes: asked.notes,
  }
  const saved = await changeInvoice(tx, actor, invoice.id, change)
  if (order) await refresh(tx, actor, [order.id])
  await recordHistory(tx, actor, {
    subject: 'invoice',
    id: invoice.id,
    act: 'amend',
    changes: changesOf(invoice, change),
  })
  return { id: invoice.id, number: invoice.number, version: saved.version }
}

/** Takes an issued invoice back by a mirrored entry; refused while a payment or credit note stands on it. */
export async function voided(tx: Tx, actor: Actor, asked: AskedOf<typeof voidInvoice>): Promise<DocumentRef> {
  const { order, invoice } = await locked(tx, actor, asked.id)
  expectState(invoice, 'posted')
  expectVersion(versioned(invoice), asked.version)
  const number = invoice.number ?? ''
  if (invoice.kind === 'opening') throw new Refusal('invoice.opening-locked', { number })
  const on = asked.date ?? today(actor)
  refuseAhead(actor, on)
  if (on < invoice.invoice_date) {
    const facts = { number, on: dayFormat(day(invoice.invoice_date), 'short') }
    throw new Refusal('invoice.void-before', facts, { field: 'date' })
  }
  if (invoice.paid_total > 0n) throw new Refusal('invoice.has-payments', { number })
  checkUnproven(invoice)
  if (invoice.written_off_total > 0n || (await hasWaiting(tx, invoice.id)))
    throw new Refusal('invoice.has-write-off', { number })
  // A credit of its own that found nothing open, or one of another invoice that was used here: both stand on it.
  const isCredited = invoice.credited_total > 0n || (await creditNotesOf(tx, { invoiceId: invoice.id })).length > 0
  if (isCredited) throw new Refusal('invoice.has-credits', { number })
  if (order) checkNotUsed(invoice, order)
  await refuseBeforeLast(tx, invoice)

  await countLines(tx, 'invoiced_qty', billedQty(await invoiceLinesOf(tx, invoice.id), -1n))
  // It stood until that day; when it was really done, the history tells.
  const at = asked.date ? `${asked.date}T12:00:00Z` : instant()
  const voidedRow = { state: 'void' as const, voided_at: at, voided_by: actor.name, void_reason: asked.reason }
  const saved = await changeInvoice(tx, actor, invoice.id, voidedRow)
  await refresh(tx, actor, order ? [order.id] : [], {
    customerId: invoice.customer_id,
    receivable: negate(invoice.total),
  })
  await recordHistory(tx, actor, { subject: 'invoice', id: invoice.id, act: 'void', reason: asked.reason })
  await journal.reverse(tx, actor, { kind: 'invoice', id: invoice.id }, { on, reason: asked.reason })
  return { id: invoice.id, number: invoice.number, version: saved.version }
}

/** Removes a draft invoice. */
export async function remove(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  const { invoice } = await locked(tx, actor, id)
  expectState(invoice, 'draft')
  await intoTrash(tx, actor, {
    subject: 'invoice',
    table: 'sales_invoice',
    id: id,
    kind: 'Draf invoice',
    permissions: ['delete order'],
  })
  await removeInvoice(tx, actor, id)
  await recordHistory(tx, actor, { subject: 'invoice', id, act: 'delete' })
  return { id }
}

/**
 * Books what a customer owed before our books began, as an invoice of its own kind; once for each reference, then it
 * stays. Several invoices that were open are so many openings.
 */
export async function postOpening(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof postOpeningReceivable>,
): Promise<DocumentRef> {
  await seeCustomer(tx, actor, asked.id)
  const customer = await customerOf(tx, actor.companyId, asked.id)
  if (await hasOpening(tx, actor.companyId, customer.id, asked.reference ?? ''))
    throw new Refusal('invoice.opening-twice', { customer: customer.name, reference: asked.reference ?? '' })
  const id = newId()
  const document = { kind: 'invoice', id }
  const { date: on, amount } = asked
  const { invoice } = await insertInvoice(
    tx,
    {
      id,
      company_id: actor.companyId,
      kind: 'opening' as const,
      state: 'posted' as const,
      order_id: null,
      ...{
        customer_id: customer.id,
        customer_name: customer.name,
        customer_npwp: customer.npwp,
        billing_address: customer.taxAddress,
      },
      ...{
        invoice_date: on,
        due_date: asked.dueDate ?? addDays(on, customer.termDays ?? 0),
        seller_is_pkp: false,
        asked: '{}',
        taxes: '[]',
        withholding: '[]',
      },
      ...{
        subtotal: amount,
        gross_net: amount,
        dpp: ZERO,
        dpp_other: ZERO,
        ppn: ZERO,
        total: amount,
      },
      ...{
        reference: asked.reference,
        notes: asked.notes,
        posted_at: instant(),
        posted_by: actor.name,
      },
      ...{
        created_by: actor.userId,
        updated_by: actor.userId,
        updated_by_name: actor.name,
      },
    },
    [
      {
        id: newId(),
        company_id: actor.companyId,
        invoice_id: id,
        position: 1,
        description: asked.reference ?? 'Saldo awal piutang',
        ...{
          qty: '1',
          unit: '',
          price: String(amount),
          amount,
          net: amount,
          account_code: accounts.paidInCapital,
        },
      },
    ],
  )
  await openingPosted(tx, actor.companyId, customer.id)
  await dealt(tx, { companyId: actor.companyId, customerId: customer.id, receivable: amount, on })
  await recordHistory(tx, actor, { subject: 'invoice', id, act: 'post' })
  const lines = [{ ...NO_DIMS, account: accounts.paidInCapital, net: amount }]
  const entry = {
    customerId: customer.id,
    projectId: null,
    gross: amount,
    total: amount,
    downPaymentApplied: ZERO,
    retention: ZERO,
    ppn: ZERO,
    collected: ZERO,
    lines,
  }
  await journal.post(tx, actor, {
    on,
    area: 'sales',
    source: document,
    memo: `Saldo awal piutang ${customer.name}`,
    lines: invoiceEntry(entry),
  })

  const number = await nextNumber(tx, { companyId: actor.companyId, doc: 'SA', day: day(on), document })
  const saved = await changeInvoice(tx, actor, invoice.id, { number })
  return { id, number, version: saved.version }
}

async function locked(tx: Tx, actor: Actor, id: string): Promise<{ order: Order | undefined; invoice: Invoice }> {
  const orderId = await orderOfInvoice(tx, actor, id)
  const order = orderId === null ? undefined : await lockOrder(tx, actor, orderId)
  return { order, invoice: await lockInvoice(tx, actor.companyId, id) }
}

// A down payment that later invoices took off, or retention that was billed, cannot disappear under them.
function checkNotUsed(invoice: Invoice, order: Order): void {
  const openAdvance = order.down_payment_billed - order.down_payment_applied
  if (invoice.kind === 'down_payment' && invoice.gross_net > openAdvance) {
    throw new Refusal('invoice.down-payment-used', { number: invoice.number ?? '' })
  }
  if (invoice.retention_amount > order.retention_held - order.retention_released) {
    throw new Refusal('invoice.retention-billed', { number: invoice.number ?? '' })
  }
}
