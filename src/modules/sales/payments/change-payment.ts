import { plus } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { dropGiro, reverse } from '#modules/journal/face.ts'
import { changesOf } from '#kit/history/changes.ts'
import type { DocumentRef } from '../contract.ts'
import { lockInvoices } from '../invoices/store.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { lockOrders } from '../orders/store.ts'
import { checkNotRefunded } from '../refunds/rules.ts'
import { instant, today } from '#kit/posting/today.ts'
import type { allocateAdvance, amendPayment, voidPayment } from './contract.ts'
import { proofChanges } from './proof-changes.ts'
import { unsettle } from './settle.ts'
import {
  changePayment,
  lockPayment,
  seePayment,
  setProofs,
  settlementsOf,
  voidSettlements,
  type Settlement,
} from './store.ts'
import { useAdvance } from './use-advance.ts'
import { undoRounding } from '../write-offs/undo-rounding.ts'

/** Uses the advance of a customer, the unallocated part of a payment, on invoices. */
export async function allocate(tx: Tx, actor: Actor, asked: AskedOf<typeof allocateAdvance>): Promise<DocumentRef> {
  const payment = await seenPayment(tx, actor, asked)
  const on = asked.date ?? today(actor)
  const advance = {
    source: { paymentId: payment.id, creditNoteId: null, customerId: payment.customer_id, on },
    projectId: null,
    left: payment.unallocated,
    called: `uang muka ${payment.number ?? ''}`,
  }
  const used = await useAdvance(tx, actor, advance, asked.allocations)
  const saved = await changePayment(tx, actor, payment.id, { allocated_total: plus(payment.allocated_total, used) })
  await recordHistory(tx, actor, {
    subject: 'payment',
    id: payment.id,
    act: 'allocate',
    changes: { allocated: [null, String(used)] },
  })
  return { id: payment.id, number: payment.number, version: saved.version }
}

/** Adds the proof of withholding when it comes, and corrects reference and notes. */
export async function amend(tx: Tx, actor: Actor, asked: AskedOf<typeof amendPayment>): Promise<DocumentRef> {
  const payment = await seenPayment(tx, actor, asked)
  const change = { reference: asked.reference, notes: asked.notes }
  const before = await settlementsOf(tx, { paymentId: payment.id })
  await setProofs(tx, payment.id, asked.proofs)
  const saved = await changePayment(tx, actor, payment.id, change)
  await recordHistory(tx, actor, {
    subject: 'payment',
    id: payment.id,
    act: 'amend',
    changes: { ...changesOf(payment, change), ...proofChanges(before, asked.proofs) },
  })
  return { id: payment.id, number: payment.number, version: saved.version }
}

/** Takes a payment back: its invoices are open again, what was rounded off them too, its entries are mirrored. */
export async function voided(tx: Tx, actor: Actor, asked: AskedOf<typeof voidPayment>): Promise<DocumentRef> {
  // Orders and invoices are locked before the payment, as everywhere.
  const hanging = await settlementsOf(tx, { paymentId: asked.id })
  await lockOrders(tx, actor.companyId, [...new Set(hanging.flatMap((row) => row.order_id ?? []))])
  await lockInvoices(
    tx,
    actor.companyId,
    hanging.map((row) => row.invoice_id),
  )
  const payment = await seenPayment(tx, actor, asked)
  await dropGiro(tx, actor, payment.id)
  checkNotRefunded({ number: payment.number, refunded: payment.refunded_total })
  const settlements = await settlementsOf(tx, { paymentId: payment.id })
  if (settlements.length !== hanging.length) throw new Refusal('document.changed', { by: payment.updated_by_name })

  await voidSettlements(
    tx,
    settlements.map((row) => row.id),
  )
  await unsettle(tx, actor, payment.customer_id, settlements)
  const voidedRow = { state: 'void' as const, voided_at: instant(), voided_by: actor.name, void_reason: asked.reason }
  const saved = await changePayment(tx, actor, payment.id, voidedRow)
  await recordHistory(tx, actor, { subject: 'payment', id: payment.id, act: 'void', reason: asked.reason })
  await mirrorAll(tx, actor, payment.id, { settlements, reason: asked.reason })
  const invoiceIds = [...new Set(settlements.map((row) => row.invoice_id))]
  await undoRounding(tx, actor, invoiceIds, asked.reason)
  return { id: payment.id, number: payment.number, version: saved.version }
}

async function mirrorAll(
  tx: Tx,
  actor: Actor,
  paymentId: string,
  { settlements, reason }: { settlements: readonly Settlement[]; reason: string },
): Promise<void> {
  const on = today(actor)
  await reverse(tx, actor, { kind: 'payment', id: paymentId }, { on, reason })
  for (const row of settlements) await reverse(tx, actor, { kind: 'advance-use', id: row.id }, { on, reason })
}

async function seenPayment(tx: Tx, actor: Actor, asked: { id: string; version: number }) {
  await seePayment(tx, actor, asked.id)
  const payment = await lockPayment(tx, actor.companyId, asked.id)
  expectState(payment, 'posted')
  expectVersion(versioned(payment), asked.version)
  return payment
}
