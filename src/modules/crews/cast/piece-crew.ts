import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { newId } from '#kit/id.ts'

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
