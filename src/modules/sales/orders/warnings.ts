import { min, minus, sum, ZERO } from '#ground/money.ts'
import { lineAmount, price, priceText, type Price } from '#ground/price.ts'
import { convert, convertBack, quantityText, type Quantity } from '#ground/quantity.ts'
import { percentText } from '#ground/percent.ts'
import { today } from '#kit/posting/today.ts'
import { qtyFormat, rupiah } from '#ground/format.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { availability } from '#modules/stock/face.ts'
import type { Warning } from '../contract.ts'
import { customerOf, type CustomerFacts } from '#modules/parties/face.ts'
import { itemFacts } from '../facts.ts'
import { labelOf } from '#kit/posting/label.ts'
import type { checkOrder, CreditAnswer, OrderHints } from './contract.ts'
import { exposureOf, samePo } from './credit-store.ts'
import { creditRoom, isBelowCost, type CreditFacts } from './rules.ts'
import { settingsOf } from './settings.ts'
import { owedOf, type Taxed } from '../collected/rules.ts'
import { withholdingFacts } from '../withholding/facts.ts'
import { proposedWithholding } from '../withholding/rules.ts'
import { stockHints, type WantedLine } from './stock-hints.ts'
import type { Order, OrderLine } from './store.ts'

/** A line as the cost check sees it: the price of one unit, and how many base units that is. */
interface CostedLine {
  readonly at: number
  readonly itemId: string
  readonly price: Price
  readonly unitNum: bigint
  readonly unitDen: bigint
}

/** What is worth saying about a saved order: the same PO elsewhere, prices below cost. */
export async function warningsOf(tx: Tx, actor: Actor, order: Order, lines: readonly OrderLine[]): Promise<Warning[]> {
  const costed = lines.flatMap((line, at) =>
    line.item_id === null
      ? []
      : [{ at, itemId: line.item_id, price: price(line.price), unitNum: line.unit_num, unitDen: line.unit_den }],
  )
  const po = { customerId: order.customer_id, customerPoNo: order.customer_po_no, except: order.id }
  return [
    ...(await poWarning(tx, actor, po)),
    ...(actor.can('view biaya') ? await costWarnings(tx, actor, costed) : []),
  ]
}

/** The hints while an order is being typed. */
export async function check(tx: Tx, actor: Actor, asked: AskedOf<typeof checkOrder>): Promise<OrderHints> {
  const items = await itemFacts(
    tx,
    actor,
    asked.lines.map((line) => line.itemId),
  )
  const costed = asked.lines.flatMap((line, at) => {
    const unit = items.get(line.itemId)?.units.find((each) => each.unit === line.unit)
    return [
      { at, itemId: line.itemId, price: line.price, unitNum: BigInt(unit?.num ?? 1), unitDen: BigInt(unit?.den ?? 1) },
    ]
  })
  const wanted = asked.lines.flatMap((line, at): WantedLine[] => {
    const item = items.get(line.itemId)
    const { unitNum, unitDen } = costed[at] ?? { unitNum: 1n, unitDen: 1n }
    if (!item || item.kind === 'jasa') return []
    const warehouseId = line.warehouseId ?? asked.warehouseId ?? null
    const qty = convert(line.qty, unitNum, unitDen)
    return [{ at, itemId: line.itemId, warehouseId, qty, baseUnit: item.baseUnit }]
  })
  const customer = await customerOf(tx, actor.companyId, asked.customerId)
  const { creditMode } = await settingsOf(tx, actor.companyId)
  const total = asked.total ?? ZERO
  const ppn = min(asked.ppn ?? ZERO, total)
  const facts = await creditFacts(tx, actor, { customer, order: { price: minus(total, ppn), ppn }, mode: creditMode })
  const po = { customerId: asked.customerId, customerPoNo: asked.customerPoNo, except: asked.orderId ?? null }
  const warnings = [
    ...creditWarning(facts),
    ...(await poWarning(tx, actor, po)),
    ...(await stockHints(tx, actor, wanted)),
    ...(actor.can('view biaya') ? await costWarnings(tx, actor, costed) : []),
  ]
  const sold = asked.lines.map((line) => {
    const item = items.get(line.itemId)
    const net = lineAmount(line.qty, line.price)
    return { isService: item?.kind === 'jasa', description: item?.name ?? '', net }
  })
  const on = asked.date ?? today(actor)
  const usual = proposedWithholding(sold, await withholdingFacts(tx, actor.companyId, { customer, on }))
  const withholding = usual.map((tax) => ({ ...tax, rate: percentText(tax.rate) }))
  const hints = { warnings, credit: creditAnswer(facts), withholding }
  return actor.can('view biaya') ? { ...hints, cost: await costOf(tx, actor, wanted) } : hints
}

