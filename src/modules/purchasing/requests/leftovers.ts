import { convert, minQty, minusQty, quantity, quantityText, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { itemsOf, substituteIds, type ItemFacts } from '#modules/catalog/face.ts'
import { availability, type Availability, type Warehouse } from '#modules/stock/face.ts'
import { warehousesFor } from '#modules/stock/face.ts'
import { keepsSupply } from '#modules/stock/rules.ts'
import { stillToCome } from '../orders/incoming.ts'
import { linesOf, readPurchase } from '../orders/store.ts'
import type { Leftover, LeftoverOffer } from './detail.ts'
import { orderable } from './order-request.ts'
import { toOrder } from './rules.ts'
import { readRequest, requestLinesOf } from './store.ts'

/** Goods wanted somewhere, in base units. */
interface Wanted {
  readonly lineId: string
  readonly itemId: string
  readonly qty: Quantity
}

/** What lies elsewhere of what a request still lacks. */
export async function ofRequest(tx: Tx, actor: Actor, id: string): Promise<Leftover[]> {
  const request = await readRequest(tx, actor, id)
  const wanted = (await requestLinesOf(tx, id)).map((line) => ({
    lineId: line.id,
    itemId: line.item_id,
    qty: convert(toOrder(orderable(line)), line.unit_num, line.unit_den),
  }))
  return leftovers(tx, actor, request.warehouse_id, wanted)
}

/** What lies elsewhere of what an order is to bring. */
export async function ofPurchase(tx: Tx, actor: Actor, id: string): Promise<Leftover[]> {
  const order = await readPurchase(tx, actor, id)
  const wanted = (await linesOf(tx, id)).map((line) => ({
    lineId: line.id,
    itemId: line.needs_receipt ? line.item_id : null,
    qty: stillToCome(line, false),
  }))
  return leftovers(tx, actor, order.warehouse_id, wanted)
}

async function leftovers(
  tx: Tx,
  actor: Actor,
  warehouseId: string,
  asked: readonly { readonly lineId: string; readonly itemId: string | null; readonly qty: Quantity }[],
): Promise<Leftover[]> {
  const wanted = asked.flatMap(({ itemId, ...line }) => (itemId !== null && line.qty > 0n ? [{ ...line, itemId }] : []))
  const ids = wanted.map((line) => line.itemId)
  const substitutes = await substituteIds(tx, actor.companyId, ids)
  const all = [...new Set([...ids, ...[...substitutes.values()].flat()])]
  if (all.length === 0) return []
  const items = await itemsOf(tx, actor.companyId, all)
  const places = new Map(
    (await warehousesFor(tx, actor))
      .filter((place) => place.id !== warehouseId && keepsSupply(place.type) && place.frozenBy === null)
      .map((place) => [place.id, place]),
  )
  const there = (await availability(tx, actor.companyId, all)).filter(
    (each) => each.available > 0n && places.has(each.warehouseId),
  )
  return offersFor(wanted, { items, places, there, substitutes })
}

interface Facts {
  readonly items: ReadonlyMap<string, ItemFacts>
  readonly places: ReadonlyMap<string, Warehouse>
  readonly there: readonly Availability[]
  readonly substitutes: ReadonlyMap<string, readonly string[]>
}

/** Offers the item itself before what may stand in for it, the fullest warehouse first; nothing is offered twice. */
export function offersFor(wanted: readonly Wanted[], { items, places, there, substitutes }: Facts): Leftover[] {
  const free = new Map(there.map((each) => [each, each.available]))
  return wanted.flatMap((line) => {
    const item = items.get(line.itemId)
    let open = line.qty
    const stands = [line.itemId, ...(substitutes.get(line.itemId) ?? [])]
    const offers = stands.flatMap((itemId) =>
      there
        .filter((each) => each.itemId === itemId && (free.get(each) ?? 0n) > 0n)
        .toSorted((a, b) => (a.available < b.available ? 1 : -1))
        .map((each): LeftoverOffer => {
          const available = free.get(each) ?? quantity('0')
          // Another item counts in its own unit: only the same unit is taken off what is wanted.
          const isSameUnit = items.get(itemId)?.baseUnit === item?.baseUnit
          const suggested = isSameUnit ? minQty(open, available) : quantity('0')
          open = minusQty(open, suggested)
          free.set(each, minusQty(available, suggested))
          return {
            warehouseId: each.warehouseId,
            warehouseName: places.get(each.warehouseId)?.name ?? '',
            itemId,
            itemName: items.get(itemId)?.name ?? '',
            isSubstitute: itemId !== line.itemId,
            baseUnit: items.get(itemId)?.baseUnit ?? '',
            available: quantityText(available),
            suggested: quantityText(suggested),
          }
        }),
    )
    if (!item || offers.length === 0) return []
    const { lineId, itemId } = line
    return [{ lineId, itemId, itemName: item.name, wanted: quantityText(line.qty), baseUnit: item.baseUnit, offers }]
  })
}
