import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { holdAlone } from '#kit/posting/approval.ts'
import { instant } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { refuseUnseenCrew } from '../pieces/show-crews.ts'
import { pieceCrewById } from '../pieces/store.ts'
import type { approvePieceOpname, voidPieceOpname } from './contract.ts'
import { changeOpname, opnameById, sharesOf, type OpnameKept } from './store.ts'
import { refOf } from './write-opname.ts'

/** Approves an opname as it was read: its shares come with the next Saturday. Refused to who wrote it ('opname.own-writing'). */
export async function approveOpname(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof approvePieceOpname>,
): Promise<DocumentRef> {
  const kept = await lockSeen(tx, actor, asked)
  if (kept.state !== 'sent') throw notNow(kept)
  if (!(await mayApproveOpname(tx, actor, kept))) throw new Refusal('opname.own-writing')
  const row = await changeOpname(tx, actor, kept.id, {
    ...{ state: 'approved', approved_at: instant(), approved_by: actor.userId, approved_by_name: actor.name },
    // Whose hand wrote it stays.
    ...{ updated_by: kept.updated_by, updated_by_name: kept.updated_by_name },
  })
  await recordHistory(tx, actor, { subject: 'piece-opname', id: kept.id, act: 'approve' })
  return refOf(row)
}

/** Takes an opname back; its volume may be measured again. Refused while it is in wages ('opname.paid'). */
export async function voidOpname(tx: Tx, actor: Actor, asked: AskedOf<typeof voidPieceOpname>): Promise<DocumentRef> {
  const kept = await lockSeen(tx, actor, asked)
  if (kept.state === 'void') throw notNow(kept)
  const shares = await sharesOf(tx, actor.companyId, kept.id)
  if (shares.some((share) => share.wage_note_id !== null)) throw new Refusal('opname.paid', { number: kept.number })
  const row = await changeOpname(tx, actor, kept.id, { state: 'void', void_reason: asked.reason })
  await recordHistory(tx, actor, { subject: 'piece-opname', id: kept.id, act: 'void', reason: asked.reason })
  return refOf(row)
}

/** Tells whether somebody may approve an opname: another than who wrote or changed it, unless nobody else could. */
export async function mayApproveOpname(tx: Tx, actor: Actor, kept: OpnameKept): Promise<boolean> {
  const writers = [kept.created_by, kept.updated_by]
  return !writers.includes(actor.userId) || holdAlone(tx, actor, 'approve absensi', writers)
}

async function lockSeen(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly version: number },
): Promise<OpnameKept> {
  const { crew_id: crewId } = await opnameById(tx, actor, asked.id)
  await refuseUnseenCrew(tx, actor, await pieceCrewById(tx, actor, crewId))
  const kept = await opnameById(tx, actor, asked.id, true)
  expectVersion(versioned(kept), asked.version)
  return kept
}

const notNow = (kept: OpnameKept) => new Refusal('opname.state', { number: kept.number, state: kept.state })
