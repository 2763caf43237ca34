import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import type { Saved } from '#kit/record/endpoints.ts'
import type { EditOut } from '#kit/record/record.ts'
import { editRecord } from '#kit/record/verbs.ts'
import { customerRecord } from '#modules/parties/customer.record.ts'
import { checkOpening, highlightsOf } from '#modules/parties/rules.ts'
import { checkSalesperson } from '#modules/parties/salesperson.ts'
import { customerRow } from '#modules/parties/store.ts'
import { tellCustomer } from '#modules/parties/add-customer.ts'

/** Changes a customer; an opening balance that stands in the books stays as it is. */
export async function editCustomer(tx: Tx, actor: Actor, asked: EditOut<typeof customerRecord>): Promise<Saved> {
  const row = found(await customerRow(tx, actor.companyId, asked.id))
  checkOpening(asked, {
    openingBalance: row.opening_balance === null ? null : money(row.opening_balance),
    openingDate: row.opening_date === null ? null : day(row.opening_date),
    isPosted: row.opening_posted_at !== null,
  })
  await checkSalesperson(tx, actor, asked.salespersonId, row.salesperson_id)
  const { contactName, city } = highlightsOf(asked)
  const derived = {
    ...(contactName !== undefined && { contact_name: contactName }),
    ...(city !== undefined && { city }),
  }
  // An emptied code keeps the one it has: a customer is never without.
  const saved = await editRecord(tx, actor, customerRecord, { ...asked, code: asked.code ?? undefined }, derived)
  const { name = row.name, salespersonId: after } = asked
  await tellCustomer(tx, actor, { id: row.id, name, before: row.salesperson_id, after })
  return saved
}
