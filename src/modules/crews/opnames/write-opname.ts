import { sum } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { checkDims } from '#modules/projects/face.ts'
import { agreedVolumes } from '../pieces/agreed.ts'
import { refuseUnseenCrew } from '../pieces/show-crews.ts'
import {
  holdPieceWorkOn,
  pieceCrewById,
  pieceMembersOf,
  pieceWorksOf,
  type PieceCrewKept,
  type PieceWorkKept,
} from '../pieces/store.ts'
import type { editPieceOpname, sendPieceOpname } from './contract.ts'
import { pieceAmount, shareOut, type Sharer } from './rules.ts'
import { insertOpname, opnameById, replaceOpname, type Measured, type OpnameKept } from './store.ts'

const SERIES = 'OPB'
type Asked = Omit<AskedOf<typeof editPieceOpname>, 'id' | 'version'>

/** Hands in what a crew did since its last opname, with a photo; it waits for somebody else's approval. */
export async function sendOpname(tx: Tx, actor: Actor, asked: AskedOf<typeof sendPieceOpname>): Promise<DocumentRef> {
  const crew = await pieceCrewById(tx, actor, asked.crewId, true)
  await refuseUnseenCrew(tx, actor, crew)
  if (crew.is_closed) throw new Refusal('piece-crew.closed', { name: crew.name })
  if (asked.files.length === 0) throw new Refusal('opname.no-photo', {}, { field: 'files' })
  const measured = await measure(tx, actor, { crew, asked, without: null })
  const id = newId()
  const document = { kind: 'piece-opname', id }
  const number = await nextNumber(tx, { companyId: actor.companyId, doc: SERIES, day: asked.measuredOn, document })
  const row = await insertOpname(tx, actor, { ...measured, id, number, crewId: crew.id, projectId: crew.project_id })
  await claimFiles(tx, actor, { ids: asked.files, subject: 'opname-borongan', ownerId: id })
  await recordHistory(tx, actor, { subject: 'piece-opname', id, act: 'submit' })
  return refOf(row)
}

/** Writes an opname anew that nobody approved yet. */
export async function rewriteOpname(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof editPieceOpname>,
): Promise<DocumentRef> {
  const { crew_id: crewId } = await opnameById(tx, actor, asked.id)
  const crew = await pieceCrewById(tx, actor, crewId, true)
  await refuseUnseenCrew(tx, actor, crew)
  const kept = await opnameById(tx, actor, asked.id, true)
  expectVersion(versioned(kept), asked.version)
  if (kept.state !== 'sent') throw new Refusal('opname.state', { number: kept.number, state: kept.state })
  const measured = await measure(tx, actor, { crew, asked, without: kept.id })
  const row = await replaceOpname(tx, actor, kept.id, measured)
  await recordHistory(tx, actor, { subject: 'piece-opname', id: kept.id, act: 'edit' })
  return refOf(row)
}

/** Names an opname as an act answers it. */
export const refOf = ({ id, number, version }: OpnameKept): DocumentRef => ({ id, number, version })

interface Given {
  readonly crew: PieceCrewKept
  readonly asked: Asked
  /** The opname that is written anew: what it measured before does not count. */
  readonly without: string | null
}

async function measure(tx: Tx, actor: Actor, { crew, asked, without }: Given): Promise<Measured> {
  const { companyId } = actor
  refuseAhead(actor, asked.measuredOn, 'measuredOn')
  const projectId = crew.project_id
  const works = await meantWorks(tx, companyId, { crew, asked, without })
  const workItemIds = works.map((work) => work.work_item_id)
  await checkDims(tx, actor, { projectId, lines: workItemIds.map((workItemId) => ({ projectId, workItemId })) })
  const agreed = await agreedVolumes(tx, companyId, { projectId, workItemIds })
  const all = works.map((work, at) => {
    const volume = asked.lines[at]?.volume ?? quantity('0')
    const standing = {
      ...{ name: work.name, unit: work.unit, rate: work.rate, agreed: agreed.get(work.work_item_id) ?? null },
      ...{ volume: quantity(work.volume), before: quantity(work.done), allBefore: quantity(work.all_done) },
    }
    return { workId: work.id, volume, rate: work.rate, amount: pieceAmount(standing, volume, `lines.${at}.volume`) }
  })
  const lines = all.filter(({ volume }) => volume > 0n)
  const gross = sum(lines.map(({ amount }) => amount))
  if (gross === 0n) throw new Refusal('opname.nothing', {}, { field: 'lines' })
  const shares = shareOut({
    ...{ gross, retention: percent(crew.retention), leaderId: crew.leader_id, by: crew.share_by },
    members: await sharers(tx, actor, { crew, asked }),
  })
  const { measuredOn, witness, note } = asked
  return { measuredOn, witness, note, gross, lines, shares, retention: sum(shares.map(({ retention }) => retention)) }
}

// All crews on a work item count together against what was agreed: they are measured one after the other.
async function meantWorks(tx: Tx, companyId: string, { crew, asked, without }: Given): Promise<PieceWorkKept[]> {
  const known = await pieceWorksOf(tx, companyId, { crewIds: [crew.id] })
  await holdPieceWorkOn(
    tx,
    companyId,
    known.map((work) => work.work_item_id),
  )
  const works = new Map(
    (await pieceWorksOf(tx, companyId, { crewIds: [crew.id], without })).map((work) => [work.id, work]),
  )
  return asked.lines.map(({ workId }, at) => {
    const work = works.get(workId)
    const isTwice = asked.lines.findIndex((line) => line.workId === workId) !== at
    if (!work || isTwice) throw new Refusal('opname.work', {}, { field: `lines.${at}.workId` })
    return work
  })
}

async function sharers(tx: Tx, actor: Actor, { crew, asked }: Pick<Given, 'crew' | 'asked'>): Promise<Sharer[]> {
  if (crew.share_by === 'amount' && !actor.can('view gaji')) throw new Refusal('opname.amounts')
  const weights = new Map(
    (await pieceMembersOf(tx, actor.companyId, [crew.id])).map(({ worker_id: id, weight }) => [id, quantity(weight)]),
  )
  return asked.members.map(({ workerId, halfDays, amount }, at) => {
    const weight = weights.get(workerId)
    const isTwice = asked.members.findIndex((member) => member.workerId === workerId) !== at
    if (weight === undefined || isTwice) throw new Refusal('opname.member', {}, { field: `members.${at}.workerId` })
    return { workerId, halfDays, weight, amount }
  })
}
