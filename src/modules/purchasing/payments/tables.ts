import type { Generated, GeneratedAlways } from 'kysely'
import type { PphKind } from '#ground/pph.ts'
import type { PayMethod } from '#ground/pay-method.ts'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'

export interface PaymentsTables {
  purchase_payment: PurchasePaymentRow
  purchase_settlement: PurchaseSettlementRow
}

export interface PurchasePaymentRow {
  id: string
  company_id: string
  version: Generated<number>
  number: string | null
  state: Generated<'posted' | 'void'>
  supplier_id: string
  supplier_name: string
  order_id: string | null
  /** Shared by payments of several suppliers that were made in one go. */
  run_id: string | null
  project_id: string | null
  payment_date: Day
  cash_account_id: string
  cash_account_name: string
  cash_account_code: string
  method: PayMethod
  bank_name: string | null
  bank_account_no: string | null
  bank_holder: string | null
  paid_to: string | null
  reference: string | null
  amount: Money
  admin_fee: Generated<Money>
  withheld_total: Generated<Money>
  advance_withheld: Generated<Money>
  advance_withheld_used: Generated<Money>
  advance_withholding_kind: PphKind | null
  advance_withholding_rate: string | null
  advance_withholding_base: Generated<Money>
  advance_proof_no: string | null
  advance_proof_date: Day | null
  allocated_total: Generated<Money>
  unallocated: GeneratedAlways<Money>
  notes: string | null
  posted_at: Generated<string>
  posted_by: string
  voided_at: string | null
  voided_by: string | null
  void_reason: string | null
  created_at: Generated<string>
  created_by: string
  created_by_name: string
  updated_at: Generated<string>
  updated_by: string
  updated_by_name: string
  search: GeneratedAlways<string>
}

export interface PurchaseSettlementRow {
  id: string
  company_id: string
  bill_id: string
  payment_id: string | null
  return_id: string | null
  settled_on: Day
  amount: Money
  withheld: Generated<Money>
  withheld_before: Generated<Money>
  is_use: Generated<boolean>
  withholding_kind: PphKind | null
  withholding_rate: string | null
  withholding_base: Generated<Money>
  proof_no: string | null
  proof_date: Day | null
  is_void: Generated<boolean>
  created_at: Generated<string>
}
