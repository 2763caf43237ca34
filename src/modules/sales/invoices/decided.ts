import { minus, sum, type Money } from '#ground/money.ts'
import type { Day } from '#ground/day.ts'
import { taxOf } from '../orders/draft.ts'
import type { SellerFact } from '../facts.ts'
import type { Settings } from '../orders/settings.ts'
import type { Order, OrderLine } from '../orders/store.ts'
import type { TaxFact } from '#modules/company/tax/rules.ts'
import { soldOf, type Sold } from '../withholding/rules.ts'
import type { InvoiceFigures } from './rules.ts'
import type { InvoiceLineToInsert } from './store.ts'

export type OrderInvoiceKind = 'sale' | 'down_payment' | 'retention'

/** Everything an invoice of an order is decided on. */
export interface InvoiceFacts {
  readonly order: Order
  readonly lines: readonly OrderLine[]
  readonly seller: SellerFact
  readonly settings: Settings
  readonly on: Day
  /** Retention whose PPN was not taken yet. */
  readonly untaxedRetention: Money
}

export type DecidedLine = Omit<InvoiceLineToInsert, 'id' | 'company_id' | 'invoice_id'>

export interface DecidedInvoice {
  readonly figures: InvoiceFigures
  /** How much of it are services. */
  readonly sold: Sold
  readonly lines: readonly DecidedLine[]
  readonly isRetentionTaxed: boolean
  /** Of a retention invoice: what bears its PPN now. */
  readonly untaxedReleased: Money
}

/** The tax a line bears now: an order taken before we became PKP bears the ordinary code once we are. */
export function lineTax(code: string, { order, seller }: InvoiceFacts): TaxFact | null {
  return taxOf(seller, order.seller_is_pkp ? code : (seller.taxCode ?? 'none'), 'date')
}

// With each invoice, or with those that follow the first handover.
export function isTaxedNow({ order, settings, on }: InvoiceFacts): boolean {
  const mode = order.retention_tax ?? settings.retentionTax
  if (mode !== 'at-handover') return mode === 'at-invoice'
  return order.handed_over_on !== null && on >= order.handed_over_on
}

/** What of the whole order are services. */
export function soldInOrder({ order, lines }: Pick<InvoiceFacts, 'order' | 'lines'>): Sold {
  const items = lines.map((line) => ({ isService: isService(line), net: line.net }))
  return soldOf(items, minus(order.dpp, sum(items.map(({ net }) => net))))
}

/** Whether a line is work, not goods. */
export function isService(line: OrderLine): boolean {
  return line.item_kind === 'jasa'
}
