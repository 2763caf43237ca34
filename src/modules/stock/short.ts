import { quantityText, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { itemsOf } from '#modules/catalog/face.ts'
import type { GoodsLine } from '#modules/stock/goods.ts'
import { warehousesById } from '#modules/stock/warehouse-store.ts'

/** Refuses a line that asks for more than there is, with the names a person knows. */
export async function refuseShort(
  tx: Tx,
  companyId: string,
  line: Pick<GoodsLine, 'itemId' | 'warehouseId' | 'qty'> & { readonly index: number; readonly available: Quantity },
): Promise<never> {
  const item = found((await itemsOf(tx, companyId, [line.itemId])).get(line.itemId))
  const place = found((await warehousesById(tx, companyId, [line.warehouseId])).get(line.warehouseId))
  throw new Refusal(
    'stock.short',
    {
      item: item.name,
      unit: item.baseUnit,
      warehouse: place.name,
      available: quantityText(line.available),
      asked: quantityText(line.qty),
      line: line.index,
    },
    { field: `lines.${line.index}.qty` },
  )
}

/** Refuses to move goods that are being counted. */
export async function refuseFrozen(tx: Tx, companyId: string, line: Pick<GoodsLine, 'warehouseId'>): Promise<never> {
  const place = found((await warehousesById(tx, companyId, [line.warehouseId])).get(line.warehouseId))
  throw new Refusal('stock.frozen', { warehouse: place.name })
}
