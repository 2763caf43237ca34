import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#kit/db/tx.ts'

type IsUsed = (tx: Tx, companyId: string, workItemId: string) => Promise<boolean>

const users: IsUsed[] = []

/**
 * A later department says here whether it wrote anything on a work item; a code that bears cost is never renumbered.
 * @public
 */
export function tellWorkItemUse(isUsed: IsUsed): void {
  users.push(isUsed)
}

/** Refuses where anything was written on a work item. */
export async function refuseUsedWorkItem(
  tx: Tx,
  companyId: string,
  item: { readonly id: string; readonly name: string },
): Promise<void> {
  for (const isUsed of users) {
    if (await isUsed(tx, companyId, item.id)) throw new Refusal('work-item.used', { name: item.name })
  }
}
