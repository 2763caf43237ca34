import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { instantText, jsonRows, plainNumber } from '#kit/db/json-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import type { ListSource } from '#kit/list/source.ts'
import { supplierOf } from '#modules/parties/face.ts'
import { visiblePayments, visibleReturns } from '../bills/visible.ts'
import { readPurchase } from '../orders/store.ts'
import { own } from '../store.ts'
import { supplierPaymentColumns } from './columns.ts'
import type {
  SupplierAdvanceRow,
  SupplierPaymentAllocation,
  SupplierPaymentDetail,
  SupplierPaymentRow,
} from './contract.ts'

type Opened = Omit<SupplierPaymentDetail, 'can'>

const label = sql`coalesce(purchase_payment.number, 'Draf')`

const row = sql`purchase_payment.id, purchase_payment.version, ${label} as label, purchase_payment.payment_date as date,
  purchase_payment.supplier_id as "supplierId", purchase_payment.supplier_name as "supplierName", purchase_payment.method,
  purchase_payment.cash_account_name as "cashAccountName", purchase_payment.amount::text as amount,
  purchase_payment.withheld_total::text as "withheldTotal", purchase_payment.unallocated::text as unallocated,
  purchase_payment.state, purchase_payment.reference`

const allocations = jsonRows<SupplierPaymentAllocation>(sql`
  select s.id, s.bill_id as "billId", b.number as "billNumber", b.supplier_invoice_no as "supplierInvoiceNo", s.settled_on as date,
    s.amount::text as amount, s.withheld::text as withheld, s.withheld_before::text as "withheldBefore", s.is_use as "isUse", s.withholding_kind as "withholdingKind",
    ${plainNumber('s.withholding_rate')} as "withholdingRate", s.withholding_base::text as "withholdingBase",
    s.proof_no as "proofNo", s.proof_date as "proofDate"
  from purchase_settlement s join purchase_bill b on b.id = s.bill_id where s.payment_id = purchase_payment.id order by s.id
`)

const ahead = sql`case when advance_withheld > 0 then json_build_object('kind', advance_withholding_kind,
  'rate', ${plainNumber('advance_withholding_rate')}, 'base', advance_withholding_base::text, 'withheld', advance_withheld::text,
  'left', (advance_withheld - advance_withheld_used)::text, 'proofNo', advance_proof_no, 'proofDate', advance_proof_date) end`

/** One payment with what it settled. */
export async function open(tx: Tx, actor: Actor, id: string): Promise<SupplierPaymentDetail> {
  const { rows } = await sql<Opened>`
    select ${row}, purchase_payment.number, cash_account_id as "cashAccountId", admin_fee::text as "adminFee",
      case when bank_account_no is null then null
        else json_build_object('bank', bank_name, 'accountNo', bank_account_no, 'holder', bank_holder) end as "bankAccount",
      allocated_total::text as "allocatedTotal", ${ahead} as ahead, order_id as "orderId",
      (select o.number from purchase_order o where o.id = order_id) as "orderNumber", paid_to as "paidTo", notes,
      void_reason as "voidReason", posted_by as "postedBy", ${instantText('posted_at')} as "postedAt", ${allocations} as allocations
    from purchase_payment where company_id = ${actor.companyId} and id = ${id} and ${visiblePayments(actor)}
  `.execute(own(tx))
  const payment = found(rows[0])
  return { ...payment, can: actsOf(payment, actor) }
}

/** Payments of an order: down payments on it, and what paid its bills. */
export async function ofOrder(tx: Tx, actor: Actor, orderId: string): Promise<SupplierPaymentRow[]> {
  await readPurchase(tx, actor, orderId)
  const settles: RawBuilder<SqlBool> = sql`exists (
    select from purchase_settlement s join purchase_bill_line l on l.bill_id = s.bill_id
    where s.payment_id = purchase_payment.id and l.order_id = ${orderId}
  )`
  const { rows } = await sql<SupplierPaymentRow>`
    select ${row} from purchase_payment
    where company_id = ${actor.companyId} and (order_id = ${orderId} or ${settles}) and ${visiblePayments(actor)}
    order by id desc limit 200
  `.execute(own(tx))
  return rows
}

/** What a supplier still holds of our money, oldest first. */
export async function advancesOf(tx: Tx, actor: Actor, supplierId: string): Promise<SupplierAdvanceRow[]> {
  await supplierOf(tx, actor.companyId, supplierId)
  const { rows } = await sql<SupplierAdvanceRow>`
    select purchase_payment.id, 'payment' as source, purchase_payment.number, payment_date as date,
      (select o.number from purchase_order o where o.id = order_id) as "orderNumber", unallocated::text as unallocated,
      (advance_withheld - advance_withheld_used)::text as "withheldLeft", version
    from purchase_payment
    where company_id = ${actor.companyId} and supplier_id = ${supplierId} and unallocated > 0 and ${visiblePayments(actor)}
    union all
    select purchase_return.id, 'return', purchase_return.number, return_date,
      (select o.number from purchase_order o where o.id = order_id), unallocated::text, '0', version
    from purchase_return
    where company_id = ${actor.companyId} and supplier_id = ${supplierId} and unallocated > 0 and ${visibleReturns(actor)}
    order by date, number limit 500
  `.execute(own(tx))
  return rows
}

/** The list of payments. */
export function paymentSource(actor: Actor): ListSource {
  return {
    columns: supplierPaymentColumns,
    from: sql`purchase_payment`,
    where: sql`purchase_payment.company_id = ${actor.companyId} and ${visiblePayments(actor)}`,
    alias: 'purchase_payment',
    at: {
      label,
      date: sql.ref('purchase_payment.payment_date'),
      hasAdvance: sql`(purchase_payment.state = 'posted' and purchase_payment.unallocated > 0)`,
    },
    sorts: { label: { by: sql`coalesce(purchase_payment.number, '')`, tie: sql.ref('purchase_payment.id') } },
    search: sql.ref('purchase_payment.search'),
    defaultSort: '-date',
    zone: actor.zone,
  }
}

function actsOf(payment: Opened, actor: Actor): SupplierPaymentDetail['can'] {
  const isPosted = payment.state === 'posted'
  const mayUpdate = actor.can('update pembelian-barang')
  const allowed: [SupplierPaymentDetail['can'][number], boolean][] = [
    ['allocate', isPosted && payment.unallocated !== '0' && mayUpdate],
    ['amend', isPosted && mayUpdate],
    ['void', isPosted && actor.can('delete pembelian-barang')],
  ]
  return allowed.flatMap(([act, isAllowed]) => (isAllowed ? [act] : []))
}
