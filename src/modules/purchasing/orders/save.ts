import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { changesOf } from '#kit/history/changes.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { intoTrash } from '#kit/trash/trash.ts'
import type { ItemFact } from '../facts.ts'
import type { createPurchase, SavedPurchase, updatePurchase } from './contract.ts'
import type { PurchaseAsked } from './draft.ts'
import { draftOf } from './draft-of.ts'
import { changePurchase, insertPurchase, lockPurchase, removePurchase, replaceLines } from './store.ts'
import type { Purchase, PurchaseLine } from './store.ts'
import { submitNow } from './submit.ts'
import { warningsOf } from './warnings.ts'

/** An order as it was just written or locked. */
export interface Written {
  readonly order: Purchase
  readonly lines: readonly PurchaseLine[]
}

/** Takes an order down as a draft, and orders it at once when asked. */
export async function create(
  tx: Tx,
  actor: Actor,
  asked: Omit<AskedOf<typeof createPurchase>, 'payment'>,
): Promise<SavedPurchase> {
  const { items, ...written } = await addDraft(tx, actor, asked)
  await claimFiles(tx, actor, { ids: asked.files, subject: 'pembelian', ownerId: written.order.id })
  return finished(tx, actor, written, { items, submit: asked.submit })
}

/** Makes a draft: of a form, a request, a quote or a copy. */
export async function addDraft(
  tx: Tx,
  actor: Actor,
  asked: PurchaseAsked,
  given: { readonly isCash?: boolean } = {},
): Promise<Written & { readonly items: ReadonlyMap<string, ItemFact> }> {
  const fresh = { ...asked, lines: asked.lines.map(({ id: _id, ...line }) => line) }
  const { draft, items } = await draftOf(tx, actor, fresh)
  const id = newId()
  const by = {
    created_by: actor.userId,
    created_by_name: actor.name,
    updated_by: actor.userId,
    updated_by_name: actor.name,
  }
  const row = { ...draft.row, ...by, id, company_id: actor.companyId, is_cash: given.isCash ?? false }
  const lines = draft.lines.map((line) => ({ ...line, company_id: actor.companyId, order_id: id }))
  const written = await insertPurchase(tx, row, lines)
  await recordHistory(tx, actor, { subject: 'purchase-order', id, act: 'create' })
  return { ...written, items }
}

/** Writes a draft anew as the person left it, if nobody else touched it meanwhile. */
export async function update(tx: Tx, actor: Actor, asked: AskedOf<typeof updatePurchase>): Promise<SavedPurchase> {
  const before = await lockPurchase(tx, actor, asked.id)
  expectState(before, 'draft')
  expectVersion(versioned(before), asked.version)
  const fresh = { ...asked, lines: asked.lines.map(({ id: _id, ...line }) => line) }
  const { draft, items } = await draftOf(tx, actor, fresh)
  const order = await changePurchase(tx, actor, before.id, draft.row)
  const rows = draft.lines.map((line) => ({ ...line, company_id: actor.companyId, order_id: before.id }))
  const lines = await replaceLines(tx, before.id, rows)
  const changes = changesOf(before, draft.row)
  await recordHistory(tx, actor, { subject: 'purchase-order', id: before.id, act: 'update', changes })
  return finished(tx, actor, { order, lines }, { items, submit: asked.submit })
}

/** Removes a draft for good. */
export async function remove(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  expectState(await lockPurchase(tx, actor, id), 'draft')
  await intoTrash(tx, actor, {
    subject: 'purchase-order',
    table: 'purchase_order',
    id: id,
    kind: 'Draf pembelian',
    permissions: ['delete pembelian-barang'],
  })
  await removePurchase(tx, actor.companyId, id)
  await recordHistory(tx, actor, { subject: 'purchase-order', id, act: 'delete' })
  return { id }
}

async function finished(
  tx: Tx,
  actor: Actor,
  { order, lines }: Written,
  asked: { readonly items: ReadonlyMap<string, ItemFact>; readonly submit: boolean },
): Promise<SavedPurchase> {
  const warnings = await warningsOf(tx, actor, order, lines, asked.items)
  if (!asked.submit) return { id: order.id, number: null, version: order.version, state: order.state, warnings }
  if (!actor.can('update pembelian-barang')) throw new Refusal('purchase.may-not-order')
  return { ...(await submitNow(tx, actor, { order, lines })), warnings }
}
