import type { Generated } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'

export interface RefundsTables {
  sales_refund: SalesRefundRow
}

export interface SalesRefundRow {
  id: string
  company_id: string
  version: Generated<number>
  number: string | null
  state: Generated<'posted' | 'void'>
  payment_id: string | null
  credit_note_id: string | null
  customer_id: string
  customer_name: string
  refund_date: Day
  cash_account_id: string
  cash_account_name: string
  cash_account_code: string
  method: string
  reference: string | null
  amount: Money
  reason: string
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
