import { sql } from 'kysely'
import { qtyFormat } from '#ground/format.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Short } from '#kit/list/short-door.ts'
import { seenBy } from '#kit/record/rows.ts'
import { houseRecord } from './house.record.ts'
import { orderSource } from './orders/list.ts'

/** Houses, their orders and recipes for the search over everything. */
export function foundProduction(actor: Actor): Short[] {
  if (!actor.can('view rumah-produksi')) return []
  return [orders(actor), houses(actor), recipes(actor)]
}

function orders(actor: Actor): Short {
  return {
    title: 'SPK produksi',
    source: orderSource(actor, { size: 25 }),
    order: sql`production_order.id desc`,
    number: sql.ref('production_order.number'),
    picked: {
      label: sql`coalesce(production_order.number, 'Draf')`,
      item: sql.ref('production_order.item_name'),
      qty: sql`trim_scale(production_order.planned_qty)`,
      unit: sql.ref('production_order.unit'),
      house: sql.ref('production_order.house_id'),
    },
    hit: (row) => ({
      title: row['label'] ?? '',
      about: `${row['item']} · ${qtyFormat(row['qty'] ?? '0')} ${row['unit']}`,
      amount: null,
      to: `/rumah-produksi/detail/${row['house']}?spk=${row.id}`,
    }),
  }
}

function houses(actor: Actor): Short {
  return {
    title: 'Rumah produksi',
    source: {
      from: sql`production_house t`,
      where: sql`${seenBy(houseRecord, actor)} and t.archived_at is null`,
      alias: 't',
      search: sql.ref('t.search'),
    },
    order: sql`t.name, t.id`,
    name: sql.ref('t.name'),
    picked: { name: sql.ref('t.name'), code: sql.ref('t.code'), city: sql.ref('t.city') },
    hit: (row) => ({
      title: row['name'] ?? '',
      about: [row['code'], row['city']].filter(Boolean).join(' · '),
      amount: null,
      to: `/rumah-produksi/detail/${row.id}`,
    }),
  }
}

// A recipe belongs to no one house: it opens in the first that this person may see.
function recipes(actor: Actor): Short {
  return {
    title: 'Resep',
    source: {
      from: sql`recipe r join item i on i.company_id = r.company_id and i.id = r.item_id`,
      where: sql`r.company_id = ${actor.companyId} and not exists (
        select from recipe later where later.company_id = r.company_id and later.item_id = r.item_id
          and later.valid_from > r.valid_from
      ) and exists (select from production_house t where ${seenBy(houseRecord, actor)} and t.archived_at is null)`,
      alias: 'r',
      search: sql.ref('i.search'),
    },
    order: sql`i.name, r.id`,
    name: sql.ref('i.name'),
    picked: {
      name: sql.ref('i.name'),
      code: sql.ref('i.code'),
      house: sql`(
        select t.id from production_house t where ${seenBy(houseRecord, actor)} and t.archived_at is null order by t.name limit 1
      )`,
    },
    hit: (row) => ({
      title: `Resep ${row['name']}`,
      about: row['code'] ?? '',
      amount: null,
      to: `/rumah-produksi/detail/${row['house']}?bagian=resep`,
    }),
  }
}
