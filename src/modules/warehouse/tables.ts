import type { Generated } from 'kysely'

/** The rows of stock documents. Pages join names of earlier departments in plain SQL, and only read them. */
export interface WarehouseTables {
  stock_document: DocumentRow
  stock_document_line: LineRow
}

interface DocumentRow {
  id: string
  company_id: string
  number: string | null
  type: 'saldo_awal' | 'penerimaan' | 'pengeluaran'
  state: 'draft' | 'posted' | 'void'
  document_date: string
  warehouse_id: string
  notes: string | null
  void_reason: string | null
  version: Generated<number>
  created_by: string | null
  updated_at: Generated<string>
  updated_by: string | null
  posted_at: string | null
  posted_by: string | null
}

interface LineRow {
  id: string
  company_id: string
  document_id: string
  line_no: number
  item_id: string
  entered_qty: string
  entered_unit: string
  qty: string
  value: bigint
}
