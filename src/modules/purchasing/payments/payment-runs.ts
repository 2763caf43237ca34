import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { Refusal } from '#ground/refusal.ts'
import { money, sum } from '#ground/money.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { serve, type FileReply, type Served } from '#kit/http/serve.ts'
import { transferFile, type BankTransfer } from '#kit/list/transfer-file.ts'
import { leftBy } from '#modules/journal/face.ts'
import { visiblePayments } from '../bills/visible.ts'
import { own } from '../store.ts'
import * as contract from './many-contract.ts'
import { payMany, startMany } from './pay-many.ts'

/** Lists what was paid in one go, the newest ten; ids of runs grow with time. */
async function paymentRuns(tx: Tx, actor: Actor): Promise<contract.PaymentRun[]> {
  const { rows } = await sql<contract.PaymentRun>`
    select run_id as id, min(payment_date) as date, min(cash_account_name) as "cashAccountName", min(posted_by) as by,
      count(*) filter (where state = 'posted')::int as payments,
      coalesce(sum(amount) filter (where state = 'posted'), 0)::text as amount,
      coalesce(bool_or(state = 'posted' and bank_account_no is not null), false) as "hasFile"
    from purchase_payment
    where company_id = ${actor.companyId} and run_id is not null and ${visiblePayments(actor)}
    group by run_id order by run_id desc limit 10
  `.execute(own(tx))
  return rows
}

interface SentPayment extends BankTransfer {
  readonly id: string
  readonly fee: string
  readonly account: string
}

/** Answers the bank's file of a run: what stands of it and goes to an account. Throws 'paid.file-differs'. */
export async function paymentRunFile(
  tx: Tx,
  actor: Actor,
  { id, format }: AskedOf<typeof contract.downloadPaymentRun>,
): Promise<FileReply> {
  const { rows } = await sql<SentPayment>`
    select id, bank_name as bank, bank_account_no as "accountNo", bank_holder as holder, amount::text as amount,
      payment_date as on, number as about, admin_fee::text as fee, cash_account_code as account
    from purchase_payment
    where company_id = ${actor.companyId} and run_id = ${id} and state = 'posted' and bank_account_no is not null
      and amount > 0 and ${visiblePayments(actor)}
    order by supplier_id, id limit 200
  `.execute(own(tx))
  await refuseDiffering(tx, actor, rows)
  const lines = rows.map(({ id: _id, fee: _fee, account: _account, ...line }) => line)
  return transferFile(actor, { title: 'Transfer supplier', lines, format })
}

// A bank sends what the file says: it says what the journal says has left, or it is not made. The bank's fee is no transfer.
async function refuseDiffering(tx: Tx, actor: Actor, sent: readonly SentPayment[]): Promise<void> {
  const [first] = sent
  if (!first) throw new NotFound()
  const of = { kind: 'purchase-payment', ids: sent.map(({ id }) => id), account: first.account }
  const left = await leftBy(tx, actor.companyId, of)
  const file = sum(sent.map(({ amount }) => money(amount)))
  const books = left - sum(sent.map(({ fee }) => money(fee)))
  if (file !== books) throw new Refusal('paid.file-differs', { file, books })
}

/** The doors of paying many bills in one go. */
export const manyRoutes: readonly Served[] = [
  serve(contract.startPaymentRun, ({ tx, actor, asked }) => startMany(tx, actor, asked)),
  serve(contract.payManyBills, ({ tx, actor, asked }) => payMany(tx, actor, asked)),
  serve(contract.listPaymentRuns, ({ tx, actor }) => paymentRuns(tx, actor)),
  serve(contract.downloadPaymentRun, ({ tx, actor, asked }) => paymentRunFile(tx, actor, asked)),
]
