import type { Generated } from 'kysely'

export interface TransferTables {
  stock_transfer: TransferRow
  stock_transfer_line: TransferLineRow
  stock_transfer_outcome: OutcomeRow
  stock_transfer_outcome_line: OutcomeLineRow
}

export interface TransferRow {
  id: string
  company_id: string
  number: string | null
  state: Generated<'draft' | 'posted' | 'void'>
  document_date: string
  from_warehouse_id: string
  to_warehouse_id: string
  transit_warehouse_id: string | null
  driver_name: string | null
  vehicle_plate: string | null
  requested_by: string | null
  reference: string | null
  notes: string | null
  void_reason: string | null
  version: Generated<number>
  created_at: Generated<string>
  created_by: string | null
  updated_at: Generated<string>
  updated_by: string | null
  updated_by_name: string | null
  sent_at: string | null
  sent_by: string | null
  voided_at: string | null
}

export interface TransferLineRow {
  id: string
  company_id: string
  transfer_id: string
  line_no: number
  item_id: string
  entered_qty: string
  entered_unit: string
  qty: string
  note: string | null
  project_id: string | null
  work_item_id: string | null
  value: Generated<bigint>
  open_value: Generated<bigint>
  received_qty: Generated<string>
  returned_qty: Generated<string>
  lost_qty: Generated<string>
  damaged_qty: Generated<string>
}

export interface OutcomeRow {
  id: string
  company_id: string
  transfer_id: string
  kind: 'diterima' | 'kembali' | 'hilang' | 'rusak'
  outcome_date: string
  reason: string | null
  received_by: string | null
  created_at: Generated<string>
  created_by: string
  created_by_name: string
  undone_at: string | null
  undone_reason: string | null
}

export interface OutcomeLineRow {
  outcome_id: string
  transfer_line_id: string
  company_id: string
  qty: string
  value: bigint
}
