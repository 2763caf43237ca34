import { sql } from 'kysely'
import { minus, money, mulDiv, plus, ZERO, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { instantText, jsonRows, plainNumber } from '#kit/db/json-rows.ts'
import { seenNotes, visibleOrders } from '../orders/visible.ts'
import { refundsOf } from '../refunds/store.ts'
import { own } from '../store.ts'
import type { CreditNoteDetail, ReturnDetail } from './contract.ts'

const returnLines = jsonRows<ReturnDetail['lines'][number]>(sql`
  select l.id, l.delivery_line_id as "deliveryLineId", d.description, d.item_code as "itemCode", d.unit, ${plainNumber('l.qty')} as qty, l.condition
  from sales_return_line l join sales_delivery_line d on d.id = l.delivery_line_id where l.return_id = r.id order by l.position
`)

const notesOfReturn = jsonRows<ReturnDetail['creditNotes'][number]>(sql`
  select id, number, total::text as total from sales_credit_note where return_id = r.id and state = 'posted' order by id
`)

// Of an advance or retention rupiah are credited: its one line is that sum once, not the share of it that is kept.
const noteLines = jsonRows<CreditNoteDetail['lines'][number]>(sql`
  select id, invoice_line_id as "invoiceLineId", description, unit,
    case when i.kind in ('down_payment', 'retention') then '1' else ${plainNumber('qty')} end as qty, amount::text as amount
  from sales_credit_note_line where credit_note_id = n.id order by position
`)

const refunds = refundsOf(sql`r.credit_note_id = n.id`)

/** One return of goods. */
export async function openReturn(tx: Tx, actor: Actor, id: string): Promise<ReturnDetail> {
  const { rows } = await sql<Omit<ReturnDetail, 'can'>>`
    select r.id, r.version, r.number, r.state, r.return_date as date, r.delivery_id as "deliveryId", d.number as "deliveryNumber",
      r.order_id as "orderId", r.customer_name as "customerName", r.reason, r.settle, r.void_reason as "voidReason",
      ${instantText('r.posted_at')} as "postedAt", ${notesOfReturn} as "creditNotes", ${returnLines} as lines
    from sales_return r join sales_delivery d on d.id = r.delivery_id join sales_order on sales_order.id = r.order_id
    where r.company_id = ${actor.companyId} and r.id = ${id} and ${visibleOrders(actor)}
  `.execute(own(tx))
  const row = found(rows[0])
  return { ...row, can: row.state === 'posted' && actor.can('delete order') ? ['void'] : [] }
}

/** One credit note with its lines. */
export async function openCreditNote(tx: Tx, actor: Actor, id: string): Promise<CreditNoteDetail> {
  const { rows } = await sql<Omit<CreditNoteDetail, 'can' | 'discountTotal'> & { grossNet: string }>`
    select n.id, n.version, n.number, n.state, n.note_date as date, n.invoice_id as "invoiceId", i.number as "invoiceNumber",
      i.invoice_date as "invoiceDate", i.tax_invoice_no as "taxInvoiceNo", n.return_id as "returnId", n.order_id as "orderId",
      n.customer_id as "customerId", n.customer_name as "customerName", i.billing_address as "billingAddress", n.reason,
      n.subtotal::text as subtotal, i.price_includes_tax as "priceIncludesTax", n.gross_net::text as "grossNet",
      case when n.gross_net > (select sum(l.net) from sales_credit_note_line l where l.credit_note_id = n.id)
        then i.shipping_fee else 0 end::text as "shippingFee", n.down_payment_restored::text as "downPaymentRestored", n.retention_reduced::text as "retentionReduced",
      n.dpp::text as dpp, n.ppn::text as ppn, n.ppn_collected::text as "ppnCollected",
      case when n.ppn_collected > 0 then i.ppn_collector end as "ppnCollector", n.taxes, n.total::text as total, n.allocated_total::text as applied,
      n.unallocated::text as unallocated, n.void_reason as "voidReason", ${instantText('n.posted_at')} as "postedAt", ${noteLines} as lines, ${refunds} as refunds
    from sales_credit_note n join sales_invoice i on i.id = n.invoice_id
    where n.company_id = ${actor.companyId} and n.id = ${id} and ${seenNotes(actor)}
  `.execute(own(tx))
  const { grossNet, ...row } = found(rows[0])
  const isPosted = row.state === 'posted'
  const allowed: [CreditNoteDetail['can'][number], boolean][] = [
    ['void', isPosted && row.returnId === null && actor.can('delete order')],
    ['allocate', isPosted && row.unallocated !== '0' && actor.can('update order')],
    ['refund', isPosted && row.unallocated !== '0' && actor.can('update order')],
  ]
  const can = allowed.flatMap(([act, isAllowed]) => (isAllowed ? [act] : []))
  return { ...row, discountTotal: String(discountOf({ ...row, grossNet: money(grossNet) })), can }
}

type Credited = Pick<
  CreditNoteDetail,
  'subtotal' | 'shippingFee' | 'priceIncludesTax' | 'ppn' | 'downPaymentRestored' | 'retentionReduced'
>

// What lies between the lines as they were priced and what was sold; PPN is of what retention and advances left of it.
function discountOf({ grossNet, ...note }: Credited & { readonly grossNet: Money }): Money {
  const taxed = minus(grossNet, plus(money(note.downPaymentRestored), money(note.retentionReduced)))
  const isTaxed = note.priceIncludesTax && taxed > 0n
  const sold = isTaxed ? plus(grossNet, money(mulDiv(money(note.ppn), grossNet, taxed))) : grossNet
  const between = minus(plus(money(note.subtotal), money(note.shippingFee)), sold)
  return between > 0n ? between : ZERO
}
