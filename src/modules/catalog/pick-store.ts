import { sql, type SqlBool } from 'kysely'
import { dayIn } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { bestFirst, idsIn, type Shelf } from '#kit/list/best-first.ts'
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
  readonly last?: string
  readonly warehouseId?: string
  readonly kind?: string
}

/** Answers a picker: the twenty active items that fit best, or those already chosen. */
export async function pickItems(tx: Tx, actor: Actor, asked: Asked): Promise<ItemChoice[]> {
  const chosen = chosenIds(asked)
  const maySee = seesPurchases.some((right) => actor.can(right))
  const today = dayIn(actor.zone, now())
  const best = chosen
    ? sql`select t.id, row_number() over (order by t.id desc) as place from item t
        where ${seenBy(itemRecord, actor)} and t.id = any (${chosen}::uuid[])`
    : bestFirst(shelfFor(actor, asked.kind), asked.q ?? '', idsIn(asked.last, 20))
  // Found first, told afterwards: prices and stock are looked up for twenty rows, not for all that match.
  const { rows } = await sql<Omit<ItemChoice, 'units'>>`
    select t.id, t.code, t.name, t.kind, t.base_unit as "baseUnit", t.tax_code as "taxCode",
      t.brand, t.default_supplier_id as "defaultSupplierId", ${priceOn(today)} as price,
      ${levelPricesOn(today)} as "levelPrices",
      case when t.kind <> 'jasa' then ${itemFigures().available(actor, asked.warehouseId)} end as available
      ${maySee ? sql`, ${lastPaid('price')} as "lastPrice"` : sql``}
    from (${best}) best join item t on t.id = best.id order by best.place
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

function chosenIds({ id, ids }: Asked): string[] | undefined {
  return id !== undefined ? [id] : ids === undefined ? undefined : idsIn(ids, 500)
}

function shelfFor(actor: Actor, kind: string | undefined): Shelf {
  const ofKind = kind === undefined ? sql`` : sql`and t.kind = any (${kind.split(',')}::text[])`
  const where = sql<SqlBool>`${seenBy(itemRecord, actor)} and t.archived_at is null and t.status = 'aktif' ${ofKind}`
  return {
    table: sql`item`,
    where,
    codes: [sql.ref('t.code'), sql.ref('t.barcode')],
    used: itemFigures().movedOn(actor),
    lately: sql`select t.id from item t where ${where} order by t.id desc limit 20`,
  }
}
