import { dimsOf, NO_DIMS, type Dims } from '#ground/dims.ts'
import { unscaled } from '#ground/decimal.ts'
import { allocate, max, min, minus, money, mulDiv, negate, plus, ZERO, type Money } from '#ground/money.ts'
import { price, type Price } from '#ground/price.ts'
import { minQty, minusQty, plusQty, sumQty, ZERO_QTY, type Quantity } from '#ground/quantity.ts'

// 100 hundredths of a rupiah × 10,000 parts of a unit.
const HUNDREDTHS_PER_UNIT = 1_000_000n

/** Places of goods that are nobody's supply: on their way, damaged, or to be inspected. */
export const ownPlaces = ['transit', 'rusak', 'karantina'] as const
export type OwnPlace = (typeof ownPlaces)[number]
export type WarehouseType = 'utama' | 'proyek' | 'produksi' | OwnPlace

/** Whether what lies in such a place may be promised, used and bought again. */
export function keepsSupply(type: WarehouseType): boolean {
  return !ownPlaces.some((place) => place === type)
}

/** Whether what lies in such a place may be promised, sold or used up: what is to be inspected goes nowhere before. */
export function mayBeUsed(type: WarehouseType): boolean {
  return type !== 'karantina'
}

/**
 * How much of what is kept for others would go when so much is taken: what is there and free goes first, and what is not
 * there can be given to nobody.
 *
 *   there 10, kept 4, asked 8: 2
 */
export function takenOfKept(
  { qty, reserved }: { readonly qty: Quantity; readonly reserved: Quantity },
  asked: Quantity,
): Quantity {
  const there = qty > 0n ? qty : ZERO_QTY
  const free = there > reserved ? minusQty(there, reserved) : ZERO_QTY
  const goes = minQty(there, asked)
  return goes > free ? minusQty(goes, free) : ZERO_QTY
}

/** Asks what the refusal 'stock.kept' leaves to who may approve it; the yes is sent as `takeKept`. */
export const keptQuestion = {
  code: 'stock.kept',
  title: 'Pakai barang yang disimpan untuk yang lain?',
  act: 'Ya, pakai juga',
} as const

/** What lies in one warehouse of one item: how much, and what it is worth. The average is value / qty. */
export interface Holding {
  readonly qty: Quantity
  readonly value: Money
}

/** What a move does to a holding. `difference` is what was asked for but could not become value of stock. */
export interface Effect {
  readonly after: Holding
  readonly value: Money
  readonly difference: Money
}

/**
 * Takes out at the moving average, half up; the last piece takes all the rest, so nothing is worth nothing.
 *
 *   3 pieces worth 100: 33, then 34 (half of 67, half up), then 33
 */
export function issued(held: Holding, qty: Quantity): Effect {
  const value = held.qty === qty ? held.value : valueOf(held, qty)
  return effect(held, minusQty(held.qty, qty), minus(ZERO, value), ZERO)
}

/**
 * Takes in at a given value. Where more was issued than there was, what remains is worth the incoming price, and the
 * part that pays for the shortage is a price difference.
 */
export function received(held: Holding, qty: Quantity, value: Money): Effect {
  if (held.qty >= 0n) return effect(held, plusQty(held.qty, qty), value, ZERO)

  const qtyAfter = plusQty(held.qty, qty)
  const booked = minus(money(mulDiv(value, qtyAfter, qty)), held.value)
  return effect(held, qtyAfter, booked, minus(value, booked))
}

/**
 * Takes a receipt back at its original value. What the stock no longer holds of it (it was sold at another average)
 * is a price difference. Where that value would take all that is there and pieces stay, the goods leave at the average:
 * what stays is worth what it was, never nothing.
 *
 *   2 pieces worth 364, one of them back at 1.000: takes 182, difference −818; the other stays worth 182
 */
export function receiptTakenBack(held: Holding, qty: Quantity, value: Money): Effect {
  const qtyAfter = minusQty(held.qty, qty)
  const most = value < held.value || held.value <= 0n ? min(value, held.value) : valueOf(held, qty)
  const taken = qtyAfter === 0n ? held.value : qtyAfter > 0n ? most : value
  return effect(held, qtyAfter, minus(ZERO, taken), minus(taken, value))
}

/**
 * Takes goods off the place in between at exactly what their transfer carries: the goods of other transfers lie beside
 * them, worth what those say, and be it nothing.
 *
 *   2 pieces worth 364, one of them of a transfer that carries 364: takes 364; the other stays worth 0
 */
