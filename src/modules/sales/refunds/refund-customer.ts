import { plus } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { today } from '#kit/posting/today.ts'
import { cashAccountFor, post } from '#modules/journal/face.ts'
import type { DocumentRef } from '../contract.ts'
import type { refundCustomer } from './contract.ts'
import { checkRefund, refundEntry } from './rules.ts'
import { countRefunded, lockSource } from './source.ts'
import { changeRefund, insertRefund } from './store.ts'

/** Gives a customer back what is left of a payment or a credit note: money leaves, their advance is smaller. */
export async function refund(tx: Tx, actor: Actor, asked: AskedOf<typeof refundCustomer>): Promise<DocumentRef> {
  const of = await lockSource(tx, actor, asked.of)
  const on = asked.date ?? today(actor)
  refuseAhead(actor, on)
  const { amount, reason } = asked
  checkRefund(of, { amount, on })
  const account = await cashAccountFor(tx, actor, asked)

  const id = newId()
  const document = { kind: 'refund', id }
  const { customerId, customerName } = of
  await insertRefund(tx, {
    ...{ id, company_id: actor.companyId, customer_id: customerId, customer_name: customerName },
    payment_id: of.kind === 'payment' ? of.id : null,
    credit_note_id: of.kind === 'credit-note' ? of.id : null,
    refund_date: on,
    cash_account_id: account.id,
    cash_account_name: account.name,
    cash_account_code: account.accountCode,
    ...{ method: asked.method, reference: asked.reference, amount, reason, posted_by: actor.name },
    ...{ created_by: actor.userId, updated_by: actor.userId, updated_by_name: actor.name },
  })
  await countRefunded(tx, actor, of, { refunded: plus(of.refunded, amount), act: 'refund', reason })
  await recordHistory(tx, actor, { subject: 'refund', id, act: 'post' })
  await claimFiles(tx, actor, { ids: asked.files, subject: 'pengembalian', ownerId: id })
  await post(tx, actor, {
    on,
    area: 'sales',
    source: document,
    memo: `Pengembalian uang ke ${customerName}`,
    lines: refundEntry({ customerId, projectId: of.projectId, cashAccount: account.accountCode, amount }),
  })

  const number = await nextNumber(tx, { companyId: actor.companyId, doc: 'BKK', day: on, document })
  const saved = await changeRefund(tx, actor, id, { number })
  return { id, number, version: saved.version }
}
