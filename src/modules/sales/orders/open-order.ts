import { max, minus, money, plus, sum, ZERO } from '#ground/money.ts'
import { convert, quantity, quantityText } from '#ground/quantity.ts'
import { lineAmount, priceText, type Price } from '#ground/price.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { toDeliver, toInvoice } from '../invoices/rules.ts'
import { mayApprove, type Submitted } from '#kit/posting/approval.ts'
import { labelOf } from '#kit/posting/label.ts'
import { today } from '#kit/posting/today.ts'
import { yesesSaidOf } from '#kit/posting/yeses-said.ts'
import type { OrderDetail, OrderLineDetail, OrderRow } from './detail.ts'
import { openedOrder, type KeptLine, type OpenedOrder } from './open-store.ts'
import { actsOf, statusOf } from './standing.ts'
import { costsOf } from './warnings.ts'

/** Everything the page of an order shows; cost and margin only for those who may see them. */
export async function open(tx: Tx, actor: Actor, id: string): Promise<OrderDetail> {
  const order = await openedOrder(tx, actor, id)
  const costs = actor.can('view biaya')
    ? await costsOf(
        tx,
        actor.companyId,
        order.lines.flatMap((line) => line.itemId ?? []),
      )
    : undefined
  const lines = order.lines.map((line) => lineDetail(line, { order, costs }))
  const day = today(actor)
  const asked = order.state === 'pending_approval' ? submittedOf(order) : undefined
  const can = actsOf(order, actor, {
    mayDecide: asked !== undefined && (await mayApprove(tx, actor, asked)),
    hasDocuments: order.deliveries.some(isStanding) || order.invoices.some(isStanding),
    toDeliver: lines.some((line) => line.toDeliver !== '0'),
    toInvoice: lines.some((line) => line.toInvoice !== '0'),
    hasReturnable: lines.some((line) => quantity(line.delivered) > quantity(line.returned)),
  })
  return {
    ...rowOf(order, day),
    yeses: asked ? await yesesSaidOf(tx, actor, asked) : null,
    ...headerOf(order),
    ...(costs && { margin: marginOf(order, costs) }),
    can,
    lines,
    deliveries: order.deliveries,
    invoices: order.invoices.map((invoice) => ({
      ...invoice,
      label: labelOf(invoice.number),
      isOverdue: invoice.openDue !== '0' && invoice.dueDate < day,
    })),
    payments: order.payments,
    returns: order.returns,
  }
}

function submittedOf(order: OpenedOrder): Submitted {
  const { id: documentId, total: amount, submitted_by: submittedBy, submitted_at: submittedAt } = order
  return { doc: 'sales-order', amount, documentId, submittedBy, submittedAt }
}

function rowOf(order: OpenedOrder, day: ReturnType<typeof today>): Omit<OrderRow, 'yeses'> {
  return {
    id: order.id,
    number: order.number,
    label: labelOf(order.number),
    state: order.state,
    status: statusOf(order, day),
    date: order.order_date,
    customerId: order.customer_id,
    customerName: order.customer_name,
    customerPoNo: order.customer_po_no,
    projectId: order.project_id,
    salespersonName: order.salesperson_name,
    tags: order.tags,
    lineCount: order.line_count,
    createdAt: order.created_at,
    updatedAt: order.updated_at,
    total: String(order.total),
    billedTotal: String(order.billed_total),
    // A credit that no invoice took yet is no payment taken back.
    paidTotal: String(max(minus(order.billed_total, plus(order.open_due, order.written_off_total)), ZERO)),
    openDue: String(order.open_due),
    sentValue: String(order.sent_value),
    sentShare: order.sent_share,
    toBill: String(order.to_bill),
    leftDue: String(order.left_due),
    linesToDeliver: order.lines_to_deliver,
    linesDelivered: order.lines_delivered,
    delivery: order.delivery,
    billing: order.billing,
    paying: order.paying as OrderRow['paying'],
    bill: order.bill as OrderRow['bill'],
    version: order.version,
    salespersonId: order.salesperson_id,
    promisedDate: order.promised_date,
    nextDue: order.next_due,
    isOverdue: order.next_due !== null && order.next_due < day,
  }
}

