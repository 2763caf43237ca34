import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { readRow } from '#kit/record/rows.ts'
import { customerRecord } from '#modules/parties/customer.record.ts'

/** Answers 404 for the account of a customer that this person may not see; most see all of their company. */
export async function seeCustomer(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (actor.scope.ownOnly) await readRow(tx, customerRecord, actor, id)
}
