import { dayIn } from '#ground/day.ts'
import { priceText } from '#ground/price.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { wireValue } from '#kit/list/wire.ts'
import { slotsOf } from '#kit/files/of-owner.ts'
import { openRecord } from '#kit/record/verbs.ts'
import type { Item } from '#modules/catalog/contract.ts'
import { itemHouses } from '#modules/catalog/item-houses.ts'
import { itemRecord } from '#modules/catalog/item.record.ts'
import { seesPurchases } from '#modules/catalog/rights.ts'
import { rabPrices } from '#modules/catalog/prices/rab-price-store.ts'
import { lastPurchaseOf } from '#modules/catalog/prices/price-history.ts'
import { supplierPrices } from '#modules/catalog/prices/supplier-prices.ts'
import { substitutesOf } from '#modules/catalog/substitute-store.ts'
import { itemRow, priceHistory, supplierNameOf, supplierNames } from '#modules/catalog/store.ts'
import { termsOf } from '#modules/catalog/terms/terms.ts'
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
  const estimates = (await rabPrices(tx, actor.companyId, id)).map(({ from_day, price }) => ({
    from: from_day,
    price: String(wireValue(price, 'price')),
  }))
  const files = await slotsOf(tx, { companyId: actor.companyId, subject: 'barang', ownerId: id })
  const maySeePurchases = seesPurchases.some((right) => actor.can(right))
  const suppliers = maySeePurchases ? await suppliersOf(tx, actor, master) : []
  return {
    ...master,
    ...(maySeePurchases && { lastPurchase: await lastPurchaseOf(tx, actor.companyId, id) }),
    suppliers,
    ...(actor.can('view rumah-produksi') && { houseIds: await itemHouses().kept(tx, actor, id) }),
    supplierNames: await supplierNames(
      tx,
      actor.companyId,
      suppliers.map((row) => row.supplierId),
    ),
    sellPrice: held?.price ?? null,
    rabPrice: estimates.find(({ from }) => from <= today)?.price ?? null,
    rabPrices: estimates,
    supplierName: await supplierNameOf(tx, actor.companyId, row.default_supplier_id),
    photoId: files.get('foto') ?? null,
    substitutes: await substitutesOf(tx, actor.companyId, id),
    hasMoves: row.has_moves,
    prices,
  }
}

/** Who is written down as a supplier of an item, then whose price list names it. */
async function suppliersOf(tx: Tx, actor: Actor, { id, suppliers }: Pick<Item, 'id' | 'suppliers'>) {
  const asked = await supplierPrices().of(tx, actor, id)
  const written = new Set(suppliers.map((row) => row.supplierId))
  const listed = [...asked.keys()].filter((each) => !written.has(each))
  const rows = [...suppliers, ...listed.map((each) => ({ id: each, supplierId: each, leadDays: null }))]
  return rows.map((row) => {
    const price = asked.get(row.supplierId)
    return { ...row, price: price === undefined ? null : priceText(price) }
  })
}

/** Units to choose from: the usual ones, then the company's own. */
export async function unitChoices(tx: Tx, companyId: string): Promise<string[]> {
  const all = (await termsOf(tx, companyId, 'unit')).filter((term) => !term.isArchived)
  const names = new Set(all.map(({ name }) => name))
  // The usual ones first, in the order builders meet them.
  return [...new Set([...usualUnits.filter((name) => names.has(name)), ...names])]
}
