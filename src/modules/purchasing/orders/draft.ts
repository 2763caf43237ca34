import { dimsRow, lineDims } from '#ground/dims.ts'
import { onceEach } from '#kit/record/once-each.ts'
import { ZERO, type Money } from '#ground/money.ts'
import { percentText, type Percent } from '#ground/percent.ts'
import { price, priceText, type Price } from '#ground/price.ts'
import { quantityText, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import type { TaxFact } from '#modules/company/tax/rules.ts'
import { taxRows } from '#modules/company/tax/rules.ts'
import { documentTotals, linePrice, type DocumentTotals } from '#modules/company/totals/rules.ts'
import type { SupplierFacts } from '#modules/parties/face.ts'
import type { Warehouse } from '#modules/stock/face.ts'
import { perUnit, unitOf, type BuyerFact, type ItemFact } from '../facts.ts'
import type { createPurchase } from './contract.ts'
import { lineCosts } from './rules.ts'
import type { PurchaseLineToInsert, PurchaseToInsert } from './store.ts'

export type PurchaseAsked = Omit<AskedOf<typeof createPurchase>, 'submit' | 'files'>
type LineAsked = PurchaseAsked['lines'][number]

/** Everything an order is decided on. */
export interface DraftFacts {
  readonly supplier: SupplierFacts
  readonly buyer: BuyerFact
  readonly items: ReadonlyMap<string, ItemFact>
  readonly warehouse: Warehouse
  /** The company's term where neither order nor supplier says one. */
  readonly termDays: number
}

export interface Draft {
  readonly row: Omit<
    PurchaseToInsert,
    'id' | 'company_id' | 'created_by' | 'created_by_name' | 'updated_by' | 'updated_by_name'
  >
  readonly lines: readonly Omit<PurchaseLineToInsert, 'company_id' | 'order_id'>[]
  readonly totals: DocumentTotals
}

/** What the order would be: its lines named and priced, its tax worked out on the day's rates. */
export function decideDraft(asked: PurchaseAsked, facts: DraftFacts): Draft {
  checkHeader(asked, facts)
  const taxCode = facts.supplier.isPkp ? (asked.taxCode ?? facts.buyer.taxCode) : 'none'
  const tax = taxOf(facts, taxCode, 'taxCode')
  const projectId = asked.projectId ?? facts.warehouse.projectId
  const lines = asked.lines.map((line, at) => lineOf(line, at, { taxCode, projectId }, facts))
  const totals = documentTotals(
    lines.map(({ line, tax }) => ({ ...line, tax })),
    {
      discountPercent: asked.discountPercent,
      discountAmount: asked.discountAmount,
      shippingFee: asked.freight ?? ZERO,
      mode: asked.priceIncludesTax ? 'inclusive' : 'exclusive',
      tax,
    },
  )
  checkSums(asked, totals)
  const codes = lines.map((line) => ({ taxCode: line.tax?.code ?? null }))
  const costs = lineCosts(totals, codes, { creditsTax: facts.buyer.weArePkp, freightTaxCode: tax?.code ?? null })
  const goods = lines.filter(({ row }) => row.needs_receipt).length
  const items = lines.filter(({ row }) => row.kind === 'item').length
  return {
    row: headerOf(asked, facts, totals, { taxCode, goods, items }),
    lines: lines.map(({ row }, at) => ({ ...row, ...amountsOf(totals, at), cost: costs[at] ?? ZERO })),
    totals,
  }
}

function checkHeader(asked: PurchaseAsked, { warehouse }: DraftFacts): void {
  if (asked.discountPercent !== null && asked.discountAmount !== null)
    throw new Refusal('purchase.two-discounts', {}, { field: 'discountAmount' })
  if (asked.expectedDate !== null && asked.expectedDate < asked.date)
    throw new Refusal('purchase.expected-early', { date: asked.date }, { field: 'expectedDate' })
  if (asked.shipTo === 'site' && warehouse.type !== 'proyek')
    throw new Refusal('purchase.not-a-site', { warehouse: warehouse.name }, { field: 'warehouseId' })
}

function checkSums(asked: PurchaseAsked, totals: DocumentTotals): void {
  const { discountAmount: discount, downPaymentAmount: advance } = asked
  if (discount !== null && discount > totals.subtotal)
    throw new Refusal(
      'purchase.discount-too-large',
      { discount, subtotal: totals.subtotal },
      { field: 'discountAmount' },
    )
  if (advance !== undefined && advance > totals.total)
    throw new Refusal('purchase.advance-too-large', { total: totals.total }, { field: 'downPaymentAmount' })
}

interface DecidedLine {
  readonly row: Omit<PurchaseLineToInsert, 'company_id' | 'order_id'>
  readonly line: { qty: Quantity; price: Price; discountPercent: Percent | null; discountAmount: Money | null }
  readonly tax: TaxFact | null
}

function lineOf(
  asked: LineAsked,
  at: number,
  { taxCode, projectId }: { readonly taxCode: string; readonly projectId: string | null },
  facts: DraftFacts,
): DecidedLine {
  const base = { id: asked.id ?? newId(), position: at + 1, kind: asked.row }
  if (asked.row !== 'item') {
    const nothing = { qty: ZERO_QTY, price: price('0'), discountPercent: null, discountAmount: null }
    return { row: { ...base, description: asked.description ?? '' }, line: nothing, tax: null }
  }
  const item = asked.itemId === null ? undefined : facts.items.get(asked.itemId)
  const qty = checkLine(asked, at, item)
  const unit = unitOf(asked.unit, item, at)
  const line = {
    qty,
    price: asked.price ?? (item?.lastPrice ? perUnit(item.lastPrice, unit) : price('0')),
    discountPercent: asked.discountPercent,
    discountAmount: asked.discountAmount,
  }
  const { gross } = linePrice({ ...line, discountAmount: null, discountPercent: null })
  if (line.discountAmount !== null && line.discountAmount > gross) {
    const said = { discount: line.discountAmount, subtotal: gross }
    throw new Refusal('purchase.discount-too-large', said, { field: `lines.${at}.discountAmount` })
  }
  // An order without PPN taxes no line, whatever its item usually bears.
  const usual = taxCode === 'none' ? taxCode : (item?.taxCode ?? taxCode)
  const code = facts.supplier.isPkp ? (asked.taxCode ?? usual) : 'none'
  return {
    line,
    tax: taxOf(facts, code, `lines.${at}.taxCode`),
    row: {
      ...base,
      item_id: item?.id ?? null,
      item_code: item?.code ?? null,
      item_kind: item?.kind ?? null,
      description: asked.description ?? item?.name ?? '',
      qty: quantityText(line.qty),
      unit: unit.name,
      unit_num: unit.num,
      unit_den: unit.den,
      price: priceText(line.price),
      discount_percent: line.discountPercent === null ? null : percentText(line.discountPercent),
      discount_amount: line.discountAmount,
      tax_code: code,
      needs_receipt: item !== undefined && item.kind !== 'jasa',
      request_line_id: asked.requestLineId,
      ...dimsRow(lineDims(asked, projectId)),
    },
  }
}

function checkLine(asked: LineAsked, at: number, item: ItemFact | undefined): Quantity {
  const field = (name: string) => ({ field: `lines.${at}.${name}` })
  if (item && !item.isActive) throw new Refusal('purchase.item-archived', { item: item.name }, field('itemId'))
  if (!item && asked.description === null)
    throw new Refusal('purchase.line-empty', { line: at + 1 }, field('description'))
  if (asked.qty === undefined) throw new Refusal('purchase.line-no-qty', { line: at + 1 }, field('qty'))
  if (asked.discountPercent !== null && asked.discountAmount !== null)
    throw new Refusal('purchase.two-discounts', {}, field('discountAmount'))
  return asked.qty
}

function taxOf({ buyer, supplier }: DraftFacts, code: string, field: string): TaxFact | null {
  if (code === 'none' || !supplier.isPkp) return null
  const tax = buyer.taxes.get(code)
  if (!tax) throw new Refusal('purchase.unknown-tax', { code }, { field })
  return tax
}

function amountsOf(totals: DocumentTotals, at: number) {
  const line = totals.lines[at]
  return { amount: line?.amount ?? ZERO, discount_share: line?.discountShare ?? ZERO, net: line?.net ?? ZERO }
}

function headerOf(
  asked: PurchaseAsked,
  { supplier, buyer, warehouse, termDays }: DraftFacts,
  totals: DocumentTotals,
  counted: { taxCode: string; goods: number; items: number },
): Draft['row'] {
  return {
    order_date: asked.date,
    expected_date: asked.expectedDate,
    supplier_id: supplier.id,
    supplier_name: supplier.name,
    supplier_is_pkp: supplier.isPkp,
    supplier_ref: asked.supplierRef,
    contact_name: asked.contactName ?? supplier.contactName,
    contact_phone: asked.contactPhone ?? supplier.whatsapp ?? supplier.phone,
    project_id: asked.projectId ?? warehouse.projectId,
    ship_to: asked.shipTo,
    warehouse_id: warehouse.id,
    warehouse_name: warehouse.name,
    shipping_address: asked.shippingAddress ?? warehouse.address,
    term_days: asked.termDays ?? supplier.termDays ?? termDays,
    price_includes_tax: asked.priceIncludesTax,
    credits_tax: buyer.weArePkp,
    tax_code: counted.taxCode,
    discount_percent: asked.discountPercent === null ? null : percentText(asked.discountPercent),
    discount_amount: asked.discountAmount,
    freight: totals.shippingFee,
    down_payment_amount: asked.downPaymentAmount ?? ZERO,
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
    line_count: counted.items,
    lines_to_receive: counted.goods,
    receiving: counted.goods > 0 ? 'none' : 'not-needed',
  }
}
