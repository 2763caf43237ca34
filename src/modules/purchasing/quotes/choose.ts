import { addDays } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { price } from '#ground/price.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { Refusal } from '#ground/refusal.ts'
import { checkOrderable, orderable, orderLines } from '../requests/order-request.ts'
import { toOrder } from '../requests/rules.ts'
import { requestLinesOf } from '../requests/store.ts'
import type { chooseQuote } from './contract.ts'
import { checkFree, heldQuote } from './save.ts'
import { changeQuote, quoteLinesOf } from './store.ts'

/**
 * Chooses a quote and says why: what it offers and is still to be ordered becomes a draft order at its prices, all of it or
 * the lines that were named.
 */
export async function choose(tx: Tx, actor: Actor, asked: AskedOf<typeof chooseQuote>): Promise<DocumentRef> {
  const { request, quote } = await heldQuote(tx, actor, asked.id)
  checkOrderable(request)
  expectVersion(versioned(quote), asked.version)
  checkFree(quote)
  const lines = await requestLinesOf(tx, request.id)
  const open = new Map(lines.map((line) => [line.id, toOrder(orderable(line))]))
  const wanted = (await quoteLinesOf(tx, actor, [quote.id])).flatMap((offer) => {
    const qty = open.get(offer.request_line_id)
    const isNamed = asked.lines?.includes(offer.request_line_id) ?? true
    if (!isNamed || offer.price === null || qty === undefined || qty === 0n) return []
    const discountPercent = offer.discount_percent === null ? null : percent(offer.discount_percent)
    return [{ id: offer.request_line_id, qty, price: price(offer.price), discountPercent }]
  })
  if (wanted.length === 0) throw new Refusal('request.nothing-to-order')

  const promised = quote.lead_days === null ? {} : { expectedDate: addDays(today(actor), quote.lead_days) }
  const order = await orderLines(tx, actor, request, lines, {
    supplierId: quote.supplier_id,
    lines: wanted,
    supplierRef: quote.quote_no,
    termDays: quote.term_days,
    freight: money(quote.freight),
    priceIncludesTax: quote.price_includes_tax,
    ...promised,
  })
  await changeQuote(tx, actor, quote.id, { is_chosen: true, chosen_reason: asked.reason, order_id: order.id })
  const told = { subject: 'purchase-request', id: request.id, act: 'choose-quote' }
  await recordHistory(tx, actor, { ...told, reason: `${quote.supplier_name}: ${asked.reason}` })
  return order
}
