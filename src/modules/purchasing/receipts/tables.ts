import type { Generated, GeneratedAlways } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'

export interface ReceiptsTables {
  goods_receipt: GoodsReceiptRow
  goods_receipt_line: GoodsReceiptLineRow
}

export interface GoodsReceiptRow {
  id: string
  company_id: string
  version: Generated<number>
  number: string | null
  state: Generated<'draft' | 'posted' | 'void'>
  order_id: string
  supplier_id: string
  supplier_name: string
  receipt_date: Day
  ship_to: 'warehouse' | 'site'
  warehouse_id: string
  warehouse_name: string
  project_id: string | null
  supplier_sj_no: string | null
  vehicle_plate: string | null
  driver_name: string | null
  received_by: string | null
  notes: string | null
  value: Generated<Money>
  line_count: number
  has_rejects: Generated<boolean>
  billing: Generated<'none' | 'partial' | 'full' | 'returned'>
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
}

export interface GoodsReceiptLineRow {
  id: string
  company_id: string
  receipt_id: string
  order_line_id: string
  position: number
  item_id: string
  item_code: string | null
  description: string
  unit: string
  qty_received: string
  qty_accepted: string
  qty_rejected: Generated<string>
  reject_reason: string | null
  base_qty: string
  unit_cost: Generated<string>
  value: Generated<Money>
  billed_qty: Generated<string>
  returned_qty: Generated<string>
  rack: string | null
  note: string | null
  project_id: string | null
  work_item_id: string | null
}
