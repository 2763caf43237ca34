import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { convertPrice, price, priceText } from '#ground/price.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { today } from '#kit/posting/today.ts'
import { itemsOf } from '#modules/catalog/face.ts'
import { plainText } from '../plain.ts'
import { own } from '../store.ts'
import type { ItemOffer } from './contract.ts'
import { baseRatio } from './rules.ts'

const MOST = 50

/** Which suppliers offer an item today by their lists, per base unit the cheapest first. */
export async function whoOffers(tx: Tx, actor: Actor, itemId: string): Promise<ItemOffer[]> {
  // Nobody else's item is told of, not even that nobody offers it.
  const items = await itemsOf(tx, actor.companyId, [itemId])
  const units = items.get(itemId)?.units
  const offers = (await offersOf(tx, actor.companyId, { itemId, on: today(actor) })).map((row) => {
    const { num, den } = baseRatio(units, row.unit)
    return { ...row, basePrice: convertPrice(price(row.price), den, num) }
  })
  return offers
    .toSorted((a, b) => Number(a.basePrice - b.basePrice))
    .slice(0, MOST)
    .map((row) => ({
      ...row,
      price: plainText(row.price),
      basePrice: plainText(priceText(row.basePrice)),
      minQty: plainText(row.minQty),
    }))
}

type Listed = Omit<ItemOffer, 'basePrice'>

async function offersOf(tx: Tx, companyId: string, asked: { itemId: string; on: Day }): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select o.id, o.supplier_id as "supplierId", s.name as "supplierName", o.unit, o.price::text as price,
      o.min_qty::text as "minQty", o.valid_from as "validFrom"
    from (
      select distinct on (supplier_id, unit, min_qty) id, supplier_id, unit, price, min_qty, valid_from, ended_on
      from supplier_price
      where company_id = ${companyId} and item_id = ${asked.itemId} and valid_from <= ${asked.on}::date
      order by supplier_id, unit, min_qty, valid_from desc
    ) o
    join supplier s on s.company_id = ${companyId} and s.id = o.supplier_id and s.archived_at is null and s.status <> 'diblokir'
    where o.ended_on is null or o.ended_on > ${asked.on}::date
    order by s.name, o.unit, o.min_qty limit 500
  `.execute(own(tx))
  return rows
}
