import { minQty, minusQty, plusQty, quantityText, sumQty, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { availability, keptFor, type KeptLine } from '#modules/stock/face.ts'
import { waiting } from '../orders/kept-goods.ts'
import type { Order, OrderLine } from '../orders/store.ts'
import { bestFirst, type Place } from './places.ts'
import { sendable } from './send-delivery.ts'
import { baseSent, inUnitOfLine, type SendableLine } from './rules.ts'

/** A line with the place it goes from, and where else its goods lie: nowhere, unless they are kept in several places. */
export interface PlacedLine extends SendableLine {
  /** Best first; in base units of the item. */
  readonly places: readonly Place[]
}

/**
 * Says where each line goes from: its own warehouse or the order's; where all that is kept for it lies in one other place
 * (it was made there), from that place; where it is kept in several, from the one that can send most of it.
 */
export async function fromKeptPlaces(
  tx: Tx,
  actor: Actor,
  order: Order,
  lines: readonly OrderLine[],
): Promise<PlacedLine[]> {
  const kept = (await keptFor(tx, actor, { kind: 'order', id: order.id })).filter(({ warehouseId }) =>
    isWithin(actor.scope.warehouses, warehouseId),
  )
  const of = (lineId: string) => kept.filter((each) => each.lineId === lineId)
  const split = waiting(order, lines).filter(({ lineId }) => of(lineId).length > 1)
  const free = await freeOf(
    tx,
    actor,
    split.map(({ itemId }) => itemId),
  )
  return lines.map((line) => {
    const [own, open] = [line.warehouse_id ?? order.warehouse_id, split.find(({ lineId }) => lineId === line.id)?.open]
    const places =
      open === undefined
        ? []
        : bestFirst(
            of(line.id).map((each) => place(each, open, free(line.item_id, each))),
            own,
          )
    const [only, another] = of(line.id)
    const from = places[0]?.warehouseId ?? (another ? undefined : only?.warehouseId)
    const isElsewhere = from !== undefined && from !== own
    return { ...sendable(line), ...(isElsewhere && { warehouseId: from }), places }
  })
}

/**
 * How much of each line still to send can go from where it goes from, in base units: what is kept for it there, then what
 * nobody keeps, line after line. A line of a warehouse that lets more out than is there is absent.
 */
export async function ableToGo(
  tx: Tx,
  actor: Actor,
  order: Order,
  lines: readonly (PlacedLine & { readonly open: Quantity })[],
): Promise<ReadonlyMap<string, Quantity>> {
  const going = lines.flatMap((line) =>
    line.itemId === null || line.open === 0n
      ? []
      : [
          {
            ...line,
            itemId: line.itemId,
            open: baseSent(line, line.open),
            from: line.warehouseId ?? order.warehouse_id,
          },
        ],
  )
  if (going.length === 0) return new Map()
  const kept = await keptFor(tx, actor, { kind: 'order', id: order.id })
  const there = await availability(tx, actor.companyId, [...new Set(going.map(({ itemId }) => itemId))])
  const taken = new Map<string, Quantity>()
  const able = new Map<string, Quantity>()
  for (const { id, itemId, open, from } of going) {
    const row = there.find((each) => each.itemId === itemId && each.warehouseId === from)
    if (from === null || row?.mayGoBelow) continue
    const own = sumQty(kept.filter((each) => each.lineId === id && each.warehouseId === from).map(({ qty }) => qty))
    const key = `${itemId} ${from}`
    const free = row && row.available > 0n ? minusQty(row.available, taken.get(key) ?? ZERO_QTY) : ZERO_QTY
    const qty = minQty(open, plusQty(own, free))
    if (qty > own) taken.set(key, plusQty(taken.get(key) ?? ZERO_QTY, minusQty(qty, own)))
    able.set(id, qty)
  }
  return able
}

/** How much of a line could go from each place, in the unit of the line. */
export function placesSaid(line: PlacedLine) {
  return line.places.map(({ warehouseId, qty }) => ({
    warehouseId,
    qty: quantityText(inUnitOfLine(line, qty)),
  }))
}

function place({ warehouseId, qty }: KeptLine, open: Quantity, free: Quantity): Place {
  return { warehouseId, kept: qty, qty: minQty(open, plusQty(qty, free)) }
}

// What nobody keeps yet, by item and warehouse.
async function freeOf(tx: Tx, actor: Actor, itemIds: readonly string[]) {
  const rows = itemIds.length === 0 ? [] : await availability(tx, actor.companyId, [...new Set(itemIds)])
  return (itemId: string | null, { warehouseId }: KeptLine): Quantity => {
    const here = rows.filter((row) => row.itemId === itemId && row.warehouseId === warehouseId && row.available > 0n)
    return here.length === 0 ? ZERO_QTY : sumQty(here.map((row) => row.available))
  }
}
