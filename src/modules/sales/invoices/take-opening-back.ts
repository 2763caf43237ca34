import { negate } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { expectState } from '#kit/posting/state.ts'
import { instant, today } from '#kit/posting/today.ts'
import * as journal from '#modules/journal/face.ts'
import { dealt, openingTakenBack } from '#modules/parties/face.ts'
import { hasWaiting } from '../write-offs/store.ts'
import { changeInvoice, hasOpening, lockInvoice } from './store.ts'

/** Takes an opening balance back by a mirrored entry, while nothing was paid or credited on it; it may be booked anew. */
export async function takeOpeningBack(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  const invoice = await lockInvoice(tx, actor.companyId, id)
  expectState(invoice, 'posted')
  const number = invoice.number ?? ''
  if (invoice.kind !== 'opening') throw new Refusal('invoice.opening-locked', { number })
  if (invoice.paid_total > 0n) throw new Refusal('invoice.has-payments', { number })
  if (invoice.credited_total > 0n) throw new Refusal('invoice.has-credits', { number })
  if (invoice.written_off_total > 0n || (await hasWaiting(tx, id)))
    throw new Refusal('invoice.has-write-off', { number })

  const voided = { state: 'void' as const, voided_at: instant(), voided_by: actor.name, void_reason: reason }
  await changeInvoice(tx, actor, id, voided)
  if (!(await hasOpening(tx, actor.companyId, invoice.customer_id)))
    await openingTakenBack(tx, actor.companyId, invoice.customer_id)
  await dealt(tx, { companyId: actor.companyId, customerId: invoice.customer_id, receivable: negate(invoice.total) })
  await recordHistory(tx, actor, { subject: 'invoice', id, act: 'void', reason })
  await journal.reverse(tx, actor, { kind: 'invoice', id }, { on: today(actor), reason })
}
