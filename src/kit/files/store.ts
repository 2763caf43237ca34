import { sql, type RawBuilder } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'

/** The subject of files that belong to nothing yet; their owner is who brought them. */
export const DRAFT = 'draf'

/** A file as its row tells it. */
export interface FileRow {
  readonly id: string
  readonly companyId: string
  readonly subject: string
  readonly ownerId: string
  readonly slot: string
  readonly name: string
  readonly type: string
  readonly size: bigint
  readonly sha256: string
  readonly sourceSha256: string | null
  /** 64 hex digits; written, not read back. */
  readonly look?: string | null
  readonly thumbKey: string | null
  readonly width: number | null
  readonly height: number | null
  readonly isPrivate: boolean
  readonly takenAt: string | null
  readonly lat: string | null
  readonly lng: string | null
  readonly device: string | null
  readonly createdAt: string
  readonly createdById: string
  readonly createdBy: string
}

const columns = sql`id, company_id as "companyId", owner_subject as subject, owner_id as "ownerId", slot, name, type, size,
  sha256, source_sha256 as "sourceSha256", thumb_key as "thumbKey", width, height, is_private as "isPrivate",
  taken_at as "takenAt", lat, lng, device, created_at as "createdAt", created_by as "createdById",
  created_by_name as "createdBy"`

/** One file by id. */
export async function fileRow(tx: Tx, id: string): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`select ${columns} from file where id = ${id}`.execute(tables(tx))
  return rows[0]
}

/** The files of a record, oldest first. */
export async function filesOfOwner(
  tx: Tx,
  of: { companyId: string; subject: string; ownerId: string },
): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select ${columns} from file
    where company_id = ${of.companyId} and owner_subject = ${of.subject} and owner_id = ${of.ownerId} order by id
  `.execute(tables(tx))
  return rows
}

/** The files of several records of a subject, by record, oldest first. */
export async function filesOfOwners(
  tx: Tx,
  of: { companyId: string; subject: string; ownerIds: readonly string[] },
): Promise<ReadonlyMap<string, FileRow[]>> {
  const { rows } = await sql<FileRow>`
    select ${columns} from file
    where company_id = ${of.companyId} and owner_subject = ${of.subject} and owner_id = any (${[...of.ownerIds]}::uuid[])
    order by id
  `.execute(tables(tx))
  return Map.groupBy(rows, ({ ownerId }) => ownerId)
}

/** Adds a file; one that fills a slot takes the place of the one before. */
export async function insertFile(tx: Tx, file: Omit<FileRow, 'createdAt'>): Promise<FileRow> {
  if (file.slot !== '') {
    await letGo(
      tx,
      sql`company_id = ${file.companyId} and owner_subject = ${file.subject} and owner_id = ${file.ownerId} and slot = ${file.slot}`,
    )
  }
  const { rows } = await sql<FileRow>`
    insert into file (id, company_id, owner_subject, owner_id, slot, name, type, size, sha256, source_sha256, look, thumb_key,
      width, height, is_private, taken_at, lat, lng, device, created_by, created_by_name)
    values (${file.id}, ${file.companyId}, ${file.subject}, ${file.ownerId}, ${file.slot}, ${file.name}, ${file.type},
      ${file.size}, ${file.sha256}, ${file.sourceSha256}, ('x' || ${file.look ?? null}::text)::bit(256), ${file.thumbKey}, ${file.width}, ${file.height},
      ${file.isPrivate}, ${file.takenAt}, ${file.lat}, ${file.lng}, ${file.device}, ${file.createdById}, ${file.createdBy})
    returning ${columns}
  `.execute(tables(tx))
  return found(rows[0])
}

/** Shows a file to fewer people or to all. */
export async function setPrivate(tx: Tx, id: string, isPrivate: boolean): Promise<void> {
  await sql`update file set is_private = ${isPrivate} where id = ${id}`.execute(tables(tx))
}

/** Takes a file's row away; its bytes wait to be swept. */
export async function deleteFile(tx: Tx, id: string): Promise<void> {
  await letGo(tx, sql`id = ${id}`)
}

/** Gives a person's drafts to a record, as attachments or into a slot; answers those that were still there. */
export async function takeDrafts(
  tx: Tx,
  of: { companyId: string; userId: string; ids: readonly string[]; subject: string; ownerId: string; slot?: string },
): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    update file set owner_subject = ${of.subject}, owner_id = ${of.ownerId}, slot = ${of.slot ?? ''}
    where company_id = ${of.companyId} and owner_subject = ${DRAFT} and owner_id = ${of.userId}
      and id = any (${[...of.ids]}::uuid[])
    returning ${columns}
  `.execute(tables(tx))
  return rows
}

/** Lets go of drafts that nobody took over within a week: a form may wait on a phone for a signal. */
export async function dropOldDrafts(tx: Tx): Promise<void> {
  await letGo(tx, sql`owner_subject = ${DRAFT} and created_at < now() - interval '7 days'`)
}

/** Says that bytes are about to be written under these keys: if no row follows within the hour, they are swept. */
export async function announce(db: Tx, keys: readonly string[]): Promise<void> {
  await sql`
    insert into file_leftover (storage_key, since) select unnest(${[...keys]}::text[]), now() + interval '1 hour'
  `.execute(tables(db))
}

/** The row stands: its bytes stay. */
export async function arrived(tx: Tx, keys: readonly string[]): Promise<void> {
  await sql`delete from file_leftover where storage_key = any (${[...keys]}::text[])`.execute(tables(tx))
}

/** Takes up to a hundred keys whose bytes nobody needs any more. */
export async function takeLeftovers(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ storage_key: string }>`
    delete from file_leftover where storage_key in (
      select storage_key from file_leftover where since < now() - interval '1 minute' limit 100 for update skip locked
    ) returning storage_key
  `.execute(tables(tx))
  return rows.map((row) => row.storage_key)
}

async function letGo(tx: Tx, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    with gone as (delete from file where ${which} returning id, thumb_key)
    insert into file_leftover (storage_key)
    select id::text from gone union select thumb_key::text from gone where thumb_key is not null on conflict do nothing
  `.execute(tables(tx))
}
