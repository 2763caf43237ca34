import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { instantText, jsonRows, plainNumber } from '#kit/db/json-rows.ts'
import { seenInvoices } from '../orders/visible.ts'
import { own } from '../store.ts'
import type { WriteOff } from '../write-offs/contract.ts'
import type { InvoiceCredit, InvoiceDetail, InvoiceLine, InvoiceSettlement } from './detail.ts'

/** What is worked out from the row, and not read. */
type Worked = 'label' | 'status' | 'isOverdue' | 'withholdingOpen' | 'payable' | 'yeses' | 'can'
export type OpenedInvoice = Omit<InvoiceDetail, Worked | 'writeOffs'> & {
  readonly writeOffs: readonly KeptWriteOff[]
  readonly submittedById: string | null
  readonly deductedTotal: string
  readonly withheldTotal: string
}

/** A write-off as its row holds it. */
export type KeptWriteOff = Omit<WriteOff, 'can'> & { readonly submittedById: string }

const lines = jsonRows<InvoiceLine>(sql`
  select id, order_line_id as "orderLineId", item_code as "itemCode", description, ${plainNumber('qty')} as qty, unit,
    ${plainNumber('price')} as price, discount::text as discount, amount::text as amount, ${plainNumber('credited_qty')} as "creditedQty"
  from sales_invoice_line where invoice_id = i.id order by position
`)

const settlements = jsonRows<InvoiceSettlement>(sql`
  select s.id, case when s.payment_id is not null then 'payment' when s.write_off_id is not null then 'write-off' else 'credit-note' end as source,
    coalesce(s.payment_id, s.credit_note_id, s.write_off_id) as "sourceId", coalesce(p.number, n.number, w.number) as number, s.settled_on as date,
    s.amount::text as amount, s.withheld::text as withheld, s.held, w.against
  from (
    select min(id::text) as id, payment_id, credit_note_id, write_off_id, settled_on, is_rounding, sum(amount) as amount, sum(withheld) as withheld,
      coalesce(json_agg(json_build_object('kind', withholding_kind, 'amount', withheld::text, 'proofNo', proof_no, 'files', (
        select count(*)::int from file f where f.company_id = s.company_id and f.owner_subject = 'bukti-potong' and f.owner_id = s.id
      )) order by withholding_kind) filter (where withheld > 0), '[]') as held
    from sales_settlement s where invoice_id = i.id and not is_void
    -- One act writes a row for each kind of PPh.
    group by payment_id, credit_note_id, write_off_id, settled_on, is_rounding, created_at
  ) s left join sales_payment p on p.id = s.payment_id left join sales_credit_note n on n.id = s.credit_note_id
    left join sales_write_off w on w.id = s.write_off_id
  order by s.settled_on, s.id
`)

const writeOffs = jsonRows<KeptWriteOff>(sql`
  select id, version, number, state, write_off_date as date, amount::text as amount, against, reason, submitted_by as "submittedById",
    submitted_by_name as "submittedBy",
    posted_by as "postedBy", void_reason as "voidReason"
  from sales_write_off where invoice_id = i.id order by id desc
`)

const creditNotes = jsonRows<InvoiceCredit>(sql`
  select id, number, note_date as date, total::text as total, reason
  from sales_credit_note where invoice_id = i.id and state = 'posted' order by note_date, id
`)

/** Reads invoices with lines and what settled them, newest first: one by id, or all of an order. */
export async function openedInvoices(
  tx: Tx,
  actor: Actor,
  which: { id: string } | { orderId: string },
): Promise<OpenedInvoice[]> {
  const predicate: RawBuilder<SqlBool> = 'id' in which ? sql`i.id = ${which.id}` : sql`i.order_id = ${which.orderId}`
  const { rows } = await sql<OpenedInvoice>`
    select i.id, i.version, i.number, i.kind, i.state, i.order_id as "orderId", o.number as "orderNumber",
      i.invoice_date as date, i.due_date as "dueDate", i.total::text as total, i.paid_total::text as "paidTotal",
      i.credited_total::text as "creditedTotal", i.written_off_total::text as "writtenOffTotal", i.open_due::text as "openDue",
      i.deducted_total::text as "deductedTotal", i.withheld_total::text as "withheldTotal", i.withholding,
      i.customer_id as "customerId", i.customer_name as "customerName", i.billing_address as "billingAddress",
      i.customer_npwp as "customerNpwp", i.customer_po_no as "customerPoNo", i.tax_invoice_no as "taxInvoiceNo",
      i.tax_transaction_code as "taxTransactionCode", i.price_includes_tax as "priceIncludesTax", i.seller_is_pkp as "sellerIsPkp",
      i.subtotal::text as subtotal, i.discount_total::text as "discountTotal", i.shipping_fee::text as "shippingFee",
      i.down_payment_applied::text as "downPaymentApplied", ${plainNumber('i.retention_percent')} as "retentionPercent",
      i.retention_amount::text as "retentionAmount", i.dpp::text as dpp, i.dpp_other::text as "dppOther", i.ppn::text as ppn, i.taxes,
      i.ppn_collector as "ppnCollector", i.ppn_collected::text as "ppnCollected", i.ppn_waiting::text as "ppnWaiting",
      i.ppn_proof_no as "ppnProofNo", i.ppn_proofs as "ppnProofs", i.ppn_proof_date as "ppnProofDate",
      i.withholding_amount::text as "withholdingAmount", i.bank_account_id as "bankAccountId", i.signatory_id as "signatoryId", i.needs_meterai as "needsMeterai",
      i.submitted_by as "submittedById", i.submitted_by_name as "submittedBy", ${instantText('i.submitted_at')} as "submittedAt",
      i.decision_note as "decisionNote", i.notes, i.void_reason as "voidReason",
      i.posted_by as "postedBy", ${instantText('i.posted_at')} as "postedAt", ${lines} as lines, ${settlements} as settlements, ${writeOffs} as "writeOffs",
      ${creditNotes} as "creditNotes"
    from sales_invoice i left join sales_order o on o.id = i.order_id
    where i.company_id = ${actor.companyId} and ${predicate} and ${seenInvoices(actor)}
    order by i.id desc
  `.execute(own(tx))
  return rows
}
