import { priceText, type Price } from '#ground/price.ts'
import { ZERO_QTY } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { today } from '#kit/posting/today.ts'
import { itemsOf, tellSupplierPrices, type AskedPrice, type AskedPrices } from '#modules/catalog/face.ts'
import { listKeepers as keepers } from './contract.ts'
import { endingWith, keyOf, saidOf, standingsOf } from './rules.ts'
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

async function keepAsked(tx: Tx, actor: Actor, itemId: string, { asked, before }: AskedPrices): Promise<void> {
  const free = asked.findIndex(({ price }) => price === 0n)
  if (free >= 0) throw new Refusal('price-list.no-price', { line: free + 1 }, { field: `suppliers.${free}.price` })

  const item = (await itemsOf(tx, actor.companyId, [itemId])).get(itemId)
  const held = await askedToday(tx, actor, itemId)
  const wanted = pricesIn(asked)
  // Only what was changed against what the form began with: a price somebody else wrote meanwhile stays.
  const began = before ? pricesIn(before) : held
  const changed = [...new Set([...began.keys(), ...wanted.keys()])]
    .filter((id) => differ(id, began, wanted) && differ(id, held, wanted))
    // In the order of their ids: two who write two lists wait for each other instead of blocking each other.
    .toSorted()
  if (item === undefined || changed.length === 0) return
  if (!keepers.some((right) => actor.can(right))) throw new Forbidden(keepers[0])
  const both = changed.find((id) => differ(id, began, held))
  if (both !== undefined) {
    const at = asked.findIndex(({ supplierId }) => supplierId === both)
    const price = held.get(both)
    const facts = { price: price === undefined ? '' : priceText(price) }
    throw new Refusal('price-list.asked-meanwhile', facts, { field: at < 0 ? 'suppliers' : `suppliers.${at}.price` })
  }
  for (const supplierId of changed)
    await keepOne(
      tx,
      actor,
      { name: item.name, unit: item.baseUnit },
      { supplierId, itemId, price: wanted.get(supplierId) ?? null },
    )
}

type Prices = ReadonlyMap<string, Price | null>

function pricesIn(asked: readonly AskedPrice[]): Prices {
  return new Map(asked.map(({ supplierId, price }) => [supplierId, price]))
}

function differ(id: string, one: Prices, other: Prices): boolean {
  return (one.get(id) ?? null) !== (other.get(id) ?? null)
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
    const ending = ofToday ? endingWith(ofToday, rows) : held
    if (ending) await store.changePrice(tx, actor, ending.id, { ended_on: on })
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
