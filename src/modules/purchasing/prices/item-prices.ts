import { priceText, type Price } from '#ground/price.ts'
import { ZERO_QTY } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { today } from '#kit/posting/today.ts'
import { itemsOf, tellSupplierPrices, type AskedPrice } from '#modules/catalog/face.ts'
import { listKeepers as keepers } from './contract.ts'
import { keyOf, saidOf, standingsOf } from './rules.ts'
import * as store from './store.ts'

// On the form of an item stands what each supplier asks for a base unit of it: lines of their price lists.
tellSupplierPrices({ of: askedToday, keep: keepAsked })

interface Said {
  readonly name: string
  readonly unit: string
}

async function askedToday(tx: Tx, actor: Actor, itemId: string): Promise<ReadonlyMap<string, Price>> {
  const unit = (await itemsOf(tx, actor.companyId, [itemId])).get(itemId)?.baseUnit
  if (unit === undefined) return new Map()
  return store.pricesOfItem(tx, actor.companyId, { itemId, unit, on: today(actor) })
}

async function keepAsked(tx: Tx, actor: Actor, itemId: string, asked: readonly AskedPrice[]): Promise<void> {
  const free = asked.findIndex(({ price }) => price === 0n)
  if (free >= 0) throw new Refusal('price-list.no-price', { line: free + 1 }, { field: `suppliers.${free}.price` })

  const item = (await itemsOf(tx, actor.companyId, [itemId])).get(itemId)
  const held = await askedToday(tx, actor, itemId)
  const wanted = new Map(asked.map(({ supplierId, price }) => [supplierId, price]))
  const changed = [...new Set([...held.keys(), ...wanted.keys()])]
    .filter((id) => (held.get(id) ?? null) !== (wanted.get(id) ?? null))
    // In the order of their ids: two who write two lists wait for each other instead of blocking each other.
    .toSorted()
  if (item === undefined || changed.length === 0) return
  if (!keepers.some((right) => actor.can(right))) throw new Forbidden(keepers[0])
  for (const supplierId of changed)
    await keepOne(
      tx,
      actor,
      { name: item.name, unit: item.baseUnit },
      { supplierId, itemId, price: wanted.get(supplierId) ?? null },
    )
}

/** Puts the price of today right, begins another today beside the old one, or ends what held. */
async function keepOne(
  tx: Tx,
  actor: Actor,
  item: Said,
  asked: AskedPrice & { readonly itemId: string },
): Promise<void> {
  const on = today(actor)
  const key = { itemId: asked.itemId, unit: item.unit, minQty: ZERO_QTY }
  const rows = (await store.lockPrices(tx, actor.companyId, asked.supplierId)).filter(
    (row) => keyOf(row) === keyOf(key),
  )
  const standings = standingsOf(rows, on)
  const held = rows.find((row) => standings.get(row.id) === 'berlaku')
  const ofToday = rows.find((row) => row.validFrom === on)
  if (asked.price === null) {
    if (ofToday) await store.dropPrices(tx, actor.companyId, [ofToday.id])
    // Ended as well: without the line of today the one before it would hold again.
    const before = rows.filter((row) => row.validFrom < on).toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0]
    if (before && before.endedOn === null) await store.changePrice(tx, actor, before.id, { ended_on: on })
  } else if (ofToday) {
    await store.changePrice(tx, actor, ofToday.id, { price: priceText(asked.price), ended_on: null })
  } else {
    await store.addPrices(tx, actor, asked.supplierId, [{ ...key, price: asked.price, validFrom: on }])
  }
  const now = asked.price === null ? 'berakhir' : saidOf({ price: asked.price, validFrom: on })
  await recordHistory(tx, actor, {
    ...{ subject: 'supplier', id: asked.supplierId, act: 'prices' },
    changes: { [`${item.name} (${item.unit})`]: [held ? saidOf(held) : null, now] },
  })
}
