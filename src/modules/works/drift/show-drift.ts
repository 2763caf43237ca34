import { sum, type Money } from '#ground/money.ts'
import { percentText } from '#ground/percent.ts'
import { lineAmount, priceText } from '#ground/price.ts'
import { quantityText, sumQty } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { purchasePricesOf } from '#modules/catalog/face.ts'
import { usedByWork } from '#modules/warehouse/face.ts'
import { plannedMaterials } from '../need/planned.ts'
import { tiedItems, wordsKey } from '../need/ties.ts'
import { seenCosts } from '../rap/seen.ts'
import type { DriftRow, PriceDrift } from './contract.ts'
import { driftOf } from './rules.ts'

/** Shows what the material of a project costs now beside what its plan thought; what was never bought is left out. */
export async function showDrift(tx: Tx, actor: Actor, projectId: string): Promise<PriceDrift> {
  await seenCosts(tx, actor, projectId)
  const { companyId } = actor
  const { rows } = await plannedMaterials(tx, companyId, projectId)
  const tied = await tiedItems(tx, companyId, rows)
  const used = Map.groupBy(await usedByWork(tx, companyId, projectId), ({ itemId }) => itemId)
  const planned = Map.groupBy(
    rows.flatMap((row) => {
      const tie = tied.get(wordsKey(row))
      return tie ? [{ item: tie.item, qty: tie.inBase(row.qty), amount: lineAmount(row.qty, row.unitCost) }] : []
    }),
    ({ item }) => item.id,
  )
  const paid = await purchasePricesOf(tx, companyId, [...planned.keys()])
  const told = [...planned].flatMap(([itemId, parts]): (DriftRow & { readonly more: Money })[] => {
    const last = paid.get(itemId)
    const item = parts[0]?.item
    if (!last || !item) return []
    const drift = driftOf({
      qty: sumQty(parts.map((part) => part.qty)),
      amount: sum(parts.map((part) => part.amount)),
      used: sumQty((used.get(itemId) ?? []).map(({ qty }) => qty)),
      last: last.price,
    })
    if (!drift) return []
    return [
      {
        ...{ itemId, name: item.name, unit: item.baseUnit, planned: priceText(drift.planned) },
        ...{ last: priceText(last.price), on: last.on, change: percentText(drift.change) },
        ...{ isWarned: drift.isWarned, left: quantityText(drift.left) },
        ...{ effect: String(drift.effect), more: drift.effect },
      },
    ]
  })
  const effect = sum(told.map(({ more }) => more))
  return {
    rows: told.toSorted((a, b) => Number(b.more - a.more)).map(({ more: _more, ...row }) => row),
    warned: told.filter(({ isWarned }) => isWarned).length,
    effect: String(effect),
  }
}
