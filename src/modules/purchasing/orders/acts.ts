import { quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import { mayReceive } from '../receipts/rights.ts'
import type { PurchaseAct, PurchaseLineDetail } from './detail.ts'
import type { OpenedPurchase } from './open-store.ts'

/** What the person may do next with an order, by its state and their permissions. */
export function actsOf(
  order: OpenedPurchase,
  actor: Actor,
  lines: readonly PurchaseLineDetail[],
  mayDecide: boolean,
): PurchaseAct[] {
  const may = (verb: string) => actor.can(`${verb} pembelian-barang`)
  const isDraft = order.state === 'draft'
  const isPosted = order.state === 'posted'
  const isOpen = isPosted && order.closed_at === null
  const isWaiting = isWaitingFor(order)
  const has = (test: (line: PurchaseLineDetail) => boolean) => lines.some(test)
  const toReceive = has((line) => line.toReceive !== '0')
  const toHandOver = has((line) => line.toHandOver !== '0')
  const isBilled = has((line) => line.billed !== '0')
  const isUsed = isBilled || [...order.receipts, ...order.handovers].some((paper) => paper.state !== 'void')
  const isReturnable = has((line) => quantity(line.received) > quantity(line.returned))
  const acts: readonly [PurchaseAct, boolean][] = [
    ['edit', isDraft && may('update')],
    ['submit', isDraft && may('update')],
    ['decide', isWaiting && mayDecide && may('approve')],
    ['withdraw', isWaiting && may('update')],
    ['amend', isOpen && order.amendment === null && may('update')],
    ['receive', isOpen && !order.is_held && toReceive && mayReceive(actor)],
    ['hand-over', isOpen && !order.is_held && toHandOver && may('update')],
    ['bill', isPosted && has((line) => line.toBill !== '0') && may('create')],
    ['pay-advance', isOpen && order.billing !== 'full' && may('create')],
    ['return', isPosted && isReturnable && may('create')],
    ['follow-up', isOpen && toReceive && may('update')],
    ['hold', isOpen && !order.is_held && (toReceive || toHandOver) && may('update')],
    ['resume', isOpen && order.is_held && may('update')],
    ['close', isOpen && toReceive && may('update')],
    ['void', (isPosted || order.state === 'pending_approval') && !isUsed && may('delete')],
    ['duplicate', may('create')],
    ['delete', isDraft && may('delete')],
  ]
  return acts.flatMap(([act, is]) => (is ? [act] : []))
}

/** Tells whether an order, or a change of one, waits for somebody's yes. */
export function isWaitingFor(order: Pick<OpenedPurchase, 'state' | 'amendment'>): boolean {
  return order.state === 'pending_approval' || (order.state === 'posted' && order.amendment !== null)
}
