import type { Generated } from 'kysely'

export interface CountTables {
  stock_count: CountRow
  stock_count_line: CountLineRow
}

export interface CountRow {
  id: string
  company_id: string
  number: string | null
  state: Generated<'draft' | 'counting' | 'review' | 'posted' | 'void'>
  document_date: string
  warehouse_id: string
  categories: string[] | null
  racks: string[] | null
  is_still: Generated<boolean>
  is_blind: Generated<boolean>
  notes: string | null
  void_reason: string | null
  version: Generated<number>
  created_by: string | null
  updated_at: Generated<string>
  updated_by: string | null
  updated_by_name: string | null
  started_at: string | null
  submitted_at: string | null
  submitted_by: string | null
  submitted_by_name: string | null
  approved_at: string | null
  approved_by: string | null
  approved_by_name: string | null
  approval_note: string | null
}

export interface CountLineRow {
  id: string
  company_id: string
  count_id: string
  line_no: number
  item_id: string
  rack: string | null
  snapshot_qty: string
  book_qty: string
  counted_qty: string | null
  damaged_qty: Generated<string>
  reason: string | null
  counted_at: string | null
  counted_by: string | null
  counted_by_name: string | null
  reversed_at: Generated<string | null>
  value: Generated<bigint>
}
