import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { visibleOrders } from '../orders/visible.ts'
import { own } from '../store.ts'

/** A paper of a customer that moves no balance. */
export interface CustomerDocument {
  readonly id: string
  readonly kind: 'quotation' | 'order' | 'delivery'
  readonly date: string
  readonly number: string
  readonly orderId: string
  readonly customerPoNo: string | null
  /** Of an order or a penawaran. */
  readonly total: bigint | null
  /** Of a surat jalan: how it came out, and who took the goods. */
  readonly arrival: 'received' | 'partial' | 'rejected' | null
  readonly receivedBy: string | null
}

interface AskedDocuments {
  readonly customerId: string
  readonly from: Day
  readonly to: Day
  readonly most: number
}

/** Penawaran, orders and sent surat jalan of a customer between two days, as far as this person may see them: the first of them, and how many there are. */
export async function documentsOf(
  tx: Tx,
  actor: Actor,
  { customerId, from, to, most }: AskedDocuments,
): Promise<{ readonly rows: readonly CustomerDocument[]; readonly count: number }> {
  const { rows } = await sql<CustomerDocument & { count: number }>`
    select *, count(*) over ()::int as count from (
    select id, case when state = 'draft' then 'quotation' else 'order' end as kind, order_date as date,
      coalesce(number, 'Draf') as number, id as "orderId", customer_po_no as "customerPoNo", total,
      null::text as arrival, null::text as "receivedBy"
    from sales_order
    where company_id = ${actor.companyId} and customer_id = ${customerId} and state <> 'void'
      and order_date between ${from}::date and ${to}::date and ${visibleOrders(actor)}
    union all
    select d.id, 'delivery', d.delivery_date, coalesce(d.number, ''), d.order_id, null, null, d.arrival, d.received_by
    from sales_delivery d join sales_order on sales_order.id = d.order_id
    where d.company_id = ${actor.companyId} and d.customer_id = ${customerId} and d.state = 'posted'
      and d.delivery_date between ${from}::date and ${to}::date and ${visibleOrders(actor)}
    ) papers
    order by date, kind desc, number, id limit ${most}
  `.execute(own(tx))
  return { rows: rows.map(({ count: _count, ...row }) => row), count: rows[0]?.count ?? 0 }
}
