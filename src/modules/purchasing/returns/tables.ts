import type { Generated, GeneratedAlways } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'

export interface ReturnsTables {
  purchase_return: PurchaseReturnRow
  purchase_return_line: PurchaseReturnLineRow
  purchase_return_part: PurchaseReturnPartRow
  purchase_return_closing: PurchaseReturnClosingRow
  purchase_replacement: PurchaseReplacementRow
}

export interface PurchaseReturnRow {
  id: string
  company_id: string
  version: Generated<number>
  number: string | null
  state: Generated<'posted' | 'void'>
  supplier_id: string
  supplier_name: string
  order_id: string | null
  receipt_id: string | null
  project_id: string | null
  warehouse_id: string
  warehouse_name: string
  return_date: Day
  reason: string
  wants_replacement: Generated<boolean>
  vehicle_plate: string | null
  driver_name: string | null
  notes: string | null
  value: Generated<Money>
  net: Generated<Money>
  ppn: Generated<Money>
  total: Generated<Money>
  withheld_total: Generated<Money>
  allocated_total: Generated<Money>
  unallocated: GeneratedAlways<Money>
  posted_at: Generated<string>
  posted_by: string
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
}

export interface PurchaseReturnLineRow {
  id: string
  company_id: string
  project_id: string | null
  work_item_id: string | null
  return_id: string
  position: number
  receipt_line_id: string
  receipt_id: string
  order_line_id: string
  order_id: string
  item_id: string
  item_code: string | null
  description: string
  unit: string
  qty: string
  base_qty: string
  unbilled_qty: Generated<string>
  unbilled_value: Generated<Money>
  price: Generated<string>
  net: Generated<Money>
  ppn: Generated<Money>
  cost: Generated<Money>
  claim_value: Generated<Money>
}

export interface PurchaseReturnPartRow {
  id: string
  company_id: string
  return_line_id: string
  bill_line_id: string
  bill_id: string
  qty: string
  net: Money
  ppn: Money
  cost: Generated<Money>
  replaced_qty: Generated<string>
  closed_qty: Generated<string>
  closed_net: Generated<Money>
  closed_ppn: Generated<Money>
  closed_cost: Generated<Money>
  replacement_id: string | null
}

export interface PurchaseReturnClosingRow {
  id: string
  company_id: string
  return_id: string
  closed_on: Day
  reason: string
  net: Money
  ppn: Money
  total: Money
  taken: Money
  cost: Money
  created_at: Generated<string>
  created_by: string
  created_by_name: string
}

export interface PurchaseReplacementRow {
  id: string
  company_id: string
  part_id: string
  bill_line_id: string
  bill_id: string
  receipt_line_id: string
  qty: string
  net: Money
  ppn: Money
  cost: Money
  returned_qty: Generated<string>
}
