import { sql } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { knownProject } from '#modules/projects/face.ts'
import { own } from '../store.ts'
import type { PhotoWork, savePhotoNote } from './contract.ts'
import { isWorkOf, sentPhotosById } from './store.ts'

/** Writes what a photo of a sent report shows and of which spot; what was said before stays in the history of the report. */
export async function writePhotoNote(tx: Tx, actor: Actor, asked: AskedOf<typeof savePhotoNote>) {
  const { projectId, fileId, caption, spot } = asked
  await knownProject(tx, actor, projectId)
  const [photo] = await sentPhotosById(tx, actor.companyId, { projectId, ids: [fileId] })
  const { reportId, ...before } = found(photo)
  const workItemId = asked.workItemId === undefined ? (before.work?.id ?? null) : asked.workItemId
  if (workItemId !== null && !(await isWorkOf(tx, actor.companyId, { projectId, workItemId })))
    throw new Refusal('work-item.unknown', {}, { field: 'workItemId' })
  const hand = { userId: actor.userId, name: actor.name }
  const { rows } = await sql<{ version: number }>`
    insert into photo_note (company_id, file_id, project_id, caption, spot, work_item_id, updated_by, updated_by_name)
    values (${actor.companyId}, ${fileId}, ${projectId}, ${caption}, ${spot}, ${workItemId}, ${hand.userId}, ${hand.name})
    on conflict (company_id, file_id) do update
      set caption = excluded.caption, spot = excluded.spot, work_item_id = excluded.work_item_id, version = photo_note.version + 1,
        updated_at = now(), updated_by = excluded.updated_by, updated_by_name = excluded.updated_by_name
      where photo_note.version = ${asked.version}
    returning version
  `.execute(own(tx))
  const saved = rows[0]
  if (!saved) return refuseOther(tx, actor, asked)
  const [after] = await sentPhotosById(tx, actor.companyId, { projectId, ids: [fileId] })
  const [was, is] = [nameOf(before.work), nameOf(after?.work ?? null)]
  const changes = {
    ...(was !== is && { workItem: [was, is] as const }),
    ...(before.own !== caption && { caption: [before.own, caption] as const }),
    ...(before.spot !== spot && { spot: [before.spot, spot] as const }),
  }
  await recordHistory(tx, actor, { subject: 'site-report', id: reportId, act: 'note-photo', changes })
  return { id: fileId, version: saved.version }
}

const nameOf = (work: PhotoWork | null) => work && `${work.code} ${work.name}`

// Somebody else wrote meanwhile: what they wrote is not written over.
async function refuseOther(tx: Tx, actor: Actor, { fileId, version }: AskedOf<typeof savePhotoNote>): Promise<never> {
  const { rows } = await sql<{ version: number; by: string }>`
    select version, updated_by_name as by from photo_note where company_id = ${actor.companyId} and file_id = ${fileId}
  `.execute(own(tx))
  const kept = found(rows[0])
  expectVersion({ version: kept.version, updatedByName: kept.by }, version)
  throw new Error('a note that was not written has another version')
}
