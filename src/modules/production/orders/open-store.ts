import { sql } from 'kysely'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'
import type { Entry } from './contract.ts'

/** What happened on an order, newest first. */
export async function openedEntries(tx: Tx, orderId: string): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select e.id, e.kind, e.seq, e.entry_date::text as date, e.is_void as "isVoid", e.void_reason as "voidReason",
      e.voided_by as "voidedBy", e.created_by_name as by, e.created_at as at, e.reason, e.worker_name as "workerName",
      trim_scale(e.qty)::text as qty, trim_scale(e.rate)::text as rate,
      case when e.kind = 'labour' then e.cost::text end as pay, case when e.kind <> 'labour' then e.cost::text end as cost,
      e.overhead::text as overhead, e.value::text as value, e.loss::text as loss,
      (select coalesce(json_agg(json_build_object('grade', l.grade, 'itemCode', i.code, 'itemName', i.name,
          'unit', i.base_unit, 'qty', trim_scale(l.qty)::text, 'value', l.value::text) order by l.position), '[]'::json)
        from production_entry_line l join item i on i.id = l.item_id where l.entry_id = e.id) as lines
    from production_entry e where e.order_id = ${orderId} order by e.seq desc limit 500
  `.execute(own(tx))
  return rows
}
