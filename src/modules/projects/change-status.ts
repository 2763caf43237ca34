import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Saved } from '#kit/record/endpoints.ts'
import { setColumns } from '#kit/record/verbs.ts'
import { projectRecord } from './project.record.ts'
import { hangingOn } from './hanging.ts'
import { judgeClosing, judgeStatus, takesCosts } from './rules.ts'
import { siteWarehouses } from './site-warehouse.ts'
import { projectRow } from './store.ts'
import { projectStatuses, type HangingThing, type ProjectStatus } from './words.ts'

/** Takes a project on to another state; with one that is lost or called off its warehouse is closed, and opened when it is taken up again. */
export async function changeProjectStatus(
  tx: Tx,
  actor: Actor,
  asked: Saved & { readonly status: ProjectStatus; readonly reason: string | null },
): Promise<Saved> {
  const row = await projectRow(tx, actor, asked.id, true)
  judgeStatus({ name: row.name, status: row.status, start: row.start_date, end: row.end_date }, asked)
  const hanging =
    asked.status === 'selesai' ? await hangingOn(tx, actor, { id: row.id, warehouseId: row.warehouse_id }) : []
  judgeClosing(row.name, hanging, asked.reason)
  const wasOpen = takesCosts(row.status)
  const isOpen = takesCosts(asked.status)
  if (wasOpen !== isOpen) await siteWarehouses().turn(tx, actor, row.warehouse_id, !isOpen)
  return setColumns(tx, actor, projectRecord, asked, {
    act: 'status',
    values: { status: asked.status, status_reason: asked.reason },
    reason: saidOf(row.status, asked, hanging),
  })
}

// What was left open with a reason stands in the history by name.
function saidOf(
  from: ProjectStatus,
  asked: { readonly status: ProjectStatus; readonly reason: string | null },
  hanging: readonly HangingThing[],
): string {
  const step = [`${projectStatuses[from]} → ${projectStatuses[asked.status]}`, asked.reason].filter(Boolean).join(': ')
  return hanging.length === 0 ? step : `${step} (dikesampingkan: ${hanging.map(({ what }) => what).join('; ')})`
}

/** Takes a project from one state to the next when something was done that means it; in another state it stays. */
export async function stepProject(
  tx: Tx,
  actor: Actor,
  { projectId, from, to }: { readonly projectId: string; readonly from: ProjectStatus; readonly to: ProjectStatus },
): Promise<void> {
  const { id, status, version } = await projectRow(tx, actor, projectId, true)
  if (status !== from) return
  const values = { status: to, status_reason: null }
  const reason = `${projectStatuses[from]} → ${projectStatuses[to]}`
  await setColumns(tx, actor, projectRecord, { id, version }, { act: 'status', values, reason })
}
