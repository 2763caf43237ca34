import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { siteRest } from '#modules/attendance/face.ts'
import { workersById } from '#modules/people/face.ts'
import { knownProject, projectNames } from '#modules/projects/face.ts'
import type { CrewSheet, openSheet } from './contract.ts'
import { rosterOf } from './roster.ts'
import { crewDaysBetween, crewDaysOn, lastMarks, sheetMark } from './store.ts'

/** Shows the crew of a project on a day with what is marked, here and elsewhere, and what was marked last. */
export async function showSheet(tx: Tx, actor: Actor, asked: AskedOf<typeof openSheet>): Promise<CrewSheet> {
  const { companyId } = actor
  const { projectId, day } = asked
  const project = await knownProject(tx, actor, projectId)
  const rest = await siteRest(tx, companyId, { projectId, from: day, until: day })
  const here = await crewDaysBetween(tx, companyId, { projectId, from: day, to: day })
  const roster = await rosterOf(tx, actor, { projectId, marked: here.map((row) => row.worker_id) })
  const workerIds = roster.map(({ id }) => id)
  const marks = Map.groupBy(await crewDaysOn(tx, companyId, { workerIds, day }), (row) => row.worker_id)
  const elsewhere = [...marks.values()].flat().filter((row) => row.project_id !== projectId)
  const names = await projectNames(
    tx,
    companyId,
    elsewhere.map((row) => row.project_id),
  )
  const last = await lastMarks(tx, companyId, { projectId, workerIds, day })
  const foremen = await foremanNames(tx, companyId, roster)
  return {
    ...{ projectId, project: project.name, day, rest: rest(day) },
    rows: roster.map(({ id, name, trade, foremanId }) => {
      const own = marks.get(id) ?? []
      const mark = own.find((row) => row.project_id === projectId)
      const before = last.get(id)
      return {
        ...{ workerId: id, name, trade, foremanName: foremen.get(foremanId ?? '') ?? null },
        mark: mark ? sheetMark(mark) : null,
        elsewhere: own
          .filter((row) => row.project_id !== projectId && row.half_days > 0)
          .map((row) => ({ project: names.get(row.project_id) ?? '', halfDays: row.half_days })),
        last: before ? sheetMark(before) : null,
      }
    }),
  }
}

async function foremanNames(
  tx: Tx,
  companyId: string,
  roster: readonly { readonly foremanId: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = roster.flatMap(({ foremanId }) => foremanId ?? [])
  return new Map((await workersById(tx, companyId, ids)).map(({ id, name }) => [id, name]))
}