export function carriedOff(held: Holding, qty: Quantity, value: Money): Effect {
  const qtyAfter = minusQty(held.qty, qty)
  const taken = qtyAfter === 0n ? held.value : min(value, held.value)
  return effect(held, qtyAfter, minus(ZERO, taken), minus(taken, value))
}

/** A cost that goods leave at instead of the moving average. */
export interface LeavingCost {
  readonly atCost?: Money
  /** They are on their way: the cost is what their transfer carries. */
  readonly isOnTheWay?: boolean
}

/** Takes goods out at the moving average, or at a cost of their own. */
export function leftAt(held: Holding, qty: Quantity, { atCost, isOnTheWay = false }: LeavingCost): Effect {
  if (atCost === undefined) return issued(held, qty)
  return isOnTheWay ? carriedOff(held, qty, atCost) : receiptTakenBack(held, qty, atCost)
}

/**
 * Puts the price of an earlier receipt right. Of what stands of the receipt, the part that still lies here takes its
 * share of the difference; the rest was used, and its share is a price difference. Stock is never worth less than nothing.
 *
 *   received 10, 4 left, Rp1.000 more: stock +400, difference 600
 */
export function revalued(
  held: Holding,
  standing: Quantity,
  value: Money,
  here: Quantity = stillHere(held, standing),
): Effect {
  const share = standing > 0n ? money(mulDiv(value, here, standing)) : ZERO
  const booked = here > 0n ? max(share, negate(held.value)) : ZERO
  return effect(held, held.qty, booked, minus(value, booked))
}

/**
 * Deals the price of a whole out to the parts that are left of it; rounded once over all, so that all parts take all.
 *
 *   100 over 3 pieces, lying as 1 and 2: 33, 67
 */
export function sharesOf(value: Money, whole: Quantity, parts: readonly Quantity[]): Money[] {
  const upTo = parts.map((_, at) => money(mulDiv(value, sumQty(parts.slice(0, at + 1)), whole)))
  return upTo.map((share, at) => minus(share, upTo[at - 1] ?? ZERO))
}

/** Tells how much of a receipt still lies here: never more than what stands of it, never more than there is. */
export function stillHere(held: Holding, standing: Quantity): Quantity {
  return held.qty > 0n ? minQty(held.qty, standing) : ZERO_QTY
}

/** Goods that left after a receipt, and for which project and work item; null is for none. */
export interface Used extends Dims {
  readonly qty: Quantity
}

/** What a project bears of a price difference. */
export interface Borne extends Dims {
  readonly value: Money
}

/**
 * Charges a price difference to the projects that used the goods, by quantity; what nobody is known to have used is
 * borne by no project.
 *
 *   600 over 6 used, of which project A took 4: A 400, none 200
 */
export function borneBy(difference: Money, gone: Quantity, used: readonly Used[]): Borne[] {
  if (difference === ZERO) return []
  const named = used.filter((one) => one.projectId !== null)
  const unnamed = sumQty(used.filter((one) => one.projectId === null).map((one) => one.qty))
  const unknown = minusQty(gone, sumQty(used.map((one) => one.qty)))
  const shares = [...named, { ...NO_DIMS, qty: unknown > 0n ? plusQty(unnamed, unknown) : unnamed }]
  const isNobody = shares.every((one) => one.qty === 0n)
  const values = isNobody
    ? [difference]
    : allocate(
        difference,
        shares.map((one) => one.qty),
      )
  return (isNobody ? [{ ...NO_DIMS, qty: gone }] : shares)
    .map((one, index) => ({ ...dimsOf(one), value: values[index] ?? ZERO }))
    .filter((one) => one.value !== ZERO)
}

/** Tells the average cost of one unit, to the hundredth of a rupiah; nothing held has no average. */
export function averageCost(held: Holding): Price | null {
  if (held.qty === 0n) return null
  return price(unscaled(mulDiv(held.value, HUNDREDTHS_PER_UNIT, held.qty), 2))
}

function valueOf(held: Holding, qty: Quantity): Money {
  return held.qty === 0n ? ZERO : money(mulDiv(held.value, qty, held.qty))
}

function effect(held: Holding, qty: Quantity, value: Money, difference: Money): Effect {
  return { after: { qty, value: plus(held.value, value) }, value, difference }
}
