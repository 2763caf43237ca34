import type { Generated } from 'kysely'

/** What became of goods; the transfers themselves are declared. */
export interface TransferTables {
  stock_transfer_outcome: OutcomeRow
  stock_transfer_outcome_line: OutcomeLineRow
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
