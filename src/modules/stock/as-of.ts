import type { Day } from '#ground/day.ts'
import { money, type Money } from '#ground/money.ts'
import { quantity, type Quantity } from '#ground/quantity.ts'
import type { Tx } from '#kit/db/tx.ts'
import { balancesAsOf } from '#modules/stock/as-of-store.ts'

/** What lay in a warehouse of an item at the end of a day. */
export interface BalanceThen {
  readonly itemId: string
  readonly warehouseId: string
  readonly account: string
  readonly qty: Quantity
  readonly value: Money
}

/**
 * Tells what lay where at the end of a day, by the dates of the documents; places that held nothing are absent. It is
 * reckoned back from today, so that a day not long ago costs little whatever the book has grown to.
 */
export async function balanceAsOf(
  tx: Tx,
  companyId: string,
  day: Day,
  only: { readonly warehouseIds?: readonly string[]; readonly itemIds?: readonly string[] } = {},
): Promise<BalanceThen[]> {
  const rows = await balancesAsOf(tx, companyId, day, only)
  return rows.map((row) => ({ ...row, qty: quantity(row.qty), value: money(row.value) }))
}
