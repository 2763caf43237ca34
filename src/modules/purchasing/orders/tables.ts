import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { TaxRow } from '../contract.ts'

/** Written as JSON text, read as what it holds. */
type Json<T> = ColumnType<T, string, string>

export interface PurchaseOrdersTables {
  purchase_setting: PurchaseSettingRow
  purchase_order: PurchaseOrderRow
  purchase_order_line: PurchaseOrderLineRow
}

export interface PurchaseSettingRow {
  company_id: string
  price_tolerance_percent: Generated<string>
  over_receipt_percent: Generated<string>
  term_days: Generated<number>
  default_terms: string | null
  services_need_handover: Generated<boolean>
  refuses_over_budget: Generated<boolean>
  version: Generated<number>
  updated_at: Generated<string>
  updated_by: string | null
}

export interface PurchaseOrderRow {
  id: string
  company_id: string
  version: Generated<number>
  number: string | null
  state: Generated<'draft' | 'pending_approval' | 'posted' | 'void'>
  is_cash: Generated<boolean>
  order_date: Day
  expected_date: Day | null
  supplier_id: string
  supplier_name: string
  supplier_is_pkp: boolean
  supplier_ref: string | null
  tags: Generated<string[]>
  contact_name: string | null
  contact_phone: string | null
  project_id: string | null
  ship_to: Generated<'warehouse' | 'site'>
  warehouse_id: string
  warehouse_name: string
  shipping_address: string | null
  term_days: Generated<number>
  price_includes_tax: Generated<boolean>
  credits_tax: boolean
  tax_code: Generated<string>
  discount_percent: string | null
  discount_amount: Money | null
  freight: Generated<Money>
  down_payment_amount: Generated<Money>
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
  lines_to_receive: number
  lines_received: Generated<number>
  receiving: Generated<'none' | 'partial' | 'full' | 'not-needed'>
  billing: Generated<'none' | 'partial' | 'full'>
  unbilled_value: Generated<Money>
  billed_total: Generated<Money>
  open_due: Generated<Money>
  next_due: Day | null
  received_value: Generated<Money>
  received_share: Generated<number>
  advance_left: Generated<Money>
  rest_value: Money | null
  is_held: Generated<boolean>
  held_reason: string | null
  submitted_at: string | null
  submitted_by: string | null
  submitted_by_name: string | null
  decision_note: string | null
  is_returned: Generated<boolean>
  amendment: ColumnType<unknown, string | null, string | null>
  amendment_total: Money | null
  closed_at: string | null
  closed_by: string | null
  closed_reason: string | null
  posted_at: string | null
  posted_by: string | null
  is_rejected: Generated<boolean>
  voided_at: string | null
  voided_by: string | null
  void_reason: string | null
  followed_up_at: string | null
  followed_up_by: string | null
  follow_up_note: string | null
  created_at: Generated<string>
  created_by: string
  created_by_name: string
  updated_at: Generated<string>
  updated_by: string
  updated_by_name: string
  search: GeneratedAlways<string>
  stage: GeneratedAlways<string>
  bill: GeneratedAlways<string>
  to_bill: GeneratedAlways<Money>
  left_due: GeneratedAlways<Money>
}

export interface PurchaseOrderLineRow {
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
  cost: Generated<Money>
  needs_receipt: Generated<boolean>
  request_line_id: string | null
  project_id: string | null
  work_item_id: string | null
  received_qty: Generated<string>
  rejected_qty: Generated<string>
  billed_qty: Generated<string>
  returned_qty: Generated<string>
  replaced_qty: Generated<string>
  handed_qty: Generated<string>
}
