import { Refusal } from '#ground/refusal.ts'
import { dayIn } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import { onceEach } from '#kit/record/once-each.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { recordHistory } from '#kit/history/history.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { changesOf } from '#kit/history/changes.ts'
import type { DocumentRef } from '../contract.ts'
import { salespersonFor, sellerOf } from '../facts.ts'
import { contentOf, copiedTo } from './content.ts'
import type { amendOrder } from './contract.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { copyOf, tellSeller } from './save-order.ts'
import { changeOrder, linesOf, lockOrder, readOrder } from './store.ts'

/** Changes what may still change after confirmation: dates of promise, addresses, the customer's PO, notes. */
export async function amend(tx: Tx, actor: Actor, asked: AskedOf<typeof amendOrder>): Promise<DocumentRef> {
  const order = await lockOrder(tx, actor, asked.id)
  expectState(order, 'posted', 'pending_approval', 'draft')
  expectVersion(versioned(order), asked.version)
  if (asked.promisedDate !== null && asked.promisedDate < order.order_date)
    throw new Refusal('order.promised-early', { date: order.order_date }, { field: 'promisedDate' })
  const standing = sellerOf(order)
  const salesperson =
    asked.salespersonId === null ? standing : await salespersonFor(tx, actor, asked.salespersonId, { standing })
  const change = {
    promised_date: asked.promisedDate,
    customer_po_no: asked.customerPoNo,
    customer_po_date: asked.customerPoDate,
    billing_address: asked.billingAddress,
    shipping_address: asked.shippingAddress,
    contact_name: asked.contactName,
    contact_phone: asked.contactPhone,
    salesperson_id: salesperson?.id ?? null,
    salesperson_name: salesperson?.name ?? null,
    notes: asked.notes,
    internal_notes: asked.internalNotes,
    ...(asked.tags && { tags: onceEach(asked.tags) }),
  }
  const changed = await changeOrder(tx, actor, order.id, change)
  await tellSeller(tx, actor, changed, order.salesperson_id)
  await recordHistory(tx, actor, { subject: 'order', id: order.id, act: 'amend', changes: changesOf(order, change) })
  return { id: order.id, number: order.number, version: changed.version }
}

/** Makes a new draft with the same content, dated today. */
export async function duplicate(tx: Tx, actor: Actor, id: string): Promise<DocumentRef> {
  const order = await readOrder(tx, actor, id)
  const content = contentOf(order, await linesOf(tx, id))
  return copyOf(tx, actor, order, copiedTo(dayIn(actor.zone, now()), content), false)
}
