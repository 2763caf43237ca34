import { day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { intoTrash } from '#kit/trash/trash.ts'
import { beforeUntrashed } from '#kit/trash/untrashed.ts'
import { knownProject, type KnownProject } from '#modules/projects/face.ts'
import { seenCosts } from './rap/seen.ts'
import { versionNumbers, versionsIn, type Versioned } from './versions.ts'

/** What a draft of a project is called in the trash, and its act when it comes back. */
const drafts = {
  rab: { kind: 'Draf RAB', said: (number: number) => `revisi ${number}`, act: 'untrash-rab' },
  rap: { kind: 'Draf RAP', said: (number: number) => `RAP ${number}`, act: 'untrash-rap' },
  schedule: { kind: 'Draf jadwal', said: (number: number) => `revisi ${number}`, act: 'untrash-schedule' },
  progress_report: { kind: 'Draf opname', said: (number: number) => `minggu ${number}`, act: 'untrash-progress' },
  change_order: { kind: 'Draf CCO', said: (number: number) => `CCO-${number}`, act: 'untrash-cco' },
} as const satisfies Record<Versioned, object>

/** Throws a draft of a project away, with its lines; it lies in the trash for thirty days. */
export async function throwDraftAway(
  tx: Tx,
  actor: Actor,
  { table, project, draft }: { table: Versioned; project: KnownProject; draft: { id: string; number: number } },
): Promise<void> {
  const { kind, said } = drafts[table]
  await intoTrash(tx, actor, {
    ...{ subject: table, table, id: draft.id, kind, title: `${project.name} · ${said(draft.number)}` },
    permissions: [table === 'rap' ? 'view biaya' : 'update daftar-proyek'],
  })
  await versionsIn(table).remove(tx, actor.companyId, draft.id)
}

// A project has one draft of each but of changes; a number that was given to another since is followed by the next.
for (const table of Object.keys(drafts) as Versioned[]) {
  beforeUntrashed(table, async (tx, actor, kept) => {
    if (!actor.can('update daftar-proyek')) throw new Forbidden('update daftar-proyek')
    const projectId = String(kept['project_id'])
    await (table === 'rap' ? seenCosts : knownProject)(tx, actor, projectId, true)
    const { kind, said, act } = drafts[table]
    const column = versionNumbers[table]
    const others = (await versionsIn(table).list(tx, actor.companyId, projectId)) as readonly Other[]
    if (table !== 'change_order' && others.some(({ state }) => state === 'draft'))
      throw new Refusal('draft.another', { kind })
    const last = Math.max(0, ...others.map((one) => Number(one[column])))
    const number = Number(kept[column])
    if (table === 'progress_report' && last >= number) throw new Refusal('progress.week-taken', { week: number, last })
    const held = others.find(({ state }) => state === 'approved')
    if (table === 'schedule' && held && held.week_one !== kept['week_one'])
      throw new Refusal('schedule.week-one-kept', { first: day(String(held.week_one)) })
    const isTaken = others.some((one) => Number(one[column]) === number)
    const reason = said(isTaken ? last + 1 : number)
    await recordHistory(tx, actor, { subject: 'project', id: projectId, act, reason })
    return isTaken ? { [column]: last + 1 } : undefined
  })
}

type Other = Readonly<Record<string, unknown>> & { readonly state: string }
