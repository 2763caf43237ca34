import { sql } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import { tables } from '#kit/db/tx.ts'
import { guardRecord } from '#kit/record/guards.ts'

// What is being made, and what it is made of, must stay in sight until the order is over.
guardRecord('item', 'archive', async (tx, actor, id) => {
  const { rows } = await sql<{ number: string | null }>`
    select o.number from production_order o
    where o.company_id = ${actor.companyId} and o.stage in ('planned', 'running')
      and (o.item_id = ${id} or exists (select from production_material m where m.order_id = o.id and m.item_id = ${id}))
    order by o.order_date, o.id limit 1
  `.execute(tables(tx))
  const open = rows[0]
  if (open) throw new Refusal('spk.item-open', { number: open.number ?? '' })
})
