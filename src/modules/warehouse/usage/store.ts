import { sql } from 'kysely'
import { money, type Money } from '#ground/money.ts'
import { quantity, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import type { ListSource } from '#kit/list/source.ts'
import { own } from '#modules/warehouse/store.ts'
import { usageColumns } from './columns.ts'
import type { SiteMaterial, Usage } from './contract.ts'

// What left a store for a project by a document of use (alias `d`, lines `l`), as far as a person may see it.
const seen = (actor: Actor) => sql`d.company_id = ${actor.companyId} and d.type = 'pengeluaran'
  and l.project_id is not null
  and ${scoped(actor, { project: 'l.project_id', warehouse: 'd.warehouse_id', owner: 'd.created_by' })}`

/** Material used on sites, a row for each line that stands. */
export function usageSource(actor: Actor): ListSource {
  return {
    columns: usageColumns,
    from: sql`stock_document d
      join stock_document_line l on l.document_id = d.id
      join project p on p.company_id = l.company_id and p.id = l.project_id
      join item i on i.company_id = l.company_id and i.id = l.item_id
      join warehouse w on w.id = d.warehouse_id
      left join work_item k on k.company_id = l.company_id and k.id = l.work_item_id`,
    where: sql`${seen(actor)} and d.state = 'posted' and l.reversed_at is null`,
    alias: 'l',
    at: {
      date: sql.ref('d.document_date'),
      number: sql.ref('d.number'),
      projectName: sql.ref('p.name'),
      itemName: sql.ref('i.name'),
      qty: sql`trim_scale(l.qty)`,
      unit: sql.ref('i.base_unit'),
      workItemName: sql.ref('k.name'),
      warehouseName: sql.ref('w.name'),
      by: sql.ref('d.posted_by'),
    },
    search: sql`lower(i.name || ' ' || coalesce(d.number, '') || ' ' || p.name)`,
    defaultSort: '-date',
    zone: actor.zone,
  }
}

/** A document of use with its lines; 404 where none of them is this person's to see. */
export async function usageShown(tx: Tx, actor: Actor, id: string): Promise<Usage> {
  const { rows } = await sql<Omit<Usage, 'lines'>>`
    select distinct d.id, d.number, d.version, d.state, d.warehouse_id = p.warehouse_id as "isOfSite", d.document_date as date, l.project_id as "projectId",
      p.name as "projectName", w.name as "warehouseName", d.notes, d.posted_by as by
    from stock_document d join stock_document_line l on l.document_id = d.id
    join project p on p.company_id = l.company_id and p.id = l.project_id
    join warehouse w on w.id = d.warehouse_id
    where d.id = ${id} and d.state <> 'draft' and ${seen(actor)} limit 1
  `.execute(own(tx))
  const head = found(rows[0])
  const lines = await sql<Usage['lines'][number]>`
    select l.item_id as "itemId", i.name as "itemName", trim_scale(l.qty)::text as qty, i.base_unit as unit,
      l.work_item_id as "workItemId", k.name as "workItemName", l.note, l.value::text as value
    from stock_document d join stock_document_line l on l.document_id = d.id
    join item i on i.company_id = l.company_id and i.id = l.item_id
    left join work_item k on k.company_id = l.company_id and k.id = l.work_item_id
    where d.id = ${id} and ${seen(actor)} order by l.line_no
  `.execute(own(tx))
  return { ...head, lines: lines.rows }
}

/** What came to the store of a site, was used for its project and is left, by item. */
export async function materialsOf(
  tx: Tx,
  companyId: string,
  of: { readonly projectId: string; readonly warehouseId: string },
): Promise<SiteMaterial[]> {
  const { rows } = await sql<SiteMaterial>`
    with used as (
      select m.item_id, -sum(m.qty) as qty, -sum(m.value) as value
      from stock_move m join stock_document d on d.company_id = m.company_id and d.id = m.document_id
      where m.company_id = ${companyId} and m.project_id = ${of.projectId} and d.type = 'pengeluaran'
      group by 1
    ), here as (
      select item_id, qty, value from stock_balance where company_id = ${companyId} and warehouse_id = ${of.warehouseId}
    ), used_here as (
      select m.item_id, -sum(m.qty) as qty
      from stock_move m join stock_document d on d.company_id = m.company_id and d.id = m.document_id
      where m.company_id = ${companyId} and m.project_id = ${of.projectId} and d.type = 'pengeluaran'
        and m.warehouse_id = ${of.warehouseId}
      group by 1
    )
    select i.id as "itemId", i.name as "itemName", i.base_unit as unit,
      trim_scale(coalesce(here.qty, 0) + coalesce(used_here.qty, 0))::text as came,
      trim_scale(coalesce(used.qty, 0))::text as used, trim_scale(coalesce(here.qty, 0))::text as left,
      coalesce(used.value, 0)::text as "usedValue", coalesce(here.value, 0)::text as "leftValue"
    from here full join used using (item_id)
    join item i on i.company_id = ${companyId} and i.id = item_id
    left join used_here on used_here.item_id = i.id
    where coalesce(here.qty, 0) <> 0 or coalesce(used.qty, 0) <> 0
    order by i.name, i.id limit 1000
  `.execute(own(tx))
  return rows
}

/** What was used of an item for a work item of a project, less what was brought back; at moving average. */
export interface UsedByWork {
  readonly itemId: string
  readonly itemName: string
  readonly unit: string
  /** Null: for the project as a whole. */
  readonly workItemId: string | null
  readonly qty: Quantity
  readonly value: Money
}

/** Sums what was used for a project from whichever store, by item and work item. */
export async function usedByWork(tx: Tx, companyId: string, projectId: string): Promise<UsedByWork[]> {
  const { rows } = await sql<
    Record<'itemId' | 'itemName' | 'unit' | 'qty' | 'value', string> & { workItemId: string | null }
  >`
    select m.item_id as "itemId", i.name as "itemName", i.base_unit as unit, m.work_item_id as "workItemId",
      (-sum(m.qty))::text as qty, (-sum(m.value))::text as value
    from stock_move m
    join stock_document d on d.company_id = m.company_id and d.id = m.document_id and d.type in ('pengeluaran', 'retur')
    join item i on i.company_id = m.company_id and i.id = m.item_id
    where m.company_id = ${companyId} and m.project_id = ${projectId}
    group by m.item_id, i.name, i.base_unit, m.work_item_id
    having sum(m.qty) <> 0 or sum(m.value) <> 0
  `.execute(own(tx))
  return rows.map(({ qty, value, ...row }) => ({ ...row, qty: quantity(qty), value: money(value) }))
}
