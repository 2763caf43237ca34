import { day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { needsApproval } from '#kit/posting/approval.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { expectState } from '#kit/posting/state.ts'
import { takeDecision } from '#kit/posting/take-decision.ts'
import { instant } from '#kit/posting/today.ts'
import { tellSettled, tellWaiting } from '#kit/posting/tell-approval.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { dealableSupplier } from '#modules/parties/face.ts'
import { refuseOverBudget } from '../over-budget.ts'
import { countAnswers } from '../requests/count-orders.ts'
import { checkRequests } from '../requests/check.ts'
import { decideAmendment } from './amend.ts'
import { answersOf } from './answers.ts'
import type { decidePurchase, SavedPurchase, submitPurchase, withdrawPurchase } from './contract.ts'
import { expectedOf, moveExpected } from './incoming.ts'
import { waitingPaper } from './waiting-paper.ts'
import { costingOf } from './warnings.ts'
import { changePurchase, linesOf, lockPurchase, type Purchase, type PurchaseLine } from './store.ts'

const doc = 'purchase-order' as const
type Saved = Omit<SavedPurchase, 'warnings'>

interface Held {
  readonly order: Purchase
  readonly lines: readonly PurchaseLine[]
}

/** Orders a draft, or hands it in when its amount needs somebody's yes. */
export async function submit(tx: Tx, actor: Actor, asked: AskedOf<typeof submitPurchase>): Promise<SavedPurchase> {
  const order = await lockPurchase(tx, actor, asked.id)
  expectState(order, 'draft')
  expectVersion(versioned(order), asked.version)
  await dealableSupplier(tx, actor.companyId, order.supplier_id)
  const saved = await submitNow(tx, actor, { order, lines: await linesOf(tx, order.id) })
  return { ...saved, warnings: [] }
}

/** The same for an order that this transaction already holds. */
export async function submitNow(tx: Tx, actor: Actor, { order, lines }: Held): Promise<Saved> {
  if (!lines.some((line) => line.kind === 'item')) throw new Refusal('purchase.no-lines')
  await checkRequests(tx, actor, lines)
  await refuseOverBudget(tx, actor, costingOf(lines))
  if (!(await needsApproval(tx, actor, { doc, amount: order.total }))) return postNow(tx, actor, { order, lines })
  const saved = await changePurchase(tx, actor, order.id, {
    state: 'pending_approval',
    submitted_at: instant(),
    submitted_by: actor.userId,
    submitted_by_name: actor.name,
    is_returned: false,
  })
  await recordHistory(tx, actor, { subject: doc, id: order.id, act: 'submit' })
  await tellWaiting(tx, actor, { doc, amount: order.total }, waitingPaper(order))
  return { id: saved.id, number: null, version: saved.version, state: saved.state }
}

/** Makes an order bind: its goods are expected, its requests are answered, the number is given. */
export async function postNow(tx: Tx, actor: Actor, { order, lines }: Held): Promise<Saved> {
  await countAnswers(tx, actor, 'ordered_qty', answersOf(lines))
  await moveExpected(tx, actor, [], expectedOf(order.warehouse_id, lines))
  await recordHistory(tx, actor, { subject: doc, id: order.id, act: 'order' })
  const document = { kind: doc, id: order.id }
  const on = day(order.order_date)
  const number = await nextNumber(tx, { companyId: actor.companyId, doc: 'PO', day: on, document })
  const posted = { state: 'posted' as const, number, posted_at: instant(), posted_by: actor.name, is_returned: false }
  const { version } = await changePurchase(tx, actor, order.id, posted)
  return { id: order.id, number, version, state: 'posted' }
}

/** Says yes, yes with a note, back for revision, or no; a waiting change of a posted order is decided the same way. */
export async function decide(tx: Tx, actor: Actor, asked: AskedOf<typeof decidePurchase>): Promise<SavedPurchase> {
  const order = await lockPurchase(tx, actor, asked.id)
  expectVersion(versioned(order), asked.version)
  if (order.state === 'posted' && order.amendment !== null) return decideAmendment(tx, actor, order, asked)
  expectState(order, 'pending_approval')
  const { id: documentId, total: amount, submitted_by: submittedBy, submitted_at: submittedAt } = order
  const submitted = { doc, amount, documentId, submittedBy, submittedAt }
  const isSettled = await takeDecision(tx, actor, submitted, asked, waitingPaper(order))
  await recordHistory(tx, actor, { subject: doc, id: order.id, act: asked.decision, reason: asked.note })

  if (asked.decision === 'return' || asked.decision === 'reject') {
    const back = { state: 'draft' as const, is_returned: true, decision_note: asked.note }
    const gone = {
      state: 'void' as const,
      is_rejected: true,
      decision_note: asked.note,
      voided_at: instant(),
      voided_by: actor.name,
      void_reason: asked.note,
    }
    const saved = await changePurchase(tx, actor, order.id, asked.decision === 'return' ? back : gone)
    return { id: order.id, number: null, version: saved.version, state: saved.state, warnings: [] }
  }
  if (!isSettled) {
    const saved = await changePurchase(tx, actor, order.id, { decision_note: asked.note })
    return { id: order.id, number: null, version: saved.version, state: saved.state, warnings: [] }
  }
  await dealableSupplier(tx, actor.companyId, order.supplier_id)
  const lines = await linesOf(tx, order.id)
  await checkRequests(tx, actor, lines)
  await refuseOverBudget(tx, actor, costingOf(lines))
  if (asked.note !== null) await changePurchase(tx, actor, order.id, { decision_note: asked.note })
  return { ...(await postNow(tx, actor, { order, lines })), warnings: [] }
}

/** Takes an order that waits back into a draft, or drops the waiting change of a posted one. */
export async function withdraw(tx: Tx, actor: Actor, asked: AskedOf<typeof withdrawPurchase>) {
  const order = await lockPurchase(tx, actor, asked.id)
  expectVersion(versioned(order), asked.version)
  const isAmendment = order.state === 'posted' && order.amendment !== null
  if (!isAmendment) expectState(order, 'pending_approval')
  const change = isAmendment ? { amendment: null, amendment_total: null } : { state: 'draft' as const }
  const saved = await changePurchase(tx, actor, order.id, change)
  await recordHistory(tx, actor, { subject: doc, id: order.id, act: 'withdraw' })
  await tellSettled(tx, actor, { subject: 'pembelian', id: order.id })
  return { id: order.id, number: order.number, version: saved.version }
}
