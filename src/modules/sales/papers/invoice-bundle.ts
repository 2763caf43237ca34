import { sql } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { visibleOrders } from '../orders/visible.ts'
import { own } from '../store.ts'
import { MOST_INVOICES, type printInvoices } from './contract.ts'
import { invoiceOf } from './from-invoice.ts'
import { invoicePaper } from './invoice.ts'

/**
 * Many invoices as one PDF, and remembers that each was printed. An order or invoice the person may not see answers 404;
 * of an order only what is issued and valid is printed. Throws `paper.none` and `paper.too-many`.
 */
export async function pressedInvoices(
  tx: Tx,
  actor: Actor,
  { of, ids }: AskedOf<typeof printInvoices>,
): Promise<{ name: string; content: Buffer }> {
  const wanted = of === 'invoice' ? [...new Set(ids)] : await issuedFor(tx, actor, [...new Set(ids)])
  if (wanted.length === 0) throw new Refusal('paper.none')
  if (wanted.length > MOST_INVOICES) throw new Refusal('paper.too-many', { most: MOST_INVOICES })
  const bundle: Paper[] = []
  for (const id of wanted) bundle.push(invoicePaper(await invoiceOf(tx, actor, id)))
  for (const id of wanted) await recordHistory(tx, actor, { subject: 'invoice', id, act: 'print' })
  const title = wanted.length === 1 ? 'Invoice' : `${wanted.length} invoice`
  return { name: `${title}.pdf`, content: await makePdf({ title, bundle }) }
}

// The oldest first, as they are put into envelopes.
async function issuedFor(tx: Tx, actor: Actor, orders: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; invoices: string[] }>`
    select sales_order.id, array(
        select i.id from sales_invoice i where i.company_id = sales_order.company_id and i.order_id = sales_order.id and i.state = 'posted' order by i.invoice_date, i.number
      ) as invoices
    from sales_order
    where sales_order.company_id = ${actor.companyId} and sales_order.id = any(${orders}::uuid[]) and ${visibleOrders(actor)}
    order by sales_order.order_date, sales_order.number
  `.execute(own(tx))
  for (const id of orders) found(rows.find((row) => row.id === id))
  return rows.flatMap((row) => row.invoices)
}
