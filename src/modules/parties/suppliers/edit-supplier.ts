import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import type { Saved } from '#kit/record/endpoints.ts'
import type { EditOut } from '#kit/record/record.ts'
import { editRecord } from '#kit/record/verbs.ts'
import { checkOpening, highlightsOf } from '#modules/parties/rules.ts'
import { askBankChange } from '#modules/parties/suppliers/bank-change.ts'
import { supplierRow } from '#modules/parties/suppliers/store.ts'
import { supplierRecord } from '#modules/parties/suppliers/supplier.record.ts'

/** Changes a supplier; changed bank accounts wait for another person, an opening balance in the books stays. */
export async function editSupplier(tx: Tx, actor: Actor, asked: EditOut<typeof supplierRecord>): Promise<Saved> {
  const row = found(await supplierRow(tx, actor.companyId, asked.id))
  checkOpening(asked, {
    openingBalance: row.opening_balance === null ? null : money(row.opening_balance),
    openingDate: row.opening_date === null ? null : day(row.opening_date),
    isPosted: row.opening_posted_at !== null,
  })
  const { bankAccounts, ...given } = asked
  const { contactName, city } = highlightsOf(given)
  const derived = {
    ...(contactName !== undefined && { contact_name: contactName }),
    ...(city !== undefined && { city }),
    ...(given.trade && { supply: given.trade.join(' ') }),
  }
  // An emptied code keeps the one it has: a supplier is never without.
  const saved = await editRecord(tx, actor, supplierRecord, { ...given, code: given.code ?? undefined }, derived)
  if (bankAccounts) await askBankChange(tx, actor, { id: asked.id, accounts: bankAccounts })
  return saved
}
