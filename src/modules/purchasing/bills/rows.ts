import { day } from '#ground/day.ts'
import { ZERO } from '#ground/money.ts'
import { percentText } from '#ground/percent.ts'
import { price, priceText } from '#ground/price.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import { newId } from '#kit/id.ts'
import { instant } from '#kit/posting/today.ts'
import { taxRows } from '#modules/company/tax/rules.ts'
import { accounts } from '#modules/journal/rules.ts'
import type { SupplierFacts } from '#modules/parties/face.ts'
import { rateFrom, type BillAsked, type DecidedBill } from './decide.ts'
import { serviceAccount } from './entry.ts'
import type { Bill, BillLineRow, BillLineToInsert } from './store.ts'

/** A bill as its paper says it. */
export interface PaperAsked extends BillAsked {
  readonly supplierInvoiceNo: string
  readonly taxInvoiceNo: string | null
  readonly notes: string | null
}

/** A kept draft, as it was asked. */
export function askedFrom(bill: Bill): Omit<PaperAsked, 'lines'> {
  return {
    supplierInvoiceNo: bill.supplier_invoice_no ?? '',
    supplierInvoiceDate: bill.supplier_invoice_date,
    taxInvoiceNo: bill.tax_invoice_no,
    date: day(bill.bill_date),
    dueDate: day(bill.due_date),
    priceIncludesTax: bill.price_includes_tax,
    freight: bill.freight,
    ...(bill.is_ppn_typed && { ppn: bill.ppn }),
    withholdingKind: bill.withholding_kind,
    withholdingRate: rateFrom(bill.withholding_rate),
    ...(bill.withholding_kind !== null && { withholdingBase: bill.withholding_base }),
    notes: bill.notes,
  }
}

/** The lines of a kept draft, as they were asked. */
export function askedLines(rows: readonly BillLineRow[]): BillAsked['lines'] {
  return rows.map((row) => ({
    receiptLineId: row.receipt_line_id,
    orderLineId: row.order_line_id,
    qty: quantity(row.qty),
    price: price(row.price),
    discount: row.discount,
  }))
}

/** Whether somebody else must say yes: it is dearer than the tolerance allows, or before the berita acara of its services. */
export function needsYes({ figures, isBeforeHandover }: DecidedBill): boolean {
  return figures.isOverTolerance || isBeforeHandover
}

/** Posted, or waiting for somebody's yes. */
export function handedIn(actor: Actor, isWaiting: boolean) {
  const submitted = {
    submitted_at: instant(),
    submitted_by: actor.userId,
    submitted_by_name: actor.name,
    is_returned: false,
  }
  if (isWaiting) return { ...submitted, state: 'pending_approval' as const }
  return { ...submitted, ...postedBy(actor) }
}

/** What a row becomes when it is posted. */
export function postedBy(actor: Actor) {
  return { state: 'posted' as const, posted_at: instant(), posted_by: actor.name }
}

/** The row of a decided bill. */
export function rowOf(asked: Omit<PaperAsked, 'lines'>, decided: DecidedBill) {
  const { figures, withholding } = decided
  return {
    supplier_invoice_no: asked.supplierInvoiceNo,
    supplier_invoice_date: asked.supplierInvoiceDate,
    tax_invoice_no: asked.taxInvoiceNo,
    bill_date: decided.on,
    due_date: decided.dueDate,
    price_includes_tax: decided.isInclusive,
    credits_tax: decided.creditsTax,
    is_ppn_typed: asked.ppn !== undefined,
    subtotal: figures.subtotal,
    discount_total: figures.discount,
    freight: asked.freight ?? ZERO,
    dpp: figures.dpp,
    dpp_other: figures.dppOther,
    ppn: figures.ppn,
    total: figures.total,
    taxes: JSON.stringify(taxRows(figures.shares)),
    ...withheldBy(withholding),
    difference: figures.difference,
    is_over_tolerance: figures.isOverTolerance,
    is_before_handover: decided.isBeforeHandover,
    tolerance_percent: percentText(decided.tolerance),
    freight_match: figures.freightMatch,
    notes: asked.notes,
  }
}

/** What will be held back when a bill is paid, as the row has it. */
export function withheldBy({ kind, rate, base, amount }: DecidedBill['withholding']) {
  return {
    withholding_kind: kind,
    withholding_rate: rate === null ? null : percentText(rate),
    withholding_base: base,
    withholding_amount: amount,
  }
}

/** The lines of a decided bill. */
export function lineRows(
  actor: Actor,
  billId: string,
  supplier: SupplierFacts,
  decided: DecidedBill,
): BillLineToInsert[] {
  return decided.figures.lines.map((line, at) => {
    const of = decided.lines[at]
    const isForProject = (of?.isSite ?? false) || (of?.projectId ?? null) !== null
    return {
      id: newId(),
      company_id: actor.companyId,
      bill_id: billId,
      position: at + 1,
      receipt_line_id: of?.receiptLineId ?? null,
      receipt_id: of?.receiptId ?? null,
      order_line_id: of?.orderLineId ?? null,
      order_id: of?.orderId ?? null,
      item_id: of?.itemId ?? null,
      item_code: of?.itemCode ?? null,
      description: of?.description ?? '',
      qty: quantityText(line.qty),
      unit: of?.unit ?? '',
      price: priceText(line.price),
      discount: line.discount,
      amount: line.amount,
      tax_code: of?.taxCode ?? 'none',
      net: line.net,
      ppn: line.ppn,
      freight_share: line.freightShare,
      cost: line.cost,
      received_value: line.received,
      match: line.match,
      ordered_price: of?.price ?? null,
      account_code: of?.receiptLineId
        ? accounts.receivedNotBilled
        : serviceAccount(supplier.kind, isForProject, of?.costHead ?? null),
      project_id: of?.projectId ?? null,
      work_item_id: of?.workItemId ?? null,
    }
  })
}
