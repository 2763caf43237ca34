import { sql, type Updateable } from 'kysely'
import { day, type Day } from '#ground/day.ts'
import { price, priceText, type Price } from '#ground/price.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { signedBy } from '#kit/posting/signed.ts'
import { own } from '../store.ts'
import type { StandingPrice, WantedPrice } from './rules.ts'
import type { SupplierPriceRow } from './tables.ts'

/** The whole list of a supplier, locked: what holds, will hold and held. */
export async function lockPrices(tx: Tx, companyId: string, supplierId: string): Promise<StandingPrice[]> {
  // Two who write one list wait for each other; a new line finds nothing to lock.
  await sql`select 1 from supplier where company_id = ${companyId} and id = ${supplierId} for no key update`.execute(
    own(tx),
  )
  const rows = await own(tx)
    .selectFrom('supplier_price')
    .select(['id', 'version', 'item_id', 'unit', 'price', 'min_qty', 'valid_from', 'ended_on'])
    .where('company_id', '=', companyId)
    .where('supplier_id', '=', supplierId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    itemId: row.item_id,
    unit: row.unit,
    price: price(row.price),
    minQty: quantity(row.min_qty),
    validFrom: day(row.valid_from),
    endedOn: row.ended_on === null ? null : day(row.ended_on),
  }))
}

/** What suppliers ask for a unit of an item whatever the quantity, by supplier, as it holds on a day. */
export async function pricesOfItem(
  tx: Tx,
  companyId: string,
  asked: { readonly itemId: string; readonly unit: string; readonly on: Day },
): Promise<ReadonlyMap<string, Price>> {
  const { rows } = await sql<{ supplierId: string; price: string }>`
    select supplier_id as "supplierId", price::text as price from (
      select distinct on (supplier_id) supplier_id, price, ended_on from supplier_price
      where company_id = ${companyId} and item_id = ${asked.itemId} and unit = ${asked.unit} and min_qty = 0
        and valid_from <= ${asked.on}::date
      order by supplier_id, valid_from desc
    ) last
    where ended_on is null or ended_on > ${asked.on}::date
  `.execute(own(tx))
  return new Map(rows.map((row) => [row.supplierId, price(row.price)]))
}

/** Writes new lines. */
export async function addPrices(
  tx: Tx,
  actor: Actor,
  supplierId: string,
  prices: readonly WantedPrice[],
): Promise<void> {
  if (prices.length === 0) return
  await own(tx)
    .insertInto('supplier_price')
    .values(
      prices.map((one) => ({
        id: newId(),
        company_id: actor.companyId,
        supplier_id: supplierId,
        item_id: one.itemId,
        unit: one.unit,
        price: priceText(one.price),
        min_qty: quantityText(one.minQty),
        valid_from: one.validFrom,
        ended_on: null,
        created_by: actor.userId,
        created_by_name: actor.name,
        updated_by: actor.userId,
        updated_by_name: actor.name,
      })),
    )
    .execute()
}

/** Changes a line under the person's name. */
export async function changePrice(
  tx: Tx,
  actor: Actor,
  id: string,
  change: Updateable<SupplierPriceRow>,
): Promise<void> {
  await own(tx)
    .updateTable('supplier_price')
    .set({ ...change, ...signedBy(actor) })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute()
}

/** Removes lines that never held. */
export async function dropPrices(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await own(tx)
    .deleteFrom('supplier_price')
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids])
    .execute()
}

interface Listed {
  readonly id: string
  readonly version: number
  readonly itemId: string
  readonly itemCode: string
  readonly itemName: string
  readonly baseUnit: string
  readonly unit: string
  readonly price: string
  readonly minQty: string
  readonly validFrom: Day
  readonly endedOn: Day | null
  readonly by: string
}

/** The list as its page shows it. */
export async function pricesListed(tx: Tx, companyId: string, supplierId: string): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select p.id, p.version, p.item_id as "itemId", i.code as "itemCode", i.name as "itemName",
      i.base_unit as "baseUnit", p.unit, p.price::text as price, p.min_qty::text as "minQty",
      p.valid_from as "validFrom", p.ended_on as "endedOn", p.updated_by_name as by
    from supplier_price p join item i on i.company_id = p.company_id and i.id = p.item_id
    where p.company_id = ${companyId} and p.supplier_id = ${supplierId}
    order by i.name, p.unit, p.min_qty, p.valid_from desc limit 2000
  `.execute(own(tx))
  return rows
}

interface Offered {
  readonly itemId: string
  readonly unit: string
  readonly price: string
  readonly minQty: string
  readonly validFrom: Day
}

/** What a supplier's list says of items on a day. */
export async function pricesOffered(
  tx: Tx,
  companyId: string,
  asked: { readonly supplierId: string; readonly itemIds: readonly string[]; readonly on: Day },
): Promise<Offered[]> {
  const { rows } = await sql<Offered>`
    select * from (
      select distinct on (item_id, unit, min_qty) item_id as "itemId", unit, price::text as price,
        min_qty::text as "minQty", valid_from as "validFrom", ended_on
      from supplier_price
      where company_id = ${companyId} and supplier_id = ${asked.supplierId}
        and item_id = any (${[...asked.itemIds]}::uuid[]) and valid_from <= ${asked.on}::date
      order by item_id, unit, min_qty, valid_from desc
    ) last
    where ended_on is null or ended_on > ${asked.on}::date
    order by "itemId", unit, "minQty"
  `.execute(own(tx))
  return rows
}
