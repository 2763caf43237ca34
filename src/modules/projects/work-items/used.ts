import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { WorkItemRow } from '../tables.ts'

type Used = Pick<WorkItemRow, 'id' | 'project_id' | 'name'>
type IsUsed = (tx: Tx, companyId: string, item: Used) => Promise<boolean>

const users: IsUsed[] = []

/** A later department says here whether it wrote anything on a work item; a code that bears cost is never renumbered. */
export function tellWorkItemUse(isUsed: IsUsed): void {
  users.push(isUsed)
}

/** Refuses where anything was written on a work item. */
export async function refuseUsedWorkItem(tx: Tx, companyId: string, item: Used): Promise<void> {
  for (const isUsed of users) {
    if (await isUsed(tx, companyId, item)) throw new Refusal('work-item.used', { name: item.name })
  }
}
