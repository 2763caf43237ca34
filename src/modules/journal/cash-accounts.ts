import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import type { CashAccount } from '#modules/journal/cash-store.ts'
import { accounts } from '#modules/journal/accounts.ts'
import * as store from '#modules/journal/cash-store.ts'

/** Lists the cash boxes and bank accounts in use. */
export async function cashAccounts(tx: Tx, companyId: string): Promise<CashAccount[]> {
  return store.listCashAccounts(tx, companyId)
}

/** Gives one of them, for a payment; 404 when it is not of this company or archived. */
export async function cashAccountOf(tx: Tx, companyId: string, id: string): Promise<CashAccount> {
  return found(await store.cashAccountById(tx, companyId, id))
}

/**
 * The account that money comes into or leaves: what was chosen, else the cash box for cash and the first bank for the
 * rest. Throws Refusal 'cash.none' where a company has none.
 */
export async function cashAccountFor(
  tx: Tx,
  actor: Actor,
  way: { readonly cashAccountId: string | null; readonly method: string },
): Promise<CashAccount> {
  if (way.cashAccountId !== null) return cashAccountOf(tx, actor.companyId, way.cashAccountId)
  const all = await cashAccounts(tx, actor.companyId)
  const kind = way.method === 'tunai' ? 'kas' : 'bank'
  const usual = all.find((account) => account.kind === kind) ?? all[0]
  if (!usual) throw new Refusal('cash.none', {}, { field: 'cashAccountId' })
  return usual
}

/** Gives the cash account that all floats of sites lie in (1-1110); the first float of a company opens it. */
export async function openSiteCash(tx: Tx, actor: Actor): Promise<CashAccount> {
  const kept = await store.siteCashAccount(tx, actor.companyId)
  if (kept) return kept
  const facts = { kind: 'kas' as const, name: 'Kas lapangan', bank: null, accountNo: null, holder: null }
  const account = { ...facts, id: newId(), accountCode: accounts.siteFloat }
  await store.insertCashAccount(tx, { companyId: actor.companyId, by: actor.userId }, account)
  return account
}

/** Adds a cash box or bank account, with a ledger account of its own beside 1-1100 or 1-1200. */
export async function addCashAccount(
  tx: Tx,
  actor: Actor,
  asked: Omit<CashAccount, 'id' | 'accountCode'>,
): Promise<CashAccount> {
  const accountCode = await store.openLedgerAccount(tx, {
    id: newId(),
    companyId: actor.companyId,
    by: actor.userId,
    under: asked.kind === 'kas' ? accounts.cash : accounts.bank,
    name: asked.name,
  })
  const account = { ...asked, id: newId(), accountCode }
  await store.insertCashAccount(tx, { companyId: actor.companyId, by: actor.userId }, account)
  return account
}
