import { sql } from 'kysely'
import { dayIn } from '#ground/day.ts'
import { qtyFormat } from '#ground/format.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Short, ShortRow } from '#kit/list/short-door.ts'
import { seenBy } from '#kit/record/rows.ts'
import { itemFigures } from '#modules/catalog/item-figures.ts'
import { itemRecord } from '#modules/catalog/item.record.ts'
import { itemViewers } from '#modules/catalog/rights.ts'
import { priceOn } from '#modules/catalog/store.ts'

/** Items for the search over everything, with what is in stock and what they sell for. */
export function foundItems(actor: Actor): Short[] {
  if (!itemViewers.some((right) => actor.can(right))) return []
  return [
    {
      title: 'Barang & bahan',
      source: {
        from: sql`item t`,
        where: sql`${seenBy(itemRecord, actor)} and t.archived_at is null`,
        alias: 't',
        search: sql.ref('t.search'),
      },
      order: sql`t.name, t.id`,
      name: sql.ref('t.name'),
      codes: [sql.ref('t.code'), sql.ref('t.barcode')],
      used: itemFigures().movedOn(actor),
      picked: {
        code: sql.ref('t.code'),
        name: sql.ref('t.name'),
        kind: sql.ref('t.kind'),
        unit: sql.ref('t.base_unit'),
        available: sql`case when t.kind <> 'jasa' then trim_scale(${itemFigures().available(actor)}) end`,
        price: sql`trunc(${priceOn(dayIn(actor.zone, now()))})`,
      },
      hit: (row) => ({
        title: row['name'] ?? '',
        about: `${row['code']} · ${row['available'] ? `stok ${qtyFormat(row['available'])} ${row['unit']}` : row['unit']}`,
        amount: row['price'] ?? null,
        to: pageOf(row, actor),
      }),
    },
  ]
}

// The page of its kind; who may not open it sees its stock, and who may not see that, where it was sold.
function pageOf(row: ShortRow, actor: Actor): string {
  if (row['kind'] === 'bahan_baku' && actor.can('view bahan-baku')) return `/bahan-baku/detail/${row.id}`
  if (row['kind'] !== 'bahan_baku' && actor.can('view pembelian-barang'))
    return `/pembelian-barang/detail-produk/${row.id}`
  const q = encodeURIComponent(row['code'] ?? '')
  return actor.can('view gudang') && actor.can('view stock') ? `/gudang/?tab=stock&q=${q}` : `/order/?q=${q}`
}
