import { minus } from '#ground/money.ts'
import { percentText } from '#ground/percent.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { accounts } from '#modules/journal/rules.ts'
import { handedIn, withheldBy } from '../bills/rows.ts'
import type { createLanded } from './contract.ts'
import type { DecidedLanded } from './decide.ts'

type Asked = AskedOf<typeof createLanded>

/** The row of a carrier's bill. */
export function rowOf(actor: Actor, asked: Asked, decided: DecidedLanded) {
  const { supplier, on, tax, total } = decided
  return {
    ...handedIn(actor, decided.freightMatch === 'price-over'),
    id: newId(),
    company_id: actor.companyId,
    kind: 'landed' as const,
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
    is_over_tolerance: decided.freightMatch === 'price-over',
    freight_match: decided.freightMatch,
    tolerance_percent: percentText(decided.tolerance),
    notes: asked.notes,
    created_by: actor.userId,
    created_by_name: actor.name,
    updated_by: actor.userId,
    updated_by_name: actor.name,
  }
}

/** Its one line: what was carried or unloaded. */
export function freightLine(actor: Actor, billId: string, asked: Asked, { tax, cost }: DecidedLanded) {
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
  }
}
