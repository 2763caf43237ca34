import type { Day } from '#ground/day.ts'
import { price, priceText, type Price } from '#ground/price.ts'
import { quantity, type Quantity } from '#ground/quantity.ts'
import type { Tx } from '#kit/db/tx.ts'
import { NotFound } from '#kit/http/not-found.ts'
import type { ItemKind, ItemUnit } from '#modules/catalog/rules.ts'
import {
  forgetPurchasePrices,
  insertPurchasePrices,
  lastPurchases,
} from '#modules/catalog/prices/purchase-price-store.ts'
import { rabPricesOf } from '#modules/catalog/prices/rab-price-store.ts'
import { oldUnitNames } from '#modules/catalog/terms/store.ts'
import { withOldNames } from '#modules/catalog/terms/terms.ts'
import { idsByName, itemRows, pricesOf, setMoved, unitsOf } from '#modules/catalog/store.ts'

export { tellItemFigures, type ItemFigures } from '#modules/catalog/item-figures.ts'
export { tellSupplierPrices, type AskedPrice, type AskedPrices } from '#modules/catalog/prices/supplier-prices.ts'
export type { OpeningLine } from '#modules/catalog/beginnings/contract.ts'
export { tellOpeningStock } from '#modules/catalog/beginnings/opening-stock.ts'
export { tellItemHouses } from '#modules/catalog/item-houses.ts'

export { secondGradeOf } from '#modules/catalog/second-grade-store.ts'
export { substituteIds } from '#modules/catalog/substitute-store.ts'

/** An item as documents know it. */
export interface ItemFacts {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly kind: ItemKind
  readonly category: string
  readonly brand: string | null
  readonly spec: string | null
  readonly barcode: string | null
  readonly baseUnit: string
  readonly units: readonly ItemUnit[]
  /** Of one base unit. */
  readonly weightKg: Quantity | null
  readonly defaultSupplierId: string | null
  readonly taxCode: string | null
  /** Below this the seller is warned; shown only with 'view biaya'. */
  readonly minPrice: Price | null
  readonly estCost: Price | null
  readonly hasMoves: boolean
  /** Neither nonaktif nor archived: may stand on a new document. */
  readonly isActive: boolean
}

/** Reads several items of a company by id; answers 404 when one is not there. */
export async function itemsOf(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ItemFacts>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await itemRows(tx, companyId, wanted)
  if (rows.length < wanted.length) throw new NotFound()

  const units = await unitsOf(tx, companyId, wanted)
  const old = await oldUnitNames(tx, companyId)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        code: row.code,
        name: row.name,
        kind: row.kind,
        category: row.category,
        brand: row.brand,
        spec: row.spec,
        barcode: row.barcode,
        weightKg: row.weight_kg === null ? null : quantity(row.weight_kg),
        defaultSupplierId: row.default_supplier_id,
        baseUnit: row.base_unit,
        units: withOldNames({ baseUnit: row.base_unit, units: units.get(row.id) ?? [] }, old),
        taxCode: row.tax_code,
        minPrice: row.min_price === null ? null : price(row.min_price),
        estCost: row.est_cost === null ? null : price(row.est_cost),
        hasMoves: row.has_moves,
        isActive: row.status === 'aktif' && row.archived_at === null,
      },
    ]),
  )
}

/** Finds the active items with some names (in small letters): the id of each, the oldest where a name stands twice. */
export async function itemsNamed(
  tx: Tx,
  companyId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await idsByName(tx, companyId, names)
  return new Map(rows.map(({ name, id }) => [name, id]))
}

/** Sell prices per base unit on a day, for a customer's price level; an item without one is absent. */
export async function sellPricesOn(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  { on, level = 'eceran' }: { on: Day; level?: string },
): Promise<ReadonlyMap<string, Price>> {
  const prices = await pricesOf(tx, companyId, ids, { on, level })
  return new Map([...prices].map(([id, text]) => [id, price(text)]))
}

/** What was paid for an item. */
export interface Bought {
  readonly itemId: string
  /** Nobody in particular: a cash purchase without a supplier. */
  readonly supplierId: string | null
  /** Per base unit. */
  readonly unitPrice: Price
  readonly on: Day
  readonly documentId: string
}

/** Remembers what was paid for items; their last purchase price follows. */
export async function bought(tx: Tx, companyId: string, paid: Bought | readonly Bought[]): Promise<void> {
  const rows = Array.isArray(paid) ? (paid as readonly Bought[]) : [paid as Bought]
  if (rows.length > 0)
    await insertPurchasePrices(
      tx,
      companyId,
      rows.map(({ unitPrice, ...row }) => ({ ...row, price: priceText(unitPrice) })),
    )
}

/** Forgets what a document told of prices: it was taken back, so it never cost that. */
export async function unbought(tx: Tx, companyId: string, documentId: string): Promise<void> {
  await forgetPurchasePrices(tx, companyId, documentId)
}

/** The last price paid for an item, per base unit. */
export interface PurchasePrice {
  readonly price: Price
  readonly on: Day
  readonly supplierId: string | null
  readonly documentId: string
}

/** Last prices paid, of any supplier or of one; an item never bought is absent. Costs: answers of other departments need 'view biaya'. */
export async function purchasePricesOf(
  tx: Tx,
  companyId: string,
  itemIds: readonly string[],
  supplierId?: string,
): Promise<ReadonlyMap<string, PurchasePrice>> {
  const rows = await lastPurchases(tx, companyId, itemIds, supplierId)
  return new Map(
    rows.map(({ itemId, price: text, on, supplierId: by, documentId }) => [
      itemId,
      { price: price(text), on, supplierId: by, documentId },
    ]),
  )
}

/** Fixes kind and base unit of items whose stock moved; the stock book calls it with every movement. */
export async function markMoved(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await setMoved(tx, companyId, ids)
}

/** Estimating prices per base unit on a day; an item without one is absent. */
export async function rabPricesOn(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  on: Day,
): Promise<ReadonlyMap<string, Price>> {
  const prices = await rabPricesOf(tx, companyId, ids, on)
  return new Map([...prices].map(([id, text]) => [id, price(text)]))
}