function headerOf(order: OpenedOrder) {
  const text = (value: bigint | null) => (value === null ? null : String(value))
  return {
    validUntil: order.valid_until,
    customerPoDate: order.customer_po_date,
    billingAddress: order.billing_address,
    shippingAddress: order.shipping_address,
    contactName: order.contact_name,
    contactPhone: order.contact_phone,
    warehouseId: order.warehouse_id,
    warehouseName: order.warehouse_name,
    termDays: order.term_days,
    priceIncludesTax: order.price_includes_tax,
    sellerIsPkp: order.seller_is_pkp,
    taxCode: order.tax_code,
    discountPercent: plain(order.discount_percent),
    discountAmount: text(order.discount_amount),
    shippingFee: String(order.shipping_fee),
    downPaymentPercent: plain(order.down_payment_percent),
    downPaymentAmount: text(order.down_payment_amount),
    retentionPercent: plain(order.retention_percent),
    withholding: order.withholding,
    withholdingIsUsual: order.withholding_is_usual,
    terms: order.terms,
    notes: order.notes,
    internalNotes: order.internal_notes,
    subtotal: String(order.subtotal),
    discountTotal: String(order.discount_total),
    dpp: String(order.dpp),
    dppOther: String(order.dpp_other),
    ppn: String(order.ppn),
    taxes: order.taxes,
    downPaymentBilled: String(order.down_payment_billed),
    downPaymentApplied: String(order.down_payment_applied),
    retentionHeld: String(order.retention_held),
    retentionReleased: String(order.retention_released),
    heldReason: order.held_reason,
    closedReason: order.closed_reason,
    voidReason: order.void_reason,
    createdBy: order.created_by_name,
    createdAt: order.created_at,
    postedBy: order.posted_by,
    postedAt: order.posted_at,
    submittedBy: order.submitted_by_name,
    submittedAt: order.submitted_at,
    decisionNote: order.decision_note,
    revisionOf: order.revision_of,
  }
}

function lineDetail(
  line: KeptLine,
  { order, costs }: { order: OpenedOrder; costs: Map<string, Price> | undefined },
): OrderLineDetail {
  const { unitNum, unitDen, net: _net, ...shown } = line
  const isClosed = order.closed_at !== null
  const progress = {
    qty: quantity(line.qty),
    delivered: quantity(line.delivered),
    returned: quantity(line.returned),
    replaced: quantity(line.replaced),
    invoiced: quantity(line.invoiced),
    needsDelivery: line.needsDelivery,
  }
  const isItem = line.row === 'item'
  const cost = line.itemId === null ? undefined : costs?.get(line.itemId)
  return {
    ...shown,
    toDeliver: isItem ? quantityText(toDeliver(progress, isClosed)) : '0',
    toInvoice: isItem ? quantityText(toInvoice(progress, { billFirst: order.bill_first, isClosed })) : '0',
    ...(costs && {
      unitCost: cost === undefined ? null : priceText(((cost * BigInt(unitNum)) / BigInt(unitDen)) as Price),
    }),
  }
}

// What the order sells before PPN, less what the goods cost on average today.
function marginOf(order: OpenedOrder, costs: ReadonlyMap<string, Price>): string {
  const cost = order.lines.map((line) => {
    const each = line.itemId === null ? undefined : costs.get(line.itemId)
    return each === undefined
      ? money(0)
      : lineAmount(convert(quantity(line.qty), BigInt(line.unitNum), BigInt(line.unitDen)), each)
  })
  return String(minus(order.dpp, sum(cost)))
}

function isStanding(document: { readonly state: string }): boolean {
  return document.state !== 'void'
}

function plain(value: string | null): string | null {
  return value === null ? null : value.replace(/\.?0+$/, '')
}
