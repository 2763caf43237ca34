import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { nextCode } from '#kit/record/code.ts'
import type { Saved } from '#kit/record/endpoints.ts'
import type { AddOut } from '#kit/record/record.ts'
import { addRecord } from '#kit/record/verbs.ts'
import { customerRecord } from '#modules/parties/customer.record.ts'
import { checkOpening, highlightsOf } from '#modules/parties/rules.ts'
import { isCodeTaken } from '#modules/parties/party-store.ts'

/** Adds a customer, with a code of its own when none was typed. */
export async function addCustomer(tx: Tx, actor: Actor, asked: AddOut<typeof customerRecord>): Promise<Saved> {
  checkOpening(asked, { isPosted: false })
  const { contactName, city } = highlightsOf(asked)
  const code =
    asked.code ??
    (await nextCode(tx, actor.companyId, 'PLG', (each) => isCodeTaken(tx, customerRecord, actor.companyId, each)))
  // Who may see only their own customers would otherwise lose this one at once.
  const salespersonId = asked.salespersonId ?? (actor.scope.ownOnly ? actor.userId : null)

  return addRecord(
    tx,
    actor,
    customerRecord,
    { ...asked, code, salespersonId },
    { contact_name: contactName ?? null, city: city ?? '' },
  )
}
