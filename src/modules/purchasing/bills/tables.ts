import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { PphKind } from '#ground/pph.ts'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { DocumentState, TaxRow } from '../contract.ts'
import type { BillKind, FreightMatch, LineMatch } from './detail.ts'

/** Written as JSON text, read as what it holds. */
type Json<T> = ColumnType<T, string, string>

export interface BillsTables {
  purchase_bill: PurchaseBillRow
  purchase_bill_line: PurchaseBillLineRow
  purchase_landed_share: PurchaseLandedShareRow
  purchase_bill_freight: PurchaseBillFreightRow
}

export interface PurchaseBillRow {
  id: string
  company_id: string
  version: Generated<number>
  number: string | null
  state: Generated<DocumentState>
  kind: BillKind
  supplier_id: string
  supplier_name: string
  supplier_npwp: string | null
  supplier_is_pkp: boolean
  supplier_invoice_no: string | null
  supplier_invoice_key: GeneratedAlways<string | null>
  supplier_invoice_date: Day | null
  tax_invoice_no: string | null
  bill_date: Day
  due_date: Day
  price_includes_tax: Generated<boolean>
  credits_tax: boolean
  is_ppn_typed: Generated<boolean>
  subtotal: Money
  discount_total: Generated<Money>
  freight: Generated<Money>
  dpp: Money
  dpp_other: Generated<Money>
  ppn: Generated<Money>
  total: Money
  taxes: Json<TaxRow[]>
  withholding_kind: PphKind | null
  withholding_rate: string | null
  withholding_base: Generated<Money>
  withholding_amount: Generated<Money>
  difference: Generated<Money>
  is_over_tolerance: Generated<boolean>
  is_before_handover: Generated<boolean>
  tolerance_percent: string | null
  freight_match: Generated<FreightMatch>
  landed_method: 'value' | 'quantity' | 'weight' | null
  paid_total: Generated<Money>
  returned_total: Generated<Money>
  withheld_total: Generated<Money>
  open_due: GeneratedAlways<Money>
  notes: string | null
  reference: string | null
  submitted_at: string | null
  submitted_by: string | null
  submitted_by_name: string | null
  decision_note: string | null
  is_returned: Generated<boolean>
  posted_at: string | null
  posted_by: string | null
  voided_at: string | null
  voided_by: string | null
  void_reason: string | null
  created_at: Generated<string>
  created_by: string
  created_by_name: string
  updated_at: Generated<string>
  updated_by: string
  updated_by_name: string
  search: GeneratedAlways<string>
  status: GeneratedAlways<string>
}

export interface PurchaseBillLineRow {
  id: string
  company_id: string
  bill_id: string
  position: number
  receipt_line_id: string | null
  receipt_id: string | null
  order_line_id: string | null
  order_id: string | null
  item_id: string | null
  item_code: string | null
  description: string
  qty: string
  unit: string
  price: string
  discount: Generated<Money>
  amount: Money
  tax_code: Generated<string>
  net: Money
  ppn: Generated<Money>
  freight_share: Generated<Money>
  cost: Money
  received_value: Generated<Money>
  match: Generated<LineMatch['result']>
  ordered_price: string | null
  account_code: string
  project_id: string | null
  work_item_id: string | null
  returned_qty: Generated<string>
}

export interface PurchaseLandedShareRow {
  id: string
  company_id: string
  bill_id: string
  receipt_line_id: string
  weight: string
  amount: Money
}

export interface PurchaseBillFreightRow {
  bill_id: string
  order_id: string
  company_id: string
  amount: Money
}
