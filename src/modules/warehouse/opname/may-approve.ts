import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { hasSecondPerson } from '#modules/company/accounts/face.ts'

/** Who had a hand in a count. */
export interface Counters {
  readonly submittedBy: string | null
  readonly countedBy: readonly (string | null)[]
}

/** Refuses whose yes would be to their own count. */
export async function refuseOwnCount(tx: Tx, actor: Actor, counters: Counters): Promise<void> {
  if (!(await mayApproveCount(tx, actor, counters))) throw new Refusal('opname.own', {})
}

/**
 * Tells whether this person may say yes: whoever did not count. Where all who might have counted, one who did not hand
 * it in; alone in the company one's own, so that no count ends with its goods held still.
 */
export async function mayApproveCount(tx: Tx, actor: Actor, { submittedBy, countedBy }: Counters): Promise<boolean> {
  const involved = [submittedBy, ...countedBy].filter((id) => id !== null)
  if (!involved.includes(actor.userId)) return true
  if (await othersMayApprove(tx, actor, involved)) return false
  return submittedBy !== actor.userId || !(await othersMayApprove(tx, actor, actor.userId))
}

function othersMayApprove(tx: Tx, actor: Actor, besides: string | readonly string[]): Promise<boolean> {
  return hasSecondPerson(tx, actor.companyId, { permission: 'approve stock', besides })
}
