import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { diskStorage } from '#kit/files/disk-storage.ts'
import { draftPlace } from '#kit/files/drafts.ts'
import { keepFile } from '#kit/files/keep-file.ts'
import { openKeptFile } from '#kit/files/see-file.ts'
import { useStorage, type Storage } from '#kit/files/storage.ts'
import { newId } from '#kit/id.ts'

let bucket: Storage | undefined

/** Lets the shelves of this test file stand in a bucket instead of a folder. */
export function shelvesStandIn(storage: Storage): void {
  bucket = storage
}

/** A place for the files of a test; `clear` takes it away. */
export function aShelf(): { place: Storage; clear: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'mandor-files-'))
  const place = bucket ?? diskStorage(folder)
  useStorage(place)
  return { place, clear: () => rmSync(folder, { recursive: true }) }
}

/** What a person does with files in a test. */
export function handsOf(db: Database, actor: Actor) {
  const customer = async () => {
    const id = newId()
    const sql = `insert into customer (id, company_id, code, name) values ($1, $2, $3, 'Toko')`
    await db.pool.query(sql, [id, actor.companyId, `C-${id.slice(-6)}`])
    return id
  }
  const attach = (ownerId: string, bytes: Buffer, name = 'foto.jpg', exif?: Buffer) =>
    db.withTx((tx) =>
      keepFile(tx, actor, { subject: 'pelanggan', ownerId, slot: 'lampiran' }, [
        { field: 'file', name, bytes },
        ...(exif ? [{ field: 'exif', name: 'exif', bytes: exif }] : []),
      ]),
    )
  const draft = (bytes: Buffer, name = 'nota.jpg') =>
    db.withTx((tx) => keepFile(tx, actor, draftPlace(actor), [{ field: 'file', name, bytes }]))
  const read = async (id: string, size?: 'thumb') => {
    const { body, type, name, inline } = await openKeptFile(db.read, actor, { id, size })
    return { type, name, inline, bytes: Buffer.isBuffer(body) ? body : await buffer(body) }
  }
  return { customer, attach, draft, read }
}
