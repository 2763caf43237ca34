import { createHash } from 'node:crypto'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import { accept } from '#kit/files/accept.ts'
import type { KeptFile } from '#kit/files/contract.ts'
import { fileCompany, fileOwner } from '#kit/files/owners.ts'
import { storage } from '#kit/files/storage.ts'
import { deleteFile, fileRow, filesOfOwner, insertFile, takeLeftovers, type FileRow } from '#kit/files/store.ts'
import { recordHistory } from '#kit/history/history.ts'
import { file, type FileReply, type UploadedFile } from '#kit/http/serve.ts'
import { found, NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'

interface Place {
  readonly subject: string
  readonly ownerId: string
  readonly slot: string
}

const ATTACHMENT = 'lampiran'

/** Keeps an uploaded file of a record: right first, then the bytes, then the row. */
export async function keepFile(
  tx: Tx,
  actor: Actor,
  place: Place,
  uploads: readonly UploadedFile[],
): Promise<KeptFile> {
  const owner = fileOwner(place.subject)
  await owner.mayWrite(tx, actor, place.ownerId)
  const slot = place.slot === ATTACHMENT ? '' : place.slot
  if (slot !== '' && !owner.isSlot?.(slot)) throw new NotFound()

  const [upload] = uploads
  if (!upload || uploads.length > 1) throw new Refusal('file.missing')
  const { bytes, ...accepted } = await accept(upload, slot === '' ? 'any' : 'pictures')
  const row = {
    ...accepted,
    id: newId(),
    companyId: fileCompany(owner, actor, place.ownerId),
    subject: place.subject,
    ownerId: place.ownerId,
    slot,
    size: BigInt(bytes.length),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
  // Bytes before the row: a row without bytes would be a file that cannot be opened.
  await storage().put(row.id, bytes)
  await insertFile(tx, row, actor.userId)
  await remember(tx, actor, row, 'add-file')
  await sweep(tx)
  return keptFile({ ...row, createdAt: now().toISOString() })
}

/** Lists the files of a record. */
export async function keptFiles(
  tx: Tx,
  actor: Actor,
  asked: { subject: string; ownerId: string },
): Promise<KeptFile[]> {
  const owner = fileOwner(asked.subject)
  await owner.mayRead(tx, actor, asked.ownerId)
  return (await filesOfOwner(tx, { ...asked, companyId: fileCompany(owner, actor, asked.ownerId) })).map(keptFile)
}

/** Lets go of a file. */
export async function dropFile(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  const row = await seenFile(tx, actor, id)
  await fileOwner(row.subject).mayWrite(tx, actor, row.ownerId)
  await deleteFile(tx, id)
  await remember(tx, actor, row, 'remove-file')
  return { id }
}

/** Opens a file for a person who may see its record; pictures show in the page, papers are saved. */
export async function openKeptFile(tx: Tx, actor: Actor, id: string): Promise<FileReply> {
  const row = await seenFile(tx, actor, id)
  const body = found(await storage().get(row.id))
  return file({ name: row.name, type: row.type, body, inline: row.type.startsWith('image/') })
}

/** Reads a file whole, for a paper that the server makes itself; the caller has checked the right. */
export async function fileBytes(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<{ type: string; bytes: Buffer } | undefined> {
  const row = await fileRow(tx, id)
  if (!row || row.companyId !== companyId) return undefined
  const stream = await storage().get(row.id)
  if (!stream) return undefined
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return { type: row.type, bytes: Buffer.concat(parts) }
}

async function seenFile(tx: Tx, actor: Actor, id: string): Promise<FileRow> {
  const row = found(await fileRow(tx, id))
  const owner = fileOwner(row.subject)
  if (row.companyId !== fileCompany(owner, actor, row.ownerId)) throw new NotFound()
  await owner.mayRead(tx, actor, row.ownerId)
  return row
}

// A key taken here and not removed because the transaction fails stays in the table and is taken again.
async function sweep(tx: Tx): Promise<void> {
  for (const key of await takeLeftovers(tx)) await storage().remove(key)
}

async function remember(
  tx: Tx,
  actor: Actor,
  row: Pick<FileRow, 'subject' | 'ownerId' | 'name' | 'companyId' | 'slot'>,
  act: string,
): Promise<void> {
  const changes = {
    [row.slot || ATTACHMENT]: act === 'add-file' ? ([null, row.name] as const) : ([row.name, null] as const),
  }
  await recordHistory(tx, actor, {
    subject: fileOwner(row.subject).record,
    id: row.ownerId,
    act,
    changes,
    companyId: row.companyId,
  })
}

function keptFile({ id, slot, name, type, size, width, height, createdAt }: FileRow): KeptFile {
  return { id, slot, name, type, size: Number(size), width, height, createdAt }
}
