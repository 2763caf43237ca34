import { quantityText } from '#ground/quantity.ts'
import { percent, percentText } from '#ground/percent.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { workersById } from '#modules/people/face.ts'
import { knownProject } from '#modules/projects/face.ts'
import { ownForeman } from '../own-crew.ts'
import { agreedVolumes } from './agreed.ts'
import type { PieceCrew } from './contract.ts'
import { pieceCrewsOf, pieceMembersOf, pieceWorksOf, type PieceCrewKept } from './store.ts'

/** Shows the crews of a project that work by the piece; a foreman sees those that he or somebody of his crew leads. */
export async function showPieceCrews(tx: Tx, actor: Actor, projectId: string): Promise<PieceCrew[]> {
  await knownProject(tx, actor, projectId)
  const crews = await pieceCrewsOf(tx, actor.companyId, projectId)
  const seen = await seenLeaders(tx, actor, crews)
  return crewsShown(
    tx,
    actor,
    crews.filter((crew) => seen(crew.leader_id)),
  )
}

/** Answers 404 for a crew that somebody may not see: of a project out of reach, or of another foreman. */
export async function refuseUnseenCrew(tx: Tx, actor: Actor, crew: PieceCrewKept): Promise<void> {
  await knownProject(tx, actor, crew.project_id)
  if (!(await seenLeaders(tx, actor, [crew]))(crew.leader_id)) throw new NotFound()
}

/** Writes crews of one project as the screens read them; rates are told to who may see wages. */
export async function crewsShown(tx: Tx, actor: Actor, crews: readonly PieceCrewKept[]): Promise<PieceCrew[]> {
  const { companyId } = actor
  const crewIds = crews.map(({ id }) => id)
  const [projectId] = crews.map((crew) => crew.project_id)
  if (projectId === undefined) return []
  const members = await pieceMembersOf(tx, companyId, crewIds)
  const works = await pieceWorksOf(tx, companyId, { crewIds })
  const workerIds = members.map((member) => member.worker_id)
  const workers = new Map((await workersById(tx, companyId, workerIds)).map((worker) => [worker.id, worker]))
  const workItemIds = works.map((work) => work.work_item_id)
  const agreed = await agreedVolumes(tx, companyId, { projectId, workItemIds })
  const seesWages = actor.can('view gaji')
  const text = (of: string) => {
    const volume = agreed.get(of)
    return volume === undefined ? null : quantityText(volume)
  }
  return crews.map((crew) => ({
    ...{ id: crew.id, version: crew.version, projectId, leaderId: crew.leader_id, name: crew.name },
    ...{ shareBy: crew.share_by, spk: crew.spk, isClosed: crew.is_closed },
    retention: percentText(percent(crew.retention)),
    members: members
      .filter((member) => member.crew_id === crew.id)
      .map(({ worker_id: workerId, weight }) => ({
        ...{ workerId, weight, name: workers.get(workerId)?.name ?? '', trade: workers.get(workerId)?.trade ?? '' },
      })),
    works: works
      .filter((work) => work.crew_id === crew.id)
      .map((work) => ({
        ...{ id: work.id, workItemId: work.work_item_id, code: work.code, name: work.name, unit: work.unit },
        rate: seesWages ? String(work.rate) : null,
        ...{ volume: work.volume, done: work.done, allDone: work.all_done, agreed: text(work.work_item_id) },
      })),
  }))
}

async function seenLeaders(
  tx: Tx,
  actor: Actor,
  crews: readonly PieceCrewKept[],
): Promise<(leaderId: string) => boolean> {
  const foremanId = await ownForeman(tx, actor)
  if (foremanId === null) return () => true
  const leaders = await workersById(
    tx,
    actor.companyId,
    crews.map((crew) => crew.leader_id),
  )
  const seen = new Set(
    leaders.filter(({ id, foremanId: of }) => id === foremanId || of === foremanId).map(({ id }) => id),
  )
  return (leaderId) => seen.has(leaderId)
}
