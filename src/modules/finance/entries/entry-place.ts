import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { cashAccountFor, siteCashAccount, type CashAccount } from '#modules/journal/face.ts'

/** Gives where the money of an entry lies: a cash box, a bank account, or what the sites hold; 404 when it is none of this company. */
export async function entryPlace(tx: Tx, actor: Actor, cashAccountId: string): Promise<CashAccount> {
  const onSites = await siteCashAccount(tx, actor.companyId)
  return onSites?.id === cashAccountId ? onSites : cashAccountFor(tx, actor, { cashAccountId, method: 'transfer' })
}
