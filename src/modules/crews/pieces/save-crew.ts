import { percentText } from '#ground/percent.ts'
import { quantity, ZERO_QTY } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { signedBy } from '#kit/posting/signed.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { workersById } from '#modules/people/face.ts'
import { checkDims, knownProject, tellWorkItemUse } from '#modules/projects/face.ts'
import { own } from '../store.ts'
import type { addPieceCrew, editPieceCrew } from './contract.ts'
import { isPieceWork, pieceCrewById, pieceWorksOf, writePieceTerms } from './store.ts'

const HUNDRED = 1_000_000n
type Terms = Omit<AskedOf<typeof addPieceCrew>, 'projectId'>

/** Makes a crew of a project that works by the piece. */
export async function makePieceCrew(tx: Tx, actor: Actor, asked: AskedOf<typeof addPieceCrew>) {
  const project = await knownProject(tx, actor, asked.projectId)
  await judgeTerms(tx, actor, { projectId: project.id, asked })
  const crew = await own(tx)
    .insertInto('piece_crew')
    .values({
      ...{ id: newId(), company_id: actor.companyId, project_id: project.id, ...rowOf(asked) },
      ...{ created_by: actor.userId, created_by_name: actor.name },
      ...{ updated_by: actor.userId, updated_by_name: actor.name },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await writePieceTerms(tx, crew, asked)
  await recordHistory(tx, actor, { subject: 'piece-crew', id: crew.id, act: 'add' })
  return { id: crew.id, version: crew.version }
}

/** Writes the terms of a crew anew. Refused where work goes, or a volume falls below, what was measured already. */
export async function rewritePieceCrew(tx: Tx, actor: Actor, asked: AskedOf<typeof editPieceCrew>) {
  const kept = await pieceCrewById(tx, actor, asked.id, true)
  const project = await knownProject(tx, actor, kept.project_id)
  expectVersion(versioned(kept), asked.version)
  await judgeTerms(tx, actor, { projectId: project.id, asked })
  const works = await pieceWorksOf(tx, actor.companyId, { crewIds: [kept.id] })
  for (const { work_item_id: itemId, name, done } of works.filter((work) => work.done !== '0')) {
    const at = asked.works.findIndex(({ workItemId }) => workItemId === itemId)
    const facts = { name, done }
    if (at < 0) throw new Refusal('piece-crew.measured', facts, { field: 'works' })
    if ((asked.works[at]?.volume ?? ZERO_QTY) < quantity(done)) {
      throw new Refusal('piece-crew.below-measured', facts, { field: `works.${at}.volume` })
    }
  }
  const crew = await own(tx)
    .updateTable('piece_crew')
    .set({ ...rowOf(asked), is_closed: asked.isClosed, ...signedBy(actor) })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', kept.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await writePieceTerms(tx, crew, asked)
  await recordHistory(tx, actor, { subject: 'piece-crew', id: crew.id, act: 'edit' })
  return { id: crew.id, version: crew.version }
}

async function judgeTerms(tx: Tx, actor: Actor, given: { readonly projectId: string; readonly asked: Terms }) {
  const { projectId, asked } = given
  await checkDims(tx, actor, { projectId, lines: asked.works.map(({ workItemId }) => ({ projectId, workItemId })) })
  const twice = repeatedAt(asked.works.map(({ workItemId }) => workItemId))
  if (twice >= 0) throw new Refusal('piece-crew.work-twice', {}, { field: `works.${twice}.workItemId` })
  const workerIds = asked.members.map(({ workerId }) => workerId)
  const again = repeatedAt(workerIds)
  if (again >= 0) throw new Refusal('piece-crew.member-twice', {}, { field: `members.${again}.workerId` })
  const known = new Map((await workersById(tx, actor.companyId, workerIds)).map((worker) => [worker.id, worker]))
  const stranger = workerIds.findIndex((id) => {
    const worker = known.get(id)
    return (
      !worker || worker.isArchived || (worker.projectId !== null && !isWithin(actor.scope.projects, worker.projectId))
    )
  })
  if (stranger >= 0) throw new Refusal('piece-crew.stranger', {}, { field: `members.${stranger}.workerId` })
  if (!workerIds.includes(asked.leaderId)) throw new Refusal('piece-crew.leader', {}, { field: 'leaderId' })
  if (asked.retention > 0n && asked.spk === null) throw new Refusal('piece-crew.no-spk', {}, { field: 'spk' })
  const whole = asked.members.reduce((all, { weight }) => all + weight, 0n)
  if (asked.shareBy === 'percent' && whole !== HUNDRED)
    throw new Refusal('piece-crew.percents', {}, { field: 'members' })
}

const repeatedAt = (ids: readonly string[]) => ids.findIndex((id, at) => ids.indexOf(id) !== at)

function rowOf({ name, leaderId, shareBy, spk, retention }: Terms) {
  return { name, leader_id: leaderId, share_by: shareBy, spk, retention: percentText(retention) }
}

tellWorkItemUse((tx, companyId, item) => isPieceWork(tx, companyId, item.id))
