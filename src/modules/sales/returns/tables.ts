import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { TaxRow } from '../contract.ts'
import type { ReturnCondition } from './conditions.ts'

/** Written as JSON text, read as what it holds. */
type Json<T> = ColumnType<T, string, string>

export interface ReturnsTables {
  sales_credit_note: SalesCreditNoteRow
  sales_credit_note_line: SalesCreditNoteLineRow
  sales_return: SalesReturnRow
  sales_return_line: SalesReturnLineRow
}

export interface SalesCreditNoteRow {
  id: string
  company_id: string
  version: Generated<number>
  number: string | null
  state: Generated<'posted' | 'void'>
  invoice_id: string
  order_id: string | null
  return_id: string | null
  project_id: string | null
  customer_id: string
  customer_name: string
  note_date: Day
  reason: string
  subtotal: Money
  gross_net: Money
  down_payment_restored: Generated<Money>
  retention_reduced: Generated<Money>
  dpp: Money
  ppn: Money
  ppn_collected: Generated<Money>
  taxes: Json<TaxRow[]>
  total: Money
  allocated_total: Generated<Money>
  refunded_total: Generated<Money>
  unallocated: GeneratedAlways<Money>
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

export interface SalesCreditNoteLineRow {
  id: string
  company_id: string
  credit_note_id: string
  invoice_line_id: string
  position: number
  description: string
  unit: string
  qty: string
  amount: Money
  net: Money
}

export interface SalesReturnRow {
  id: string
  company_id: string
  version: Generated<number>
  number: string | null
  state: Generated<'posted' | 'void'>
  delivery_id: string
  order_id: string
  customer_id: string
  customer_name: string
  return_date: Day
  settle: Generated<'credit' | 'replace' | 'none'>
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

export interface SalesReturnLineRow {
  id: string
  company_id: string
  return_id: string
  delivery_line_id: string
  position: number
  qty: string
  base_qty: string
  condition: Generated<ReturnCondition>
  cost: Generated<Money>
}
