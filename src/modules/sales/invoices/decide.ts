import { dimsRow, ofProject, rowDims } from '#ground/dims.ts'
import { addDays, type Day } from '#ground/day.ts'
import { allocate, max, min, minus, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { percent, percentOf, percentText, type Percent } from '#ground/percent.ts'
import { quantity, quantityText, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import { accounts } from '#modules/journal/rules.ts'
import type { SellerFact } from '../facts.ts'
import { pricedAgain, taxOf } from '../orders/draft.ts'
import { downPaymentAsked } from '../orders/rules.ts'
import type { Settings } from '../orders/settings.ts'
import type { Order, OrderLine } from '../orders/store.ts'
import type { TaxFact } from '#modules/company/tax/rules.ts'
import type { InvoiceAsked } from './asked.ts'
import { soldOf, type Sold } from '../withholding/rules.ts'
import { mostToInvoice, saleFigures, sumFigures, toInvoice, type InvoiceFigures } from './rules.ts'
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

/** What the invoice would be, or why not. */
export function decideInvoice(kind: OrderInvoiceKind, asked: InvoiceAsked, facts: InvoiceFacts): DecidedInvoice {
  if (kind === 'down_payment') return downPayment(asked, facts)
  if (kind === 'retention') return retention(asked, facts)
  return sale(asked, facts)
}

function sale(asked: InvoiceAsked, facts: InvoiceFacts): DecidedInvoice {
  const { order } = facts
  const chosen = chosenLines(asked, facts)
  if (chosen.length === 0) throw new Refusal('invoice.nothing-to-bill', { number: order.number ?? '' })

  const open = minus(order.down_payment_billed, order.down_payment_applied)
  if (asked.downPaymentApplied !== undefined && asked.downPaymentApplied > open) {
    throw new Refusal(
      'invoice.down-payment-too-much',
      { open, asked: asked.downPaymentApplied },
      { field: 'downPaymentApplied' },
    )
  }
  const share = asked.retentionPercent ?? (order.retention_percent === null ? null : percent(order.retention_percent))
  const isRetentionTaxed = isTaxedNow(facts)
  const billed = chosen.map(({ line, qty }) => {
    const { gross } = pricedAgain(line)
    return {
      ordered: quantity(line.qty),
      invoiced: quantity(line.invoiced_qty),
      qty,
      gross,
      amount: line.amount,
      discountShare: line.discount_share,
      tax: lineTax(line.tax_code, facts),
    }
  })
  const figures = saleFigures(
    billed,
    {
      fee: asked.shippingFee ?? max(minus(order.shipping_fee, order.shipping_billed), ZERO),
      tax: lineTax(order.tax_code, facts),
    },
    order.price_includes_tax ? 'inclusive' : 'exclusive',
    {
      downPayment: asked.downPaymentApplied ?? (isLast(chosen, facts) ? open : null),
      downPaymentBilled: order.down_payment_billed,
      downPaymentOpen: open,
      orderDpp: order.dpp,
      invoicedNet: order.invoiced_net,
      retentionPercent: share,
      isRetentionTaxed,
    },
  )
  const lines = chosen.map(({ line }, at) => ({ isService: isService(line), net: figures.lines[at]?.net ?? ZERO }))
  const shipping = minus(figures.gross, sum(lines.map(({ net }) => net)))
  return {
    figures,
    sold: soldOf(lines, shipping),
    isRetentionTaxed,
    untaxedReleased: ZERO,
    lines: chosen.map(({ line, qty }, at) => billedRow(line, qty, at, { figures, tax: billed[at]?.tax ?? null })),
  }
}

// After it nothing of the order can be billed any more: it takes all that is left of the advance, also where goods came back.
function isLast(
  chosen: readonly { line: OrderLine; qty: Quantity }[],
  { order, lines, settings }: InvoiceFacts,
): boolean {
  const isClosed = order.closed_at !== null
  // What an open order still promises is billed one day, whether or not it was sent.
  const asked = { billFirst: settings.billFirst || !isClosed, isClosed }
  return lines.every((line) => {
    const qty = chosen.find((each) => each.line.id === line.id)?.qty ?? 0n
    return line.kind !== 'item' || qty >= toInvoice(progressOf(line), asked)
  })
}

function chosenLines(
  asked: InvoiceAsked,
  { lines, order, settings }: InvoiceFacts,
): { line: OrderLine; qty: Quantity }[] {
  const open = lines
    .filter((line) => line.kind === 'item')
    .map((line) => ({
      line,
      qty: toInvoice(progressOf(line), { billFirst: settings.billFirst, isClosed: order.closed_at !== null }),
    }))
  if (!asked.lines) return open.filter(({ qty }) => qty > 0n)

  const seen = new Set<string>()
  return asked.lines.map((each, at) => {
    const found = open.find(({ line }) => line.id === each.orderLineId)
    if (!found || seen.has(each.orderLineId))
      throw new Refusal('invoice.unknown-line', { line: at + 1 }, { field: `lines.${at}.orderLineId` })
    seen.add(each.orderLineId)
    const most = mostToInvoice(progressOf(found.line), found.qty, settings.overBillingPercent)
    if (each.qty > most) {
      const facts = { item: found.line.description, open: quantityText(most), asked: quantityText(each.qty) }
      throw new Refusal('invoice.too-many', facts, { field: `lines.${at}.qty` })
    }
    return { line: found.line, qty: each.qty }
  })
}

function downPayment(asked: InvoiceAsked, facts: InvoiceFacts): DecidedInvoice {
  const { order } = facts
  const usual = usualDownPayment(order)
  const amount = asked.amount ?? (asked.percent === undefined ? usual : percentOf(order.dpp, asked.percent))
  if (amount === 0n) throw new Refusal('invoice.no-down-payment', { number: order.number ?? '' }, { field: 'amount' })
  const room = roomFor(order)
  if (amount > room)
    throw new Refusal('invoice.down-payment-beyond', { room: max(room, ZERO), asked: amount }, { field: 'amount' })

  const figures = sumFigures(spreadOver(amount, facts))
  return summed(figures, facts, {
    description: `Uang muka ${order.number ?? ''}`.trim(),
    account: accounts.customerAdvance,
  })
}

/** What an order asks up front and no invoice asked for yet, before PPN. */
export function usualDownPayment(order: Order): Money {
  // What was paid ahead before the books began is told by its opening.
  if (order.is_opened) return ZERO
  const wanted = downPaymentAsked({
    dpp: order.dpp,
    downPaymentPercent: order.down_payment_percent === null ? null : percent(order.down_payment_percent),
    downPaymentAmount: order.down_payment_amount,
  })
  return max(min(minus(wanted, order.down_payment_billed), roomFor(order)), ZERO)
}

// What no invoice asked for yet.
function roomFor(order: Order): Money {
  return minus(order.dpp, plus(order.invoiced_net, minus(order.down_payment_billed, order.down_payment_applied)))
}

// With each invoice, or with those that follow the first handover.
function isTaxedNow({ order, settings, on }: InvoiceFacts): boolean {
  const mode = order.retention_tax ?? settings.retentionTax
  if (mode !== 'at-handover') return mode === 'at-invoice'
  return order.handed_over_on !== null && on >= order.handed_over_on
}

// At the first handover only the PPN of what is held back is asked for; the sum itself follows at its release.
function retentionTax(facts: InvoiceFacts): DecidedInvoice {
  const figures = sumFigures(spreadOver(facts.untaxedRetention, facts))
  const nothing = { gross: ZERO, discount: ZERO, amount: ZERO, discountShare: ZERO, net: ZERO }
  const taxOnly = { ...figures, lines: [nothing], subtotal: ZERO, gross: ZERO, total: figures.ppn }
  return {
    ...summed(taxOnly, facts, {
      description: `PPN retensi ${facts.order.number ?? ''}`.trim(),
      account: accounts.retentionReceivable,
    }),
    isRetentionTaxed: true,
    untaxedReleased: facts.untaxedRetention,
  }
}

function retention(asked: InvoiceAsked, facts: InvoiceFacts): DecidedInvoice {
  const { order } = facts
  if (order.retention_tax === 'at-handover' && isTaxedNow(facts) && facts.untaxedRetention > 0n)
    return retentionTax(facts)
  const held = minus(order.retention_held, order.retention_released)
  const amount = asked.amount ?? held
  if (amount === 0n) throw new Refusal('invoice.no-retention', { number: order.number ?? '' })
  if (amount > held) throw new Refusal('invoice.retention-beyond', { held, asked: amount }, { field: 'amount' })

  // What was taxed when it was held back is not taxed again.
  const taxed = min(amount, facts.untaxedRetention)
  const parts = [...spreadOver(taxed, facts), { amount: minus(amount, taxed), tax: null }].filter(
    (part) => part.amount > 0n,
  )
  return {
    ...summed(sumFigures(parts), facts, {
      description: `Retensi ${order.number ?? ''}`.trim(),
      account: accounts.retentionReceivable,
    }),
    untaxedReleased: taxed,
  }
}

function spreadOver(amount: Money, facts: InvoiceFacts): { amount: Money; tax: TaxFact | null }[] {
  const weights = facts.lines.map((line) => line.net as bigint)
  if (weights.every((weight) => weight === 0n)) return [{ amount, tax: lineTax(facts.order.tax_code, facts) }]
  return allocate(amount, weights).map((part, at) => ({
    amount: part,
    tax: lineTax(facts.lines[at]?.tax_code ?? 'none', facts),
  }))
}

function summed(
  figures: InvoiceFigures,
  facts: InvoiceFacts,
  about: { description: string; account: string },
): DecidedInvoice {
  const { order } = facts
  const line: DecidedLine = {
    position: 1,
    description: about.description,
    qty: '1',
    unit: '',
    price: String(figures.gross),
    amount: figures.gross,
    net: figures.gross,
    tax_code:
      figures.shares.find((share) => share.tax !== null)?.tax?.code ?? (order.tax_code === 'none' ? 'none' : null),
    account_code: about.account,
    ...dimsRow(ofProject(order.project_id)),
  }
  return { figures, sold: soldInOrder(facts), lines: [line], isRetentionTaxed: false, untaxedReleased: ZERO }
}

function billedRow(
  line: OrderLine,
  qty: Quantity,
  at: number,
  { figures, tax }: { figures: InvoiceFigures; tax: TaxFact | null },
): DecidedLine {
  const worked = figures.lines[at]
  return {
    position: at + 1,
    order_line_id: line.id,
    item_id: line.item_id,
    item_code: line.item_code,
    description: line.description,
    qty: quantityText(qty),
    unit: line.unit,
    price: line.price,
    discount: worked?.discount ?? ZERO,
    amount: worked?.amount ?? ZERO,
    discount_share: worked?.discountShare ?? ZERO,
    net: worked?.net ?? ZERO,
    tax_code: tax?.code ?? null,
    account_code: isService(line) ? accounts.constructionRevenue : accounts.sales,
    ...dimsRow(rowDims(line)),
  }
}

// An order taken before we became PKP bears the ordinary code once we are.
function lineTax(code: string, { order, seller }: InvoiceFacts): TaxFact | null {
  return taxOf(seller, order.seller_is_pkp ? code : (seller.taxCode ?? 'none'), 'date')
}

/** How far a line has come. */
export function progressOf(line: OrderLine) {
  return {
    qty: quantity(line.qty),
    delivered: quantity(line.delivered_qty),
    returned: quantity(line.returned_qty),
    replaced: quantity(line.replaced_qty),
    invoiced: quantity(line.invoiced_qty),
    needsDelivery: line.needs_delivery,
  }
}

/** The day by which it is to be paid. */
export function dueOn(asked: InvoiceAsked, on: Day, order: Pick<Order, 'term_days'>): Day {
  return asked.dueDate ?? addDays(on, order.term_days)
}

/** A percentage as rows keep it. */
export function shareText(rate: Percent | null | undefined): string | null {
  return rate === null || rate === undefined ? null : percentText(rate)
}

/** What of the whole order are services. */
export function soldInOrder({ order, lines }: Pick<InvoiceFacts, 'order' | 'lines'>): Sold {
  const items = lines.map((line) => ({ isService: isService(line), net: line.net }))
  return soldOf(items, minus(order.dpp, sum(items.map(({ net }) => net))))
}

function isService(line: OrderLine): boolean {
  return line.item_kind === 'jasa'
}
