import { sum, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AnswerFrom, AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { file, type FileReply } from '#kit/http/serve.ts'
import { newId } from '#kit/id.ts'
import { transferFile } from '#kit/list/transfer-file.ts'
import { expectState } from '#kit/posting/state.ts'
import { today } from '#kit/posting/today.ts'
import { holidays } from '#modules/attendance/face.ts'
import { cashAccounts } from '#modules/journal/face.ts'
import { bankAccountsOf, type BankAccountOf } from '#modules/people/face.ts'
import { own, readRun } from '../runs/store.ts'
import type { addTransfer, downloadTransfer, openTransfers, voidTransfer } from './contract.ts'
import { digitsOf, isAtMandiri, mcmText } from './mcm.ts'
import { isBankDay, isOtherName, nextBankDay } from './rules.ts'
import { freeTransfer, otherwiseOwed, sendableOf, transfersOf, type Sendable } from './store.ts'

const rests: ReadonlySet<Day> = new Set(holidays.map(({ day }) => day))

/** Shows who of a run may still be sent, who has no account, and the files that were made. */
export async function showTransfers(tx: Tx, actor: Actor, id: string): Promise<AnswerFrom<typeof openTransfers>> {
  await readRun(tx, actor, id)
  const slips = await sendableOf(tx, actor.companyId, id)
  const accounts = await accountsOf(tx, actor, slips)
  return {
    rows: slips.flatMap(({ slipId, employeeId, name, open }) => {
      const account = accounts.get(employeeId)
      if (!account) return []
      return [
        {
          slipId,
          name,
          amount: String(open),
          ...account,
          isOther: isOtherName(account.holder, name),
          isAtMandiri: isAtMandiri(account.bank),
        },
      ]
    }),
    withoutAccount: slips
      .filter(({ employeeId }) => !accounts.has(employeeId))
      .map(({ employeeId, name }) => ({ employeeId, name })),
    made: await transfersOf(tx, actor.companyId, id),
    next: nextBankDay(today(actor), rests),
    mcmAccounts: await mcmAccountsOf(tx, actor),
  }
}

/**
 * Makes the file of some slips of a booked run: their accounts and amounts are kept as they are now. One for Mandiri Cash
 * Management is refused to accounts of other banks ('transfer.other-bank').
 */
export async function makeTransfer(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof addTransfer>,
): Promise<AnswerFrom<typeof addTransfer>> {
  const run = await readRun(tx, actor, asked.id, true)
  expectState(run, 'posted')
  if (!isBankDay(asked.valueDate, rests)) {
    throw new Refusal('transfer.rest', { next: nextBankDay(asked.valueDate, rests) }, { field: 'valueDate' })
  }
  const sendable = new Map((await sendableOf(tx, actor.companyId, run.id)).map((slip) => [slip.slipId, slip]))
  const slips = [...new Set(asked.slipIds)].map((id) => {
    const slip = sendable.get(id)
    if (!slip) throw new Refusal('transfer.gone', {}, { field: 'slipIds' })
    return slip
  })
  const accounts = await accountsOf(tx, actor, slips)
  const mcm = asked.mcmAccountId === null ? null : found(await mcmAccountOf(tx, actor, asked.mcmAccountId))
  const id = newId()
  const lines = slips.map(({ slipId, employeeId, name, open }, at) => {
    const account = accounts.get(employeeId)
    if (!account) throw new Refusal('transfer.no-account', { name })
    if (mcm && !isAtMandiri(account.bank)) throw new Refusal('transfer.other-bank', { name, bank: account.bank })
    return {
      ...{ company_id: actor.companyId, transfer_id: id, line_no: at + 1, slip_id: slipId, name, amount: open },
      ...{ bank_name: account.bank, account_no: account.accountNo, holder: account.holder },
    }
  })
  const amount: Money = sum(lines.map((line) => line.amount))
  await own(tx)
    .insertInto('payroll_transfer')
    .values({
      ...{ id, company_id: actor.companyId, run_id: run.id, value_date: asked.valueDate, people: lines.length, amount },
      ...{
        mcm_account: mcm?.accountNo ?? null,
        void_reason: null,
        created_by: actor.userId,
        created_by_name: actor.name,
      },
    })
    .execute()
  await insertRows(tx, 'payroll_transfer_line', lines)
  await recordHistory(tx, actor, { subject: 'payroll-run', id: run.id, act: 'transfer-file' })
  return { id, format: mcm ? 'mcm' : 'csv' }
}

/** Says that a file was not sent. */
export async function takeTransferBack(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof voidTransfer>,
): Promise<{ id: string }> {
  const transfer = await readTransfer(tx, actor, asked.id)
  if (transfer.is_void) throw new Refusal('transfer.void')
  await freeTransfer(tx, actor, asked)
  const about = { subject: 'payroll-run', id: transfer.run_id, act: 'void-transfer-file', reason: asked.reason }
  await recordHistory(tx, actor, about)
  return { id: asked.id }
}

/** Answers a file as it was made: one line a person. Refused where it was taken back, or is no longer what its people are owed. */
export async function madeTransferFile(
  tx: Tx,
  actor: Actor,
  { id, format }: AskedOf<typeof downloadTransfer>,
): Promise<FileReply> {
  const transfer = await readTransfer(tx, actor, id)
  if (transfer.is_void) throw new Refusal('transfer.void')
  const [changed] = await otherwiseOwed(tx, actor.companyId, id)
  if (changed) throw new Refusal('transfer.changed', { name: changed.name, open: String(changed.open) })
  const run = await readRun(tx, actor, transfer.run_id)
  const lines = await own(tx)
    .selectFrom('payroll_transfer_line')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('transfer_id', '=', id)
    .orderBy('line_no')
    .execute()
  if (format === 'mcm') {
    const about = run.number ?? ''
    const paid = lines.map((line) => ({ accountNo: line.account_no, holder: line.holder, amount: line.amount }))
    const text = mcmText({ from: found(transfer.mcm_account), on: transfer.value_date, about, lines: paid })
    return file({ name: `MCM ${about}.csv`, type: 'text/csv', body: Buffer.from(text) })
  }
  const sent = lines.map((line) => ({
    ...{ bank: line.bank_name, accountNo: line.account_no, holder: line.holder },
    ...{ amount: String(line.amount), on: transfer.value_date, about: run.number ?? '' },
  }))
  return transferFile(actor, { title: `Transfer ${run.number ?? ''}`, lines: sent, format })
}

const mcmAccountOf = async (tx: Tx, actor: Actor, id: string) =>
  (await mcmAccountsOf(tx, actor)).find((account) => account.id === id)

// Only with a number can an account be debited.
async function mcmAccountsOf(tx: Tx, actor: Actor) {
  const all = await cashAccounts(tx, actor.companyId)
  return all.flatMap(({ id, kind, name, bank, accountNo }) => {
    const digits = digitsOf(accountNo ?? '')
    const isAble = kind === 'bank' && digits.length > 5 && (isAtMandiri(bank) || isAtMandiri(name))
    return isAble ? [{ id, name, accountNo: digits }] : []
  })
}

async function readTransfer(tx: Tx, actor: Actor, id: string) {
  const query = own(tx).selectFrom('payroll_transfer').selectAll().where('company_id', '=', actor.companyId)
  return found(await query.where('id', '=', id).executeTakeFirst())
}

function accountsOf(tx: Tx, actor: Actor, slips: readonly Sendable[]): Promise<ReadonlyMap<string, BankAccountOf>> {
  const employeeIds = slips.map(({ employeeId }) => employeeId)
  return bankAccountsOf(tx, actor.companyId, employeeIds)
}
