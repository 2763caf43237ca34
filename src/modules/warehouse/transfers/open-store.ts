import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { ListSource } from '#kit/list/source.ts'
import { transferColumns } from '#modules/warehouse/columns.ts'
import type { TransferDetail, TransferOutcome } from '#modules/warehouse/transfers/contract.ts'

// Seen by who may see either end.
function within(actor: Actor) {
  const { warehouses } = actor.scope
  if (warehouses === 'all') return sql<boolean>`true`
  const mine = sql`any (${[...warehouses]}::uuid[])`
  return sql<boolean>`(t.from_warehouse_id = ${mine} or t.to_warehouse_id = ${mine})`
}

type Head = Omit<TransferDetail, 'lines' | 'outcomes' | 'can' | 'label' | 'status'> & {
  readonly state: 'draft' | 'posted' | 'void'
}

/** The head of a transfer with the names on it; nothing when it is not this person's to see. */
export async function transferHead(tx: Tx, actor: Actor, id: string): Promise<Head | undefined> {
  const { rows } = await sql<Head>`
    select t.id, t.version, t.number, t.state, t.document_date as date, t.from_warehouse_id as "fromId",
      f.name as "fromName", t.to_warehouse_id as "toId", d.name as "toName", t.driver_name as "driverName",
      t.vehicle_plate as "vehiclePlate", t.requested_by as "requestedBy", t.reference, t.notes, t.void_reason as "voidReason",
      t.sent_at as "sentAt", u.name as "sentBy"
    from stock_transfer t
    join warehouse f on f.id = t.from_warehouse_id
    join warehouse d on d.id = t.to_warehouse_id
    left join app_user u on u.id = t.sent_by
    where t.company_id = ${actor.companyId} and t.id = ${id} and ${within(actor)}
  `.execute(tables(tx))
  return rows[0]
}

/** A line as its page reads it. */
export interface LineShown {
  readonly id: string
  readonly itemId: string
  readonly itemCode: string
  readonly itemName: string
  readonly enteredQty: string
  readonly enteredUnit: string
  readonly unit: string
  readonly qty: string
  readonly received: string
  readonly returned: string
  readonly lost: string
  readonly damaged: string
  readonly note: string | null
  readonly projectId: string | null
  readonly workItemId: string | null
  readonly value: bigint
}

/** Its lines and what became of them. */
export async function transferLines(tx: Tx, companyId: string, id: string): Promise<LineShown[]> {
  const { rows } = await sql<LineShown>`
    select l.id, l.item_id as "itemId", i.code as "itemCode", i.name as "itemName",
      trim_scale(l.entered_qty) as "enteredQty", l.entered_unit as "enteredUnit", i.base_unit as unit,
      trim_scale(l.qty) as qty, trim_scale(l.received_qty) as received, trim_scale(l.returned_qty) as returned,
      trim_scale(l.lost_qty) as lost, trim_scale(l.damaged_qty) as damaged, l.note, l.value,
      l.project_id as "projectId", l.work_item_id as "workItemId"
    from stock_transfer_line l join item i on i.company_id = l.company_id and i.id = l.item_id
    where l.company_id = ${companyId} and l.transfer_id = ${id}
    order by l.line_no
  `.execute(tables(tx))
  return rows
}

/** What became of it, newest first. */
export async function transferOutcomes(tx: Tx, companyId: string, id: string): Promise<TransferOutcome[]> {
  const { rows } = await sql<TransferOutcome>`
    select o.id, o.kind, o.outcome_date as "on", o.reason, o.received_by as "receivedBy", o.created_by_name as "by",
      o.created_at as at, o.undone_at is not null as "isUndone",
      (
        select json_agg(json_build_object('itemName', i.name, 'qty', trim_scale(p.qty)::text, 'unit', i.base_unit)
          order by l.line_no)
        from stock_transfer_outcome_line p
        join stock_transfer_line l on l.id = p.transfer_line_id
        join item i on i.company_id = l.company_id and i.id = l.item_id
        where p.outcome_id = o.id
      ) as lines
    from stock_transfer_outcome o
    where o.company_id = ${companyId} and o.transfer_id = ${id}
    order by o.created_at desc, o.id desc
  `.execute(tables(tx))
  return rows
}

const open = sql`l.qty - l.received_qty - l.returned_qty - l.lost_qty - l.damaged_qty`

/** Transfer antar gudang; `places` keeps those from or to any of them. */
export function transferSource(actor: Actor, places: readonly string[] = []): ListSource {
  const lines = sql`from stock_transfer_line l where l.transfer_id = t.id`
  const either = sql`any (${[...places]}::uuid[])`
  return {
    columns: transferColumns,
    from: sql`stock_transfer t
      join warehouse f on f.id = t.from_warehouse_id
      join warehouse d on d.id = t.to_warehouse_id`,
    where: sql`t.company_id = ${actor.companyId} and ${within(actor)}
      ${places.length > 0 ? sql`and (t.from_warehouse_id = ${either} or t.to_warehouse_id = ${either})` : sql``}`,
    alias: 't',
    at: {
      number: sql`coalesce(t.number, '')`,
      date: sql.ref('t.document_date'),
      fromId: sql.ref('t.from_warehouse_id'),
      toId: sql.ref('t.to_warehouse_id'),
      fromName: sql.ref('f.name'),
      toName: sql.ref('d.name'),
      lineCount: sql`(select count(*) ${lines})`,
      value: sql`(select coalesce(sum(l.value), 0)::bigint ${lines})`,
      status: sql`case
        when t.state <> 'posted' then t.state
        when not exists (select ${lines} and ${open} <> 0) then 'received'
        when exists (select ${lines} and ${open} <> l.qty) then 'partial'
        else 'sent' end`,
    },
    search: sql`lower(coalesce(t.number, '') || ' ' || f.name || ' ' || d.name || ' ' || coalesce(t.reference, ''))`,
    defaultSort: '-date',
  }
}
