import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { ListSource } from '#kit/list/source.ts'
import { transferColumns } from '#modules/warehouse/columns.ts'
import type { TransferOutcome } from '#modules/warehouse/transfers/contract.ts'

// Seen by who may see either end.
function within(actor: Actor) {
  const { warehouses } = actor.scope
  if (warehouses === 'all') return sql<boolean>`true`
  const mine = sql`any (${[...warehouses]}::uuid[])`
  return sql<boolean>`(t.from_warehouse_id = ${mine} or t.to_warehouse_id = ${mine})`
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
