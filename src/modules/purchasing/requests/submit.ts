import { day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { needsApproval } from '#kit/posting/approval.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { expectState } from '#kit/posting/state.ts'
import { takeDecision } from '#kit/posting/take-decision.ts'
import { instant } from '#kit/posting/today.ts'
import { tellSettled, tellWaiting } from '#kit/posting/tell-approval.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import type { closeRequest, decideRequest, submitRequest } from './contract.ts'
import { wishedBy } from './requester.ts'
import { refuseBeyondPlan } from './over-plan.ts'
import { changeRequest, lockRequest, type PurchaseRequest } from './store.ts'

const doc = 'purchase-request' as const

/** Hands a draft in; it is approved at once when its amount needs nobody's yes. */
export async function submit(tx: Tx, actor: Actor, asked: AskedOf<typeof submitRequest>): Promise<DocumentRef> {
  const request = await lockRequest(tx, actor, asked.id)
  expectState(request, 'draft')
  expectVersion(versioned(request), asked.version)
  return submitNow(tx, actor, request)
}

/** The same for a request that this transaction already holds. */
export async function submitNow(tx: Tx, actor: Actor, request: PurchaseRequest): Promise<DocumentRef> {
  await refuseBeyondPlan(tx, actor, request.id)
  await recordHistory(tx, actor, { subject: doc, id: request.id, act: 'submit' })
  const by = { submitted_at: instant(), submitted_by: actor.userId, submitted_by_name: actor.name, is_returned: false }
  const weighed = { doc, amount: request.estimate, writtenFor: wishedBy(request) }
  const isWaiting = await needsApproval(tx, actor, weighed)
  if (isWaiting) await tellWaiting(tx, actor, weighed, waitingPaper(request))
  // Handed in once, it keeps its number when it comes back and is handed in again.
  const number = request.number ?? (await numberOf(tx, actor, request))
  const saved = await changeRequest(tx, actor, request.id, { ...by, number, state: 'pending_approval' })
  return isWaiting ? refOf(saved) : approved(tx, actor, saved)
}

/** Says yes, yes with a note, back for revision, or no. */
export async function decide(tx: Tx, actor: Actor, asked: AskedOf<typeof decideRequest>): Promise<DocumentRef> {
  const request = await lockRequest(tx, actor, asked.id)
  expectState(request, 'pending_approval')
  expectVersion(versioned(request), asked.version)
  const { id: documentId, estimate: amount, submitted_by: submittedBy, submitted_at: submittedAt } = request
  const submitted = { doc, amount, documentId, submittedBy, submittedAt, writtenFor: wishedBy(request) }
  const isSettled = await takeDecision(tx, actor, submitted, asked, waitingPaper(request))
  await recordHistory(tx, actor, { subject: doc, id: request.id, act: asked.decision, reason: asked.note })
  const said = { decision_note: asked.note }
  if (asked.decision === 'return')
    return refOf(await changeRequest(tx, actor, request.id, { ...said, state: 'draft', is_returned: true }))
  if (asked.decision === 'reject') {
    const gone = { is_rejected: true, voided_at: instant(), voided_by: actor.name, void_reason: asked.note }
    return refOf(await changeRequest(tx, actor, request.id, { ...said, ...gone, state: 'void' }))
  }
  const saved = await changeRequest(tx, actor, request.id, said)
  return isSettled ? approved(tx, actor, saved) : refOf(saved)
}

/** Takes a request back into a draft while nobody has decided. */
export async function withdraw(tx: Tx, actor: Actor, asked: AskedOf<typeof submitRequest>): Promise<DocumentRef> {
  const request = await lockRequest(tx, actor, asked.id)
  expectState(request, 'pending_approval')
  expectVersion(versioned(request), asked.version)
  await recordHistory(tx, actor, { subject: doc, id: request.id, act: 'withdraw' })
  await tellSettled(tx, actor, { subject: 'permintaan', id: request.id })
  return refOf(await changeRequest(tx, actor, request.id, { state: 'draft' }))
}

/** Nothing more will be ordered of it. */
export async function close(tx: Tx, actor: Actor, asked: AskedOf<typeof closeRequest>): Promise<DocumentRef> {
  const request = await lockRequest(tx, actor, asked.id)
  expectState(request, 'posted')
  expectVersion(versioned(request), asked.version)
  if (request.closed_at !== null) throw new Refusal('request.closed', { number: request.number ?? '' })
  await recordHistory(tx, actor, { subject: doc, id: request.id, act: 'close', reason: asked.reason })
  const closed = { closed_at: instant(), closed_by: actor.name, closed_reason: asked.reason }
  return refOf(await changeRequest(tx, actor, request.id, closed))
}

/** Takes a request back for good while nothing was ordered of it. */
export async function voided(tx: Tx, actor: Actor, asked: AskedOf<typeof closeRequest>): Promise<DocumentRef> {
  const request = await lockRequest(tx, actor, asked.id)
  // A draft that came back has its number: it is voided, where one that never had any is deleted.
  if (request.number === null) expectState(request, 'pending_approval', 'posted')
  else expectState(request, 'draft', 'pending_approval', 'posted')
  expectVersion(versioned(request), asked.version)
  if (request.ordering !== 'none') throw new Refusal('request.has-orders', { number: request.number ?? '' })
  await recordHistory(tx, actor, { subject: doc, id: request.id, act: 'void', reason: asked.reason })
  const gone = {
    state: 'void' as const,
    voided_at: instant(),
    voided_by: actor.name,
    void_reason: asked.reason,
  }
  return refOf(await changeRequest(tx, actor, request.id, gone))
}

async function approved(tx: Tx, actor: Actor, request: PurchaseRequest): Promise<DocumentRef> {
  const number = request.number ?? (await numberOf(tx, actor, request))
  const posted = { state: 'posted' as const, number, posted_at: instant(), posted_by: actor.name }
  return refOf(await changeRequest(tx, actor, request.id, posted))
}

async function numberOf(tx: Tx, actor: Actor, { id, request_date: date }: PurchaseRequest): Promise<string> {
  return nextNumber(tx, { companyId: actor.companyId, doc: 'PR', day: day(date), document: { kind: doc, id } })
}

function waitingPaper({ id, requester_name }: PurchaseRequest) {
  const what = `Permintaan pembelian ${requester_name}`
  return { subject: 'permintaan', id, what, href: `/pembelian-barang/detail/${id}` }
}

function refOf(request: PurchaseRequest): DocumentRef {
  return { id: request.id, number: request.number, version: request.version }
}
