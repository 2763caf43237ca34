import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { recordHistory } from '#kit/history/history.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { dealt } from '#modules/parties/face.ts'
import type { DocumentRef } from '../contract.ts'
import { instant } from '#kit/posting/today.ts'
import { contentOf } from './content.ts'
import type { closeOrder, resumeOrder, voidOrder } from './act-contract.ts'
import { releaseAll } from './kept-goods.ts'
import { isOpen, refreshOrders } from './progress.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { copyOf } from './save-order.ts'
import { keepMadeAlone } from './take-over.ts'
import { changeOrder, linesOf, lockOrder, type Order, type OrderChange } from './store.ts'
import { hasDocuments } from './hanging-store.ts'

type Reasoned = AskedOf<typeof voidOrder>

/** Stops deliveries for the time being. */
export async function hold(tx: Tx, actor: Actor, asked: Reasoned): Promise<DocumentRef> {
  const order = await openOrder(tx, actor, asked)
  if (order.is_held) throw new Refusal('order.held', { number: order.number ?? '', reason: order.held_reason ?? '' })
  return write(tx, actor, order, { is_held: true, held_reason: asked.reason }, { act: 'hold', reason: asked.reason })
}

/** Lets a held order go on. */
export async function resume(tx: Tx, actor: Actor, asked: AskedOf<typeof resumeOrder>): Promise<DocumentRef> {
  const order = await openOrder(tx, actor, asked)
  return write(tx, actor, order, { is_held: false, held_reason: null }, { act: 'resume' })
}

/** Tutup sisa: nothing more will be sent or billed beyond what was sent; what was reserved is free again. */
export async function close(tx: Tx, actor: Actor, asked: AskedOf<typeof closeOrder>): Promise<DocumentRef> {
  const order = await openOrder(tx, actor, asked)
  await releaseAll(tx, actor, order.id)
  const closed = { closed_at: instant(), closed_by: actor.name, closed_reason: asked.reason, is_held: false }
  const ref = await write(tx, actor, order, closed, { act: 'close', reason: asked.reason })
  await refreshOrders(tx, [order.id])
  await noLongerOpen(tx, actor, order)
  return ref
}

/** Takes an order back while nothing hangs on it; afterwards it can only be closed. */
export async function voided(tx: Tx, actor: Actor, asked: Reasoned): Promise<DocumentRef> {
  return takenBack(tx, actor, asked, async (order) => releaseAll(tx, actor, order.id))
}

async function takenBack(
  tx: Tx,
  actor: Actor,
  asked: Reasoned,
  letGo: (order: Order) => Promise<void>,
): Promise<DocumentRef> {
  const order = await lockOrder(tx, actor, asked.id)
  expectState(order, 'posted')
  expectVersion(versioned(order), asked.version)
  if (await hasDocuments(tx, order.id)) throw new Refusal('order.has-documents', { number: order.number ?? '' })

  await letGo(order)
  await noLongerOpen(tx, actor, order)
  const change = { state: 'void' as const, voided_at: instant(), voided_by: actor.name, void_reason: asked.reason }
  return write(tx, actor, order, change, { act: 'void', reason: asked.reason })
}

/**
 * Voids an order and gives a fresh draft with the same content, in one transaction. What was made for it stays kept until
 * the draft binds and takes it over, or is thrown away.
 */
export async function revise(tx: Tx, actor: Actor, asked: Reasoned): Promise<DocumentRef> {
  await takenBack(tx, actor, asked, async (order) => keepMadeAlone(tx, actor, order))
  const order = await lockOrder(tx, actor, asked.id)
  return copyOf(tx, actor, order, contentOf(order, await linesOf(tx, order.id)), true)
}

async function noLongerOpen(tx: Tx, actor: Actor, order: Order): Promise<void> {
  if (isOpen(order.stage) === 0) return
  await dealt(tx, { companyId: actor.companyId, customerId: order.customer_id, openOrders: -1 })
}

async function openOrder(tx: Tx, actor: Actor, asked: { id: string; version: number }): Promise<Order> {
  const order = await lockOrder(tx, actor, asked.id)
  expectState(order, 'posted')
  expectVersion(versioned(order), asked.version)
  if (order.closed_at !== null) throw new Refusal('order.closed', { number: order.number ?? '' })
  return order
}

async function write(
  tx: Tx,
  actor: Actor,
  order: Order,
  change: OrderChange,
  told: { act: string; reason?: string },
): Promise<DocumentRef> {
  const { version } = await changeOrder(tx, actor, order.id, change)
  await recordHistory(tx, actor, { subject: 'order', id: order.id, ...told })
  return { id: order.id, number: order.number, version }
}
