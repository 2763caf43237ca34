import { sql } from 'kysely'
import { minus, money, plus, sum, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
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
import type { payRun } from './contract.ts'
import { runMemo } from './decide.ts'
import { paymentEntry } from './journal.ts'
import { changeRun, own, readRun, slipsOfRun } from './store.ts'

/** Pays slips of a booked run, whole or in part, from one account. */
export async function pay(tx: Tx, actor: Actor, asked: AskedOf<typeof payRun>): Promise<DocumentRef> {
  const run = await readRun(tx, actor, asked.id, true)
  expectState(run, 'posted')
  expectVersion(versioned(run), asked.version)
  refuseAhead(actor, asked.date)
  const slips = new Map((await slipsOfRun(tx, actor.companyId, run.id)).map((slip) => [slip.id, slip]))
  const paid = asked.slips.map(({ id, amount }, at) => {
    const slip = slips.get(id)
    const field = `slips.${at}.amount`
    if (!slip || asked.slips.findIndex((each) => each.id === id) !== at)
      throw new Refusal('slip.unknown', {}, { field })
    if (slip.held_reason !== null) throw new Refusal('slip.held', { name: slip.name, reason: slip.held_reason })
    const open = minus(money(slip.net), money(slip.paid))
    if (amount > open) throw new Refusal('slip.over-paid', { name: slip.name, open }, { field })
    return { slipId: id, personId: slip.person_id, amount }
  })
  const cash = await cashAccountFor(tx, actor, { cashAccountId: asked.cashAccountId, method: 'transfer' })
  const id = newId()
  const amount = sum(paid.map((each) => each.amount))
  await own(tx)
    .insertInto('payroll_payment')
    .values({
      ...{ id, company_id: actor.companyId, run_id: run.id, paid_on: asked.date, amount, void_reason: null },
      ...{ cash_account_id: cash.id, cash_account_name: cash.name },
      ...{ created_by: actor.userId, created_by_name: actor.name },
    })
    .execute()
  const lines = paid.map((each) => ({
    company_id: actor.companyId,
    payment_id: id,
    slip_id: each.slipId,
    amount: each.amount,
  }))
  await insertRows(tx, 'payroll_payment_line', lines)
  await countPaid(tx, actor, paid, 1n)
  const saved = await changeRun(tx, actor, run.id, { paid: plus(money(run.paid), amount) })
  await recordHistory(tx, actor, { subject: 'payroll-run', id: run.id, act: 'paid' })
  await post(tx, actor, {
    on: asked.date,
    area: 'payroll',
    source: { kind: 'payroll-payment', id },
    memo: `Bayar ${runMemo(run)} ${run.number ?? ''}`,
    lines: paymentEntry(paid, cash.accountCode),
  })
  return { id: run.id, number: run.number, version: saved.version }
}

/** Takes a payment back: what it paid is owed again, its entry is mirrored. */
export async function voidPaid(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly reason: string },
): Promise<{ id: string }> {
  const one = own(tx).selectFrom('payroll_payment').selectAll().where('company_id', '=', actor.companyId)
  const { run_id: runId } = found(await one.where('id', '=', asked.id).executeTakeFirst())
  // The run before its payment, as everywhere.
  const run = await readRun(tx, actor, runId, true)
  const payment = found(await one.where('id', '=', asked.id).forUpdate().executeTakeFirst())
  if (payment.is_void) throw new Refusal('payroll-payment.void')
  const lines = await own(tx)
    .selectFrom('payroll_payment_line')
    .select(['slip_id as slipId', 'amount'])
    .where('company_id', '=', actor.companyId)
    .where('payment_id', '=', payment.id)
    .execute()
  await countPaid(tx, actor, lines, -1n)
  await own(tx)
    .updateTable('payroll_payment')
    .set({ is_void: true, void_reason: asked.reason })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', payment.id)
    .execute()
  await changeRun(tx, actor, run.id, { paid: minus(money(run.paid), money(payment.amount)) })
  await recordHistory(tx, actor, { subject: 'payroll-run', id: run.id, act: 'void-payment', reason: asked.reason })
  await reverse(tx, actor, { kind: 'payroll-payment', id: payment.id }, { on: today(actor), reason: asked.reason })
  return { id: payment.id }
}

async function countPaid(
  tx: Tx,
  actor: Actor,
  lines: readonly { readonly slipId: string; readonly amount: Money }[],
  sign: 1n | -1n,
): Promise<void> {
  await sql`
    update payroll_slip s set paid = s.paid + given.amount
    from unnest(${lines.map(({ slipId }) => slipId)}::uuid[], ${lines.map(({ amount }) => amount * sign)}::bigint[])
      as given (id, amount)
    where s.company_id = ${actor.companyId} and s.id = given.id
  `.execute(own(tx))
}
