import type { Generated } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'

export interface QuotesTables {
  purchase_quote: PurchaseQuoteRow
  purchase_quote_line: PurchaseQuoteLineRow
}

export interface PurchaseQuoteRow {
  id: string
  company_id: string
  version: Generated<number>
  request_id: string
  supplier_id: string
  supplier_name: string
  quote_no: string | null
  quote_date: Day
  valid_until: Day | null
  lead_days: number | null
  term_days: number | null
  freight: Generated<Money>
  price_includes_tax: Generated<boolean>
  notes: string | null
  total: Money
  is_chosen: Generated<boolean>
  chosen_reason: string | null
  order_id: string | null
  created_at: Generated<string>
  created_by: string
  created_by_name: string
  updated_at: Generated<string>
  updated_by: string
  updated_by_name: string
}

export interface PurchaseQuoteLineRow {
  id: string
  company_id: string
  quote_id: string
  request_line_id: string
  position: number
  price: string | null
  discount_percent: string | null
  note: string | null
}
