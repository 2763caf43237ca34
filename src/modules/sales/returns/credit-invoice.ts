import { rowDims } from '#ground/dims.ts'
import { day, type Day } from '#ground/day.ts'
import { min, minus, money, ZERO, type Money } from '#ground/money.ts'
import { minusQty, plusQty, quantity, quantityText, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { expectState } from '#kit/posting/state.ts'
import { post } from '#modules/journal/face.ts'
import type { DocumentRef } from '../contract.ts'
import {
  countCredited,
  invoiceLinesOf,
  lockInvoice,
  orderOfInvoice,
  type Invoice,
  type InvoiceLineRow,
} from '../invoices/store.ts'
import { checkUnproven } from '../collected/prove.ts'
import { countCollected } from '../collected/store.ts'
import { refresh } from '../orders/refresh.ts'
import { countLines, lockOrder, type Order } from '../orders/store.ts'
import { takenOff } from '../payments/by-project.ts'
import { settle } from '../payments/settle.ts'
import { today } from '#kit/posting/today.ts'
import type { createCreditNote } from './contract.ts'
import { creditEntry } from './entry.ts'
import { creditedSum } from './credited-sum.ts'
import { creditFigures, type CreditedLine, type CreditFigures } from './rules.ts'
import { changeCreditNote, givenBackOf, insertCreditNote, type GivenLines } from './store.ts'

/** What a credit note is about. */
export interface Credit {
  readonly on: Day
  readonly reason: string
  readonly returnId: string | null
  /** Absent: all that is left of the invoice. */
  readonly lines: readonly { readonly invoiceLineId: string; readonly qty: Quantity }[] | undefined
  /** Of an advance or of retention: how much, without PPN. */
  readonly amount?: Money | undefined
}

/** Credits an invoice, line by line or all that is left of it. */
export async function create(tx: Tx, actor: Actor, asked: AskedOf<typeof createCreditNote>): Promise<DocumentRef> {
  const orderId = await orderOfInvoice(tx, actor, asked.id)
  const order = orderId === null ? undefined : await lockOrder(tx, actor, orderId)
  const { reason, lines, amount } = asked
  const note = await credit(
    tx,
    actor,
    { order, invoiceId: asked.id },
    { on: asked.date ?? today(actor), reason, lines, amount, returnId: null },
  )
  await claimFiles(tx, actor, { ids: asked.files, subject: 'nota-kredit', ownerId: note.id })
  return note
}

/** Writes a credit note that mirrors its part of the invoice: first off what is open of it, the rest is the customer's. */
export async function credit(
  tx: Tx,
  actor: Actor,
  of: { readonly order: Order | undefined; readonly invoiceId: string },
  asked: Credit,
): Promise<DocumentRef> {
  refuseAhead(actor, asked.on)
  const invoice = await lockInvoice(tx, actor.companyId, of.invoiceId)
  expectState(invoice, 'posted')
  checkUnproven(invoice)
  const rows = await invoiceLinesOf(tx, invoice.id)
  const given = await givenBackOf(tx, invoice.id)
  const parts = isSum(invoice)
    ? [sumOf(invoice, of.order, rows, { ...asked, given: given.grossNet })]
    : partsOf(invoice, rows, { ...asked, given: given.lines })
  const figures = creditFigures({ ...invoiceFacts(invoice, of.order), given }, parts)
  if (of.order && figures.retentionReduced > of.order.retention_held - of.order.retention_released)
    throw new Refusal('invoice.retention-billed', { number: invoice.number ?? '' })
  const applied = min(figures.total, money(invoice.open_due))

  const id = newId()
  const document = { kind: 'credit-note', id }
  const credited = rows
    .map((row, at) => ({ row, part: parts[at]?.part ?? quantity('0'), at }))
    .filter(({ part }) => part > 0n)
  await insertCreditNote(
    tx,
    noteRow(actor, invoice, { id, asked, figures, applied }),
    credited.map(({ row, part, at }) => ({
      id: newId(),
      company_id: actor.companyId,
      credit_note_id: id,
      invoice_line_id: row.id,
      position: at + 1,
      description: row.description,
      unit: row.unit,
      qty: quantityText(part),
      amount: figures.lines[at]?.amount ?? ZERO,
      net: figures.lines[at]?.net ?? ZERO,
    })),
  )
  await countCredited(
    tx,
    credited.map(({ row, part }) => ({ id: row.id, qty: quantityText(part) })),
  )
  await countLines(
    tx,
    'invoiced_qty',
    credited.flatMap(({ row, part }) =>
      row.order_line_id === null ? [] : [{ id: row.order_line_id, qty: `-${quantityText(part)}` }],
    ),
  )
  await countCollected(tx, actor, invoice.id, figures.ppnCollected)
  const source = { paymentId: null, creditNoteId: id, customerId: invoice.customer_id, on: asked.on }
  const taken = { invoiceId: invoice.id, amount: applied, withheld: ZERO, withholdingKind: null, withholdingBase: ZERO }
  await settle(tx, actor, source, { allocations: [taken], invoices: [invoice] })
  if (applied === 0n && of.order) await refresh(tx, actor, [of.order.id], { on: asked.on })
  await recordHistory(tx, actor, { subject: 'credit-note', id, act: 'post', reason: asked.reason })
  const lines = credited.map(({ row, at }) => ({
    ...rowDims(row),
    account: row.account_code,
    net: figures.lines[at]?.net ?? ZERO,
  }))
  await post(tx, actor, {
    on: asked.on,
    area: 'sales',
    source: document,
    memo: `Nota kredit atas ${invoice.number ?? ''}`,
    lines: creditEntry({
      customerId: invoice.customer_id,
      projectId: invoice.project_id,
      figures,
      applied: takenOff(invoice, applied, rows),
      lines,
    }),
  })

  const number = await nextNumber(tx, { companyId: actor.companyId, doc: 'NK', day: asked.on, document })
  const saved = await changeCreditNote(tx, actor, id, { number })
  return { id, number, version: saved.version }
}

const isSum = ({ kind }: Invoice) => kind === 'down_payment' || kind === 'retention'

function sumOf(
  invoice: Invoice,
  order: Order | undefined,
  rows: readonly InvoiceLineRow[],
  { lines, amount, given }: Credit & { readonly given: Money },
): CreditedLine {
  const number = invoice.number ?? ''
  checkKnown(invoice, rows, lines)
  const [row] = rows
  if (!row) throw new Refusal('credit.nothing-left', { number })
  const sum = {
    number,
    net: row.net,
    qty: quantity(row.qty),
    taxCode: row.tax_code,
    creditedQty: quantity(row.credited_qty),
    creditedNet: given,
    advance: invoice.kind === 'down_payment' && order ? advanceLeft(order) : null,
  }
  return creditedSum(sum, { amount, part: lines?.[0]?.qty })
}

const advanceLeft = (order: Order) => minus(order.down_payment_billed, order.down_payment_applied)

function checkKnown({ number }: Invoice, rows: readonly InvoiceLineRow[], asked: Credit['lines']): void {
  const known = new Set(rows.map((row) => row.id))
  if (asked?.some((each) => !known.has(each.invoiceLineId)))
    throw new Refusal('credit.unknown-line', { number: number ?? '' })
}

function partsOf(
  invoice: Invoice,
  rows: readonly InvoiceLineRow[],
  { lines: asked, amount, given }: Credit & { readonly given: GivenLines },
) {
  if (amount !== undefined) throw new Refusal('credit.by-lines', { number: invoice.number ?? '' }, { field: 'amount' })
  checkKnown(invoice, rows, asked)
  const parts = rows.map((row) => {
    const left = minusQty(quantity(row.qty), quantity(row.credited_qty))
    const at = asked?.findIndex((each) => each.invoiceLineId === row.id)
    const part = asked ? (asked[at ?? -1]?.qty ?? quantity('0')) : left
    if (part > left) {
      const facts = { item: row.description, open: quantityText(left), asked: quantityText(part) }
      throw new Refusal('credit.too-many', facts, { field: `lines.${at}.qty` })
    }
    return {
      qty: quantity(row.qty),
      credited: quantity(row.credited_qty),
      part,
      amount: row.amount,
      net: row.net,
      taxCode: row.tax_code,
      given: given.get(row.id) ?? { amount: ZERO, net: ZERO },
    }
  })
  if (parts.every((line) => plusQty(line.part) === 0n))
    throw new Refusal('credit.nothing-left', { number: invoice.number ?? '' })
  return parts
}

function invoiceFacts(invoice: Invoice, order: Order | undefined) {
  return {
    grossNet: invoice.gross_net,
    downPaymentApplied: invoice.down_payment_applied,
    retention: invoice.retention_amount,
    ppn: invoice.ppn,
    isCollected: invoice.ppn_collector !== null,
    taxes: invoice.taxes,
    shippingTaxCode: order && order.tax_code !== 'none' ? order.tax_code : (invoice.taxes[0]?.code ?? null),
  }
}

function noteRow(
  actor: Actor,
  invoice: Invoice,
  { id, asked, figures, applied }: { id: string; asked: Credit; figures: CreditFigures; applied: Money },
) {
  return {
    id,
    company_id: actor.companyId,
    invoice_id: invoice.id,
    order_id: invoice.order_id,
    return_id: asked.returnId,
    project_id: invoice.project_id,
    customer_id: invoice.customer_id,
    customer_name: invoice.customer_name,
    note_date: day(asked.on),
    reason: asked.reason,
    subtotal: figures.subtotal,
    gross_net: figures.grossNet,
    down_payment_restored: figures.downPaymentRestored,
    retention_reduced: figures.retentionReduced,
    dpp: figures.dpp,
    ppn: figures.ppn,
    ppn_collected: figures.ppnCollected,
    taxes: JSON.stringify(figures.taxes),
    total: figures.total,
    allocated_total: applied,
    posted_by: actor.name,
    created_by: actor.userId,
    updated_by: actor.userId,
    updated_by_name: actor.name,
  }
}
