import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { StockDocument } from '#modules/warehouse/contract.ts'

type Head = Omit<StockDocument, 'lines' | 'can'>

/** The head of a document with the names on it; nothing when it is not this person's to see. */
export async function documentHead(tx: Tx, actor: Actor, id: string): Promise<Head | undefined> {
  const { rows } = await sql<Head>`
    select d.id, d.number, d.type, d.state, d.document_date as "on", d.warehouse_id as "warehouseId",
      w.name as "warehouseName", d.notes, d.void_reason as "voidReason", d.version, d.posted_at as "postedAt",
      u.name as "postedBy"
    from stock_document d
    join warehouse w on w.id = d.warehouse_id
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
  }>`
    select l.id, l.item_id as "itemId", i.name as "itemName", i.code as "itemCode", l.entered_unit as unit,
      trim_scale(l.entered_qty) as qty, l.value
    from stock_document_line l
    join item i on i.company_id = l.company_id and i.id = l.item_id
    where l.company_id = ${companyId} and l.document_id = ${id}
    order by l.line_no
  `.execute(tables(tx))
  return rows
}
