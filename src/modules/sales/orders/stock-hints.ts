import { qtyFormat } from '#ground/format.ts'
import { minusQty, quantityText, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { availability, warehouses } from '#modules/stock/face.ts'
import { keepsSupply } from '#modules/stock/rules.ts'
import type { Warning } from '../contract.ts'

/** A line of goods as it is being typed; the quantity in the item's base unit. */
export interface WantedLine {
  readonly at: number
  readonly itemId: string
  readonly warehouseId: string | null
  readonly qty: Quantity
  readonly baseUnit: string
}

/** Says where the shelf holds less than is asked, and which other warehouse could help. */
export async function stockHints(tx: Tx, actor: Actor, lines: readonly WantedLine[]): Promise<Warning[]> {
  if (lines.length === 0) return []
  const ids = [...new Set(lines.map((line) => line.itemId))]
  const held = await availability(tx, actor.companyId, ids)
  const places = (await warehouses(tx, actor.companyId)).filter(
    ({ id, type }) => keepsSupply(type) && isWithin(actor.scope.warehouses, id),
  )
  const freeAt = (itemId: string, warehouseId: string): Quantity => {
    const row = held.find((each) => each.itemId === itemId && each.warehouseId === warehouseId)
    return row && row.available > 0n ? row.available : ZERO_QTY
  }
  const taken = new Map<string, Quantity>()
  return lines.flatMap((line) => {
    const place = places.find(({ id }) => id === line.warehouseId)
    if (!place) return []
    // Two lines of the same item share one shelf.
    const key = `${line.itemId} ${place.id}`
    const before = taken.get(key) ?? ZERO_QTY
    const free = freeAt(line.itemId, place.id)
    const left = free > before ? minusQty(free, before) : ZERO_QTY
    taken.set(key, (before + line.qty) as Quantity)
    if (line.qty <= left) return []

    const said = (qty: Quantity) => `${qtyFormat(quantityText(qty))} ${line.baseUnit}`
    const [other] = places
      .filter(({ id }) => id !== place.id)
      .map(({ id, name }) => ({ name, free: freeAt(line.itemId, id) }))
      .filter((each) => each.free > 0n)
      .toSorted((a, b) => (a.free < b.free ? 1 : -1))
    const hint = other ? ` ${other.name} punya ${said(other.free)}.` : ''
    const text = `${place.name} tersedia ${said(left)}, diminta ${said(line.qty)}.${hint}`
    return [{ code: 'short-stock', line: line.at, text } as const]
  })
}
