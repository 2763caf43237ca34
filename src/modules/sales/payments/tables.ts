import type { Generated, GeneratedAlways } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'

export interface PaymentsTables {
  sales_payment: SalesPaymentRow
  sales_settlement: SalesSettlementRow
}

export interface SalesPaymentRow {
  id: string
  company_id: string
  version: Generated<number>
  number: string | null
  state: Generated<'posted' | 'void'>
  customer_id: string
  customer_name: string
  payment_date: Day
  cash_account_id: string
  cash_account_name: string
  cash_account_code: string
  method: string
  reference: string | null
  amount: Money
  admin_fee: Generated<Money>
  withheld_total: Generated<Money>
  allocated_total: Generated<Money>
  refunded_total: Generated<Money>
  unallocated: GeneratedAlways<Money>
  notes: string | null
  posted_at: Generated<string>
  posted_by: string
  voided_at: string | null
  voided_by: string | null
  void_reason: string | null
  created_at: Generated<string>
  created_by: string
  updated_at: Generated<string>
  updated_by: string
  updated_by_name: string
}

export interface SalesSettlementRow {
  id: string
  company_id: string
  invoice_id: string
  order_id: string | null
  payment_id: string | null
  credit_note_id: string | null
  write_off_id: string | null
  is_rounding: Generated<boolean>
  settled_on: Day
  amount: Money
  withheld: Generated<Money>
  withholding_kind: 'pph22' | 'pph23' | 'pph-final' | null
  withholding_rate: string | null
  withholding_base: Generated<Money>
  proof_no: string | null
  proof_date: Day | null
  is_void: Generated<boolean>
  created_at: Generated<string>
}
