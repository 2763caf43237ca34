import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { tellAssigned } from '#kit/notices/tell-assigned.ts'
import { nextCode } from '#kit/record/code.ts'
import type { Saved } from '#kit/record/endpoints.ts'
import type { AddOut } from '#kit/record/record.ts'
import { addRecord } from '#kit/record/verbs.ts'
import type { WithFiles } from '#kit/record/with-files.ts'
import { customerRecord } from '#modules/parties/customer.record.ts'
import { checkOpening, highlightsOf } from '#modules/parties/rules.ts'
import { checkSalesperson } from '#modules/parties/salesperson.ts'
import { isCodeTaken } from '#modules/parties/party-store.ts'

/** Adds a customer, with a code of its own when none was typed. */
export async function addCustomer(
  tx: Tx,
  actor: Actor,
  { files = [], ...asked }: AddOut<typeof customerRecord> & WithFiles,
): Promise<Saved> {
  checkOpening(asked, { isPosted: false })
  await checkSalesperson(tx, actor, asked.salespersonId)
  const { contactName, city } = highlightsOf(asked)
  const code =
    asked.code ??
    (await nextCode(tx, actor.companyId, 'PLG', (each) => isCodeTaken(tx, customerRecord, actor.companyId, each)))
  // Who may see only their own customers would otherwise lose this one at once.
  const salespersonId = asked.salespersonId ?? (actor.scope.ownOnly ? actor.userId : null)

  const saved = await addRecord(
    tx,
    actor,
    customerRecord,
    { ...asked, code, salespersonId },
    { contact_name: contactName ?? null, city: city ?? '' },
  )
  await claimFiles(tx, actor, { ids: files, subject: 'pelanggan', ownerId: saved.id })
  await tellCustomer(tx, actor, { id: saved.id, name: asked.name, before: null, after: salespersonId })
  return saved
}

/** Tells a salesperson that a customer was handed to them. */
export async function tellCustomer(
  tx: Tx,
  actor: Actor,
  { name, ...handed }: { id: string; name: string; before: string | null; after: string | null | undefined },
): Promise<void> {
  const title = `Pelanggan ${name} diserahkan kepada Anda`
  await tellAssigned(tx, actor, { ...handed, title, subject: 'pelanggan', href: `/pelanggan/detail/${handed.id}` })
}
