import { ZERO } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { newId } from '#kit/id.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { needsApproval } from '#kit/posting/approval.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { expectState } from '#kit/posting/state.ts'
import { takeDecision } from '#kit/posting/take-decision.ts'
import { instant, today } from '#kit/posting/today.ts'
import { tellSettled, tellWaiting } from '#kit/posting/tell-approval.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { post, reverse } from '#modules/journal/face.ts'
import type { DocumentRef } from '../contract.ts'
import { lockInvoice, orderOfInvoice, type Invoice } from '../invoices/store.ts'
import { settingsOf } from '../orders/settings.ts'
import { lockOrder } from '../orders/store.ts'
import { takenByProject } from '../payments/by-project.ts'
import { settle, unsettle } from '../payments/settle.ts'
import { settlementsOf, voidSettlements } from '../payments/store.ts'
import { writeOffWords, type decideWriteOff, type voidWriteOff, type writeOffInvoice } from './contract.ts'
import { checkRounding, decideAmount, mayTakeBack, writeOffEntry } from './rules.ts'
import { changeWriteOff, hasWaiting, insertWriteOff, lockWriteOff, readWriteOff, type WriteOffRow } from './store.ts'

const doc = 'sales-write-off' as const

/** Takes an invoice that nobody will pay off the books, or hands that in for a yes. */
export async function writeOff(tx: Tx, actor: Actor, asked: AskedOf<typeof writeOffInvoice>) {
  const invoice = await lockedInvoice(tx, actor, asked.id)
  expectState(invoice, 'posted')
  expectVersion(versioned(invoice), asked.version)
  const number = invoice.number ?? ''
  const on = asked.date ?? today(actor)
  refuseAhead(actor, on)
  if (await hasWaiting(tx, invoice.id)) throw new Refusal('write-off.waits', { number })

  const amount = decideAmount(invoice.open_due, asked.amount, number)
  const isRounding = asked.against === 'rounding'
  if (isRounding) checkRounding(amount, (await settingsOf(tx, actor.companyId)).roundingLimit)
  const isWaiting = !isRounding && (await needsApproval(tx, actor, { doc, amount }))
  const { id: invoice_id, order_id, customer_id, customer_name } = invoice
  const saved = await insertWriteOff(tx, {
    ...{ id: newId(), company_id: actor.companyId, state: 'pending_approval' as const },
    ...{ invoice_id, order_id, customer_id, customer_name },
    ...{ write_off_date: on, amount, against: asked.against, reason: asked.reason },
    ...{ submitted_by: actor.userId, submitted_by_name: actor.name },
    ...{ created_by: actor.userId, updated_by: actor.userId, updated_by_name: actor.name },
  })
  const act = isWaiting ? 'submit-write-off' : 'write-off'
  await recordHistory(tx, actor, { subject: 'invoice', id: invoice.id, act, reason: asked.reason })
  await claimFiles(tx, actor, { ids: asked.files, subject: 'invoice', ownerId: invoice.id })
  const booked = { area: 'sales' as const, on }
  if (isWaiting) await tellWaiting(tx, actor, { doc, amount, booked }, waitingPaper(invoice))
  const ref = isWaiting
    ? { id: saved.id, number: null, version: saved.version }
    : await postNow(tx, actor, saved, invoice)
  return { ...ref, isWaiting }
}

/** Says yes, yes with a note, back, or no. A yes writes the claim off. */
export async function decide(tx: Tx, actor: Actor, asked: AskedOf<typeof decideWriteOff>): Promise<DocumentRef> {
  const { invoice, row } = await locked(tx, actor, asked)
  expectState(row, 'pending_approval')
  const { id: documentId, amount, submitted_by: submittedBy } = row
  const isSettled = await takeDecision(
    tx,
    actor,
    { doc, amount, documentId, submittedBy },
    asked,
    waitingPaper(invoice),
  )
  const isYes = asked.decision === 'approve' || asked.decision === 'approve-note'
  const act = !isYes ? 'refuse-write-off' : isSettled ? 'write-off' : 'approve-write-off'
  await recordHistory(tx, actor, { subject: 'invoice', id: invoice.id, act, reason: asked.note })

  const decided = await changeWriteOff(tx, actor, row.id, {
    decision_note: asked.note,
    ...(!isYes && { state: 'void' as const, voided_at: instant(), voided_by: actor.name, void_reason: asked.note }),
  })
  if (isYes && isSettled) return postNow(tx, actor, decided, invoice)
  return { id: row.id, number: null, version: decided.version }
}

