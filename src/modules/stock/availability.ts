import { money, type Money } from '#ground/money.ts'
import type { Price } from '#ground/price.ts'
import { minusQty, quantity, type Quantity } from '#ground/quantity.ts'
import type { Tx } from '#kit/db/tx.ts'
import { balancesOf } from '#modules/stock/availability-store.ts'
import { averageCost } from '#modules/stock/rules.ts'

/** What a warehouse holds of an item, and how much of it is free. `value` and `averageCost` need 'view biaya'. */
export interface Availability {
  readonly itemId: string
  readonly warehouseId: string
  readonly onHand: Quantity
  readonly reserved: Quantity
  readonly available: Quantity
  /** More may go out than is there. */
  readonly mayGoBelow: boolean
  readonly incoming: Quantity
  readonly value: Money
  readonly averageCost: Price | null
}

/** Tells what is there and free; a warehouse that never held an item is absent. */
export async function availability(
  tx: Tx,
  companyId: string,
  itemIds: readonly string[],
  warehouseId?: string,
): Promise<Availability[]> {
  const rows = await balancesOf(tx, companyId, itemIds, warehouseId)
  return rows.map((row) => {
    const held = { qty: quantity(row.qty), value: money(row.value) }
    const reserved = quantity(row.reserved)
    return {
      itemId: row.item_id,
      warehouseId: row.warehouse_id,
      onHand: held.qty,
      reserved,
      available: minusQty(held.qty, reserved),
      mayGoBelow: row.allow_negative,
      incoming: quantity(row.incoming),
      value: held.value,
      averageCost: averageCost(held),
    }
  })
}
