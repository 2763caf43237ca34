import type { Generated } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { WriteOffBearer } from './contract.ts'

export interface WriteOffsTables {
  sales_write_off: SalesWriteOffRow
}

export interface SalesWriteOffRow {
  id: string
  company_id: string
  version: Generated<number>
  number: string | null
  state: 'pending_approval' | 'posted' | 'void'
  invoice_id: string
  order_id: string | null
  customer_id: string
  customer_name: string
  write_off_date: Day
  amount: Money
  against: WriteOffBearer
  reason: string
  submitted_by: string
  submitted_by_name: string
  decision_note: string | null
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
