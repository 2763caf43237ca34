import type { Generated } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { PayRole, WorkerKind } from './words.ts'

/** The rows this department owns. */
export interface PeopleTables {
  person: PersonRow
  employee: EmployeeRow
  worker: WorkerRow
  pay: PayRow
  pay_allowance: PayAllowanceRow
  employee_tax: { company_id: string; employee_id: string; year: number }
  employee_project: { company_id: string; employee_id: string; project_id: string }
  employee_leaving: { company_id: string; employee_id: string; item: string }
  employee_document: { company_id: string; employee_id: string; valid_until: Day | null }
  worker_document: { company_id: string; worker_id: string; valid_until: Day | null }
  employee_bpjs: { company_id: string; employee_id: string }
}

export interface PersonRow {
  id: string
  company_id: string
  name: string
  nik: string | null
  birth_place: string | null
  birth_date: Day | null
  sex: 'L' | 'P' | null
  religion: string | null
  phone: string | null
  address: string | null
}

export interface EmployeeRow {
  id: string
  company_id: string
  person_id: string
  code: string
  name: string
  position: string
  department: string
  email: string | null
  join_date: Day | null
  left_on: Day | null
  user_id: string | null
  bank_name: string | null
  bank_account_no: string | null
  bank_holder: string | null
  version: Generated<number>
  archived_at: string | null
}

export interface WorkerRow {
  id: string
  company_id: string
  person_id: string
  code: string
  name: string
  kind: WorkerKind
  trade: string
  is_foreman: boolean
  foreman_id: string | null
  project_id: string | null
  start_date: Day | null
  bank_name: string | null
  bank_account_no: string | null
  bank_holder: string | null
  version: Generated<number>
  archived_at: string | null
}

export interface PayRow {
  id: string
  company_id: string
  person_id: string
  role: PayRole
  valid_from: Day
  daily_rate: Money | null
  monthly_base: Money | null
  reason: string | null
  created_at: Generated<string>
  created_by: string
  created_by_name: string
}

export interface PayAllowanceRow {
  id: string
  company_id: string
  pay_id: string
  line_no: number
  name: string
  amount: Money
}
