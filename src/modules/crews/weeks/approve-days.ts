import type { Day } from '#ground/day.ts'
import { rangeFormat } from '#ground/day-format.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { holdAlone } from '#kit/posting/approval.ts'
import { workersById } from '#modules/people/face.ts'
import { knownProject } from '#modules/projects/face.ts'
import type { CrewDay } from '../sheets/store.ts'
import type { approveDays, reopenDays } from './contract.ts'
import { lockDays, setApproved } from './store.ts'

/**
 * Approves days of a project as they were read. Refused where one changed since ('crew-week.changed'), and to whoever
 * marked one of them while somebody else could ('crew-week.own').
 */
export async function approve(tx: Tx, actor: Actor, asked: AskedOf<typeof approveDays>): Promise<{ approved: number }> {
  const project = await knownProject(tx, actor, asked.projectId)
  const open = (await daysAsRead(tx, actor, asked)).filter((row) => row.approved_at === null)
  if (!(await mayApproveDays(tx, actor, open))) throw new Refusal('crew-week.own')
  await setApproved(tx, actor, { ids: open.map(({ id }) => id), isApproved: true })
  await remember(tx, actor, { id: project.id, act: 'approve-crew', rows: open })
  return { approved: open.length }
}

/** Opens approved days of a project again. Refused where one is in wages already ('crew-week.paid'). */
export async function reopen(tx: Tx, actor: Actor, asked: AskedOf<typeof reopenDays>): Promise<{ reopened: number }> {
  const project = await knownProject(tx, actor, asked.projectId)
  const closed = (await daysAsRead(tx, actor, asked)).filter((row) => row.approved_at !== null)
  const paid = closed.find((row) => row.wage_note_id !== null)
  if (paid) throw new Refusal('crew-week.paid', { name: await nameOf(tx, actor, paid.worker_id) })
  await setApproved(tx, actor, { ids: closed.map(({ id }) => id), isApproved: false })
  await remember(tx, actor, { id: project.id, act: 'reopen-crew', rows: closed })
  return { reopened: closed.length }
}

/** Tells whether somebody may approve days: another than who marked them, unless nobody else could. */
export async function mayApproveDays(
  tx: Tx,
  actor: Actor,
  rows: readonly Pick<CrewDay, 'updated_by'>[],
): Promise<boolean> {
  const markers = new Set(rows.map((row) => row.updated_by))
  return !markers.has(actor.userId) || holdAlone(tx, actor, 'approve absensi', markers)
}

async function daysAsRead(tx: Tx, actor: Actor, asked: AskedOf<typeof approveDays>): Promise<CrewDay[]> {
  const ids = asked.rows.map(({ id }) => id)
  const rows = await lockDays(tx, actor.companyId, { projectId: asked.projectId, ids })
  const read = new Map(asked.rows.map(({ id, version }) => [id, version]))
  const changed = rows.find((row) => read.get(row.id) !== row.version)
  if (changed) throw new Refusal('crew-week.changed', { name: await nameOf(tx, actor, changed.worker_id) })
  if (rows.length < read.size) throw new Refusal('crew-week.changed', { name: 'proyek ini' })
  return rows
}

async function nameOf(tx: Tx, actor: Actor, workerId: string): Promise<string> {
  return (await workersById(tx, actor.companyId, [workerId]))[0]?.name ?? ''
}

async function remember(
  tx: Tx,
  actor: Actor,
  { id, act, rows }: { readonly id: string; readonly act: string; readonly rows: readonly CrewDay[] },
): Promise<void> {
  if (rows.length === 0) return
  const days = rows.map(({ day }) => day).toSorted()
  const reason = `${rangeFormat(days[0] as Day, days.at(-1) as Day)}: ${rows.length} baris`
  await recordHistory(tx, actor, { subject: 'project', id, act, reason })
}
