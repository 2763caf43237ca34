import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { changesOf } from '#kit/history/changes.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { expectState } from '#kit/posting/state.ts'
import { instant, today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { dropGiro, reverse } from '#modules/journal/face.ts'
import { ordersOfBills, refreshOrderMoney } from '../bills/order-money.ts'
import { lockBills } from '../bills/store.ts'
import type { DocumentRef } from '../contract.ts'
import { lockPurchases } from '../orders/store.ts'
import type { amendSupplierPayment, voidSupplierPayment } from './contract.ts'
import { unsettle } from './settle.ts'
import {
  changePayment,
  lockPayment,
  readPayment,
  setProofs,
  settlementsOf,
  voidSettlements,
  type Settlement,
} from './store.ts'

/** Adds the proof of withholding when it is made, and corrects reference and notes. */
export async function amend(tx: Tx, actor: Actor, asked: AskedOf<typeof amendSupplierPayment>): Promise<DocumentRef> {
  const payment = await seenPayment(tx, actor, asked)
  const { aheadProof: proof } = asked
  const change = {
    reference: asked.reference,
    notes: asked.notes,
    ...(proof && { advance_proof_no: proof.proofNo, advance_proof_date: proof.proofDate }),
  }
  await setProofs(tx, payment.id, asked.proofs)
  const saved = await changePayment(tx, actor, payment.id, change)
  await recordHistory(tx, actor, {
    subject: 'purchase-payment',
    id: payment.id,
    act: 'amend',
    changes: changesOf(payment, change),
  })
  return { id: payment.id, number: payment.number, version: saved.version }
}

/** Takes a payment back: its bills are open again, its entries are mirrored. */
export async function voided(tx: Tx, actor: Actor, asked: AskedOf<typeof voidSupplierPayment>): Promise<DocumentRef> {
  // Orders and bills are locked before the payment, as everywhere.
  await readPayment(tx, actor, asked.id)
  const hanging = await settlementsOf(tx, actor.companyId, { paymentId: asked.id })
  await lockSettled(tx, actor, hanging)
  const payment = await seenPayment(tx, actor, asked)
  const settlements = await settlementsOf(tx, actor.companyId, { paymentId: payment.id })
  if (settlements.length !== hanging.length) throw new Refusal('document.changed', { by: payment.updated_by_name })

  await dropGiro(tx, actor, payment.id)
  const on = today(actor)
  await voidSettlements(
    tx,
    actor.companyId,
    settlements.map((row) => row.id),
  )
  await unsettle(tx, actor, { supplierId: payment.supplier_id, on }, settlements)
  const voidedRow = { state: 'void' as const, voided_at: instant(), voided_by: actor.name, void_reason: asked.reason }
  const saved = await changePayment(tx, actor, payment.id, voidedRow)
  if (payment.order_id !== null) await refreshOrderMoney(tx, [payment.order_id])
  await recordHistory(tx, actor, { subject: 'purchase-payment', id: payment.id, act: 'void', reason: asked.reason })
  await reverse(tx, actor, { kind: 'purchase-payment', id: payment.id }, { on, reason: asked.reason })
  await mirrorUses(tx, actor, settlements, asked.reason)
  return { id: payment.id, number: payment.number, version: saved.version }
}

/** Takes the orders and bills of settlements for this transaction. */
export async function lockSettled(tx: Tx, actor: Actor, settlements: readonly Settlement[]): Promise<void> {
  const bills = settlements.map((row) => row.bill_id)
  await lockPurchases(tx, actor, await ordersOfBills(tx, bills))
  await lockBills(tx, actor.companyId, bills)
}

/** Mirrors the entries of advances that were used. */
export async function mirrorUses(
  tx: Tx,
  actor: Actor,
  settlements: readonly Settlement[],
  reason: string,
): Promise<void> {
  const on = today(actor)
  for (const row of settlements) await reverse(tx, actor, { kind: 'purchase-advance-use', id: row.id }, { on, reason })
}

async function seenPayment(tx: Tx, actor: Actor, asked: { id: string; version: number }) {
  const payment = await lockPayment(tx, actor, asked.id)
  expectState(payment, 'posted')
  expectVersion(versioned(payment), asked.version)
  return payment
}
