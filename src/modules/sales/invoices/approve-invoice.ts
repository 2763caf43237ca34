import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { standingAfter, takeDecision } from '#kit/posting/take-decision.ts'
import { tellSettled } from '#kit/posting/tell-approval.ts'
import type { DocumentRef } from '../contract.ts'
import type { decideInvoice, withdrawInvoice } from './contract.ts'
import { issueApproved, lockedIn } from './issue-invoice.ts'
import { changeInvoice } from './store.ts'
import { submittedOf, waitingPaper } from './submit-invoice.ts'

/** Says yes, yes with a note, back for revision, or no. The last yes issues the invoice. */
export async function decide(tx: Tx, actor: Actor, asked: AskedOf<typeof decideInvoice>): Promise<DocumentRef> {
  const { order, invoice } = await lockedIn(tx, actor, 'pending_approval', asked)
  const isSettled = await takeDecision(tx, actor, submittedOf(invoice), asked, waitingPaper(invoice))
  await recordHistory(tx, actor, { subject: 'invoice', id: invoice.id, act: asked.decision, reason: asked.note })

  const decided = await changeInvoice(tx, actor, invoice.id, standingAfter(actor, asked))
  if (isSettled && decided.state === 'pending_approval') return issueApproved(tx, actor, order, decided)
  return { id: invoice.id, number: null, version: decided.version }
}

/** Takes an invoice that waits back into a draft. */
export async function withdraw(tx: Tx, actor: Actor, asked: AskedOf<typeof withdrawInvoice>): Promise<DocumentRef> {
  const { invoice } = await lockedIn(tx, actor, 'pending_approval', asked)
  const { id } = invoice
  await recordHistory(tx, actor, { subject: 'invoice', id, act: 'withdraw' })
  await tellSettled(tx, actor, { subject: 'invoice', id })
  const { version } = await changeInvoice(tx, actor, id, { state: 'draft' })
  return { id, number: null, version }
}
