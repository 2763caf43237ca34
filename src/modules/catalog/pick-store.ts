import { sql } from 'kysely'
import { dayIn } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { wordConditions } from '#kit/list/conditions.ts'
import { wireValue } from '#kit/list/wire.ts'
import { seenBy } from '#kit/record/rows.ts'
import type { ItemChoice } from '#modules/catalog/picks/contract.ts'
import { itemFigures } from '#modules/catalog/item-figures.ts'
import { itemRecord } from '#modules/catalog/item.record.ts'
import { seesPurchases } from '#modules/catalog/rights.ts'
import { lastPaid } from '#modules/catalog/prices/purchase-price-store.ts'
import { levelPricesOn, priceOn, unitsOf } from '#modules/catalog/store.ts'

interface Asked {
  readonly q?: string
  readonly id?: string
  readonly ids?: string
  readonly warehouseId?: string
  readonly kind?: string
}

/** Answers a picker: twenty active items whose words match, or those already chosen. */
export async function pickItems(tx: Tx, actor: Actor, asked: Asked): Promise<ItemChoice[]> {
  const chosen = chosenIds(asked)
  const conditions = chosen ? [sql`t.id = any (${chosen}::uuid[])`] : matching(asked)
  const maySee = seesPurchases.some((right) => actor.can(right))
  const today = dayIn(actor.zone, now())
  const order = asked.q ? sql`t.name, t.id` : sql`t.id desc`
  // Found first, told afterwards: prices and stock are looked up for twenty rows, not for all that match.
  const { rows } = await sql<Omit<ItemChoice, 'units'>>`
    select t.id, t.code, t.name, t.kind, t.base_unit as "baseUnit", t.tax_code as "taxCode",
      t.brand, t.default_supplier_id as "defaultSupplierId", ${priceOn(today)} as price,
      ${levelPricesOn(today)} as "levelPrices",
      case when t.kind <> 'jasa' then ${itemFigures().available(actor, asked.warehouseId)} end as available
      ${maySee ? sql`, ${lastPaid('price')} as "lastPrice"` : sql``}
    from (
      select t.* from item t where ${sql.join([seenBy(itemRecord, actor), ...conditions], sql` and `)}
      order by ${order} limit ${chosen?.length ?? 20}
    ) t order by ${order}
  `.execute(tables(tx))

  const units = await unitsOf(
    tx,
    actor.companyId,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    ...row,
    price: wireValue(row.price, 'price') as string | null,
    levelPrices: row.levelPrices ?? {},
    available: wireValue(row.available, 'quantity') as string | null,
    ...(maySee && { lastPrice: wireValue(row.lastPrice, 'price') as string | null }),
    units: units.get(row.id) ?? [],
  }))
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function chosenIds({ id, ids }: Asked): string[] | undefined {
  if (id !== undefined) return [id]
  return ids === undefined ? undefined : [...new Set(ids.split(',').filter((one) => UUID.test(one)))].slice(0, 500)
}

function matching({ q, kind }: Asked) {
  const active = sql`t.archived_at is null and t.status = 'aktif'`
  const ofKind = kind === undefined ? [] : [sql`t.kind = any (${kind.split(',')}::text[])`]
  return [active, ...ofKind, ...wordConditions(sql.ref('t.search'), q ?? '')]
}
