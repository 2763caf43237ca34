import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { RetentionBase, RetentionManner, RetentionTax, TaxRow, WithholdingTax } from '../contract.ts'

/** Written as JSON text, read as what it holds. */
type Json<T> = ColumnType<T, string, string>

export interface OrdersTables {
  sales_setting: SalesSettingRow
  sales_order: SalesOrderRow
  sales_order_line: SalesOrderLineRow
}

export interface SalesSettingRow {
  company_id: string
  bill_first: Generated<boolean>
  over_delivery_percent: Generated<string>
  over_billing_percent: Generated<string>
  credit_mode: Generated<'off' | 'warn' | 'block'>
  retention_tax: Generated<'at-release' | 'at-invoice'>
  quotation_days: Generated<number>
  term_days: Generated<number>
  default_terms: string | null
  rounding_limit: Generated<Money>
  version: Generated<number>
  updated_at: Generated<string>
  updated_by: string | null
}

export interface SalesOrderRow {
  id: string
  company_id: string
  version: Generated<number>
  number: string | null
  state: Generated<'draft' | 'pending_approval' | 'posted' | 'void'>
  order_date: Day
  valid_until: Day | null
  promised_date: Day | null
  customer_id: string
  customer_name: string
  customer_po_no: string | null
  customer_po_date: Day | null
  tags: Generated<string[]>
  project_id: string | null
  salesperson_id: string | null
  salesperson_name: string | null
  billing_address: string | null
  shipping_address: string | null
  contact_name: string | null
  contact_phone: string | null
  warehouse_id: string | null
  warehouse_name: string | null
  term_days: Generated<number>
  price_includes_tax: Generated<boolean>
  seller_is_pkp: boolean
  tax_code: Generated<string>
  discount_percent: string | null
  discount_amount: Money | null
  shipping_fee: Generated<Money>
  down_payment_percent: string | null
  down_payment_amount: Money | null
  retention_percent: string | null
  retention_tax: RetentionTax | null
  retention_manner: Generated<RetentionManner>
  retention_base: Generated<RetentionBase>
  /** Rupiah taken off each termin; null: the percent of the down payment. */
  down_payment_recovery: Money | null
  handed_over_on: Day | null
  withholding: Json<WithholdingTax[]>
  withholding_is_usual: Generated<boolean>
  terms: string | null
  notes: string | null
  internal_notes: string | null
  subtotal: Money
  discount_total: Money
  dpp: Money
  dpp_other: Money
  ppn: Money
  total: Money
  taxes: Json<TaxRow[]>
  line_count: number
  lines_to_deliver: number
  lines_delivered: Generated<number>
  delivery: Generated<'none' | 'partial' | 'full' | 'not-needed'>
  billing: Generated<'none' | 'partial' | 'full'>
  unbilled_value: Generated<Money>
  invoiced_net: Generated<Money>
  shipping_billed: Generated<Money>
  billed_total: Generated<Money>
  open_due: Generated<Money>
  written_off_total: Generated<Money>
  next_due: Day | null
  down_payment_billed: Generated<Money>
  down_payment_applied: Generated<Money>
  retention_held: Generated<Money>
  retention_released: Generated<Money>
  /** What was billed, paid ahead and held back of it before the books began. */
  opening_billed: Generated<Money>
  opening_advance: Generated<Money>
  opening_retention: Generated<Money>
  opening_taxed: Generated<boolean>
  is_opened: Generated<boolean>
  sent_value: Generated<Money>
  sent_share: Generated<number>
  collected_total: Generated<Money>
  rest_value: Money | null
  is_held: Generated<boolean>
  held_reason: string | null
  closed_at: string | null
  closed_by: string | null
  closed_reason: string | null
  posted_at: string | null
  posted_by: string | null
  voided_at: string | null
  voided_by: string | null
  void_reason: string | null
  revision_of: string | null
  submitted_at: string | null
  submitted_by: string | null
  submitted_by_name: string | null
  decision_note: string | null
  created_at: Generated<string>
  created_by: string
  created_by_name: string
  updated_at: Generated<string>
  updated_by: string
  updated_by_name: string
  search: GeneratedAlways<string>
  stage: GeneratedAlways<string>
  paying: GeneratedAlways<string>
  bill: GeneratedAlways<string>
  to_bill: GeneratedAlways<Money>
  left_due: GeneratedAlways<Money>
}

export interface SalesOrderLineRow {
  id: string
  company_id: string
  order_id: string
  position: number
  kind: 'item' | 'section' | 'note'
  item_id: string | null
  item_code: string | null
  item_kind: string | null
  description: string
  qty: Generated<string>
  unit: Generated<string>
  unit_num: Generated<bigint>
  unit_den: Generated<bigint>
  price: Generated<string>
  discount_percent: string | null
  discount_amount: Money | null
  tax_code: Generated<string>
  amount: Generated<Money>
  discount_share: Generated<Money>
  net: Generated<Money>
  warehouse_id: string | null
  project_id: string | null
  work_item_id: string | null
  needs_delivery: Generated<boolean>
  delivered_qty: Generated<string>
  invoiced_qty: Generated<string>
  returned_qty: Generated<string>
  replaced_qty: Generated<string>
}
