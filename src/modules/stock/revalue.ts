import type { Day } from '#ground/day.ts'
import { dimsOf } from '#ground/dims.ts'
import { minus, sum, ZERO, type Money } from '#ground/money.ts'
import { minusQty, quantity, ZERO_QTY } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { chargedTo } from '#modules/stock/late-cost.ts'
import type { LateCost } from '#modules/stock/late-cost-store.ts'
import { chargeLateCosts } from '#modules/stock/late-takers.ts'
import { layersOf, placeOf, type Layer } from '#modules/stock/layers.ts'
import type { Document, Moved } from '#modules/stock/goods.ts'
import { heldAnywhere, keyOf, writeMoves, type MovingLine } from '#modules/stock/moves.ts'
import { originalMoves, type Original } from '#modules/stock/reverse-store.ts'
import { standingOf } from '#modules/stock/reverse.ts'
import { borneBy, revalued, sharesOf, type Effect, type Holding } from '#modules/stock/rules.ts'

/** What a line of an earlier receipt turned out to cost more (or, below zero, less). */
export interface PriceLine {
  readonly lineId?: string | null
  readonly of: Document & { readonly lineId: string }
  readonly value: Money
  /** The price of goods that are about to leave: they are here, so all of it is. */
  readonly isLeaving?: boolean
}

const ONE = quantity('1')

/**
 * Puts the price of earlier receipts right without moving goods. The part that still lies somewhere comes back as moves
 * with `value`, one for each place transfers took it to; the part that was used as moves with `difference`, one for each
 * project that used it.
 */
export async function revalue(
  tx: Tx,
  actor: Actor,
  asked: { readonly document: Document; readonly on: Day; readonly lines: readonly PriceLine[] },
): Promise<Moved[]> {
  const prices = asked.lines.filter((line) => line.value !== 0n)
  const ids = [...new Set(prices.map((line) => line.of.id))]
  const originals = await originalMoves(tx, actor.companyId, ids)
  const held = await heldAnywhere(
    tx,
    actor.companyId,
    originals.map((move) => move.itemId),
  )
  const receipts = (await standingOf(tx, actor, ids)).filter((move) => move.received > 0n)
  const layers = await layersOf(tx, actor.companyId, receipts, held)
  const now = new Map<string, Holding>()
  const late: LateCost[] = []

  const lines = prices.flatMap((price) => {
    const receipt = found(receipts.find((move) => move.documentId === price.of.id && move.lineId === price.of.lineId))
    const layer = price.isLeaving ? leavingFrom(receipt, held) : found(layers.get(receipt.id))
    const priced = pricedLines(price, receipt, layer, now)
    late.push(...chargedTo(receipt.itemId, priced.difference, minusQty(receipt.qty, layer.left), layer.takers))
    return priced.lines
  })
  const moves = await writeMoves(tx, actor, { ...asked, lines }, held)
  await chargeLateCosts(tx, actor, asked, late)
  return moves
}

// Where nothing is held nothing leaves: there the price finds no goods.
function leavingFrom(receipt: Original, holdings: ReadonlyMap<string, Holding>): Layer {
  const held = found(holdings.get(keyOf(receipt)))
  const isHere = held.qty > 0n
  const lying = isHere ? [{ warehouseId: receipt.warehouseId, carriedBy: null, qty: receipt.qty, held }] : []
  return { lying, left: isHere ? receipt.qty : ZERO_QTY, used: [], takers: [] }
}

function pricedLines(
  price: PriceLine,
  receipt: Original,
  layer: Layer,
  now: Map<string, Holding>,
): { readonly lines: readonly MovingLine[]; readonly difference: Money } {
  const about = { ...receipt, qty: ZERO_QTY, lineId: price.lineId ?? null, revaluesId: receipt.id }
  const parts = layer.lying.map((one) => one.qty)
  const shares = sharesOf(price.value, receipt.qty, parts)
  const placed = layer.lying.map((lying, at) => {
    const key = `${receipt.itemId} ${placeOf(lying)}`
    const here = now.get(key) ?? lying.held
    const share = shares[at] ?? ZERO
    // Goods that leave are here whole, however much of their receipt was used.
    const effect = price.isLeaving ? revalued(here, ONE, share, ONE) : revalued(here, lying.qty, share)
    now.set(key, effect.after)
    const covered = price.isLeaving ? ZERO_QTY : lying.qty
    const { warehouseId, carriedBy } = lying
    const lineId = carriedBy ?? about.lineId
    return { ...about, lineId, warehouseId, carriedBy, covered, value: effect.value, effectOn: inStock(effect.value) }
  })
  const difference = minus(price.value, sum(placed.map((line) => line.value)))
  const borne = borneBy(difference, minusQty(receipt.qty, layer.left), layer.used)
  return {
    lines: [
      ...placed.filter((line) => line.value !== 0n),
      ...borne.map((one) => ({ ...about, ...dimsOf(one), effectOn: used(one.value) })),
    ],
    difference,
  }
}

function inStock(value: Money): MovingLine['effectOn'] {
  return (held): Effect => ({ ...revalued(held, held.qty, value), difference: ZERO })
}

function used(difference: Money): MovingLine['effectOn'] {
  return (held): Effect => ({ after: { qty: held.qty, value: held.value }, value: ZERO, difference })
}
