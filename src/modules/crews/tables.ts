import type { Generated } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { Absence } from './words.ts'

/** The rows this department owns. */
export interface CrewTables {
  crew_terms: TermsRow
  crew_man_day: { company_id: string; worker_id: string; day: Day; half_days: Generated<number> }
  crew_day: CrewDayRow
  wage_settlement: SettlementRow
  wage_note: NoteRow
  wage_payment: PaymentRow
  wage_payment_line: { company_id: string; payment_id: string; note_id: string; amount: Money; rounding: Money }
}

export interface TermsRow {
  id: string
  company_id: string
  worker_id: string
  valid_from: Day
  meal: Money
  overtime_rate: Money | null
  crew_fee: Money
  created_at: Generated<string>
  created_by: string
  created_by_name: string
}

/** Half days and half hours are whole numbers. */
export interface CrewDayRow {
  id: string
  company_id: string
  project_id: string
  worker_id: string
  foreman_id: string | null
  day: Day
  half_days: number
  absence: Absence | null
  overtime: number
  rest_hours: number
  work_item_id: string | null
  note: string | null
  marked_at: string
  approved_at: string | null
  approved_by: string | null
  approved_by_name: string | null
  wage_note_id: string | null
  version: Generated<number>
  created_at: Generated<string>
  created_by: string
  created_by_name: string
  updated_at: Generated<string>
  updated_by: string
  updated_by_name: string
}

export interface SettlementRow {
  id: string
  company_id: string
  number: string
  state: 'posted' | 'void'
  until: Day
  settled_on: Day
  people: number
  gross: Money
  cut: Money
  net: Money
  paid: Generated<Money>
  void_reason: string | null
  version: Generated<number>
  created_at: Generated<string>
  created_by: string
  created_by_name: string
  updated_at: Generated<string>
  updated_by: string
  updated_by_name: string
}

export interface NoteRow {
  id: string
  company_id: string
  settlement_id: string
  line_no: number
  worker_id: string
  person_id: string
  foreman_id: string | null
  code: string
  name: string
  trade: string
  dates: number
  half_days: number
  wages: Money
  overtime: Money
  meal: Money
  crew_fee: Money
  gross: Money
  tax: Money
  kasbon: Money
  net: Money
  paid: Generated<Money>
  days: unknown
  shares: unknown
  pay_ids: readonly string[]
  is_void: Generated<boolean>
}

interface PaymentRow {
  id: string
  company_id: string
  settlement_id: string
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
