import { maxQty, minusQty, plusQty, quantity, quantityText, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import type { StockRow } from '#modules/warehouse/contract.ts'

/** What the address of a new request says of stocks that run low: which items, how much of each, for which warehouse. */
export interface BuyAgain {
  readonly permintaan: '1'
  readonly stok: string
  /** In base units, in the order of the items; empty where nothing can be proposed. */
  readonly jumlah: string
  readonly gudang?: string
}

type Low = Pick<StockRow, 'itemId' | 'warehouseId' | 'available' | 'incoming' | 'minQty' | 'reorderQty'>

/** A request for ticked stocks; what runs low in several warehouses is asked for together. */
export function buyAgain(rows: readonly Low[]): BuyAgain {
  const wanted = new Map<string, Quantity>()
  for (const row of rows) wanted.set(row.itemId, plusQty(wanted.get(row.itemId) ?? ZERO_QTY, wantedOf(row)))
  const [place, ...others] = new Set(rows.map((row) => row.warehouseId))
  return {
    permintaan: '1',
    stok: [...wanted.keys()].join(','),
    jumlah: [...wanted.values()].map((qty) => (qty > 0n ? quantityText(qty) : '')).join(','),
    ...(place !== undefined && others.length === 0 && { gudang: place }),
  }
}

/** What is usually bought, and never less than what lifts the stock back to its minimum. */
function wantedOf({ available, incoming, minQty, reorderQty }: Low): Quantity {
  const supply = plusQty(quantity(available), quantity(incoming))
  const short = minQty === null ? ZERO_QTY : minusQty(quantity(minQty), supply)
  return maxQty(reorderQty === null ? ZERO_QTY : quantity(reorderQty), maxQty(short, ZERO_QTY))
}
