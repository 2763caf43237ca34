import { allocate, minus, money, mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { percentOf, shareOf, type Percent } from '#ground/percent.ts'
import { lineAmount, type Price } from '#ground/price.ts'
import { quantityText, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import { taxedSum, type PriceMode, type TaxedSum, type TaxFact } from '#modules/company/tax/rules.ts'
import type { FreightMatch, LineMatch } from './detail.ts'

/** A line that may be billed, as order and receipt have it. */
export interface BillableFact {
  readonly description: string
  /** Goods wait in 2-1110 at what they were received for; services were never received. */
  readonly isGoods: boolean
  /** Accepted (or ordered, for a service), neither sent back nor billed yet. */
  readonly openQty: Quantity
  /** What the open quantity stands at in 2-1110; zero for a service. */
  readonly openValue: Money
  /** What the open quantity costs by the order: after discounts, in the order's price mode. */
  readonly openAmount: Money
  /** The same as cost: before PPN that we may credit. */
  readonly openCost: Money
  readonly orderedPrice: Price
  readonly tax: TaxFact | null
}

/** A line as the supplier's paper has it; what is absent is as ordered and received. */
export interface AskedLine {
  readonly fact: BillableFact
  readonly qty?: Quantity
  readonly price?: Price
  readonly discount?: Money
}

export interface BillTerms {
  readonly mode: PriceMode
  /** Whether we may credit the PPN; otherwise it is part of the cost. */
  readonly creditsTax: boolean
  /** `ordered`: what the orders agreed on and no bill has brought yet. */
  readonly freight: { readonly amount: Money; readonly ordered: Money; readonly tax: TaxFact | null }
  /** PPN as the faktur pajak has it. */
  readonly ppn: Money | null
  readonly tolerance: Percent
}

export interface BilledLine {
  readonly qty: Quantity
  readonly price: Price
  readonly discount: Money
  readonly amount: Money
  readonly net: Money
  readonly ppn: Money
  readonly freightShare: Money
  /** What it costs us, freight and PPN that cannot be credited included. */
  readonly cost: Money
  /** What of 2-1110 it settles. */
  readonly received: Money
  readonly match: LineMatch['result']
  /** Without freight: what the price alone changed. */
  readonly priceDifference: Money
  readonly percent: Percent | null
}

export interface BillFigures {
  readonly lines: readonly BilledLine[]
  readonly subtotal: Money
  readonly discount: Money
  readonly freight: Money
  readonly dpp: Money
  readonly dppOther: Money
  readonly ppn: Money
  readonly total: Money
  readonly shares: TaxedSum['shares']
  /** Billed cost less received value and freight as ordered: what is dearer than was agreed. */
  readonly difference: Money
  /** What is billed for freight against what orders agreed on; of what nobody ordered all is too much. */
  readonly freightMatch: FreightMatch
  readonly isOverTolerance: boolean
}

/**
 * Takes the part of an open amount that belongs to a quantity; the last part takes all the rest.
 *
 *   partOf(money(100), quantity('3'), quantity('1'))  // 33, and of the 67 left for 2: 34, then 33
 */
export function partOf(open: Money, openQty: Quantity, qty: Quantity): Money {
  if (openQty === 0n) return ZERO
  return qty === openQty ? open : money(mulDiv(open, qty, openQty))
}

/** Works out a bill over received and ordered lines: Σ net + freight + PPN = total, Σ cost = total less PPN we credit. */
export function billFigures(asked: readonly AskedLine[], terms: BillTerms): BillFigures {
  const priced = asked.map((line) => pricedLine(line, terms))
  const parts = priced.map((line, at) => ({ amount: line.amount, tax: asked[at]?.fact.tax ?? null }))
  const taxed = taxedSum([...parts, terms.freight], terms.mode)
  const ppn = terms.ppn === null ? taxed.ppn : checkedPpn(terms.ppn, taxed.ppn)
  const ppns = ppnOfParts([...parts, terms.freight], taxed, ppn)

  const freight = taxed.nets.at(-1) ?? ZERO
  const carried = terms.creditsTax ? freight : plus(freight, ppns.at(-1) ?? ZERO)
  const received = priced.map((line) => line.received)
  const shares = freightShares(carried, asked, taxed.nets)
  const lines = priced.map((line, at): BilledLine => {
    const net = taxed.nets[at] ?? ZERO
    const linePpn = ppns[at] ?? ZERO
    const bare = terms.creditsTax ? net : plus(net, linePpn)
    const freightShare = shares[at] ?? ZERO
    const matched = matchOf(line.expected, bare, terms.tolerance)
    return { ...line, net, ppn: linePpn, freightShare, cost: plus(bare, freightShare), ...matched }
  })
  const goods = lines.filter((_, at) => asked[at]?.fact.isGoods)
  const bare = goods.map((line) => minus(line.cost, line.freightShare))
  const freightMatch = freightMatchOf(terms.freight, terms.tolerance)
  const over = freightOver(sum(goods.map((line) => line.freightShare)), terms.freight)
  return {
    lines,
    subtotal: sum(lines.map((line) => line.amount)),
    discount: sum(lines.map((line) => line.discount)),
    freight,
    dpp: taxed.gross,
    dppOther: taxed.dppOther,
    ppn,
    total: plus(taxed.gross, ppn),
    shares: taxed.shares,
    difference: minus(plus(sum(bare), over), sum(received)),
    freightMatch,
    isOverTolerance: freightMatch === 'price-over' || lines.some((line) => line.match === 'price-over'),
  }
}

/** Three-way match of one line: what was billed against what order and receipt say. A rupiah of rounding is no difference. */
export function matchOf(
  expected: Money,
  billed: Money,
  tolerance: Percent,
): Pick<BilledLine, 'match' | 'priceDifference' | 'percent'> {
  const priceDifference = minus(billed, expected)
  const share = shareOf(priceDifference, expected)
  if (priceDifference >= -1n && priceDifference <= 1n) return { match: 'match', priceDifference, percent: share }
  if (priceDifference < 0n) return { match: 'price-under', priceDifference, percent: share }
  const isWithin = priceDifference <= percentOf(expected, tolerance)
  return { match: isWithin ? 'price-within' : 'price-over', priceDifference, percent: share }
}

/** The same of freight: what is less than was ordered may still come on another paper. */
export function freightMatchOf(
  { amount, ordered }: Pick<BillTerms['freight'], 'amount' | 'ordered'>,
  tolerance: Percent,
): FreightMatch {
  const { match } = matchOf(ordered, amount, tolerance)
  return match === 'price-under' ? 'match' : match
}

function pricedLine({ fact, qty: asked, price: typed, discount: off }: AskedLine, terms: BillTerms) {
  const qty = asked ?? fact.openQty
  if (qty === 0n) throw new Refusal('bill.nothing-open', { item: fact.description }, { field: 'lines' })
  if (qty > fact.openQty) {
    const facts = { item: fact.description, open: quantityText(fact.openQty), asked: quantityText(qty) }
    throw new Refusal('bill.too-many', facts, { field: 'lines' })
  }
  const received = fact.isGoods ? partOf(fact.openValue, fact.openQty, qty) : ZERO
  const expected = fact.isGoods ? received : partOf(fact.openCost, fact.openQty, qty)
  const price = typed ?? fact.orderedPrice
  const full = lineAmount(qty, price)
  // Untouched lines are billed at what they were received for, to the rupiah.
  const isAsReceived = terms.mode === 'exclusive' && (terms.creditsTax || fact.tax === null)
  const usual = isAsReceived ? expected : partOf(fact.openAmount, fact.openQty, qty)
  const wanted = typed === undefined && off === undefined ? usual : minus(full, off ?? ZERO)
  if (wanted < 0n) throw new Refusal('bill.discount-too-large', { item: fact.description }, { field: 'lines' })
  const discount = full > wanted ? minus(full, wanted) : ZERO
  return { qty, price, discount, amount: wanted, received, expected }
}

// The supplier rounds by its own way, line by line; more than that is another tax.
function checkedPpn(asked: Money, worked: Money): Money {
  const off = asked - worked
  if (off > MOST_OFF || off < -MOST_OFF) throw new Refusal('bill.ppn-off', { asked, worked }, { field: 'ppn' })
  return asked
}

const MOST_OFF = 100n

// The tax of each code over its parts, by what each is worth; what the paper differs by goes to the last that bears tax.
function ppnOfParts(parts: readonly { readonly tax: TaxFact | null }[], taxed: TaxedSum, whole: Money): Money[] {
  const ppns = parts.map(() => ZERO)
  for (const share of taxed.shares) {
    const at = parts.flatMap((part, index) => ((part.tax?.code ?? '') === (share.tax?.code ?? '') ? [index] : []))
    const split = allocate(
      share.ppn,
      at.map((index) => taxed.nets[index] ?? ZERO),
    )
    at.forEach((index, place) => (ppns[index] = split[place] ?? ZERO))
  }
  const last = ppns.findLastIndex((one) => one !== 0n)
  if (last >= 0) ppns[last] = plus(ppns[last] ?? ZERO, minus(whole, taxed.ppn))
  return ppns
}

// The freight that was agreed on was never part of what was received; only what is above it is dearer than agreed.
function freightOver(carried: Money, { amount, ordered }: BillTerms['freight']): Money {
  return amount > ordered ? money(mulDiv(carried, amount - ordered, amount)) : ZERO
}

// Freight joins the goods by value; where nothing came, the services.
function freightShares(freight: Money, asked: readonly AskedLine[], nets: readonly Money[]): Money[] {
  if (freight === 0n) return asked.map(() => ZERO)
  const hasGoods = asked.some((line) => line.fact.isGoods)
  const weights = asked.map((line, at) => (!hasGoods || line.fact.isGoods ? (nets[at] ?? ZERO) : ZERO))
  const isWorthless = weights.every((weight) => weight === 0n)
  return allocate(freight, isWorthless ? asked.map(() => 1n) : weights)
}
