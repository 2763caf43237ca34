import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { cashAccountOf, cashAccounts, type CashAccount } from '#modules/journal/face.ts'
import type { PaymentMethod } from './words.ts'

/**
 * The account that money comes into or leaves: cash is the cash box's, everything else the first bank's, unless somebody
 * chose. Throws Refusal 'payment.no-cash-account' where a company has none.
 */
export async function cashAccountFor(
  tx: Tx,
  actor: Actor,
  way: { readonly cashAccountId: string | null; readonly method: PaymentMethod },
): Promise<CashAccount> {
  if (way.cashAccountId !== null) return cashAccountOf(tx, actor.companyId, way.cashAccountId)
  const all = await cashAccounts(tx, actor.companyId)
  const kind = way.method === 'tunai' ? 'kas' : 'bank'
  const usual = all.find((account) => account.kind === kind) ?? all[0]
  if (!usual) throw new Refusal('payment.no-cash-account', {}, { field: 'cashAccountId' })
  return usual
}
