import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { expectState } from '#kit/posting/state.ts'
import { takeDecision } from '#kit/posting/take-decision.ts'
import { instant } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { supplierOf } from '#modules/parties/face.ts'
import type { DocumentRef } from '../contract.ts'
import { bookBill } from './book-bill.ts'
import type { decideBill as decideBillDoor } from './contract.ts'
import { decideBill, lockHomes } from './decide.ts'
import { bookShares, refuseStaleLanded } from '../landed/book-landed.ts'
import { lockCarried } from '../landed/keep-landed.ts'
import { waitingPaper } from './waiting-paper.ts'
import { askedFrom, askedLines, postedBy } from './rows.ts'
import { billLinesOf, changeBill, lockBill, readBill, type Bill } from './store.ts'

/** Says yes, no, or 'back to you' to a bill that is dearer than the tolerance; never by who handed it in. */
export async function decideWaiting(tx: Tx, actor: Actor, asked: AskedOf<typeof decideBillDoor>): Promise<DocumentRef> {
  const before = await readBill(tx, actor, asked.id)
  await lockHomes(tx, actor, askedLines(await billLinesOf(tx, before.id)))
  if (before.kind === 'landed') await lockCarried(tx, actor, before.id)
  const bill = await lockBill(tx, actor, asked.id)
  expectState(bill, 'pending_approval')
  expectVersion(versioned(bill), asked.version)
  const { id: documentId, total: amount, submitted_by: submittedBy, submitted_at: submittedAt } = bill
  const submitted = { doc: 'purchase-bill' as const, amount, documentId, submittedBy, submittedAt }
  const isSettled = await takeDecision(tx, actor, submitted, asked, waitingPaper(bill))
  await recordHistory(tx, actor, { subject: 'purchase-bill', id: bill.id, act: asked.decision, reason: asked.note })
  if (asked.decision === 'return') return ref(await changeBill(tx, actor, bill.id, returned(asked.note)))
  if (asked.decision === 'reject') return ref(await changeBill(tx, actor, bill.id, rejected(actor, asked.note)))
  if (!isSettled) return ref(await changeBill(tx, actor, bill.id, { decision_note: asked.note }))
  const isLanded = bill.kind === 'landed'
  await (isLanded ? refuseStaleLanded : refuseStale)(tx, actor, bill)
  const agreed = await changeBill(tx, actor, bill.id, { ...postedBy(actor), decision_note: asked.note })
  return (isLanded ? bookShares : bookBill)(tx, actor, agreed)
}

// What was approved must still be what orders and receipts say: a receipt may have been sent back meanwhile.
async function refuseStale(tx: Tx, actor: Actor, bill: Bill): Promise<void> {
  const supplier = await supplierOf(tx, actor.companyId, bill.supplier_id)
  const lines = askedLines(await billLinesOf(tx, bill.id))
  const { figures } = await decideBill(tx, actor, supplier, { ...askedFrom(bill), lines })
  const isSame = figures.total === bill.total && figures.difference === bill.difference
  if (!isSame) throw new Refusal('bill.stale', { number: bill.supplier_invoice_no ?? '' })
}

function returned(note: string | null) {
  return { state: 'draft' as const, is_returned: true, decision_note: note, submitted_at: null, submitted_by: null }
}

function rejected(actor: Actor, note: string | null) {
  return { state: 'void' as const, voided_at: instant(), voided_by: actor.name, void_reason: note, decision_note: note }
}

function ref(bill: Bill): DocumentRef {
  return { id: bill.id, number: bill.number, version: bill.version }
}
