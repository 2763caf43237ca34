import type { Generated } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { DocumentState } from '#kit/posting/state.ts'
import type { KasbonEvery } from './words.ts'

/** The rows this department owns. */
export interface KasbonTables {
  kasbon: KasbonRow
  kasbon_instalment: InstalmentRow
  kasbon_return: ReturnRow
}

interface KasbonRow {
  id: string
  company_id: string
  version: Generated<number>
  number: string
  state: DocumentState
  asked_on: Day
  employee_id: string | null
  worker_id: string | null
  person_id: string
  project_id: string | null
  code: string
  name: string
  amount: Money
  times: number
  every: KasbonEvery
  first_due: Day
  purpose: string
  approved_by: string | null
  approved_by_name: string | null
  paid_on: Day | null
  cash_account_name: string | null
  repaid: Generated<Money>
  void_reason: string | null
  opening_id: Generated<string | null>
  created_at: Generated<string>
  created_by: string
  created_by_name: string
  updated_at: Generated<string>
  updated_by: string
  updated_by_name: string
}

interface InstalmentRow {
  id: string
  company_id: string
  kasbon_id: string
  line_no: number
  due_on: Day
  amount: Money
  taken: Generated<Money>
  is_put_off: Generated<boolean>
}

interface ReturnRow {
  id: string
  company_id: string
  kasbon_id: string
  instalment_id: string
  amount: Money
  returned_on: Day
  source_kind: 'payroll-slip' | 'wage-note' | 'kasbon-return'
  source_id: string
  memo: string
  is_void: Generated<boolean>
  created_at: Generated<string>
  created_by: string
  created_by_name: string
}
