import { sql } from 'kysely'
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

/** The last price paid for each item, of any supplier or of one. */
export async function lastPurchases(
  tx: Tx,
  companyId: string,
  itemIds: readonly string[],
  supplierId?: string,
): Promise<Paid[]> {
  if (itemIds.length === 0) return []
  const ofSupplier = supplierId === undefined ? sql`` : sql`and h.supplier_id = ${supplierId}`
  const { rows } = await sql<Paid>`
    select i.id as "itemId", p.supplier_id as "supplierId", p.price, p.on_day as "on", p.document_id as "documentId"
    from unnest(${[...new Set(itemIds)]}::uuid[]) i (id)
    join lateral (
      select h.supplier_id, h.price, h.on_day, h.document_id from item_purchase_price h
      where h.company_id = ${companyId} and h.item_id = i.id ${ofSupplier}
      order by h.on_day desc, h.seq desc limit 1
    ) p on true
  `.execute(own(tx))
  return rows
}
