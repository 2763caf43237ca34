import type { Generated } from 'kysely'
import type { Condition, StockDocumentType } from '#modules/warehouse/columns.ts'

export interface DocumentTables {
  stock_document: StockDocumentRow
  stock_document_line: StockDocumentLineRow
}

export interface StockDocumentRow {
  id: string
  company_id: string
  number: string | null
  type: StockDocumentType
  state: Generated<'draft' | 'posted' | 'void'>
  document_date: string
  warehouse_id: string
  to_warehouse_id: string | null
  project_id: string | null
  requested_by: string | null
  received_by: string | null
  reference: string | null
  notes: string | null
  void_reason: string | null
  version: Generated<number>
  created_by: string | null
  updated_at: Generated<string>
  updated_by: string | null
  updated_by_name: string | null
  posted_at: string | null
  posted_by: string | null
  voided_at: string | null
  voided_by: string | null
}

export interface StockDocumentLineRow {
  id: string
  company_id: string
  document_id: string
  line_no: number
  item_id: string
  entered_qty: string
  entered_unit: string
  qty: string
  value: bigint
  note: string | null
  condition: Generated<Condition>
  rack: string | null
  project_id: string | null
  work_item_id: string | null
  reversed_by: string | null
  reversed_at: string | null
}
