import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { ListSource } from '#kit/list/source.ts'
import { documentColumns, type Condition } from '#modules/warehouse/columns.ts'
import type { StockDocument } from '#modules/warehouse/documents/contract.ts'

type Head = Omit<StockDocument, 'lines' | 'can' | 'label'>

/** The head of a document with the names on it; nothing when it is not this person's to see. */
export async function documentHead(tx: Tx, actor: Actor, id: string): Promise<Head | undefined> {
  const { rows } = await sql<Head>`
    select d.id, d.number, d.type, d.state, d.document_date as "on", d.warehouse_id as "warehouseId",
      w.name as "warehouseName", t.name as "toWarehouseName", d.project_id as "projectId", d.requested_by as "requestedBy",
      d.received_by as "receivedBy", d.reference, d.notes, d.void_reason as "voidReason", d.version, d.posted_at as "postedAt",
      u.name as "postedBy"
    from stock_document d
    join warehouse w on w.id = d.warehouse_id
    left join warehouse t on t.id = d.to_warehouse_id
    left join app_user u on u.id = d.posted_by
    where d.company_id = ${actor.companyId} and d.id = ${id} and ${scoped(actor, { warehouse: 'd.warehouse_id' })}
  `.execute(tables(tx))
  return rows[0]
}

/** Its lines as typed, with the value the book gave them. */
export async function documentLines(tx: Tx, companyId: string, id: string) {
  const { rows } = await sql<{
    id: string
    itemId: string
    itemName: string
    itemCode: string
    unit: string
    qty: string
    value: bigint
    note: string | null
    condition: Condition
    rack: string | null
    projectId: string | null
    workItemId: string | null
    isReversed: boolean
  }>`
    select l.id, l.item_id as "itemId", i.name as "itemName", i.code as "itemCode", l.entered_unit as unit,
      trim_scale(l.entered_qty) as qty, l.value, l.note, l.condition, l.rack,
      l.project_id as "projectId", l.work_item_id as "workItemId",
      l.reversed_at is not null as "isReversed"
    from stock_document_line l
    join item i on i.company_id = l.company_id and i.id = l.item_id
    where l.company_id = ${companyId} and l.document_id = ${id}
    order by l.line_no
  `.execute(tables(tx))
  return rows
}

/** Dokumen stok. */
export function documentSource(actor: Actor): ListSource {
  const lines = sql`from stock_document_line l where l.document_id = d.id`
  return {
    columns: documentColumns,
    from: sql`stock_document d
      join warehouse w on w.id = d.warehouse_id
      left join app_user u on u.id = coalesce(d.posted_by, d.created_by)`,
    where: sql`d.company_id = ${actor.companyId} and ${scoped(actor, { warehouse: 'd.warehouse_id' })}`,
    alias: 'd',
    at: {
      date: sql.ref('d.document_date'),
      warehouseName: sql.ref('w.name'),
      by: sql.ref('u.name'),
      number: sql`coalesce(d.number, '')`,
      lineCount: sql`(select count(*) ${lines})`,
      value: sql`(select coalesce(sum(l.value), 0)::bigint ${lines})`,
    },
    search: sql`lower(coalesce(d.number, '') || ' ' || w.name || ' ' || coalesce(d.notes, '') || ' ' || coalesce(d.reference, ''))`,
    defaultSort: '-date',
  }
}
