import { sql } from 'kysely'
import { percent, type Percent } from '#ground/percent.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { supplierScored } from '#modules/parties/face.ts'
import { own } from '../store.ts'

interface Score {
  readonly on_time: string | null
  readonly reject: string | null
  readonly drift: string | null
  readonly lead: string | null
}

/**
 * Works out how well a supplier delivers from the last 200 receipts: the share that came by the promised day, the mean
 * share of a line that was rejected, how far unit costs moved from the first to the last receipt of an item, and the mean
 * days from the order to the goods (a nota toko is fetched, not sent).
 */
export async function scoreSupplier(tx: Tx, actor: Actor, supplierId: string): Promise<void> {
  const { rows } = await sql<Score>`
    with recent as (
      select r.id, r.receipt_date, o.expected_date, o.order_date, o.is_cash from goods_receipt r join purchase_order o on o.id = r.order_id
      where r.company_id = ${actor.companyId} and r.supplier_id = ${supplierId} and r.state = 'posted'
      order by r.receipt_date desc, r.id desc limit 200
    ), line as (
      select l.item_id, l.qty_received, l.qty_rejected, l.unit_cost, r.receipt_date, r.id
      from recent r join goods_receipt_line l on l.receipt_id = r.id
    ), item as (
      select (array_agg(unit_cost order by receipt_date, id))[1] as first,
        (array_agg(unit_cost order by receipt_date desc, id desc))[1] as last
      from line where unit_cost > 0 group by item_id having count(*) > 1
    )
    select (select trim_scale(round(100.0 * count(*) filter (where receipt_date <= expected_date) / nullif(count(*), 0), 4))::text
        from recent where expected_date is not null) as on_time,
      (select trim_scale(round(100 * avg(qty_rejected / qty_received), 4))::text from line) as reject,
      (select trim_scale(round(least(100 * avg((last - first)::numeric / first), 9999), 4))::text from item having count(*) > 0) as drift,
      (select trim_scale(round(avg(receipt_date - order_date), 1))::text from recent where not is_cash) as lead
  `.execute(own(tx))
  const { on_time: onTime = null, reject = null, drift = null, lead = null } = rows[0] ?? {}
  await supplierScored(tx, actor.companyId, {
    supplierId,
    onTimePercent: share(onTime),
    rejectPercent: share(reject),
    priceDriftPercent: share(drift),
    leadDays: lead,
  })
}

function share(text: string | null): Percent | null {
  return text === null ? null : percent(text)
}
