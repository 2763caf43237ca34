import { sql } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import { guardRecord } from '#kit/record/guards.ts'
import { own } from '../store.ts'

// What was promised to a customer and has not gone out yet must stay in sight.
guardRecord('item', 'archive', async (tx, actor, id) => {
  const { rows } = await sql<{ number: string | null }>`
    select o.number from sales_order_line l join sales_order o on o.company_id = l.company_id and o.id = l.order_id
    where l.company_id = ${actor.companyId} and l.item_id = ${id} and o.state in ('posted', 'pending_approval')
      and o.closed_at is null and l.needs_delivery and l.delivered_qty < l.qty + l.replaced_qty
    order by o.order_date, o.id limit 1
  `.execute(own(tx))
  const open = rows[0]
  if (open) throw new Refusal('order.item-on-order', { number: open.number ?? '' })
})