/** Takes a write-off back: the customer owes again. */
export async function voided(tx: Tx, actor: Actor, asked: AskedOf<typeof voidWriteOff>): Promise<DocumentRef> {
  const { invoice, row } = await locked(tx, actor, asked)
  if (!mayTakeBack(actor, { state: row.state, submittedById: row.submitted_by })) throw new Forbidden('delete order')
  expectState(row, 'pending_approval', 'posted')
  const settlements = await settlementsOf(tx, { writeOffId: row.id })
  await voidSettlements(
    tx,
    settlements.map((each) => each.id),
  )
  if (settlements.length > 0) await unsettle(tx, actor, row.customer_id, settlements)
  const change = { state: 'void' as const, voided_at: instant(), voided_by: actor.name, void_reason: asked.reason }
  const saved = await changeWriteOff(tx, actor, row.id, change)
  await recordHistory(tx, actor, { subject: 'invoice', id: invoice.id, act: 'void-write-off', reason: asked.reason })
  await tellSettled(tx, actor, { subject: 'invoice', id: invoice.id })
  await reverse(tx, actor, { kind: 'write-off', id: row.id }, { on: today(actor), reason: asked.reason })
  return { id: row.id, number: row.number, version: saved.version }
}

function waitingPaper({ id, number, order_id }: Invoice) {
  const href = `/order/invoice/${order_id}?dokumen=${id}`
  return { subject: 'invoice', id, what: `Penghapusan invoice ${number ?? ''}`, href }
}

async function postNow(tx: Tx, actor: Actor, row: WriteOffRow, invoice: Invoice): Promise<DocumentRef> {
  // Something may have been paid while it waited.
  decideAmount(invoice.open_due, row.amount, invoice.number ?? '')
  const { id, customer_id: customerId, write_off_date: on, amount } = row
  const document = { kind: 'write-off', id }
  await changeWriteOff(tx, actor, id, { state: 'posted', posted_at: instant(), posted_by: actor.name })
  // A penalty and a few rupiah are taken off by who pays: the invoice counts as paid.
  const isRounding = row.against === 'rounding' || row.against === 'penalty'
  const source = { paymentId: null, creditNoteId: null, writeOffId: id, isRounding, customerId, on }
  const taken = { invoiceId: invoice.id, amount, withheld: ZERO, withholdingKind: null, withholdingBase: ZERO }
  const byProject = await takenByProject(tx, [invoice], [taken])
  await settle(tx, actor, source, { allocations: [taken], invoices: [invoice] })
  await post(tx, actor, {
    on,
    area: 'sales',
    source: document,
    memo: `${writeOffWords[row.against]} ${invoice.number ?? ''} · ${row.customer_name}`,
    lines: writeOffEntry({ customerId, taken: byProject }, row.against),
  })

  const number = await nextNumber(tx, { companyId: actor.companyId, doc: 'HP', day: on, document })
  const saved = await changeWriteOff(tx, actor, id, { number })
  return { id, number, version: saved.version }
}

async function lockedInvoice(tx: Tx, actor: Actor, id: string): Promise<Invoice> {
  const orderId = await orderOfInvoice(tx, actor, id)
  if (orderId !== null) await lockOrder(tx, actor, orderId)
  return lockInvoice(tx, actor.companyId, id)
}

async function locked(tx: Tx, actor: Actor, asked: { readonly id: string; readonly version: number }) {
  const read = await readWriteOff(tx, actor.companyId, asked.id)
  const invoice = await lockedInvoice(tx, actor, read.invoice_id)
  const row = await lockWriteOff(tx, actor.companyId, asked.id)
  expectVersion(versioned(row), asked.version)
  return { invoice, row }
}
