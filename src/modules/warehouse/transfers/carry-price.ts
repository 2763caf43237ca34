import { sql } from 'kysely'
import type { Tx } from '#kit/db/tx.ts'
import { tellCarrier, type Carried } from '#modules/stock/face.ts'
import { own } from '#modules/warehouse/store.ts'

/** A price that comes while goods are on the way changes the cost that they arrive with. */
async function carryPrice(tx: Tx, companyId: string, lines: readonly Carried[]): Promise<void> {
  const ids = lines.map((line) => line.lineId)
  // Whoever is taking the goods on now has read their cost already: one of the two waits and begins anew.
  await sql`
    select 1 from stock_transfer where company_id = ${companyId}
      and id in (select transfer_id from stock_transfer_line where id = any (${ids}::uuid[])) order by id for update
  `.execute(own(tx))
  await sql`
    update stock_transfer_line l set open_value = l.open_value + c.value
    from (
      select id, sum(value)::bigint as value
      from unnest(${ids}::uuid[], ${lines.map((line) => line.value)}::bigint[]) as c (id, value) group by id
    ) c
    where l.company_id = ${companyId} and l.id = c.id
  `.execute(own(tx))
}

tellCarrier(carryPrice)
