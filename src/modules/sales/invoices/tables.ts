import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { Collector } from '../collected/rules.ts'
import type { InvoiceWithholding, TaxRow } from '../contract.ts'

/** Written as JSON text, read as what it holds. */
type Json<T> = ColumnType<T, string, string>

export interface InvoicesTables {
  sales_invoice: SalesInvoiceRow
  sales_invoice_line: SalesInvoiceLineRow
}

export interface SalesInvoiceRow {
  id: string
  company_id: string
  version: Generated<number>
  number: string | null
  state: Generated<'draft' | 'pending_approval' | 'posted' | 'void'>
  kind: 'sale' | 'down_payment' | 'retention' | 'opening'
  order_id: string | null
  customer_id: string
  customer_name: string
  customer_npwp: string | null
  customer_po_no: string | null
  billing_address: string | null
  project_id: string | null
  invoice_date: Day
  due_date: Day
  price_includes_tax: Generated<boolean>
  seller_is_pkp: boolean
  tax_transaction_code: string | null
  tax_invoice_no: string | null
  asked: Json<unknown>
  subtotal: Money
  discount_total: Generated<Money>
  shipping_fee: Generated<Money>
  gross_net: Money
  down_payment_applied: Generated<Money>
  retention_percent: string | null
  retention_amount: Generated<Money>
  retention_taxed: Generated<boolean>
  retention_untaxed: Generated<Money>
  dpp: Money
  dpp_other: Money
  ppn: Money
  total: Money
  /** Who remits its PPN himself, frozen at issue. */
  ppn_collector: Collector | null
  ppn_collected: Generated<Money>
  /** Of what is collected: taken back by credit notes. */
  ppn_credited: Generated<Money>
  ppn_proof_id: string | null
  ppn_proofs: Generated<readonly string[]>
  ppn_proof_no: string | null
  ppn_proof_date: Day | null
  /** Collected, not taken back, and not proven. */
  ppn_waiting: GeneratedAlways<Money>
  taxes: Json<TaxRow[]>
  withholding: Json<InvoiceWithholding[]>
  /** The sum of these. */
  withholding_amount: Generated<Money>
  paid_total: Generated<Money>
  credited_total: Generated<Money>
  written_off_total: Generated<Money>
  open_due: GeneratedAlways<Money>
  withheld_total: Generated<Money>
  /** Of what counts as paid: a penalty or a few rupiah that the customer took off. */
  deducted_total: Generated<Money>
  bank_account_id: string | null
  signatory_id: string | null
  needs_meterai: Generated<boolean>
  notes: string | null
  reference: string | null
  submitted_at: string | null
  submitted_by: string | null
  submitted_by_name: string | null
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

export interface SalesInvoiceLineRow {
  id: string
  company_id: string
  invoice_id: string
  position: number
  order_line_id: string | null
  item_id: string | null
  item_code: string | null
  description: string
  qty: string
  unit: string
  price: string
  discount: Generated<Money>
  amount: Money
  discount_share: Generated<Money>
  net: Money
  tax_code: string | null
  account_code: string
  project_id: string | null
  work_item_id: string | null
  credited_qty: Generated<string>
}
