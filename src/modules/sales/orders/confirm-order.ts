import { minus } from '#ground/money.ts'
import { day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { needsApproval } from '#kit/posting/approval.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { expectState } from '#kit/posting/state.ts'
import { tellWaiting } from '#kit/posting/tell-approval.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { dealableCustomer, dealt, type CustomerFacts } from '#modules/parties/face.ts'
import type { SavedDocument, Warning } from '../contract.ts'
import { instant } from '#kit/posting/today.ts'
import { settingsOf, type Settings } from './settings.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { changeOrder, linesOf, lockOrder, type Order, type OrderLine } from './store.ts'
import { keepGoods } from './kept-goods.ts'
import { maker } from './maker.ts'
import { takeOver, type TakenOver } from './take-over.ts'
import { creditHold } from './credit-limit.ts'
import { creditFacts, creditWarning, warningsOf } from './warnings.ts'

/** An order as it was just written or locked. */
export interface SavedOrder {
  readonly order: Order
  readonly lines: readonly OrderLine[]
}

interface Held extends SavedOrder {
  readonly customer: CustomerFacts
  readonly settings: Settings
}

/** Turns a draft into an order that binds, or hands it in when its amount needs somebody's yes. */
export async function confirm(tx: Tx, actor: Actor, asked: { id: string; version: number }): Promise<SavedDocument> {
  const order = await lockOrder(tx, actor, asked.id)
  expectState(order, 'draft')
  expectVersion(versioned(order), asked.version)
  return confirmNow(tx, actor, await heldOf(tx, actor, order))
}

/** The same for an order that this transaction already holds. */
export async function confirmNow(tx: Tx, actor: Actor, held: Held): Promise<SavedDocument> {
  if (!actor.can('update order')) throw new Refusal('order.may-not-confirm')
  const isWaiting = await needsApproval(tx, actor, { doc: 'sales-order', amount: held.order.total })
  return isWaiting ? submit(tx, actor, held) : postNow(tx, actor, held)
}

/** Reads what an order is confirmed on; refuses a customer one may not deal with. */
export async function heldOf(tx: Tx, actor: Actor, order: Order): Promise<Held> {
  const settings = await settingsOf(tx, actor.companyId)
  return {
    order,
    customer: await dealableCustomer(tx, actor.companyId, order.customer_id, creditHold(settings)),
    settings,
    lines: await linesOf(tx, order.id),
  }
}

/** Makes an order bind: credit is checked, goods are reserved, the number is given. */
export async function postNow(tx: Tx, actor: Actor, held: Held): Promise<SavedDocument> {
  const { order, lines, customer } = held
  const hints = await checked(tx, actor, held)
  const taken = await takeOver(tx, actor, order, lines)
  const warnings = [...hints, ...(await keepGoods(tx, actor, order, lines))]
  const on = day(order.order_date)
  await recordHistory(tx, actor, { subject: 'order', id: order.id, act: 'confirm' })
  await dealt(tx, { companyId: actor.companyId, customerId: customer.id, openOrders: 1, on })

  const document = { kind: 'order', id: order.id }
  const number = await nextNumber(tx, { companyId: actor.companyId, doc: 'ORD', day: on, document })
  const posted = { state: 'posted' as const, number, posted_at: instant(), posted_by: actor.name }
  const { version } = await changeOrder(tx, actor, order.id, posted)
  await followed(tx, actor, { ...order, number }, taken)
  return { id: order.id, number, version, warnings }
}

// Who makes for the order before makes for this one, and names it.
async function followed(tx: Tx, actor: Actor, order: Order & { readonly number: string }, lines: TakenOver) {
  if (order.revision_of === null || lines.length === 0) return
  const { id, number, customer_name: customerName, project_id: projectId, revision_of: before } = order
  await maker().follow(tx, actor, { before, id, number, customerName, projectId, lines })
}

async function submit(tx: Tx, actor: Actor, held: Held): Promise<SavedDocument> {
  const warnings = await checked(tx, actor, held)
  const { id, version } = await changeOrder(tx, actor, held.order.id, {
    state: 'pending_approval',
    submitted_at: instant(),
    submitted_by: actor.userId,
    submitted_by_name: actor.name,
    decision_note: null,
  })
  await recordHistory(tx, actor, { subject: 'order', id, act: 'submit' })
  const weighed = { doc: 'sales-order', amount: held.order.total } as const
  await tellWaiting(tx, actor, weighed, waitingPaper(held.order))
  return { id, number: null, version, warnings }
}

/** An order as those hear of it who decide on it. */
export function waitingPaper({ id, number, customer_name }: Order) {
  const what = `Order ${number ?? customer_name}`
  return { subject: 'order', id, what, href: `/order/detail/${id}` }
}

// What would refuse the order, and what should be known about it.
async function checked(tx: Tx, actor: Actor, { order, lines, customer, settings }: Held): Promise<Warning[]> {
  if (!lines.some((line) => line.kind === 'item')) throw new Refusal('order.no-lines')
  const beyond = creditWarning(
    await creditFacts(tx, actor, {
      ...{ customer, mode: settings.creditMode },
      order: { price: minus(order.total, order.ppn), ppn: order.ppn },
    }),
  )
  if (settings.creditMode === 'block' && beyond.length > 0) {
    throw new Refusal('order.over-limit', { customer: customer.name, limit: customer.creditLimit ?? 0n })
  }
  return [...beyond, ...(await warningsOf(tx, actor, order, lines))]
}
