import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { workersById } from '#modules/people/face.ts'
import { knownProject } from '#modules/projects/face.ts'
import { ownForeman } from '../own-crew.ts'
import { crewsShown, refuseUnseenCrew } from '../pieces/show-crews.ts'
import { pieceCrewById } from '../pieces/store.ts'
import { mayApproveOpname } from './approve-opname.ts'
import type { PieceOpnamePage, PieceOpnameRow } from './contract.ts'
import { opnameById, opnameLines, opnamesOf, sharesOf } from './store.ts'

/** Lists the opnames of a project; a foreman sees those of the crews that he or somebody of his leads. */
export async function listOpnames(tx: Tx, actor: Actor, projectId: string): Promise<PieceOpnameRow[]> {
  await knownProject(tx, actor, projectId)
  const rows = await opnamesOf(tx, actor.companyId, projectId)
  const foremanId = await ownForeman(tx, actor)
  const leaders = await workersById(
    tx,
    actor.companyId,
    rows.map((row) => row.leader_id),
  )
  const seen = new Set(
    leaders.filter(({ id, foremanId: of }) => [null, id, of].includes(foremanId)).map(({ id }) => id),
  )
  const seesWages = actor.can('view gaji')
  return rows
    .filter((row) => seen.has(row.leader_id))
    .map((row) => ({
      ...{ id: row.id, number: row.number, crew: row.crew, measuredOn: row.measured_on, works: row.works },
      ...{ state: row.is_paid ? 'paid' : row.state, by: row.created_by_name },
      gross: seesWages ? String(row.gross) : null,
    }))
}

/** Shows one opname with what may be done with it; money is told to who may see wages. */
export async function showOpname(tx: Tx, actor: Actor, id: string): Promise<PieceOpnamePage> {
  const { companyId } = actor
  const kept = await opnameById(tx, actor, id)
  const crew = await pieceCrewById(tx, actor, kept.crew_id)
  await refuseUnseenCrew(tx, actor, crew)
  const project = await knownProject(tx, actor, kept.project_id)
  const lines = await opnameLines(tx, companyId, id)
  const shares = await sharesOf(tx, companyId, id)
  const workerIds = shares.map((share) => share.worker_id)
  const workers = new Map((await workersById(tx, companyId, workerIds)).map((worker) => [worker.id, worker]))
  const isPaid = shares.some((share) => share.wage_note_id !== null)
  const told = (amount: bigint) => (actor.can('view gaji') ? String(amount) : null)
  const mayApprove = actor.can('approve absensi')
  return {
    ...{ id, number: kept.number, crew: crew.name, measuredOn: kept.measured_on, version: kept.version },
    ...{ state: isPaid ? 'paid' : kept.state, works: lines.map(({ name }) => name).join(', ') },
    ...{ gross: told(kept.gross), retention: told(kept.retention), by: kept.created_by_name },
    ...{ projectId: project.id, project: project.name, witness: kept.witness, note: kept.note },
    ...{ approvedBy: kept.approved_by_name, approvedAt: kept.approved_at, voidReason: kept.void_reason },
    crewNow: found((await crewsShown(tx, actor, [crew]))[0]),
    lines: lines.map((line) => ({ ...line, rate: told(line.rate), amount: told(line.amount) })),
    members: shares.map((share) => ({
      ...{ workerId: share.worker_id, halfDays: share.half_days },
      ...{ name: workers.get(share.worker_id)?.name ?? '', trade: workers.get(share.worker_id)?.trade ?? '' },
      ...{ amount: told(share.amount), retention: told(share.retention) },
    })),
    can: [
      ...(kept.state === 'sent' && actor.can('update absensi') ? (['edit'] as const) : []),
      ...(kept.state === 'sent' && mayApprove && (await mayApproveOpname(tx, actor, kept))
        ? (['approve'] as const)
        : []),
      ...(kept.state !== 'void' && !isPaid && mayApprove ? (['void'] as const) : []),
    ],
  }
}
