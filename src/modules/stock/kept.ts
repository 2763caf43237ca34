import { quantityText, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { itemsOf } from '#modules/catalog/face.ts'
import type { GoodsLine } from '#modules/stock/goods.ts'
import { keyOf } from '#modules/stock/moves.ts'
import { keepersOf } from '#modules/stock/reservation-store.ts'
import { takenOfKept } from '#modules/stock/rules.ts'
import type { Held } from '#modules/stock/store.ts'
import { warehousesById } from '#modules/stock/warehouse-store.ts'

/** Who may agree that goods kept for one order go to another. */
const agreeing = ['approve stock', 'approve order'] as const

/**
 * Refuses 'stock.kept' when lines would take what is kept for others: unless somebody who may has agreed. The balances
 * are locked. `mayAgree` in its facts tells whether asking the same again with a yes would do.
 */
export async function refuseKept(
  tx: Tx,
  actor: Actor,
  lines: readonly GoodsLine[],
  { held, isAgreed }: { readonly held: ReadonlyMap<string, Held>; readonly isAgreed: boolean },
): Promise<void> {
  const mayAgree = agreeing.some((right) => actor.can(right))
  if (isAgreed && mayAgree) return
  const asked = new Map<string, Quantity>()
  for (const [index, line] of lines.entries()) {
    const row = held.get(keyOf(line))
    if (!row) continue
    const sum = ((asked.get(keyOf(line)) ?? 0n) + line.qty) as Quantity
    asked.set(keyOf(line), sum)
    // More than there is at all is another refusal.
    if (takenOfKept(row, sum) <= 0n || (sum > row.qty && !row.allowNegative)) continue
    await refuse(tx, actor, { ...line, index, row, mayAgree })
  }
}

async function refuse(
  tx: Tx,
  { companyId }: Actor,
  line: GoodsLine & { readonly index: number; readonly row: Held; readonly mayAgree: boolean },
): Promise<never> {
  const item = found((await itemsOf(tx, companyId, [line.itemId])).get(line.itemId))
  const place = found((await warehousesById(tx, companyId, [line.warehouseId])).get(line.warehouseId))
  const free = line.row.qty > line.row.reserved ? line.row.qty - line.row.reserved : 0n
  const facts = {
    item: item.name,
    unit: item.baseUnit,
    warehouse: place.name,
    free: quantityText(free as Quantity),
    kept: quantityText(line.row.reserved),
    keepers: (await keepersOf(tx, companyId, line)).join(', '),
    mayAgree: line.mayAgree ? 1 : 0,
    line: line.index,
  }
  throw new Refusal('stock.kept', facts, { field: `lines.${line.index}.qty` })
}
