import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { ArrivedGoods } from '#modules/stock/goods.ts'
import { movePromises } from '#modules/stock/follow-store.ts'
import { keepsSupply } from '#modules/stock/rules.ts'
import { lockHoldings } from '#modules/stock/store.ts'
import { warehousesById } from '#modules/stock/warehouse-store.ts'

/**
 * Lets what is promised to orders go with goods that were carried elsewhere: as much as no longer lies where it was kept,
 * as far as it arrived. Nothing follows goods to a place that is nobody's supply.
 *
 *   40 kept, 40 carried to the main warehouse: kept there. 40 kept of 100, 40 carried: 60 lie there still, nothing moves.
 */
export async function followGoods(tx: Tx, actor: Actor, goods: ArrivedGoods): Promise<void> {
  const { from, to, lines } = goods
  const place = (await warehousesById(tx, actor.companyId, [to])).get(to)
  if (!place || !keepsSupply(place.type)) return
  const keys = lines.flatMap(({ itemId }) => [from, to].map((warehouseId) => ({ itemId, warehouseId })))
  await lockHoldings(tx, actor.companyId, keys)
  await movePromises(tx, actor.companyId, goods)
}
