import type { Generated, GeneratedAlways } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'

export interface RequestsTables {
  purchase_request: PurchaseRequestRow
  purchase_request_line: PurchaseRequestLineRow
}

export interface PurchaseRequestRow {
  id: string
  company_id: string
  version: Generated<number>
  number: string | null
  state: Generated<'draft' | 'pending_approval' | 'posted' | 'void'>
  request_date: Day
  needed_by: Day
  requester_id: string
  requester_name: string
  warehouse_id: string
  warehouse_name: string
  project_id: string | null
  notes: string | null
  estimate: Generated<Money>
  line_count: number
  ordering: Generated<'none' | 'partial' | 'full'>
  receiving: Generated<'none' | 'partial' | 'full'>
  submitted_at: string | null
  submitted_by: string | null
  submitted_by_name: string | null
  decision_note: string | null
  is_returned: Generated<boolean>
  posted_at: string | null
  posted_by: string | null
  closed_at: string | null
  closed_by: string | null
  closed_reason: string | null
  is_rejected: Generated<boolean>
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
  stage: GeneratedAlways<string>
}

export interface PurchaseRequestLineRow {
  id: string
  company_id: string
  request_id: string
  position: number
  item_id: string | null
  item_code: string | null
  item_kind: string | null
  description: string
  qty: string
  unit: string
  unit_num: Generated<bigint>
  unit_den: Generated<bigint>
  est_price: string | null
  reason: string | null
  project_id: string | null
  work_item_id: string | null
  ordered_qty: Generated<string>
  received_qty: Generated<string>
}
