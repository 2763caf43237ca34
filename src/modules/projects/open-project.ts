import { daysBetween } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { today } from '#kit/posting/today.ts'
import { openRecord } from '#kit/record/verbs.ts'
import { customerOf } from '#modules/parties/face.ts'
import type { Project } from './contract.ts'
import { projectRecord } from './project.record.ts'
import { beingBuilt, nextStatuses } from './rules.ts'
import { siteWarehouses } from './site-warehouse.ts'
import { projectRow } from './store.ts'
import { countWorkItems } from './work-items/store.ts'

/** Shows a project whole: who it is built for, its team, its warehouse, and what may follow. */
export async function openProject(tx: Tx, actor: Actor, id: string): Promise<Project> {
  const master = await openRecord(tx, actor, projectRecord, id)
  const row = await projectRow(tx, actor, id)
  const { name: customerName } = await customerOf(tx, actor.companyId, row.customer_id)
  const isCounted = beingBuilt.includes(row.status)
  return {
    ...master,
    status: row.status,
    statusReason: row.status_reason,
    customerName,
    warehouse: { id: row.warehouse_id, name: await siteWarehouses().nameOf(tx, actor.companyId, row.warehouse_id) },
    daysLeft: isCounted && row.end_date ? daysBetween(today(actor), row.end_date) : null,
    next: nextStatuses[row.status],
    workItems: await countWorkItems(tx, actor.companyId, id),
  }
}
