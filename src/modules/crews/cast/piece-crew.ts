import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { sendPieceOpname } from '../opnames/contract.ts'
import { addPieceCrew, listPieceCrews } from '../pieces/contract.ts'
import { crewRoutes } from '../routes.ts'

/** Lets a photo of somebody lie ready for an opname; its bytes are nowhere. */
export async function aPhotoReady(db: Database, actor: Actor): Promise<string> {
  const id = newId()
  const look = id.replaceAll('-', '').padEnd(64, '0')
  await db.pool.query(
    `insert into file (id, company_id, owner_subject, owner_id, name, type, size, sha256, source_sha256, created_by,
      created_by_name) values ($1, $2, 'draf', $3, 'keramik.jpg', 'image/jpeg', 1000, $4, $4, $3, $5)`,
    [id, actor.companyId, actor.userId, look, actor.name],
  )
  return id
}

/** Lets a crew agree on a work item of a project and be measured once, which waits for approval; tells the id of the opname. */
export async function aMeasuredCrew(
  db: Database,
  actor: Actor,
  given: { readonly projectId: string; readonly workItemId: string; readonly workerIds: readonly string[] },
): Promise<string> {
  const desk = deskOf(db, actor, crewRoutes)
  const { projectId, workItemId, workerIds } = given
  const leaderId = workerIds[0] ?? ''
  const { id: crewId } = await desk.do(addPieceCrew, {
    ...{ projectId, name: 'Regu cor', leaderId, shareBy: 'days', spk: 'SPK/11/2026', retention: '5' },
    members: workerIds.map((workerId) => ({ workerId, weight: '1' })),
    works: [{ workItemId, rate: '185000', volume: '24' }],
  })
  const [crew] = await desk.do(listPieceCrews, { projectId })
  const { id } = await desk.do(sendPieceOpname, {
    ...{ crewId, measuredOn: '2026-11-18', witness: 'Bu Ratna', note: null },
    lines: [{ workId: crew?.works[0]?.id ?? '', volume: '6.5' }],
    members: workerIds.map((workerId) => ({ workerId, halfDays: 11, amount: null })),
    files: [await aPhotoReady(db, actor)],
  })
  return id
}
