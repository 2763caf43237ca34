import type { Generated } from 'kysely'
import type { PphKind } from '#ground/pph.ts'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { CashEntryKind, CashEntryState } from './words.ts'

/** The rows we own. Pages join names of earlier departments in plain SQL, and only read them. */
export interface FinanceTables {
  cash_entry: CashEntryRow
  cash_entry_line: CashEntryLineRow
  site_expense: SiteExpenseRow
}

export interface SiteExpenseRow {
  entry_id: string
  company_id: string
  project_id: string
  rejected_reason: string | null
  /** Of who wrote it first. */
  written_by: string | null
}

export interface CashEntryRow {
  id: string
  company_id: string
  version: Generated<number>
  number: string | null
  state: Generated<CashEntryState>
  kind: CashEntryKind
  entry_date: Day
  arrival_date: Day | null
  cash_account_id: string
  to_cash_account_id: string | null
  amount: Money
  fee: Money
  party_name: string | null
  memo: string | null
  reference: string | null
  posted_at: string | null
  posted_by: string | null
  voided_at: string | null
  voided_by: string | null
  void_reason: string | null
  created_at: Generated<string>
  created_by: string
  updated_at: Generated<string>
  updated_by: string
  updated_by_name: string
}

export interface CashEntryLineRow {
  id: string
  company_id: string
  entry_id: string
  line_no: number
  account_code: string
  amount: Money
  memo: string | null
  project_id: string | null
  work_item_id: string | null
  ppn: Generated<Money>
  tax_invoice_no: string | null
  tax_invoice_date: Day | null
  pph: Generated<Money>
  pph_kind: PphKind | null
  pph_base: Generated<Money>
  pph_proof_no: string | null
  pph_proof_date: Day | null
  tax_no: string | null
  object_code: string | null
}
