import { maxQty, minQty, minusQty, plusQty, quantity, quantityText, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import type { StockRow } from '#modules/warehouse/contract.ts'

/** What the address of a new request says of stocks that run low: which items, how much of each, for which warehouse. */
export interface BuyAgain {
  readonly permintaan: '1'
  readonly stok: string
  /** In base units, in the order of the items; empty where nothing can be proposed. */
  readonly jumlah: string
  readonly gudang: string
}

type Low = Pick<StockRow, 'itemId' | 'warehouseId' | 'available' | 'incoming' | 'minQty' | 'reorderQty' | 'maxQty'>
type Some<Row> = readonly [Row, ...Row[]]

/** A request for ticked stocks of one warehouse. */
export function buyAgain(rows: Some<Low>): BuyAgain {
  const wanted = rows.map((row) => wantedOf(row))
  return {
    permintaan: '1',
    stok: rows.map((row) => row.itemId).join(','),
    jumlah: wanted.map((qty) => (qty > 0n ? quantityText(qty) : '')).join(','),
    gudang: rows[0].warehouseId,
  }
}

/** Ticked stocks, those of a warehouse together: a request brings goods to one. */
export function byPlace<Row extends Pick<Low, 'warehouseId'>>(rows: readonly Row[]): readonly Some<Row>[] {
  const places = [...new Set(rows.map((row) => row.warehouseId))]
  // Safe: a place is named by a row of its own.
  return places.map((id) => rows.filter((row) => row.warehouseId === id) as unknown as Some<Row>)
}

/**
 * What is usually bought, and never less than what lifts the stock back to its minimum. Where nothing is usually bought it
 * is filled to its maximum; beyond that nothing is asked for.
 */
function wantedOf({ available, incoming, minQty: kept, reorderQty, maxQty: most }: Low): Quantity {
  const supply = plusQty(quantity(available), quantity(incoming))
  const upTo = (limit: string | null) => (limit === null ? null : maxQty(minusQty(quantity(limit), supply), ZERO_QTY))
  const [short, room] = [upTo(kept) ?? ZERO_QTY, upTo(most)]
  const usual = reorderQty === null ? (room ?? ZERO_QTY) : quantity(reorderQty)
  const wanted = maxQty(usual, short)
  return room === null ? wanted : minQty(wanted, room)
}
