import { money, mulDiv, type Money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { price, priceText, type Price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { labelOf } from '#kit/posting/label.ts'
import { today } from '#kit/posting/today.ts'
import { purchasePricesOf } from '#modules/catalog/face.ts'
import { suppliersById } from '#modules/parties/face.ts'
import { buyerSeen, perUnit } from '../facts.ts'
import { plainText } from '../plain.ts'
import { orderable } from '../requests/order-request.ts'
import { toOrder } from '../requests/rules.ts'
import { readRequest, requestLinesOf, type RequestLine } from '../requests/store.ts'
import type { QuoteComparison, QuoteDetail, QuotedPrice } from './contract.ts'
import { costOf, lowestOf, offeredAmount, type QuoteTerms } from './rules.ts'
import { quoteLinesOf, quotesOf, requestLinesIn, type Quote, type QuoteLine } from './store.ts'

/** Puts the quotes of a request side by side. */
export async function compare(tx: Tx, actor: Actor, requestId: string): Promise<QuoteComparison> {
  const request = await readRequest(tx, actor, requestId)
  const lines = await requestLinesOf(tx, requestId)
  const quotes = await quotesOf(tx, actor, requestId)
  const offers = await quoteLinesOf(
    tx,
    actor,
    quotes.map((quote) => quote.id),
  )
  const taken = await requestLinesIn(
    tx,
    actor,
    quotes.flatMap((quote) => quote.standing_order_id ?? []),
  )
  const ids = lines.flatMap((line) => line.item_id ?? [])
  const last = await purchasePricesOf(tx, actor.companyId, ids)
  const terms = await termsOf(tx, actor, quotes)
  const rows = lines.map((line) => {
    const paid = line.item_id === null ? undefined : last.get(line.item_id)
    const unit = { name: line.unit, num: line.unit_num, den: line.unit_den }
    const from = new Set(taken.flatMap((each) => (each.request_line_id === line.id ? each.order_id : [])))
    return {
      requestLineId: line.id,
      itemId: line.item_id,
      description: line.description,
      qty: plainText(line.qty),
      unit: line.unit,
      isOpen: from.size === 0 && toOrder(orderable(line)) > 0n,
      lastPrice: paid ? priceText(perUnit(paid.price, unit)) : null,
      prices: pricesOf(line, { quotes, terms, offers, takenBy: from }),
    }
  })
  return {
    requestId,
    requestLabel: labelOf(request.number),
    requestVersion: request.version,
    mayChoose: request.state === 'posted' && request.closed_at === null && actor.can('create pembelian-barang'),
    quotes: quoteDetails({ quotes, terms }, rows, lines.length, today(actor)),
    lines: rows,
  }
}

// Prices with PPN and prices before it are no more alike than zak and ton.
async function termsOf(tx: Tx, actor: Actor, quotes: readonly Quote[]): Promise<QuoteTerms[]> {
  const buyer = await buyerSeen(tx, actor, today(actor))
  const suppliers = await suppliersById(
    tx,
    actor.companyId,
    quotes.map((quote) => quote.supplier_id),
  )
  return quotes.map((quote) => ({
    mode: quote.price_includes_tax ? 'inclusive' : 'exclusive',
    tax: suppliers.get(quote.supplier_id)?.isPkp ? (buyer.taxes.get(buyer.taxCode) ?? null) : null,
    creditsTax: buyer.weArePkp,
  }))
}

interface Quoted {
  readonly quotes: readonly Quote[]
  readonly terms: readonly QuoteTerms[]
}

interface Offers extends Quoted {
  readonly offers: readonly QuoteLine[]
  /** The orders that have the line. */
  readonly takenBy: ReadonlySet<string>
}

function pricesOf(line: RequestLine, { quotes, terms, offers, takenBy }: Offers): (QuotedPrice | null)[] {
  const of = quotes.map((quote) =>
    offers.find((offer) => offer.quote_id === quote.id && offer.request_line_id === line.id),
  )
  const amounts = of.map((offer) => (offer ? amountOf(line, offer) : null))
  const costs = costsOf(amounts, terms)
  const lowest = lowestOf(costs)
  return of.map((offer, at) =>
    offer === undefined
      ? null
      : {
          price: offer.price === null ? null : plainText(offer.price),
          costPrice: costPriceOf(offer, amounts[at] ?? null, costs[at] ?? null),
          discountPercent: offer.discount_percent === null ? null : plainText(offer.discount_percent),
          amount: amounts[at] === null ? null : String(amounts[at]),
          isLowest: lowest.has(at),
          isChosen: takenBy.has(quotes[at]?.standing_order_id ?? ''),
          note: offer.note,
        },
  )
}

function costPriceOf({ price: each }: QuoteLine, amount: Money | null, cost: Money | null): string | null {
  if (each === null) return null
  if (!amount || cost === null || cost === amount) return plainText(each)
  return priceText(mulDiv(price(each), cost, amount) as Price)
}

function amountOf(line: RequestLine, offer: QuoteLine): Money | null {
  return offeredAmount({
    qty: quantity(line.qty),
    price: offer.price === null ? null : price(offer.price),
    discountPercent: offer.discount_percent === null ? null : percent(offer.discount_percent),
  })
}

function costsOf(amounts: readonly (Money | null)[], terms: readonly QuoteTerms[]): (Money | null)[] {
  return amounts.map((amount, at) => (amount === null ? null : costOf(amount, terms[at] as QuoteTerms)))
}

// Only quotes that offer everything are held against each other as wholes.
function quoteDetails(
  { quotes, terms }: Quoted,
  rows: readonly { readonly prices: readonly (QuotedPrice | null)[] }[],
  wanted: number,
  day: string,
): QuoteDetail[] {
  const offered = quotes.map((_, at) => rows.filter((row) => (row.prices[at]?.price ?? null) !== null).length)
  const totals = quotes.map((quote) => money(quote.total))
  const costs = costsOf(totals, terms)
  const lowest = lowestOf(costs.map((cost, at) => (offered[at] === wanted ? cost : null)))
  return quotes.map((quote, at) => ({
    id: quote.id,
    version: quote.version,
    supplierId: quote.supplier_id,
    supplierName: quote.supplier_name,
    quoteNo: quote.quote_no,
    date: quote.quote_date,
    validUntil: quote.valid_until,
    isExpired: quote.valid_until !== null && quote.valid_until < day,
    leadDays: quote.lead_days,
    termDays: quote.term_days,
    freight: String(quote.freight),
    priceIncludesTax: quote.price_includes_tax,
    bearsTax: terms[at]?.tax !== null,
    notes: quote.notes,
    total: String(quote.total),
    cost: String(costs[at]),
    offered: offered[at] ?? 0,
    isLowest: lowest.has(at),
    isChosen: quote.standing_order_id !== null,
    chosenReason: quote.chosen_reason,
    orderId: quote.standing_order_id,
    fileCount: quote.file_count,
  }))
}
