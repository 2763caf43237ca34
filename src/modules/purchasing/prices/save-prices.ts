import type { Day } from '#ground/day.ts'
import { qtyFormat } from '#ground/format.ts'
import { convertPrice, price, priceText } from '#ground/price.ts'
import { convert, quantity, quantityText, ZERO_QTY } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory, type Changes } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { today } from '#kit/posting/today.ts'
import { itemsOf, type ItemFacts } from '#modules/catalog/face.ts'
import { supplierOf } from '#modules/parties/face.ts'
import { plainText } from '../plain.ts'
import type { ListPrice, OfferedPrice, offeredPrices, savePriceList } from './contract.ts'
import {
  baseRatio,
  changesOf,
  keyOf,
  saidOf,
  standingsOf,
  unseenOf,
  type KnownPrice,
  type PriceChanges,
  type PriceKey,
  type StandingPrice,
  type WantedPrice,
} from './rules.ts'
import * as store from './store.ts'

type Items = ReadonlyMap<string, ItemFacts>

/** Writes the price list of a supplier; prices that once held stay in it. */
export async function savePrices(tx: Tx, actor: Actor, asked: AskedOf<typeof savePriceList>) {
  await supplierOf(tx, actor.companyId, asked.id)
  const rows = await store.lockPrices(tx, actor.companyId, asked.id)
  const items = await itemsOf(
    tx,
    actor.companyId,
    [...rows, ...asked.prices].map((one) => one.itemId),
  )
  const wanted = asked.prices.map((one) => ({ ...one, minQty: one.minQty ?? ZERO_QTY }))
  checkWanted(wanted, items)
  for (const one of wanted) {
    const row = rows.find((each) => each.id === one.id)
    if (one.id && one.version !== row?.version) throw new Refusal('price-list.changed')
  }
  const on = today(actor)
  const unseen = unseenIn(rows, { wanted, known: asked.known, on })
  const changes = changesOf(rows, wanted, { today: on, unseen })
  await write(tx, actor, asked.id, { changes, on })
  const said = told(changes, items, on)
  if (Object.keys(said).length > 0)
    await recordHistory(tx, actor, { subject: 'supplier', id: asked.id, act: 'prices', changes: said })
  return { count: wanted.length }
}

// What somebody else added while the list was being written stays, and what they changed is not thrown away unseen.
function unseenIn(
  rows: readonly StandingPrice[],
  {
    wanted,
    known,
    on,
  }: { readonly wanted: readonly WantedPrice[]; readonly known?: readonly KnownPrice[] | undefined; readonly on: Day },
): readonly StandingPrice[] {
  if (known === undefined) return []
  const versions = new Map(known.map((one) => [one.id, one.version]))
  const isChanged = rows.some((row) => (versions.get(row.id) ?? row.version) !== row.version)
  const unseen = unseenOf(rows, known, on)
  const meets = (row: StandingPrice) =>
    wanted.some((one) => keyOf(one) === keyOf(row) && one.validFrom === row.validFrom)
  if (isChanged || unseen.some(meets)) throw new Refusal('price-list.changed')
  return unseen
}

async function write(
  tx: Tx,
  actor: Actor,
  supplierId: string,
  { changes, on }: { readonly changes: PriceChanges; readonly on: Day },
): Promise<void> {
  const dropped = changes.drop.map((row) => row.id)
  await store.dropPrices(tx, actor.companyId, dropped)
  for (const { row, price: asked, validFrom } of changes.change)
    await store.changePrice(tx, actor, row.id, { price: priceText(asked), valid_from: validFrom, ended_on: null })
  for (const row of changes.end) await store.changePrice(tx, actor, row.id, { ended_on: on })
  await store.addPrices(tx, actor, supplierId, changes.add)
}

function checkWanted(wanted: readonly WantedPrice[], items: Items): void {
  const seen = new Set<string>()
  wanted.forEach((one, at) => {
    const item = items.get(one.itemId)
    const known = [item?.baseUnit, ...(item?.units.map((each) => each.unit) ?? [])]
    if (!known.includes(one.unit)) {
      const facts = { unit: one.unit, item: item?.name ?? '' }
      throw new Refusal('purchase.unknown-unit', facts, { field: `prices.${at}.unit` })
    }
    if (one.price <= 0n) throw new Refusal('price-list.no-price', { line: at + 1 }, { field: `prices.${at}.price` })
    const key = `${keyOf(one)} ${one.validFrom}`
    if (seen.has(key))
      throw new Refusal('price-list.twice', { item: item?.name ?? '', line: at + 1 }, { field: `prices.${at}.item` })
    seen.add(key)
  })
}

function told(changes: PriceChanges, items: Items, on: Day): Changes {
  const nameOf = ({ itemId, unit, minQty }: PriceKey) =>
    `${items.get(itemId)?.name ?? ''} (${minQty === ZERO_QTY ? unit : `${unit}, minimal ${qtyFormat(quantityText(minQty))}`})`
  return Object.fromEntries([
    ...changes.end.map((row) => [nameOf(row), [saidOf(row), 'berakhir']] as const),
    // After them: one that began today ends the one before it, and is what was seen to end.
    ...changes.drop.map((row) => [nameOf(row), [saidOf(row), row.validFrom === on ? 'berakhir' : null]] as const),
    ...changes.change.map((one) => [nameOf(one.row), [saidOf(one.row), saidOf(one)]] as const),
    ...changes.add.map((one) => [nameOf(one), [null, saidOf(one)]] as const),
  ])
}

/** The price list as its page shows it. */
export async function seePriceList(tx: Tx, actor: Actor, id: string): Promise<ListPrice[]> {
  await supplierOf(tx, actor.companyId, id)
  const rows = await store.pricesListed(tx, actor.companyId, id)
  const keyed = rows.map((row) => ({ ...row, minQty: quantity(row.minQty) }))
  const standings = standingsOf(keyed, today(actor))
  return rows.map((row) => ({
    ...row,
    price: plainText(row.price),
    minQty: plainText(row.minQty),
    standing: standings.get(row.id) ?? 'lewat',
  }))
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The list prices of a supplier that hold on a day, for the lines of an order; ids that are none are passed over. */
export async function offered(tx: Tx, actor: Actor, asked: AskedOf<typeof offeredPrices>): Promise<OfferedPrice[]> {
  await supplierOf(tx, actor.companyId, asked.supplierId)
  const itemIds = [...new Set(asked.itemIds.split(',').filter((id) => UUID.test(id)))].slice(0, 500)
  const on = asked.date ?? today(actor)
  const rows = await store.pricesOffered(tx, actor.companyId, { supplierId: asked.supplierId, itemIds, on })
  const items = await itemsOf(
    tx,
    actor.companyId,
    rows.map((row) => row.itemId),
  )
  return rows.map((row) => {
    const { num, den } = baseRatio(items.get(row.itemId)?.units, row.unit)
    return {
      ...row,
      price: plainText(row.price),
      basePrice: plainText(priceText(convertPrice(price(row.price), den, num))),
      minQty: plainText(row.minQty),
      minBaseQty: plainText(quantityText(convert(quantity(row.minQty), num, den))),
    }
  })
}
