import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { ListSource } from '#kit/list/source.ts'
import { countColumns } from '#modules/warehouse/columns.ts'
import type { CountDetail } from '#modules/warehouse/opname/contract.ts'

type Head = Omit<CountDetail, 'lines' | 'can' | 'label'> & {
  readonly submittedById: string | null
}

/** The head of a count with the names on it; nothing when it is not this person's to see. */
export async function countHead(tx: Tx, actor: Actor, id: string): Promise<Head | undefined> {
  const { rows } = await sql<Head>`
    select c.id, c.version, c.number, c.state, c.document_date as date, c.warehouse_id as "warehouseId",
      w.name as "warehouseName", c.categories, c.racks, c.is_still as "isStill", c.is_blind as "isBlind", c.notes,
      c.void_reason as "voidReason", c.started_at as "startedAt", c.submitted_by_name as "submittedBy",
      c.submitted_at as "submittedAt", c.approved_by_name as "approvedBy", c.approved_at as "approvedAt",
      c.approval_note as "approvalNote", c.submitted_by as "submittedById"
    from stock_count c join warehouse w on w.id = c.warehouse_id
    where c.company_id = ${actor.companyId} and c.id = ${id} and ${scoped(actor, { warehouse: 'c.warehouse_id' })}
  `.execute(tables(tx))
  return rows[0]
}

/** A line as its page reads it. */
export interface LineShown {
  readonly id: string
  readonly itemId: string
  readonly itemCode: string
  readonly itemName: string
  readonly barcode: string | null
  readonly category: string
  readonly unit: string
  readonly rack: string | null
  readonly snapshot: string
  readonly book: string
  readonly counted: string | null
  readonly damaged: string
  readonly reason: string | null
  readonly countedBy: string | null
  readonly countedById: string | null
  readonly isReversed: boolean
  readonly value: bigint
}

/** The count sheet, by rack and name as it was written. */
export async function countLines(tx: Tx, companyId: string, id: string): Promise<LineShown[]> {
  const { rows } = await sql<LineShown>`
    select l.id, l.item_id as "itemId", i.code as "itemCode", i.name as "itemName", i.barcode, i.category,
      i.base_unit as unit, l.rack, trim_scale(l.snapshot_qty) as snapshot, trim_scale(l.book_qty) as book,
      trim_scale(l.counted_qty) as counted, trim_scale(l.damaged_qty) as damaged, l.reason,
      l.counted_by_name as "countedBy", l.counted_by as "countedById",
      l.reversed_at is not null as "isReversed", l.value
    from stock_count_line l join item i on i.company_id = l.company_id and i.id = l.item_id
    where l.company_id = ${companyId} and l.count_id = ${id}
    order by l.line_no
  `.execute(tables(tx))
  return rows
}

/** Opname. */
export function countSource(actor: Actor): ListSource {
  const lines = sql`from stock_count_line l where l.count_id = c.id`
  return {
    columns: countColumns,
    from: sql`stock_count c join warehouse w on w.id = c.warehouse_id`,
    where: sql`c.company_id = ${actor.companyId} and ${scoped(actor, { warehouse: 'c.warehouse_id' })}`,
    alias: 'c',
    at: {
      number: sql`coalesce(c.number, '')`,
      date: sql.ref('c.document_date'),
      warehouseName: sql.ref('w.name'),
      lineCount: sql`(select count(*) ${lines})`,
      countedCount: sql`(select count(*) ${lines} and l.counted_qty is not null)`,
      differenceCount: sql`(
        case when c.is_blind and c.state = 'counting' then 0
        else (select count(*) ${lines} and l.counted_qty <> l.book_qty) end
      )`,
      // Told once it is booked: until then nobody has said what it is worth. What was taken back by itself is worth nothing.
      value: sql`case when c.approved_at is not null then (
        select coalesce(sum(l.value) filter (where l.reversed_at is null), 0)::bigint ${lines}
      ) end`,
    },
    search: sql`lower(coalesce(c.number, '') || ' ' || w.name || ' ' || coalesce(c.notes, ''))`,
    defaultSort: '-date',
  }
}
