import type { Generated } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { Period } from '#ground/period.ts'
import type { DocumentState } from '#kit/posting/state.ts'
import type { Ptkp, TaxMethod } from '#modules/people/tax/contract.ts'
import type { JkkClass } from './bpjs/words.ts'
import type { RunKind, SlipKind } from './runs/words.ts'
import type { Feast } from './feasts/rules.ts'
import type { ProrationMethod } from './proration/words.ts'

/** The rows this department owns. */
export interface PayrollTables {
  payroll_run: RunRow
  payroll_slip: SlipRow
  payroll_payment: PaymentRow
  payroll_proration: ProrationRow
  payroll_transfer: TransferRow
  payroll_transfer_line: TransferLineRow
  payroll_slip_mail: SlipMailRow
  payroll_payment_line: { company_id: string; payment_id: string; slip_id: string; amount: Money }
}

export interface RunRow {
  id: string
  company_id: string
  number: string | null
  state: DocumentState
  kind: Generated<RunKind>
  feast: Feast | null
  feast_on: Day | null
  is_for_all: Generated<boolean>
  /** JSON of whom a bonus names, with what they get. */
  named: Generated<unknown>
  month: Period
  pay_date: Day
  jkk: JkkClass
  umk: Money | null
  /** JSON of `Blocked[]`. */
  blocked: Generated<unknown>
  people: Generated<number>
  earned: Generated<Money>
  cut: Generated<Money>
  net: Generated<Money>
  employer: Generated<Money>
  paid: Generated<Money>
  submitted_by: string | null
  submitted_by_name: string | null
  approved_by_name: string | null
  approved_at: string | null
  decision_note: string | null
  void_reason: string | null
  version: Generated<number>
  created_at: Generated<string>
  created_by: string
  created_by_name: string
  updated_at: Generated<string>
  updated_by: string
  updated_by_name: string
}

export interface SlipRow {
  id: string
  company_id: string
  run_id: string
  line_no: number
  employee_id: string
  person_id: string
  kind: Generated<SlipKind>
  month: Period
  code: string
  name: string
  position: string
  ptkp: Ptkp
  method: TaxMethod
  scheduled: number
  employed: number
  unpaid_halves: number
  proration: Generated<ProrationMethod>
  divided_by: number | null
  pay_ids: readonly string[]
  digest: string
  /** JSON of `ExtraKept[]`. */
  extras: Generated<unknown>
  /** JSON of `LineKept[]`. */
  lines: unknown
  /** JSON of `ShareKept[]`; empty where somebody is assigned to no project. */
  shares: Generated<unknown>
  earned: Money
  cut: Money
  net: Money
  employer: Money
  taxable: Money
  deductible: Money
  tax: Money
  paid: Generated<Money>
  is_void: Generated<boolean>
  held_at: Generated<string | null>
  held_by_name: Generated<string | null>
  held_reason: Generated<string | null>
}

interface ProrationRow {
  company_id: string
  from_month: Period
  method: ProrationMethod
  updated_at: Generated<string>
  updated_by: string
  updated_by_name: string
}

interface PaymentRow {
  id: string
  company_id: string
  run_id: string
  paid_on: Day
  cash_account_id: string
  cash_account_name: string
  amount: Money
  is_void: Generated<boolean>
  void_reason: string | null
  created_at: Generated<string>
  created_by: string
  created_by_name: string
}

interface TransferRow {
  id: string
  company_id: string
  run_id: string
  value_date: Day
  /** Of ours at Mandiri, where the file is one for its Cash Management. */
  mcm_account: string | null
  people: number
  amount: Money
  is_void: Generated<boolean>
  void_reason: string | null
  created_at: Generated<string>
  created_by: string
  created_by_name: string
}

interface TransferLineRow {
  company_id: string
  transfer_id: string
  line_no: number
  slip_id: string
  name: string
  bank_name: string
  account_no: string
  holder: string
  amount: Money
  is_void: Generated<boolean>
}

/** A slip that goes out by mail, or did. */
export interface SlipMailRow {
  id: string
  company_id: string
  run_id: string
  slip_id: string
  to_address: string
  mail_id: string | null
  created_at: Generated<string>
  created_by: string
  created_by_name: string
}
