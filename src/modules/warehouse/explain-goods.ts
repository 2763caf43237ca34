import { qtyFormat, thousands } from '#ground/format.ts'
import { money as rupiahOf, sum } from '#ground/money.ts'
import { quantity, quantityText, sumQty, ZERO_QTY } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Explained, ExplainedRow } from '#kit/explained.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { found, NotFound } from '#kit/http/not-found.ts'
import { listOf } from '#kit/list/list.ts'
import type { StockRow, WarehouseRow } from '#modules/warehouse/answers.ts'
import { averageOf } from '#modules/warehouse/explain-store.ts'
import { money, qty } from '#modules/warehouse/explained-figures.ts'
import { listedStock, warehouseSource } from '#modules/warehouse/list-sources.ts'

const LISTED = 100

/** Tells where a number of an item comes from: what lies in each warehouse this person may see. */
export async function explainItemStock(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly of: 'harga' | 'nilai' | 'stok' },
): Promise<Explained> {
  if (asked.of !== 'stok' && !actor.can('view biaya')) throw new Forbidden('view biaya')
  const query = { size: LISTED, sort: '-onHand', itemId: [asked.id] }
  const { rows: all } = await listOf<StockRow>(tx, listedStock(actor), actor, query)
  const { unit } = found(all[0])
  const rows = all.filter((row) => row.onHand !== '0')
  const held = rows.length > 0 ? sumQty(rows.map((row) => quantity(row.onHand))) : ZERO_QTY
  const total = qty(quantityText(held), unit)
  const value = money(String(sum(rows.map((row) => rupiahOf(row.value ?? '0')))))
  if (asked.of === 'stok') {
    return {
      title: 'Stok semua gudang',
      result: total,
      formula: 'Jumlah stok fisik di setiap gudang',
      parts: [],
      rows: rows.map((row) => lineOf(row, { figure: qty(row.onHand, unit) })),
    }
  }
  const worth = rows.map((row) => lineOf(row, { figure: money(row.value), detail: heldAt(row) }))
  if (asked.of === 'nilai') {
    return {
      title: 'Nilai stok',
      result: value,
      formula: 'Jumlah nilai stok di setiap gudang',
      parts: [],
      rows: worth,
    }
  }
  return {
    title: 'Harga rata-rata',
    result: { kind: 'price', value: await averageOf(tx, value.value, total.value), unit },
    formula: 'Nilai stok semua gudang dibagi jumlahnya',
    parts: [
      { label: 'Nilai stok', figure: value },
      { label: 'Jumlah stok', figure: total },
    ],
    rows: worth,
  }
}

/** Tells what the goods of a warehouse are worth, the dearest first. */
export async function explainWarehouse(tx: Tx, actor: Actor, id: string): Promise<Explained> {
  if (!actor.can('view biaya')) throw new Forbidden('view biaya')
  // Worth is asked for at the door; whoever sees no warehouses finds none.
  if (!actor.can('view gudang')) throw new NotFound()
  const places = await listOf<WarehouseRow>(tx, warehouseSource(actor, id), actor, { size: 25 })
  const place = found(places.rows[0])
  const query = { size: LISTED, sort: '-value', warehouseId: [id] }
  const { rows, count } = await listOf<StockRow>(tx, listedStock(actor), actor, query)
  const held = rows.filter((row) => row.onHand !== '0')
  return {
    title: 'Nilai stok',
    result: money(place.value),
    formula: `Jumlah nilai setiap barang di ${place.name}`,
    parts: [],
    rows: held.map((row) => ({
      ...lineOf(row, { figure: money(row.value), detail: heldAt(row) }),
      label: row.itemName,
    })),
    ...(count > rows.length && { unlisted: count - rows.length }),
  }
}

function lineOf(row: StockRow, more: Pick<ExplainedRow, 'figure' | 'detail'>): ExplainedRow {
  return { id: row.id, label: row.warehouseName, to: `/gudang/detail-stock/${row.id}`, ...more }
}

function heldAt(row: StockRow): string {
  const at = row.averageCost ? ` × Rp${thousands(row.averageCost)}` : ''
  return `${qtyFormat(row.onHand)} ${row.unit}${at}`
}
