import { dimsRow, lineDims } from '#ground/dims.ts'
import { onceEach } from '#kit/record/once-each.ts'
import { money, mulDiv, ZERO, type Money } from '#ground/money.ts'
import { percentText, type Percent } from '#ground/percent.ts'
import { price, priceText, type Price } from '#ground/price.ts'
import { quantity, quantityText, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import { newId } from '#kit/id.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { CustomerFacts } from '#modules/parties/face.ts'
import type { ItemFact, SellerFact } from '../facts.ts'
import { taxRows, type TaxFact } from '#modules/company/tax/rules.ts'
import type { createOrder } from './contract.ts'
import { orderWithholding } from '../withholding/of-order.ts'
import type { WithholdingFacts } from '../withholding/rules.ts'
import { linePrice, documentTotals, type DocumentTotals } from '#modules/company/totals/rules.ts'
import type { LineToInsert, OrderToInsert } from './store.ts'

export type OrderAsked = Omit<AskedOf<typeof createOrder>, 'confirm' | 'files'> & {
  /** What a line without an item is: a service, in a contract of work. */
  readonly plainKind?: 'jasa' | undefined
}
type LineAsked = OrderAsked['lines'][number]

interface Places {
  readonly billing: string | null
  readonly shipping: string | null
  readonly contactName: string | null
  readonly contactPhone: string | null
}

/** Everything a draft is decided on. */
export interface DraftFacts {
  readonly customer: CustomerFacts
  /** Where the customer is billed and sent to when the order says nothing else. */
  readonly places: Places
  readonly salesperson: { readonly id: string; readonly name: string } | null
  readonly seller: SellerFact
  readonly items: ReadonlyMap<string, ItemFact>
  /** The warehouse asked, or the usual one. */
  readonly warehouse: { readonly id: string; readonly name: string } | null
  readonly termDays: number
  readonly withholding: WithholdingFacts
}

export interface Draft {
  readonly row: Omit<
    OrderToInsert,
    'id' | 'company_id' | 'created_by' | 'created_by_name' | 'updated_by' | 'updated_by_name'
  >
  readonly lines: readonly Omit<LineToInsert, 'company_id' | 'order_id'>[]
  readonly totals: DocumentTotals
}

/** What the order would be: its lines named and priced, its tax worked out on the day's rates. */
export function decideDraft(asked: OrderAsked, facts: DraftFacts): Draft {
  if (asked.discountPercent !== null && asked.discountAmount !== null)
    throw new Refusal('order.two-discounts', {}, { field: 'discountAmount' })
  if (asked.promisedDate !== null && asked.promisedDate < asked.date)
    throw new Refusal('order.promised-early', { date: asked.date }, { field: 'promisedDate' })
  const taxCode = facts.seller.isPkp ? (asked.taxCode ?? facts.seller.taxCode ?? 'none') : 'none'
  const lines = asked.lines.map((line, at) => lineOf(line, at, { ...asked, taxCode }, facts))

  const priced = lines.map(({ line, tax }) => ({ ...line, tax }))
  const totals = documentTotals(priced, {
    discountPercent: asked.discountPercent,
    discountAmount: asked.discountAmount,
    shippingFee: asked.shippingFee ?? ZERO,
    mode: asked.priceIncludesTax ? 'inclusive' : 'exclusive',
    tax: taxOf(facts.seller, taxCode, 'taxCode'),
  })
  if (asked.discountAmount !== null && asked.discountAmount > totals.subtotal) {
    throw new Refusal(
      'order.discount-too-large',
      { discount: asked.discountAmount, subtotal: totals.subtotal },
      { field: 'discountAmount' },
    )
  }
  const sold = lines.map(({ row }, at) => ({
    isService: row.item_kind === 'jasa',
    description: row.description,
    net: totals.lines[at]?.net ?? ZERO,
  }))
  const goodsCount = lines.filter(({ row }) => row.needs_delivery).length
  return {
    row: {
      ...headerOf(asked, facts, totals, {
        taxCode,
        goodsCount,
        lineCount: lines.filter(({ row }) => row.kind === 'item').length,
      }),
      ...orderWithholding(asked, sold, facts.withholding),
    },
    lines: lines.map(({ row }, at) => ({ ...row, ...amountsOf(totals, at) })),
    totals,
  }
}

interface DecidedLine {
  readonly row: Omit<LineToInsert, 'company_id' | 'order_id'>
  readonly line: { qty: Quantity; price: Price; discountPercent: Percent | null; discountAmount: Money | null }
  readonly tax: TaxFact | null
}

function lineOf(
  asked: LineAsked,
  at: number,
  { taxCode, projectId, plainKind }: Pick<OrderAsked, 'projectId' | 'plainKind'> & { readonly taxCode: string },
  facts: DraftFacts,
): DecidedLine {
  const base = { id: newId(), position: at + 1, kind: asked.row }
  if (asked.row !== 'item') {
    const nothing = { qty: ZERO_QTY, price: price('0'), discountPercent: null, discountAmount: null }
    return { row: { ...base, description: asked.description ?? '' }, line: nothing, tax: null }
  }
  const item = asked.itemId === null ? undefined : facts.items.get(asked.itemId)
  if (item && !item.isActive)
    throw new Refusal('order.item-archived', { item: item.name }, { field: `lines.${at}.itemId` })
  if (!item && asked.description === null)
    throw new Refusal('order.line-empty', { line: at + 1 }, { field: `lines.${at}.description` })
  if (asked.qty === undefined) throw new Refusal('order.line-no-qty', { line: at + 1 }, { field: `lines.${at}.qty` })
  if (asked.discountPercent !== null && asked.discountAmount !== null) {
    throw new Refusal('order.two-discounts', {}, { field: `lines.${at}.discountAmount` })
  }

  const unit = unitOf(asked, item, at)
  const line = {
    qty: asked.qty,
    price: asked.price ?? usualPrice(item, unit),
    discountPercent: asked.discountPercent,
    discountAmount: asked.discountAmount,
  }
  const { gross } = linePrice({ ...line, discountAmount: null, discountPercent: null })
  if (line.discountAmount !== null && line.discountAmount > gross) {
    throw new Refusal(
      'order.discount-too-large',
      { discount: line.discountAmount, subtotal: gross },
      { field: `lines.${at}.discountAmount` },
    )
  }
  // An order without PPN taxes no line, whatever its item usually bears.
  const usual = taxCode === 'none' ? taxCode : (item?.taxCode ?? taxCode)
  const code = facts.seller.isPkp ? (asked.taxCode ?? usual) : 'none'
  const needsDelivery = item !== undefined && item.kind !== 'jasa'
  return {
    line,
    tax: taxOf(facts.seller, code, `lines.${at}.taxCode`),
    row: {
      ...base,
      item_id: item?.id ?? null,
      item_code: item?.code ?? null,
      item_kind: item?.kind ?? plainKind ?? null,
      description: asked.description ?? item?.name ?? '',
      qty: quantityText(line.qty),
      unit: unit.name,
      unit_num: unit.num,
      unit_den: unit.den,
      price: priceText(line.price),
      discount_percent: line.discountPercent === null ? null : percentText(line.discountPercent),
      discount_amount: line.discountAmount,
      tax_code: code,
      warehouse_id: needsDelivery ? (asked.warehouseId ?? null) : null,
      needs_delivery: needsDelivery,
      ...dimsRow(lineDims(asked, projectId)),
    },
  }
}

// Prices are kept per base unit: one sak of 50 kg costs fifty times the kg.
function usualPrice(item: ItemFact | undefined, unit: { num: bigint; den: bigint }): Price {
  return item?.price ? (mulDiv(item.price, unit.num, unit.den) as Price) : price('0')
}

function unitOf(asked: LineAsked, item: ItemFact | undefined, at: number): { name: string; num: bigint; den: bigint } {
  if (!item) return { name: asked.unit ?? '', num: 1n, den: 1n }
  if (asked.unit === null || asked.unit === item.baseUnit) return { name: item.baseUnit, num: 1n, den: 1n }
  const other = item.units.find((each) => each.unit === asked.unit)
  if (!other)
    throw new Refusal('order.unknown-unit', { unit: asked.unit, item: item.name }, { field: `lines.${at}.unit` })
  return { name: other.unit, num: BigInt(other.num), den: BigInt(other.den) }
}

/** The PPN of a code on the seller's day; refused when the code has no rate that day. */
export function taxOf(seller: SellerFact, code: string, field: string): TaxFact | null {
  if (code === 'none' || !seller.isPkp) return null
  const tax = seller.taxes.get(code)
  if (!tax) throw new Refusal('order.unknown-tax', { code }, { field })
  return tax
}

function amountsOf(totals: DocumentTotals, at: number) {
  const line = totals.lines[at]
  return { amount: line?.amount ?? ZERO, discount_share: line?.discountShare ?? ZERO, net: line?.net ?? ZERO }
}

function headerOf(
  asked: OrderAsked,
  { customer, places, salesperson, seller, warehouse, termDays }: DraftFacts,
  totals: DocumentTotals,
  counted: { taxCode: string; goodsCount: number; lineCount: number },
): Omit<Draft['row'], 'withholding'> {
  const share = (value: Percent | null) => (value === null ? null : percentText(value))
  const isPlaced = asked.warehouseId !== null || counted.goodsCount > 0
  return {
    order_date: asked.date,
    valid_until: asked.validUntil,
    promised_date: asked.promisedDate,
    customer_id: customer.id,
    customer_name: customer.name,
    customer_po_no: asked.customerPoNo,
    customer_po_date: asked.customerPoDate,
    project_id: asked.projectId,
    salesperson_id: salesperson?.id ?? null,
    salesperson_name: salesperson?.name ?? null,
    billing_address: asked.billingAddress ?? places.billing,
    shipping_address: asked.shippingAddress ?? places.shipping,
    contact_name: asked.contactName ?? places.contactName,
    contact_phone: asked.contactPhone ?? places.contactPhone,
    warehouse_id: isPlaced ? (warehouse?.id ?? null) : null,
    warehouse_name: isPlaced ? (warehouse?.name ?? null) : null,
    term_days: asked.termDays ?? customer.termDays ?? termDays,
    price_includes_tax: asked.priceIncludesTax,
    seller_is_pkp: seller.isPkp,
    tax_code: counted.taxCode,
    discount_percent: share(asked.discountPercent),
    discount_amount: asked.discountAmount,
    shipping_fee: totals.shippingFee,
    down_payment_percent: share(asked.downPaymentPercent),
    down_payment_amount: asked.downPaymentAmount,
    retention_percent: share(asked.retentionPercent),
    terms: asked.terms,
    notes: asked.notes,
    internal_notes: asked.internalNotes,
    ...(asked.tags && { tags: onceEach(asked.tags) }),
    subtotal: totals.subtotal,
    discount_total: totals.discount,
    dpp: totals.dpp,
    dpp_other: totals.dppOther,
    ppn: totals.ppn,
    total: totals.total,
    taxes: JSON.stringify(taxRows(totals.shares)),
    line_count: counted.lineCount,
    lines_to_deliver: counted.goodsCount,
    delivery: counted.goodsCount > 0 ? 'none' : 'not-needed',
  }
}

/** Reads kept numbers back into what the rules work with. */
export function pricedAgain(line: { readonly qty: string; readonly price: string; readonly amount: Money }): {
  qty: Quantity
  gross: Money
} {
  const qty = quantity(line.qty)
  const { gross } = linePrice({ qty, price: price(line.price) })
  return { qty, gross: gross < line.amount ? money(line.amount) : gross }
}
