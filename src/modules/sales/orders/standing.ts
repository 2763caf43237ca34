import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { OrderAct, OrderStatus } from './detail.ts'
import type { Order } from './store.ts'

type Standing = Pick<Order, 'state' | 'stage' | 'valid_until'> & { readonly is_made: boolean }

/** The one badge of an order: its stage, that its offer ran out, or that it is being made before any of it went. */
export function statusOf(order: Standing, today: Day): OrderStatus {
  if (order.state === 'draft' && order.valid_until !== null && order.valid_until < today) return 'expired'
  if (order.stage === 'pending_approval') return 'pending'
  if (order.stage === 'confirmed' && order.is_made) return 'making'
  // Safe: the column is generated from exactly these words (migration 0700).
  return order.stage as OrderStatus
}

/** What may be done next: what the state allows, as far as the person may. */
export function actsOf(
  order: Order,
  actor: Actor,
  facts: {
    readonly mayDecide: boolean
    readonly hasDocuments: boolean
    readonly toDeliver: boolean
    readonly toInvoice: boolean
    readonly hasReturnable: boolean
  },
): OrderAct[] {
  const mayUpdate = actor.can('update order')
  const mayDelete = actor.can('delete order')
  const isOpen = order.state === 'posted' && order.closed_at === null
  const isPosted = order.state === 'posted'
  const allowed: [OrderAct, boolean][] = [
    ['edit', order.state === 'draft' && mayUpdate],
    ['amend', isPosted && mayUpdate],
    ['confirm', order.state === 'draft' && mayUpdate],
    ['decide', order.state === 'pending_approval' && facts.mayDecide && actor.can('approve order')],
    ['withdraw', order.state === 'pending_approval' && mayUpdate],
    ['deliver', isOpen && !order.is_held && facts.toDeliver && mayUpdate],
    ['invoice', isPosted && facts.toInvoice && mayUpdate],
    ['invoice-down-payment', isOpen && order.billing !== 'full' && mayUpdate],
    ['invoice-retention', isPosted && order.retention_held > order.retention_released && mayUpdate],
    ['pay', isPosted && order.open_due > 0n && mayUpdate],
    ['return', isPosted && facts.hasReturnable && mayUpdate],
    ['hold', isOpen && !order.is_held && order.stage !== 'done' && mayUpdate],
    ['resume', isOpen && order.is_held && mayUpdate],
    ['close', isOpen && facts.hasDocuments && order.stage !== 'done' && mayUpdate],
    ['void', isPosted && !facts.hasDocuments && mayDelete],
    ['revise', isPosted && !facts.hasDocuments && mayDelete],
    ['duplicate', actor.can('create order')],
    ['delete', order.state === 'draft' && mayDelete],
  ]
  return allowed.flatMap(([act, isAllowed]) => (isAllowed ? [act] : []))
}
