import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { tiedAccounts, writeTie } from '#modules/journal/bank-tie-store.ts'
import { addCashAccount, cashAccountOf } from '#modules/journal/cash-accounts.ts'

/** A bank account of the company as its papers print it. */
export interface BankFacts {
  readonly id: string
  readonly bank: string
  readonly accountNo: string
  readonly holder: string
}

/**
 * Gives a bank account its place in the books: an account that stands already, or a new one. From then on payments
 * show the bank and the number; what was posted stays where it is.
 */
export async function tieBankAccount(
  tx: Tx,
  actor: Actor,
  bank: BankFacts,
  cashAccountId: string | null,
): Promise<{ cashAccountId: string }> {
  const { companyId } = actor
  const name = `${bank.bank} ${bank.accountNo}`.slice(0, 80)
  const facts = { bank: bank.bank, accountNo: bank.accountNo, holder: bank.holder }
  const account =
    cashAccountId === null
      ? await addCashAccount(tx, actor, { kind: 'bank', name, ...facts })
      : await cashAccountOf(tx, companyId, cashAccountId)
  if (account.kind !== 'bank') throw new Refusal('cash.not-bank', { name: account.name }, { field: 'cashAccountId' })
  const other = [...(await tiedAccounts(tx, companyId))].find(([id, cash]) => cash === account.id && id !== bank.id)
  if (other) throw new Refusal('cash.tied', { name: account.name }, { field: 'cashAccountId' })
  await writeTie(tx, companyId, { cashAccountId: account.id, bankAccountId: bank.id, name, ...facts })
  await recordHistory(tx, actor, {
    subject: 'bank-account',
    id: companyId,
    act: 'edit',
    changes: { [name]: [account.name === name ? null : account.name, `akun ${account.accountCode}`] },
  })
  return { cashAccountId: account.id }
}
