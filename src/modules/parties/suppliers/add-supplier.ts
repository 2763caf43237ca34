import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { nextCode } from '#kit/record/code.ts'
import type { Saved } from '#kit/record/endpoints.ts'
import type { AddOut } from '#kit/record/record.ts'
import { addRecord } from '#kit/record/verbs.ts'
import type { WithFiles } from '#kit/record/with-files.ts'
import { isCodeTaken } from '#modules/parties/party-store.ts'
import { checkOpening, highlightsOf } from '#modules/parties/rules.ts'
import { askBankChange } from '#modules/parties/suppliers/bank-change.ts'
import { supplierRecord } from '#modules/parties/suppliers/supplier.record.ts'

/** Adds a supplier; made by somebody who may not approve suppliers, it waits. Its bank accounts wait in any case. */
export async function addSupplier(
  tx: Tx,
  actor: Actor,
  { files = [], ...asked }: AddOut<typeof supplierRecord> & WithFiles,
): Promise<Saved> {
  checkOpening(asked, { isPosted: false })
  const { bankAccounts, ...given } = asked
  const { contactName, city } = highlightsOf(given)
  const isTaken = (each: string) => isCodeTaken(tx, supplierRecord, actor.companyId, each)
  const code = given.code ?? (await nextCode(tx, actor.companyId, 'SUP', isTaken))

  const derived = {
    contact_name: contactName ?? null,
    city: city ?? '',
    supply: given.trade.join(' '),
    ...(actor.can('approve supplier') ? { status: 'aktif', approved_at: now() } : { status: 'menunggu' }),
  }
  const saved = await addRecord(tx, actor, supplierRecord, { ...given, code }, derived)
  await claimFiles(tx, actor, { ids: files, subject: 'supplier', ownerId: saved.id })
  if (bankAccounts) await askBankChange(tx, actor, { id: saved.id, accounts: bankAccounts })
  return saved
}
