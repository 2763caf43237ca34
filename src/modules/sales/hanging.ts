import { sql } from 'kysely'
import { rupiah } from '#ground/format.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { tellHanging, type ClosingProject, type HangingThing } from '#modules/projects/face.ts'
import { own } from './store.ts'

interface Open {
  readonly kind: 'order' | 'invoice'
  readonly number: string | null
  readonly amount: string | null
  readonly orderId: string | null
  /** Null: the order itself. */
  readonly invoiceId: string | null
}

/** Finds what sales still has open for a project: drafts, goods to send, invoices that are not paid; at most 50 of a kind. */
async function hangingSales(tx: Tx, actor: Actor, { id }: ClosingProject): Promise<HangingThing[]> {
  const { rows } = await sql<Open>`
    (select 'order' as kind, o.number, null as amount, o.id as "orderId", null::uuid as "invoiceId" from sales_order o
      where o.id in (select order_id from sales_order_line where company_id = ${actor.companyId} and project_id = ${id})
        and (o.state in ('draft', 'pending_approval')
          or o.state = 'posted' and o.closed_at is null and o.lines_delivered < o.lines_to_deliver)
      order by o.id limit 50)
    union all
    (select 'invoice', i.number, case when i.state = 'posted' then i.open_due::text end, i.order_id, i.id from sales_invoice i
      where i.company_id = ${actor.companyId} and i.project_id = ${id}
        and (i.state in ('draft', 'pending_approval') or i.state = 'posted' and i.open_due > 0)
      order by i.id limit 50)
  `.execute(own(tx))
  const maySee = actor.can('view order')
  return rows.map(({ kind, number, amount, ...ids }) => ({
    what: wordsOf(kind, number, amount),
    href: maySee ? pageOf(ids) : null,
    isWaivable: false,
  }))
}

function pageOf({ orderId, invoiceId }: Pick<Open, 'orderId' | 'invoiceId'>): string | null {
  if (orderId === null) return null
  return invoiceId === null ? `/order/detail/${orderId}` : `/order/invoice/${orderId}?dokumen=${invoiceId}`
}

function wordsOf(kind: Open['kind'], number: string | null, amount: string | null): string {
  if (kind === 'order') return number === null ? 'Draf order' : `Order ${number} belum terkirim seluruhnya`
  return amount === null ? 'Invoice yang belum terbit' : `Invoice ${number ?? ''} belum lunas, sisa ${rupiah(amount)}`
}

tellHanging(hangingSales)
