import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { crewOf, workersById, type WorkerFacts } from '#modules/people/face.ts'
import { ownForeman } from '../own-crew.ts'
import { MOST_CREW } from './contract.ts'

/** Lists who is expected at a project: a foreman's own crew for himself, else who usually works there and who was marked. */
export async function rosterOf(
  tx: Tx,
  actor: Actor,
  { projectId, marked }: { readonly projectId: string; readonly marked: readonly string[] },
): Promise<WorkerFacts[]> {
  const { companyId } = actor
  const foremanId = await ownForeman(tx, actor)
  if (foremanId !== null) return crewOf(tx, companyId, { foremanId })
  const usual = await crewOf(tx, companyId, { projectId })
  const known = new Set(usual.map(({ id }) => id))
  const others = await workersById(
    tx,
    companyId,
    marked.filter((id) => !known.has(id)),
  )
  return [...usual, ...others].slice(0, MOST_CREW)
}

/** Picks those among some workers whom somebody may mark: a foreman his own crew, others whoever works within their projects. */
export async function markable(
  tx: Tx,
  actor: Actor,
  workerIds: readonly string[],
): Promise<ReadonlyMap<string, WorkerFacts>> {
  const foremanId = await ownForeman(tx, actor)
  const { projects } = actor.scope
  const may = ({ id, foremanId: of, projectId, isArchived }: WorkerFacts) =>
    !isArchived &&
    (foremanId === null ? projectId === null || isWithin(projects, projectId) : id === foremanId || of === foremanId)
  const found = await workersById(tx, actor.companyId, workerIds)
  return new Map(found.filter(may).map((worker) => [worker.id, worker]))
}
