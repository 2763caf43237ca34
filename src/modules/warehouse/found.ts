import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import type { Short } from '#kit/list/short-door.ts'

/** Warehouses, and what came, went and was counted there, for the search over everything. */
export function foundStock(actor: Actor): Short[] {
  if (!actor.can('view gudang')) return []
  return [warehouses(actor), ...(actor.can('view stock') ? papers(actor) : [])]
}

function warehouses(actor: Actor): Short {
  return {
    title: 'Gudang',
    source: {
      from: sql`warehouse w`,
      where: sql`w.company_id = ${actor.companyId} and ${scoped(actor, { warehouse: 'w.id' })} and w.archived_at is null`,
      alias: 'w',
      search: sql`lower(w.code || ' ' || w.name || ' ' || coalesce(w.city, ''))`,
    },
    order: sql`w.name, w.id`,
    name: sql.ref('w.name'),
    picked: { name: sql.ref('w.name'), code: sql.ref('w.code'), city: sql.ref('w.city') },
    hit: (row) => ({
      title: row['name'] ?? '',
      about: [row['code'], row['city']].filter(Boolean).join(' · '),
      amount: null,
      to: `/gudang/detail/${row.id}`,
    }),
  }
}

function papers(actor: Actor): Short[] {
  return [
    paper(actor, { title: 'Mutasi stok', table: 'stock_document', page: 'dokumen' }, ['warehouse_id']),
    paper(actor, { title: 'Transfer', table: 'stock_transfer', page: 'transfer' }, [
      'from_warehouse_id',
      'to_warehouse_id',
    ]),
    paper(actor, { title: 'Opname', table: 'stock_count', page: 'opname' }, ['warehouse_id']),
  ]
}

interface Paper {
  readonly title: string
  readonly table: string
  /** What its page is called in the address. */
  readonly page: string
}

// Seen by who may see one of its warehouses, and opened there.
function paper(actor: Actor, { title, table, page }: Paper, places: readonly string[]): Short {
  const own = places.map((place) => scoped(actor, { warehouse: `d.${place}` }))
  const names = places.map((place) => sql`(select w.name from warehouse w where w.id = ${sql.ref(`d.${place}`)})`)
  const here = sql.join(
    places.map((place, at) => sql`case when ${own[at] as RawBuilder<SqlBool>} then ${sql.ref(`d.${place}`)} end`),
  )
  return {
    title,
    source: {
      from: sql`${sql.table(table)} d`,
      where: sql`d.company_id = ${actor.companyId} and (${sql.join(own, sql` or `)})`,
      alias: 'd',
      search: sql`lower(coalesce(d.number, '') || ' ' || coalesce(d.notes, ''))`,
    },
    order: sql`d.document_date desc, d.id desc`,
    number: sql.ref('d.number'),
    picked: {
      number: sql`coalesce(d.number, 'Draf')`,
      day: sql.ref('d.document_date'),
      place: sql`concat_ws(' → ', ${sql.join(names)})`,
      at: sql`coalesce(${here})`,
    },
    hit: (row) => ({
      title: row['number'] ?? '',
      about: [row['place'], row['day'] && dayFormat(row['day'] as Day, 'short')].filter(Boolean).join(' · '),
      amount: null,
      to: `/gudang/detail/${row['at']}?${page}=${row.id}`,
    }),
  }
}
