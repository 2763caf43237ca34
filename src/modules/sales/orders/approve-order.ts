import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { expectState } from '#kit/posting/state.ts'
import { standingAfter, takeDecision } from '#kit/posting/take-decision.ts'
import { tellSettled } from '#kit/posting/tell-approval.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import type { DocumentRef, SavedDocument } from '../contract.ts'
import { heldOf, postNow, waitingPaper } from './confirm-order.ts'
import type { decideOrder, withdrawOrder } from './act-contract.ts'
import { changeOrder, lockOrder, type Order } from './store.ts'
import { letRevisedGo } from './take-over.ts'

/** Says yes, yes with a note, back for revision, or no. The last yes makes the order bind. */
export async function decide(tx: Tx, actor: Actor, asked: AskedOf<typeof decideOrder>): Promise<SavedDocument> {
  const order = await waiting(tx, actor, asked)
  const { id: documentId, total: amount, submitted_by: submittedBy, submitted_at: submittedAt } = order
  const submitted = { doc: 'sales-order' as const, amount, documentId, submittedBy, submittedAt }
  const isSettled = await takeDecision(tx, actor, submitted, asked, waitingPaper(order))
  await recordHistory(tx, actor, { subject: 'order', id: order.id, act: asked.decision, reason: asked.note })

  const decided = await changeOrder(tx, actor, order.id, standingAfter(actor, asked))
  if (isSettled && decided.state === 'pending_approval') return postNow(tx, actor, await heldOf(tx, actor, decided))
  if (decided.state === 'void') await letRevisedGo(tx, actor, order)
  return { id: order.id, number: null, version: decided.version, warnings: [] }
}

/** Takes an order that waits back into a draft. */
export async function withdraw(tx: Tx, actor: Actor, asked: AskedOf<typeof withdrawOrder>): Promise<DocumentRef> {
  const order = await waiting(tx, actor, asked)
  await recordHistory(tx, actor, { subject: 'order', id: order.id, act: 'withdraw' })
  await tellSettled(tx, actor, { subject: 'order', id: order.id })
  const { version } = await changeOrder(tx, actor, order.id, { state: 'draft' })
  return { id: order.id, number: null, version }
}

async function waiting(tx: Tx, actor: Actor, asked: { id: string; version: number }): Promise<Order> {
  const order = await lockOrder(tx, actor, asked.id)
  expectState(order, 'pending_approval')
  expectVersion(versioned(order), asked.version)
  return order
}
