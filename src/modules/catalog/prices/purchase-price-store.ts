import { sql, type RawBuilder } from 'kysely'
import type { Day } from '#ground/day.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { CatalogTables } from '#modules/catalog/tables.ts'

const own = (tx: Tx) => tables<CatalogTables>(tx)

interface Paid {
  readonly itemId: string
  readonly supplierId: string | null
  readonly price: string
  readonly on: Day
  readonly documentId: string
}

/** A price paid with the name of who got it. */
export interface PaidTo extends Paid {
  readonly supplierName: string | null
}

/** Writes down prices paid. */
export async function insertPurchasePrices(tx: Tx, companyId: string, paid: readonly Paid[]): Promise<void> {
  await own(tx)
    .insertInto('item_purchase_price')
    .values(
      paid.map((each) => ({
        company_id: companyId,
        item_id: each.itemId,
        supplier_id: each.supplierId,
        on_day: each.on,
        price: each.price,
        document_id: each.documentId,
      })),
    )
    .execute()
}

/** Takes the prices of a document away. */
export async function forgetPurchasePrices(tx: Tx, companyId: string, documentId: string): Promise<void> {
  await own(tx)
    .deleteFrom('item_purchase_price')
    .where('company_id', '=', companyId)
    .where('document_id', '=', documentId)
    .execute()
}

const paidTo = sql`h.item_id as "itemId", h.supplier_id as "supplierId", s.name as "supplierName", h.price,
  h.on_day as "on", h.document_id as "documentId"`
const withName = sql`left join supplier s on s.company_id = h.company_id and s.id = h.supplier_id`

/** The last price paid for each item, of any supplier or of one. */
export async function lastPurchases(
  tx: Tx,
  companyId: string,
  itemIds: readonly string[],
  supplierId?: string,
): Promise<PaidTo[]> {
  if (itemIds.length === 0) return []
  const ofSupplier = supplierId === undefined ? sql`` : sql`and p.supplier_id = ${supplierId}`
  const { rows } = await sql<PaidTo>`
    select ${paidTo}
    from unnest(${[...new Set(itemIds)]}::uuid[]) i (id)
    join lateral (
      select p.* from item_purchase_price p
      where p.company_id = ${companyId} and p.item_id = i.id ${ofSupplier}
      order by p.on_day desc, p.seq desc limit 1
    ) h on true ${withName}
  `.execute(own(tx))
  return rows
}

/** What was paid last for a row's item, as a column. */
export function lastPaid(what: 'price' | 'on_day'): RawBuilder<unknown> {
  return sql`(
    select ${sql.ref(`h.${what}`)} from item_purchase_price h
    where h.company_id = t.company_id and h.item_id = t.id order by h.on_day desc, h.seq desc limit 1
  )`
}

/** Prices paid for an item since a day, oldest first; the newest thousand. */
export async function paidSince(tx: Tx, companyId: string, itemId: string, since: Day): Promise<PaidTo[]> {
  const { rows } = await sql<PaidTo>`
    select ${paidTo} from item_purchase_price h ${withName}
    where h.company_id = ${companyId} and h.item_id = ${itemId} and h.on_day >= ${since}::date
    order by h.on_day desc, h.seq desc limit 1000
  `.execute(own(tx))
  return rows.toReversed()
}

/** How one supplier sold an item. */
export interface SoldBy {
  readonly supplierId: string | null
  readonly supplierName: string | null
  readonly times: bigint
  readonly last: string
  readonly lastOn: string
  readonly lowest: string
  readonly highest: string
}

/** Prices of an item by supplier since a day, the cheapest last price first. */
export async function paidBySupplier(tx: Tx, companyId: string, itemId: string, since: Day): Promise<SoldBy[]> {
  const { rows } = await sql<SoldBy>`
    select h.supplier_id as "supplierId", s.name as "supplierName", count(*) as times, min(h.price) as lowest,
      max(h.price) as highest, (array_agg(h.price order by h.on_day desc, h.seq desc))[1] as last, max(h.on_day) as "lastOn"
    from item_purchase_price h ${withName}
    where h.company_id = ${companyId} and h.item_id = ${itemId} and h.on_day >= ${since}::date
    group by h.supplier_id, s.name order by last, s.name limit 50
  `.execute(own(tx))
  return rows
}
