import { registerFileOwner } from '#kit/files/owners.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { refuseUnseenCrew } from '../pieces/show-crews.ts'
import { pieceCrewById } from '../pieces/store.ts'
import { opnameById, type OpnameKept } from './store.ts'

const seers = ['view absensi', 'create absensi', 'update absensi'] as const

async function seenOpname(tx: Tx, actor: Actor, id: string): Promise<OpnameKept> {
  if (!seers.some((right) => actor.can(right))) throw new Forbidden('view absensi')
  const kept = await opnameById(tx, actor, id)
  await refuseUnseenCrew(tx, actor, await pieceCrewById(tx, actor, kept.crew_id))
  return kept
}

registerFileOwner('opname-borongan', {
  record: 'piece-opname',
  mayRead: async (tx, actor, id) => {
    await seenOpname(tx, actor, id)
  },
  // What was approved is evidence: its photos come and go no more.
  mayWrite: async (tx, actor, id) => {
    const { state } = await seenOpname(tx, actor, id)
    const writes = actor.can('create absensi') || actor.can('update absensi')
    if (!writes || state !== 'sent') throw new Forbidden('update absensi')
  },
  calledAs: async (tx, actor, id) => `opname ${(await seenOpname(tx, actor, id)).number}`,
})
