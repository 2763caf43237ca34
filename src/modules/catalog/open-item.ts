import { dayIn } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { wireValue } from '#kit/list/wire.ts'
import { openRecord } from '#kit/record/verbs.ts'
import type { Item } from '#modules/catalog/contract.ts'
import { itemRecord } from '#modules/catalog/item.record.ts'
import { itemRow, ownUnits, priceHistory } from '#modules/catalog/store.ts'
import { usualUnits } from '#modules/catalog/rules.ts'

/** Shows an item whole, with every price it had and will have. */
export async function openItem(tx: Tx, actor: Actor, id: string): Promise<Item> {
  const master = await openRecord(tx, actor, itemRecord, id)
  const row = found(await itemRow(tx, actor.companyId, id))
  const rows = await priceHistory(tx, actor.companyId, id)
  const prices = rows.map(({ from_day, price, level }) => ({
    from: from_day,
    level,
    price: String(wireValue(price, 'price')),
  }))
  const today = dayIn(actor.zone, now())
  const held = prices.find(({ from, level }) => level === 'eceran' && from <= today)
  return { ...master, sellPrice: held?.price ?? null, hasMoves: row.has_moves, prices }
}

/** Units to choose from: the usual ones, then the company's own. */
export async function unitChoices(tx: Tx, companyId: string): Promise<string[]> {
  const added = await ownUnits(tx, companyId)
  return [...usualUnits, ...added.filter((unit) => !usualUnits.includes(unit))]
}
