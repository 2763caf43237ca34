import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { own } from '../store.ts'
import type { RefundDetail } from './contract.ts'
import { seeSource } from './source.ts'
import { refundFace } from './store.ts'

/** One refund; who may not see what it is of does not see it. */
export async function openRefund(tx: Tx, actor: Actor, id: string): Promise<RefundDetail> {
  const { rows } = await sql<RefundDetail>`
    select ${refundFace}, r.customer_id as "customerId", r.customer_name as "customerName",
      case when p.id is null then jsonb_build_object('kind', 'credit-note', 'id', n.id, 'number', n.number, 'orderId', n.order_id)
        else jsonb_build_object('kind', 'payment', 'id', p.id, 'number', p.number, 'orderId', null) end as of
    from sales_refund r left join sales_payment p on p.id = r.payment_id left join sales_credit_note n on n.id = r.credit_note_id
    where r.company_id = ${actor.companyId} and r.id = ${id}
  `.execute(own(tx))
  const refund = found(rows[0])
  await seeSource(tx, actor, refund.of)
  return refund
}
