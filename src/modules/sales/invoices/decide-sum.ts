import { dimsRow, ofProject } from '#ground/dims.ts'
import { allocate, max, min, minus, plus, ZERO, type Money } from '#ground/money.ts'
import { percent, percentOf } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import { accounts } from '#modules/journal/rules.ts'
import type { TaxFact } from '#modules/company/tax/rules.ts'
import { downPaymentAsked } from '../orders/rules.ts'
import type { Order } from '../orders/store.ts'
import type { InvoiceAsked } from './asked.ts'
import {
  isTaxedNow,
  lineTax,
  soldInOrder,
  type DecidedInvoice,
  type DecidedLine,
  type InvoiceFacts,
} from './decided.ts'
import { sumFigures, type InvoiceFigures } from './rules.ts'

/** What an invoice of a down payment would be, or why not. */
export function decideDownPayment(asked: InvoiceAsked, facts: InvoiceFacts): DecidedInvoice {
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

/** What an invoice of retention would be, or why not. */
export function decideRetention(asked: InvoiceAsked, facts: InvoiceFacts): DecidedInvoice {
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
