import type { Tx } from '#kit/db/tx.ts'
import type { Actor } from '#kit/access/actor.ts'
import { newId } from '#kit/id.ts'
import { recordHistory } from '#kit/history/history.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { dealableCustomer, placesOf } from '#modules/parties/face.ts'
import { itemFacts, sellerFact, warehouseFor } from '../facts.ts'
import type { DocumentRef, SavedDocument } from '../contract.ts'
import { changesOf } from '../changes.ts'
import { confirm } from './confirm-order.ts'
import type { createOrder, updateOrder } from './contract.ts'
import { decideDraft, type Draft, type OrderAsked } from './draft.ts'
import { settingsOf } from './settings.ts'
import { changeOrder, insertOrder, lockOrder, removeOrder, replaceLines, type Order } from './store.ts'
import { versioned } from '../versioned.ts'
import { warningsOf } from './warnings.ts'

/** Takes an order down as a draft (penawaran), and confirms it at once when asked. */
export async function create(tx: Tx, actor: Actor, asked: AskedOf<typeof createOrder>): Promise<SavedDocument> {
  const draft = await draftOf(tx, actor, asked)
  const id = newId()
  await insertDraft(tx, actor, id, draft, null)
  await recordHistory(tx, actor, { subject: 'order', id, act: 'create' })
  return afterSaving(tx, actor, { id, version: 1 }, asked.confirm)
}

/** Writes a draft anew as the person left it, if nobody else touched it meanwhile. */
export async function update(tx: Tx, actor: Actor, asked: AskedOf<typeof updateOrder>): Promise<SavedDocument> {
  const order = await lockOrder(tx, actor, asked.id)
  expectState(order, 'draft')
  expectVersion(versioned(order), asked.version)

  const draft = await draftOf(tx, actor, asked)
  const version = await changeOrder(tx, actor, order.id, draft.row)
  await replaceLines(
    tx,
    order.id,
    draft.lines.map((line) => ({ ...line, company_id: actor.companyId, order_id: order.id })),
  )
  await recordHistory(tx, actor, {
    subject: 'order',
    id: order.id,
    act: 'update',
    changes: changesOf(order, draft.row),
  })
  return afterSaving(tx, actor, { id: order.id, version }, asked.confirm)
}

/** Makes a fresh draft with the content of an order. */
export async function copyOf(
  tx: Tx,
  actor: Actor,
  order: Order,
  content: OrderAsked,
  isRevision: boolean,
): Promise<DocumentRef> {
  const draft = await draftOf(tx, actor, content)
  const id = newId()
  await insertDraft(tx, actor, id, draft, isRevision ? order.id : null)
  await recordHistory(tx, actor, {
    subject: 'order',
    id,
    act: isRevision ? 'revise' : 'duplicate',
    changes: { from: [null, order.number] },
  })
  return { id, number: null, version: 1 }
}

/** Removes a draft for good. */
export async function remove(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  const order = await lockOrder(tx, actor, id)
  expectState(order, 'draft')
  await removeOrder(tx, actor.companyId, id)
  await recordHistory(tx, actor, { subject: 'order', id, act: 'delete' })
  return { id }
}

async function draftOf(tx: Tx, actor: Actor, asked: OrderAsked): Promise<Draft> {
  const customer = await dealableCustomer(tx, actor.companyId, asked.customerId)
  const places = isPlaced(asked) ? nowhere : await placesOf(tx, actor.companyId, customer.id)
  const seller = await sellerFact(tx, actor, asked.date)
  const items = await itemFacts(
    tx,
    actor,
    asked.lines.flatMap((line) => line.itemId ?? []),
    {
      ids: asked.lines.flatMap((line) => (line.price === undefined && line.itemId !== null ? [line.itemId] : [])),
      on: asked.date,
      level: customer.priceLevel,
    },
  )
  const warehouse = await warehouseFor(tx, actor, asked.warehouseId)
  const { termDays } = await settingsOf(tx, actor.companyId)
  return decideDraft(asked, { customer, places, seller, items, warehouse, termDays })
}

async function insertDraft(tx: Tx, actor: Actor, id: string, draft: Draft, revisionOf: string | null): Promise<void> {
  const by = {
    created_by: actor.userId,
    created_by_name: actor.name,
    updated_by: actor.userId,
    updated_by_name: actor.name,
  }
  await insertOrder(
    tx,
    { ...draft.row, ...by, id, company_id: actor.companyId, revision_of: revisionOf },
    draft.lines.map((line) => ({ ...line, company_id: actor.companyId, order_id: id })),
  )
}

async function afterSaving(
  tx: Tx,
  actor: Actor,
  saved: { id: string; version: number },
  isConfirmed: boolean,
): Promise<SavedDocument> {
  if (isConfirmed) return confirm(tx, actor, saved)
  return { ...saved, number: null, warnings: await warningsOf(tx, actor, saved.id) }
}

const nowhere = { billing: null, shipping: null, contactName: null, contactPhone: null }

function isPlaced(asked: OrderAsked): boolean {
  return asked.billingAddress !== null && asked.shippingAddress !== null
}
