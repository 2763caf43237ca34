import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { dayIn } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import { fileOf } from '#kit/files/of-owner.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import type { ListSource } from '#kit/list/source.ts'
import { masterSource } from '#kit/record/serve-record.ts'
import { itemFigures } from '#modules/catalog/item-figures.ts'
import { itemHouses } from '#modules/catalog/item-houses.ts'
import { itemRecord } from '#modules/catalog/item.record.ts'
import { lastPaid } from '#modules/catalog/prices/purchase-price-store.ts'
import { rabPriceOn } from '#modules/catalog/prices/rab-price-store.ts'
import { priceOn } from '#modules/catalog/store.ts'

const ties = { tie: sql.ref('t.id') }

/** The list of items: prices of today, what was paid last, and what stock tells. */
export function itemSource(actor: Actor, asked: ListAsked): ListSource {
  const today = dayIn(actor.zone, now())
  const figures = itemFigures()
  const plain = masterSource(itemRecord, actor, asked)
  return {
    ...plain,
    where: sql<SqlBool>`${plain.where} ${ofView(asked['of'])} ${ofHouses(actor, asked['house'])}`,
    at: {
      ...plain.at,
      sellPrice: priceOn(today),
      rabPrice: rabPriceOn(today),
      lastPrice: lastPaid('price'),
      lastPriceOn: lastPaid('on_day'),
      averageCost: figures.averageCost(actor),
      onHand: figures.onHand(actor),
      stockState: figures.stockState(actor),
      supplierName: sql`(
        select s.name from supplier s where s.company_id = t.company_id and s.id = t.default_supplier_id
      )`,
      houseNames: itemHouses().names(actor),
      photoId: fileOf({ subject: 'barang', owner: sql.ref('t.id'), slot: 'foto' }),
    },
    // What was never bought sorts as if it were free: a page needs a place for every row.
    sorts: { lastPrice: { by: sql`coalesce(${lastPaid('price')}, 0)`, ...ties } },
  }
}

/** Only what some production houses keep or use; who may see no houses finds nothing by them. */
function ofHouses(actor: Actor, houses: unknown): RawBuilder<unknown> {
  if (!Array.isArray(houses) || houses.length === 0) return sql``
  return actor.can('view rumah-produksi') ? sql`and ${itemHouses().usedBy(actor, houses)}` : sql`and false`
}

/** bahan-baku and produk are two views of one table. */
function ofView(of: unknown): RawBuilder<unknown> {
  if (of === 'bahan-baku') return sql`and t.kind = 'bahan_baku'`
  return of === 'produk' ? sql`and t.kind <> 'bahan_baku'` : sql``
}
