import { negate } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { expectState } from '#kit/posting/state.ts'
import { instant, today } from '#kit/posting/today.ts'
import * as journal from '#modules/journal/face.ts'
import { supplierDealt, supplierOpeningTakenBack } from '#modules/parties/face.ts'
import { changeBill, hasOpeningBill, lockBill } from './store.ts'

/** Takes an opening balance back by a mirrored entry, while nothing was paid on it; it may be booked anew. */
export async function takeOpeningBack(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  const bill = await lockBill(tx, actor, id)
  expectState(bill, 'posted')
  const number = bill.number ?? ''
  if (bill.kind !== 'opening') throw new Refusal('bill.opening-locked', { number })
  if (bill.paid_total > 0n) throw new Refusal('bill.has-payments', { number })
  if (bill.returned_total > 0n) throw new Refusal('bill.has-returns', { number })

  const on = today(actor)
  await changeBill(tx, actor, id, { state: 'void', voided_at: instant(), voided_by: actor.name, void_reason: reason })
  if (!(await hasOpeningBill(tx, actor.companyId, bill.supplier_id)))
    await supplierOpeningTakenBack(tx, actor.companyId, bill.supplier_id)
  await supplierDealt(tx, actor.companyId, { supplierId: bill.supplier_id, payable: negate(bill.total), on })
  await recordHistory(tx, actor, { subject: 'purchase-bill', id, act: 'void', reason })
  await journal.reverse(tx, actor, { kind: 'purchase-bill', id }, { on, reason })
}
