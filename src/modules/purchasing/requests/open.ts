import { rowDims } from '#ground/dims.ts'
import { sql } from 'kysely'
import { lineAmount, price } from '#ground/price.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { DocumentAct } from '#kit/posting/acts.ts'
import { mayApprove, type Submitted } from '#kit/posting/approval.ts'
import { decisionsOf } from '#kit/posting/decision-store.ts'
import { labelOf } from '#kit/posting/label.ts'
import { today } from '#kit/posting/today.ts'
import { yesesSaidOf } from '#kit/posting/yeses-said.ts'
import { warehousesToFill } from '#modules/stock/face.ts'
import { actsOf as actsDone } from '../orders/history.ts'
import { plainText } from '../plain.ts'
import { own } from '../store.ts'
import { visiblePurchases } from '../visible.ts'
import type {
  RequestAct,
  RequestDetail,
  RequestLineDetail,
  RequestOrder,
  RequestStart,
  RequestStatus,
} from './detail.ts'
import { orderable } from './order-request.ts'
import { requesters, wishedBy } from './requester.ts'
import { toOrder } from './rules.ts'
import { readRequest, requestLinesOf, type PurchaseRequest, type RequestLine } from './store.ts'

/** Everything the page of a request shows. */
export async function open(tx: Tx, actor: Actor, id: string): Promise<RequestDetail> {
  const request = await readRequest(tx, actor, id)
  const lines = (await requestLinesOf(tx, id)).map(lineDetail)
  const { orders, quoteCount } = await cameOf(tx, actor, id)
  const asked = request.state === 'pending_approval' ? submittedOf(request) : undefined
  return {
    ...rowOf(request, today(actor)),
    ...headerOf(request),
    yeses: asked ? await yesesSaidOf(tx, actor, asked) : null,
    state: request.state,
    can: actsOf(request, actor, {
      hasOpen: lines.some((line) => line.toOrder !== '0'),
      mayDecide: asked !== undefined && (await mayApprove(tx, actor, asked)),
    }),
    lines,
    decisions: await decisionsOf(tx, actor.companyId, id),
    orders,
    quoteCount,
  }
}

/** What an empty request form begins with. */
export async function start(tx: Tx, actor: Actor): Promise<RequestStart> {
  const places = await warehousesToFill(tx, actor)
  const warehouses = places.map(({ id, name, type }) => ({ id, name, type }))
  return { today: today(actor), warehouses, people: await requesters(tx, actor) }
}

/** What happened to a request, newest first. */
export async function history(tx: Tx, actor: Actor, id: string): Promise<DocumentAct[]> {
  const request = await readRequest(tx, actor, id)
  return actsDone(tx, actor, 'purchase-request', 'request', [request])
}

function rowOf(request: PurchaseRequest, day: string) {
  const isWaiting = ['pending', 'approved', 'partly-ordered', 'ordered'].includes(request.stage)
  return {
    id: request.id,
    number: request.number,
    label: labelOf(request.number),
    status: request.stage as RequestStatus,
    date: request.request_date,
    neededBy: request.needed_by,
    isLate: isWaiting && request.needed_by < day,
    requesterId: request.requester_id,
    requesterName: request.requester_name,
    warehouseId: request.warehouse_id,
    warehouseName: request.warehouse_name,
    projectId: request.project_id,
    lineCount: request.line_count,
    estimate: String(request.estimate),
    createdBy: request.created_by_name,
    createdAt: request.created_at,
    updatedAt: request.updated_at,
    version: request.version,
  }
}

function headerOf(request: PurchaseRequest) {
  return {
    notes: request.notes,
    decisionNote: request.decision_note,
    submittedBy: request.submitted_by_name,
    submittedAt: request.submitted_at,
    closedReason: request.closed_reason,
    voidReason: request.void_reason,
    postedBy: request.posted_by,
    postedAt: request.posted_at,
  }
}

function lineDetail(line: RequestLine): RequestLineDetail {
  const amount = line.est_price === null ? 0n : lineAmount(quantity(line.qty), price(line.est_price))
  return {
    id: line.id,
    position: line.position,
    itemId: line.item_id,
    itemCode: line.item_code,
    itemKind: line.item_kind,
    description: line.description,
    qty: plainText(line.qty),
    unit: line.unit,
    estPrice: line.est_price === null ? null : plainText(line.est_price),
    estAmount: String(amount),
    reason: line.reason,
    ...rowDims(line),
    ordered: plainText(line.ordered_qty),
    received: plainText(line.received_qty),
    toOrder: quantityText(toOrder(orderable(line))),
  }
}

/** What the person may do next with a request. */
export function actsOf(
  request: PurchaseRequest,
  actor: Actor,
  { hasOpen, mayDecide }: { readonly hasOpen: boolean; readonly mayDecide: boolean },
): RequestAct[] {
  const may = (verb: string) => actor.can(`${verb} pembelian-barang`)
  const isOpen = request.state === 'posted' && request.closed_at === null
  const isDraft = request.state === 'draft'
  const isWaiting = request.state === 'pending_approval'
  const acts: readonly [RequestAct, boolean][] = [
    ['edit', isDraft && may('update')],
    ['submit', isDraft && (may('create') || may('update'))],
    ['decide', isWaiting && mayDecide && may('approve')],
    ['withdraw', isWaiting && (may('create') || may('update'))],
    ['order', isOpen && hasOpen && may('create')],
    ['quote', isOpen && hasOpen && may('update')],
    ['close', isOpen && hasOpen && may('update')],
    [
      'void',
      (isOpen || isWaiting || (isDraft && request.number !== null)) && request.ordering === 'none' && may('delete'),
    ],
    ['duplicate', may('create')],
    ['delete', isDraft && request.number === null && may('delete')],
  ]
  return acts.flatMap(([act, is]) => (is ? [act] : []))
}

function submittedOf(request: PurchaseRequest): Submitted {
  const { id: documentId, estimate: amount, submitted_by: submittedBy, submitted_at: submittedAt } = request
  return { doc: 'purchase-request', amount, documentId, submittedBy, submittedAt, writtenFor: wishedBy(request) }
}

async function cameOf(tx: Tx, actor: Actor, id: string): Promise<{ orders: RequestOrder[]; quoteCount: number }> {
  const { rows } = await sql<RequestOrder>`
    select purchase_order.id, purchase_order.number, purchase_order.stage, purchase_order.order_date as date,
      coalesce(purchase_order.number, 'Draf') as label,
      purchase_order.supplier_name as "supplierName", purchase_order.total::text as total
    from purchase_order
    where purchase_order.company_id = ${actor.companyId} and ${visiblePurchases(actor)} and purchase_order.id in (
      select l.order_id from purchase_order_line l join purchase_request_line r on r.id = l.request_line_id where r.request_id = ${id}
    )
    order by purchase_order.id desc limit 100
  `.execute(own(tx))
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from purchase_quote where company_id = ${actor.companyId} and request_id = ${id}
  `.execute(own(tx))
  return { orders: rows, quoteCount: counted.rows[0]?.count ?? 0 }
}
