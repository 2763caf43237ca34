import { rowDims } from '#ground/dims.ts'
import { daysBetween, day, type Day } from '#ground/day.ts'
import { minus, money, plus } from '#ground/money.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { mayApprove, type Submitted } from '#kit/posting/approval.ts'
import { decisionsOf } from '#kit/posting/decision-store.ts'
import { labelOf } from '#kit/posting/label.ts'
import { today } from '#kit/posting/today.ts'
import { yesesSaidOf } from '#kit/posting/yeses-said.ts'
import { toHandOver } from '../handovers/rules.ts'
import { plainText } from '../plain.ts'
import { actsOf, isWaitingFor } from './acts.ts'
import type { PurchaseDetail, PurchaseLineDetail, PurchaseRow, PurchaseStatus } from './detail.ts'
import { progressOf } from './incoming.ts'
import { openedPurchase } from './open-store.ts'
import { arrived, toBill, toReceive } from './rules.ts'
import { linesOf, type Purchase, type PurchaseLine } from './store.ts'

/** Everything the page of an order shows. */
export async function open(tx: Tx, actor: Actor, id: string): Promise<PurchaseDetail> {
  const order = await openedPurchase(tx, actor, id)
  const lines = (await linesOf(tx, id)).map((line) => lineDetail(line, order.closed_at !== null))
  const asked = isWaitingFor(order) ? submittedOf(order) : undefined
  return {
    ...rowOf(order, today(actor)),
    yeses: asked ? await yesesSaidOf(tx, actor, asked) : null,
    ...headerOf(order),
    freightOpen: String(order.freightOpen),
    billedOn: order.billedOn,
    settledOn: order.settledOn,
    can: actsOf(order, actor, lines, asked !== undefined && (await mayApprove(tx, actor, asked))),
    lines,
    receipts: order.receipts,
    handovers: order.handovers,
    requests: order.requests,
    landed: order.landed,
    decisions: await decisionsOf(tx, actor.companyId, id),
  }
}

function submittedOf(order: Purchase): Submitted {
  const amount = money(order.amendment_total ?? order.total)
  const { id: documentId, submitted_by: submittedBy, submitted_at: submittedAt } = order
  return { doc: 'purchase-order', amount, documentId, submittedBy, submittedAt }
}

function rowOf(order: Purchase, on: Day): Omit<PurchaseRow, 'yeses'> {
  const isComing = order.state === 'posted' && order.closed_at === null && ['none', 'partial'].includes(order.receiving)
  const late = isComing && order.expected_date !== null ? daysBetween(day(order.expected_date), on) : 0
  return {
    id: order.id,
    number: order.number,
    label: labelOf(order.number),
    state: order.state,
    status: order.stage as PurchaseStatus,
    date: order.order_date,
    expectedDate: order.expected_date,
    isLate: late > 0,
    daysLate: Math.max(late, 0),
    supplierId: order.supplier_id,
    supplierName: order.supplier_name,
    contactName: order.contact_name,
    contactPhone: order.contact_phone,
    followUpNote: order.follow_up_note,
    tags: order.tags,
    shipTo: order.ship_to,
    warehouseId: order.warehouse_id,
    warehouseName: order.warehouse_name,
    projectId: order.project_id,
    lineCount: order.line_count,
    total: String(order.total),
    billedTotal: String(order.billed_total),
    paid: String(plus(minus(order.billed_total, order.open_due), order.advance_left)),
    openDue: String(order.open_due),
    receivedValue: String(order.received_value),
    receivedShare: order.received_share,
    toBill: String(order.to_bill),
    leftDue: String(order.left_due),
    createdBy: order.created_by_name,
    createdAt: order.created_at,
    updatedAt: order.updated_at,
    linesToReceive: order.lines_to_receive,
    linesReceived: order.lines_received,
    receiving: order.receiving,
    billing: order.billing,
    bill: order.bill as PurchaseRow['bill'],
    nextDue: order.next_due,
    isCash: order.is_cash,
    version: order.version,
  }
}

function headerOf(order: Purchase) {
  const { followed_up_at: at, followed_up_by: by, follow_up_note: note } = order
  return {
    supplierIsPkp: order.supplier_is_pkp,
    supplierRef: order.supplier_ref,
    contactName: order.contact_name,
    contactPhone: order.contact_phone,
    shippingAddress: order.shipping_address,
    termDays: order.term_days,
    priceIncludesTax: order.price_includes_tax,
    creditsTax: order.credits_tax,
    taxCode: order.tax_code,
    discountPercent: order.discount_percent === null ? null : plainText(order.discount_percent),
    discountAmount: order.discount_amount === null ? null : String(order.discount_amount),
    freight: String(order.freight),
    downPaymentAmount: String(order.down_payment_amount),
    terms: order.terms,
    notes: order.notes,
    internalNotes: order.internal_notes,
    subtotal: String(order.subtotal),
    discountTotal: String(order.discount_total),
    dpp: String(order.dpp),
    dppOther: String(order.dpp_other),
    ppn: String(order.ppn),
    taxes: order.taxes,
    unbilledValue: String(order.unbilled_value),
    heldReason: order.held_reason,
    closedReason: order.closed_reason,
    voidReason: order.void_reason,
    decisionNote: order.decision_note,
    submittedBy: order.submitted_by_name,
    submittedAt: order.submitted_at,
    followUp: at !== null && by !== null && note !== null ? { at, by, note } : null,
    createdBy: order.created_by_name,
    createdAt: order.created_at,
    postedBy: order.posted_by,
    postedAt: order.posted_at,
    amendment:
      order.amendment_total === null
        ? null
        : {
            total: String(order.amendment_total),
            // Safe: an amendment that waits is written by `amend` alone; older ones have no reason.
            reason: (order.amendment as { readonly reason?: string | null } | null)?.reason ?? null,
            submittedBy: order.submitted_by_name,
            submittedAt: order.submitted_at,
          },
  }
}

/** A kept line as the page shows it. */
export function lineDetail(line: PurchaseLine, isClosed: boolean): PurchaseLineDetail {
  const isItem = line.kind === 'item'
  const progress = progressOf(line)
  return {
    id: line.id,
    position: line.position,
    row: line.kind,
    itemId: line.item_id,
    itemCode: line.item_code,
    itemKind: line.item_kind,
    description: line.description,
    qty: plainText(line.qty),
    unit: line.unit,
    price: plainText(line.price),
    discountPercent: line.discount_percent === null ? null : plainText(line.discount_percent),
    discountAmount: line.discount_amount === null ? null : String(line.discount_amount),
    taxCode: line.tax_code,
    amount: String(line.amount),
    net: String(line.net),
    cost: String(line.cost),
    needsReceipt: line.needs_receipt,
    requestLineId: line.request_line_id,
    ...rowDims(line),
    received: quantityText(arrived(progress)),
    rejected: plainText(line.rejected_qty),
    billed: plainText(line.billed_qty),
    returned: plainText(line.returned_qty),
    replaced: plainText(line.replaced_qty),
    toReceive: isItem ? quantityText(toReceive(progress, isClosed)) : '0',
    handed: plainText(line.handed_qty),
    toHandOver:
      isItem && !line.needs_receipt && !isClosed
        ? quantityText(toHandOver({ qty: progress.qty, handed: quantity(line.handed_qty) }))
        : '0',
    toBill: isItem ? quantityText(toBill(progress, isClosed)) : '0',
  }
}
