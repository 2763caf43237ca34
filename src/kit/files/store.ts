import { sql, type RawBuilder } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'

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
  readonly width: number | null
  readonly height: number | null
  readonly createdAt: string
}

const columns = sql`id, company_id as "companyId", owner_subject as subject, owner_id as "ownerId", slot, name, type, size,
  sha256, width, height, created_at as "createdAt"`

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

/** Adds a file; one that fills a slot takes the place of the one before. */
export async function insertFile(tx: Tx, file: Omit<FileRow, 'createdAt'>, by: string): Promise<void> {
  if (file.slot !== '') {
    await letGo(
      tx,
      sql`company_id = ${file.companyId} and owner_subject = ${file.subject} and owner_id = ${file.ownerId} and slot = ${file.slot}`,
    )
  }
  await sql`
    insert into file (id, company_id, owner_subject, owner_id, slot, name, type, size, sha256, width, height, created_by)
    values (${file.id}, ${file.companyId}, ${file.subject}, ${file.ownerId}, ${file.slot}, ${file.name}, ${file.type},
      ${file.size}, ${file.sha256}, ${file.width}, ${file.height}, ${by})
  `.execute(tables(tx))
}

/** Takes a file's row away; its bytes wait to be swept. */
export async function deleteFile(tx: Tx, id: string): Promise<void> {
  await letGo(tx, sql`id = ${id}`)
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
    with gone as (delete from file where ${which} returning id)
    insert into file_leftover (storage_key) select id::text from gone on conflict do nothing
  `.execute(tables(tx))
}
