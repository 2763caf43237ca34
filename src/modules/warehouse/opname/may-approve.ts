import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { hasSecondPerson } from '#modules/company/accounts/face.ts'
import type { Count } from '#modules/warehouse/opname/store.ts'

/** Refuses who counted or handed in; alone in the company one may approve one's own count. */
export async function refuseOwnCount(
  tx: Tx,
  actor: Actor,
  count: Pick<Count, 'submitted_by'>,
  lines: readonly { readonly countedBy: string | null }[],
): Promise<void> {
  const isOwn = count.submitted_by === actor.userId || lines.some((line) => line.countedBy === actor.userId)
  if (isOwn && (await othersMayApprove(tx, actor))) throw new Refusal('opname.own', {})
}

/** Tells whether anybody else at work in the company may approve stock. */
export function othersMayApprove(tx: Tx, actor: Actor): Promise<boolean> {
  return hasSecondPerson(tx, actor.companyId, { permission: 'approve stock', besides: actor.userId })
}
