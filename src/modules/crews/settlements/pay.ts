import { sql } from 'kysely'
import { minus, money, plus, sum, ZERO } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { expectState } from '#kit/posting/state.ts'
import { today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { cashAccountFor, post, reverse } from '#modules/journal/face.ts'
import { own } from '../store.ts'
import { envelope } from '../wages/cash.ts'
import { refuseOwnPay } from './approve.ts'
import type { payWages } from './contract.ts'
import { leaving, wagePaymentEntry, type PaidNote } from './journal.ts'
import { refuseNarrowed, seenNotes } from './seen.ts'
import { changeSettlement, readSettlement, type NoteKept } from './store.ts'

type Paid = PaidNote & { readonly noteId: string }

/** Pays some people what they have not fetched: from a cash box in envelopes rounded up, from a bank exactly. */
export async function pay(tx: Tx, actor: Actor, asked: AskedOf<typeof payWages>): Promise<DocumentRef> {
  const kept = await readSettlement(tx, actor, asked.id, true)
  expectState(kept, 'posted')
  await refuseOwnPay(tx, actor, kept)
  expectVersion(versioned(kept), asked.version)
  refuseAhead(actor, asked.date)
  const cash = await cashAccountFor(tx, actor, { cashAccountId: asked.cashAccountId, method: 'tunai' })
  const notes = new Map((await seenNotes(tx, actor, kept.id)).map((note) => [note.id, note]))
  const paid = asked.noteIds.map((id, at) => {
    const note = notes.get(id)
    if (!note || asked.noteIds.indexOf(id) !== at) throw new Refusal('wages.unknown')
    return paidNote(note, cash.kind === 'kas')
  })

  const id = newId()
  await own(tx)
    .insertInto('wage_payment')
    .values({
      ...{ id, company_id: actor.companyId, settlement_id: kept.id, paid_on: asked.date, amount: leaving(paid) },
      ...{ cash_account_id: cash.id, cash_account_name: cash.name, void_reason: null },
      ...{ created_by: actor.userId, created_by_name: actor.name },
    })
    .execute()
  const lines = paid.map(({ noteId, amount, rounding }) => ({
    ...{ company_id: actor.companyId, payment_id: id, note_id: noteId, amount, rounding },
  }))
  await insertRows(tx, 'wage_payment_line', lines)
  await countPaid(tx, actor, paid, 1n)
  const saved = await changeSettlement(tx, actor, kept.id, {
    paid: plus(money(kept.paid), sum(paid.map(({ amount }) => amount))),
  })
  await recordHistory(tx, actor, { subject: 'wage-settlement', id: kept.id, act: 'paid' })
  await post(tx, actor, {
    ...{ on: asked.date, area: 'payroll', source: { kind: 'wage-payment', id }, memo: `Bayar upah ${kept.number}` },
    lines: wagePaymentEntry(paid, cash.accountCode),
  })
  return { id: kept.id, number: kept.number, version: saved.version }
}

/** Takes a payment back: what it paid is owed again, its entry is mirrored. */
export async function voidPaid(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly reason: string },
): Promise<{ id: string }> {
  const one = own(tx).selectFrom('wage_payment').selectAll().where('company_id', '=', actor.companyId)
  const { settlement_id: settlementId } = found(await one.where('id', '=', asked.id).executeTakeFirst())
  // The wages before their payment, as everywhere.
  const kept = await readSettlement(tx, actor, settlementId, true)
  const payment = found(await one.where('id', '=', asked.id).forUpdate().executeTakeFirst())
  if (payment.is_void) throw new Refusal('wage-payment.void')
  const lines = await own(tx)
    .selectFrom('wage_payment_line')
    .select(['note_id as noteId', 'amount'])
    .where('company_id', '=', actor.companyId)
    .where('payment_id', '=', payment.id)
    .execute()
  await refuseNarrowed(
    tx,
    actor,
    lines.map(({ noteId }) => noteId),
  )
  await countPaid(tx, actor, lines, -1n)
  await own(tx)
    .updateTable('wage_payment')
    .set({ is_void: true, void_reason: asked.reason })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', payment.id)
    .execute()
  const back = sum(lines.map(({ amount }) => money(amount)))
  await changeSettlement(tx, actor, kept.id, { paid: minus(money(kept.paid), back) })
  const reason = { reason: asked.reason }
  await recordHistory(tx, actor, { subject: 'wage-settlement', id: kept.id, act: 'void-payment', ...reason })
  await reverse(tx, actor, { kind: 'wage-payment', id: payment.id }, { on: today(actor), ...reason })
  return { id: payment.id }
}

function paidNote(note: NoteKept, isCash: boolean): Paid {
  const amount = minus(money(note.net), money(note.paid))
  if (amount === ZERO) throw new Refusal('wages.settled', { name: note.name })
  const rounding = isCash ? minus(envelope(amount), amount) : ZERO
  return { noteId: note.id, personId: note.person_id, amount, rounding }
}

async function countPaid(
  tx: Tx,
  actor: Actor,
  lines: readonly { readonly noteId: string; readonly amount: bigint }[],
  sign: 1n | -1n,
): Promise<void> {
  await sql`
    update wage_note n set paid = n.paid + given.amount
    from unnest(${lines.map(({ noteId }) => noteId)}::uuid[], ${lines.map(({ amount }) => amount * sign)}::bigint[])
      as given (id, amount)
    where n.company_id = ${actor.companyId} and n.id = given.id
  `.execute(own(tx))
}
