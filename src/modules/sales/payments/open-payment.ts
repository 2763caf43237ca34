import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { instantText, jsonRows, plainNumber } from '#kit/db/json-rows.ts'
import { labelOf } from '#kit/posting/label.ts'
import { seenNotes, seenPayments } from '../orders/visible.ts'
import { refundsOf } from '../refunds/store.ts'
import { seeCustomer } from '../see-customer.ts'
import { own } from '../store.ts'
import { paymentOfSlip } from './store.ts'
import type { AdvanceRow, PaymentAllocation, PaymentDetail } from './contract.ts'

type Opened = Omit<PaymentDetail, 'label' | 'can'>

const allocations = jsonRows<PaymentAllocation>(sql`
  select s.id, s.invoice_id as "invoiceId", i.number as "invoiceNumber", s.order_id as "orderId", s.settled_on as date,
    s.amount::text as amount, s.withheld::text as withheld, s.withholding_kind as "withholdingKind",
    ${plainNumber('s.withholding_rate')} as "withholdingRate", s.withholding_base::text as "withholdingBase",
    s.proof_no as "proofNo", s.proof_date as "proofDate"
  from sales_settlement s join sales_invoice i on i.id = s.invoice_id where s.payment_id = p.id
  order by s.created_at, s.invoice_id, s.withholding_kind, s.id
`)

const refunds = refundsOf(sql`r.payment_id = p.id`)

/** One payment with what it settled. */
export async function open(tx: Tx, actor: Actor, id: string): Promise<PaymentDetail> {
  const { rows } = await sql<Opened>`
    select p.id, p.version, p.number, p.state, p.payment_date as date, p.customer_id as "customerId", p.customer_name as "customerName",
      p.cash_account_id as "cashAccountId", p.cash_account_name as "cashAccountName", p.method, p.reference, p.amount::text as amount,
      p.admin_fee::text as "adminFee", p.withheld_total::text as "withheldTotal", p.allocated_total::text as "allocatedTotal",
      p.unallocated::text as unallocated, p.notes, p.void_reason as "voidReason", p.posted_by as "postedBy",
      ${instantText('p.posted_at')} as "postedAt", ${allocations} as allocations, ${refunds} as refunds
    from sales_payment p where p.company_id = ${actor.companyId} and p.id = ${id} and ${seenPayments(actor)}
  `.execute(own(tx))
  const payment = found(rows[0])
  return { ...payment, label: labelOf(payment.number), can: actsOf(payment, actor) }
}

/** The payment whose bukti potong it is, as this person may see it. */
export async function openBySlip(tx: Tx, actor: Actor, settlementId: string): Promise<PaymentDetail> {
  return open(tx, actor, await paymentOfSlip(tx, actor.companyId, settlementId))
}

/** Payments and credit notes of a customer that still hold something unused, oldest first. */
export async function advancesOf(tx: Tx, actor: Actor, customerId: string): Promise<AdvanceRow[]> {
  await seeCustomer(tx, actor, customerId)
  const { rows } = await sql<AdvanceRow>`
    select id, 'payment' as source, number, payment_date as date, unallocated::text as unallocated, version
    from sales_payment p where company_id = ${actor.companyId} and customer_id = ${customerId} and unallocated > 0
      and ${seenPayments(actor)}
    union all
    select id, 'credit-note', number, note_date, unallocated::text, version
    from sales_credit_note n where company_id = ${actor.companyId} and customer_id = ${customerId} and state = 'posted'
      and unallocated > 0 and ${seenNotes(actor)}
    order by date, id
  `.execute(own(tx))
  return rows
}

function actsOf(payment: Opened, actor: Actor): PaymentDetail['can'] {
  const isPosted = payment.state === 'posted'
  const allowed: [PaymentDetail['can'][number], boolean][] = [
    ['allocate', isPosted && payment.unallocated !== '0' && actor.can('update order')],
    ['refund', isPosted && payment.unallocated !== '0' && actor.can('update order')],
    ['amend', isPosted && actor.can('update order')],
    ['void', isPosted && actor.can('delete order')],
  ]
  return allowed.flatMap(([act, isAllowed]) => (isAllowed ? [act] : []))
}
