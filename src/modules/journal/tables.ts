import type { Generated } from 'kysely'

/** The rows of this book. Statements that write them are plain SQL in `store.ts`; the triggers guard them. */
export interface JournalTables {
  account: AccountRow
  cash_account: CashAccountRow
  journal_entry: EntryRow
  journal_line: LineRow
  account_balance: BalanceRow & { period: string }
  account_day: BalanceRow & { entry_date: string }
  cash_day: { company_id: string; entry_date: string; account_code: string; settles: string; flow: bigint }
  party_balance: BalanceRow & { party_id: string }
  project_balance: BalanceRow & { project_id: string; work_item_id: string | null; period: string }
  party_alias: { company_id: string; from_id: string; into_id: string; moved_by: string }
}

interface AccountRow {
  id: string
  company_id: string
  code: string
  name: string
  normal: 'debit' | 'credit' | 'header'
  version: Generated<number>
  archived_at: string | null
}

interface CashAccountRow {
  id: string
  company_id: string
  kind: 'kas' | 'bank'
  name: string
  bank: string | null
  account_no: string | null
  holder: string | null
  account_code: string
  never_below_zero: Generated<boolean>
  version: Generated<number>
  archived_at: string | null
}

interface EntryRow {
  id: string
  company_id: string
  posting_seq: Generated<bigint>
  number: string
  entry_date: string
  period: Generated<string>
  area: string
  source_kind: string
  source_id: string
  memo: string
  total_debit: bigint
  total_credit: bigint
  reverses_id: string | null
  reason: string | null
}

interface LineRow {
  entry_id: string
  line_no: number
  company_id: string
  entry_date: string
  account_code: string
  debit: bigint
  credit: bigint
  party_id: string | null
  project_id: string | null
  work_item_id: string | null
  memo: string | null
}

interface BalanceRow {
  company_id: string
  account_code: string
  debit: bigint
  credit: bigint
}
