import { tables, type Tx } from '#kit/db/tx.ts'
import type { CatalogTables } from '#modules/catalog/tables.ts'

const own = (tx: Tx) => tables<CatalogTables>(tx)

/** What may stand in for an item and is not archived, by name. */
export async function substitutesOf(tx: Tx, companyId: string, itemId: string) {
  return own(tx)
    .selectFrom('item_substitute as s')
    .innerJoin('item as i', (join) => join.onRef('i.company_id', '=', 's.company_id').onRef('i.id', '=', 's.other_id'))
    .select(['i.id', 'i.code', 'i.name', 'i.base_unit as baseUnit', 'i.kind'])
    .where('s.company_id', '=', companyId)
    .where('s.item_id', '=', itemId)
    .where('i.archived_at', 'is', null)
    .orderBy('i.name')
    .limit(100)
    .execute()
}

/** Joins two items, in both directions; answers whether they were not joined yet. */
export async function joinItems(tx: Tx, companyId: string, one: string, other: string): Promise<boolean> {
  const added = await own(tx)
    .insertInto('item_substitute')
    .values([
      { company_id: companyId, item_id: one, other_id: other },
      { company_id: companyId, item_id: other, other_id: one },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Parts two items, in both directions; answers whether they were joined. */
export async function partItems(tx: Tx, companyId: string, one: string, other: string): Promise<boolean> {
  const gone = await own(tx)
    .deleteFrom('item_substitute')
    .where('company_id', '=', companyId)
    .where('item_id', 'in', [one, other])
    .where('other_id', 'in', [one, other])
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** What may stand in for several items: ids by item; an item without substitutes is absent. */
export async function substituteIds(
  tx: Tx,
  companyId: string,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (itemIds.length === 0) return new Map()
  const rows = await tables<CatalogTables>(tx)
    .selectFrom('item_substitute')
    .select(['item_id', 'other_id'])
    .where('company_id', '=', companyId)
    .where('item_id', 'in', [...new Set(itemIds)])
    .orderBy('other_id')
    .execute()
  const found = Map.groupBy(rows, (row) => row.item_id)
  return new Map([...found].map(([id, group]) => [id, group.map((row) => row.other_id)]))
}
