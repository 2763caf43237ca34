import { dimsRow, rowDims } from '#ground/dims.ts'
import { addDays, type Day } from '#ground/day.ts'
import { max, minus, sum, ZERO } from '#ground/money.ts'
import { percent, percentText, type Percent } from '#ground/percent.ts'
import { quantity, quantityText, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import { accounts } from '#modules/journal/rules.ts'
import type { TaxFact } from '#modules/company/tax/rules.ts'
import { pricedAgain } from '../orders/draft.ts'
import type { Order, OrderLine } from '../orders/store.ts'
import { soldOf } from '../withholding/rules.ts'
import type { InvoiceAsked } from './asked.ts'
import { decideDownPayment, decideRetention } from './decide-sum.ts'
import {
  isService,
  isTaxedNow,
  lineTax,
  type DecidedInvoice,
  type DecidedLine,
  type InvoiceFacts,
  type OrderInvoiceKind,
} from './decided.ts'
import { mostToInvoice, saleFigures, toInvoice, type InvoiceFigures } from './rules.ts'

/** What the invoice would be, or why not. */
export function decideInvoice(kind: OrderInvoiceKind, asked: InvoiceAsked, facts: InvoiceFacts): DecidedInvoice {
  if (kind === 'down_payment') return decideDownPayment(asked, facts)
  if (kind === 'retention') return decideRetention(asked, facts)
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
  const isHeldAtEnd = order.retention_manner === 'last' && asked.retentionPercent === undefined
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
      heldBefore: isHeldAtEnd ? order.retention_held : null,
      isHeldOfNet: order.retention_base === 'net',
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
