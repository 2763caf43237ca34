import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Saved } from '#kit/record/endpoints.ts'
import { setColumns } from '#kit/record/verbs.ts'
import { projectRecord } from './project.record.ts'
import { judgeStatus, takesCosts } from './rules.ts'
import { siteWarehouses } from './site-warehouse.ts'
import { projectRow } from './store.ts'
import { projectStatuses, type ProjectStatus } from './words.ts'

/** Takes a project on to another state; with one that is lost or called off its warehouse is closed, and opened when it is taken up again. */
export async function changeProjectStatus(
  tx: Tx,
  actor: Actor,
  asked: Saved & { readonly status: ProjectStatus; readonly reason: string | null },
): Promise<Saved> {
  const row = await projectRow(tx, actor, asked.id, true)
  judgeStatus({ name: row.name, status: row.status, start: row.start_date, end: row.end_date }, asked)
  const wasOpen = takesCosts(row.status)
  const isOpen = takesCosts(asked.status)
  if (wasOpen !== isOpen) await siteWarehouses().turn(tx, actor, row.warehouse_id, !isOpen)
  return setColumns(tx, actor, projectRecord, asked, {
    act: 'status',
    values: { status: asked.status, status_reason: asked.reason },
    reason: [`${projectStatuses[row.status]} → ${projectStatuses[asked.status]}`, asked.reason]
      .filter(Boolean)
      .join(': '),
  })
}
