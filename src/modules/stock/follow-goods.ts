import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { ArrivedGoods } from '#modules/stock/goods.ts'
import { movePromises } from '#modules/stock/follow-store.ts'
import { keepsSupply } from '#modules/stock/rules.ts'
import { warehousesById } from '#modules/stock/warehouse-store.ts'

/**
 * Lets what is promised to orders go with goods that were carried elsewhere: as much as no longer lies where it was kept,
 * as far as it arrived. Nothing follows goods to a place that is nobody's supply.
 * The balances of both places are locked.
 *
 *   40 kept, 40 carried to the main warehouse: kept there. 40 kept of 100, 40 carried: 60 lie there still, nothing moves.
 */
export async function followGoods(tx: Tx, actor: Actor, goods: ArrivedGoods): Promise<void> {
  const place = (await warehousesById(tx, actor.companyId, [goods.to])).get(goods.to)
  if (!place || !keepsSupply(place.type)) return
  await movePromises(tx, actor.companyId, goods)
}
