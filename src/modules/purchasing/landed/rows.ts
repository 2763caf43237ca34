import { day } from '#ground/day.ts'
import { minus } from '#ground/money.ts'
import { percentText } from '#ground/percent.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { accounts } from '#modules/journal/rules.ts'
import { rateFrom } from '../bills/decide.ts'
import { handedIn, withheldBy } from '../bills/rows.ts'
import type { Bill } from '../bills/store.ts'
import type { createLanded } from './contract.ts'
import type { DecidedLanded } from './decide.ts'

/** A carrier's paper as it is written down. */
export type LandedPaperAsked = Omit<AskedOf<typeof createLanded>, 'files' | 'confirmDuplicates'>

/** The row of a carrier's bill that is handed in for the first time. */
export function rowOf(actor: Actor, asked: LandedPaperAsked, decided: DecidedLanded) {
  return {
    ...paperRow(asked, decided),
    ...handedIn(actor, needsYes(decided)),
    id: newId(),
    company_id: actor.companyId,
    kind: 'landed' as const,
    created_by: actor.userId,
    created_by_name: actor.name,
    updated_by: actor.userId,
    updated_by_name: actor.name,
  }
}

/** Whether somebody else must say yes: it is dearer than the freight that was ordered. */
export function needsYes({ freightMatch }: DecidedLanded): boolean {
  return freightMatch === 'price-over'
}

/** What a row has of its paper; written anew with it. */
export function paperRow(asked: LandedPaperAsked, decided: DecidedLanded) {
  const { supplier, on, tax, total } = decided
  return {
    landed_method: asked.method,
    supplier_id: supplier.id,
    supplier_name: supplier.name,
    supplier_npwp: supplier.npwp,
    supplier_is_pkp: supplier.isPkp,
    supplier_invoice_no: asked.supplierInvoiceNo,
    supplier_invoice_date: asked.supplierInvoiceDate,
    tax_invoice_no: asked.taxInvoiceNo,
    bill_date: on,
    due_date: decided.dueDate,
    credits_tax: tax.isCredited,
    is_ppn_typed: asked.ppn !== undefined,
    subtotal: asked.amount,
    dpp: asked.amount,
    dpp_other: tax.dppOther,
    ppn: tax.ppn,
    total,
    taxes: JSON.stringify(tax.rows),
    ...withheldBy(decided.withholding),
    difference: minus(decided.cost, decided.ordered),
    is_over_tolerance: needsYes(decided),
    freight_match: decided.freightMatch,
    tolerance_percent: percentText(decided.tolerance),
    notes: asked.notes,
  }
}

/** Its one line: what was carried or unloaded. */
export function freightLine(actor: Actor, billId: string, asked: LandedPaperAsked, { tax, cost }: DecidedLanded) {
  return {
    id: newId(),
    company_id: actor.companyId,
    bill_id: billId,
    position: 1,
    receipt_line_id: null,
    receipt_id: null,
    order_line_id: null,
    order_id: null,
    item_id: null,
    item_code: null,
    description: asked.description,
    qty: '1',
    unit: 'ls',
    price: String(asked.amount),
    amount: asked.amount,
    net: asked.amount,
    ppn: tax.ppn,
    cost,
    ordered_price: null,
    account_code: accounts.goods,
    project_id: null,
    work_item_id: null,
  }
}

/** A kept paper, as it was asked; its line says what was carried. */
export function askedFrom(bill: Bill, description = ''): Omit<LandedPaperAsked, 'receiptIds'> {
  return {
    method: bill.landed_method ?? 'value',
    supplierId: bill.supplier_id,
    description,
    supplierInvoiceNo: bill.supplier_invoice_no ?? '',
    supplierInvoiceDate: bill.supplier_invoice_date,
    taxInvoiceNo: bill.tax_invoice_no,
    date: day(bill.bill_date),
    dueDate: day(bill.due_date),
    amount: bill.subtotal,
    ...(bill.is_ppn_typed && { ppn: bill.ppn }),
    withholdingKind: bill.withholding_kind,
    withholdingRate: rateFrom(bill.withholding_rate),
    withholdingObject: null,
    notes: bill.notes,
  }
}