async function costOf(tx: Tx, actor: Actor, lines: readonly WantedLine[]): Promise<string | null> {
  const costs = await costsOf(
    tx,
    actor.companyId,
    lines.map((line) => line.itemId),
  )
  const each = lines.map((line) => {
    const cost = costs.get(line.itemId)
    return cost === undefined ? undefined : lineAmount(line.qty, cost)
  })
  const known = each.filter((amount) => amount !== undefined)
  return known.length < each.length ? null : String(sum(known))
}

/** What counts against the limit of a customer, this order included. */
export async function creditFacts(
  tx: Tx,
  actor: Actor,
  {
    customer,
    order,
    mode,
  }: { customer: Pick<CustomerFacts, 'id' | 'creditLimit' | 'vatCollector'>; order: Taxed; mode: CreditFacts['mode'] },
): Promise<CreditFacts> {
  // Nothing to compare with: the sums are not asked for.
  const isLimited = customer.creditLimit !== null && mode !== 'off'
  const exposure = isLimited
    ? await exposureOf(tx, actor.companyId, customer)
    : { unpaidInvoices: ZERO, uninvoicedDeliveries: ZERO, unsentOrders: ZERO }
  return { limit: customer.creditLimit, ...exposure, thisOrder: owedOf(customer.vatCollector, order), mode }
}

/** Says so when the order goes beyond the limit. */
export function creditWarning(facts: CreditFacts): Warning[] {
  const room = creditRoom(facts)
  if (room === null || room >= 0n) return []
  return [{ code: 'credit-limit', text: `Melebihi batas kredit sebesar ${rupiah(String(-room))}.` }]
}

/** Says what is missing on the shelf when an order is confirmed. */
export function shortWarning(
  at: number,
  line: { description: string; unit: string },
  kept: Quantity,
  unitNum: bigint,
  unitDen: bigint,
): Warning {
  const there = qtyFormat(quantityText(convertBack(kept, unitNum, unitDen)))
  return {
    code: 'short-stock',
    line: at,
    text: `${line.description}: stok yang bisa dipesan baru ${there} ${line.unit}.`,
  }
}

async function poWarning(
  tx: Tx,
  actor: Actor,
  asked: { customerId: string; customerPoNo: string | null; except: string | null },
): Promise<Warning[]> {
  if (asked.customerPoNo === null) return []
  const twins = await samePo(tx, actor.companyId, { ...asked, customerPoNo: asked.customerPoNo })
  if (twins.length === 0) return []
  const names = twins.map((twin) => labelOf(twin.number)).join(', ')
  return [{ code: 'duplicate-po', text: `No. PO ${asked.customerPoNo} sudah dipakai di ${names}.` }]
}

async function costWarnings(tx: Tx, actor: Actor, lines: readonly CostedLine[]): Promise<Warning[]> {
  if (lines.length === 0) return []
  const costs = await costsOf(
    tx,
    actor.companyId,
    lines.map((line) => line.itemId),
  )
  return lines.flatMap((line) => {
    const cost = costs.get(line.itemId)
    if (cost === undefined || !isBelowCost(line, cost)) return []
    return [
      {
        code: 'below-cost',
        line: line.at,
        text: `Harga di bawah HPP rata-rata (${rupiah(priceText(cost))}).`,
      } as const,
    ]
  })
}

/** The dearest average of each item over the warehouses that hold it: the careful measure of what it costs. */
export async function costsOf(tx: Tx, companyId: string, itemIds: readonly string[]): Promise<Map<string, Price>> {
  const costs = new Map<string, Price>()
  for (const { itemId, averageCost } of await availability(tx, companyId, [...new Set(itemIds)])) {
    const known = costs.get(itemId)
    if (averageCost !== null && (known === undefined || averageCost > known)) costs.set(itemId, averageCost)
  }
  return costs
}

function creditAnswer(facts: CreditFacts): CreditAnswer {
  const room = creditRoom(facts)
  return {
    limit: facts.limit === null ? null : String(facts.limit),
    unpaidInvoices: String(facts.unpaidInvoices),
    uninvoicedDeliveries: String(facts.uninvoicedDeliveries),
    unsentOrders: String(facts.unsentOrders),
    thisOrder: String(facts.thisOrder),
    room: room === null ? null : String(room),
    mode: facts.mode,
  }
}
