import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { KeptFile } from '#kit/files/contract.ts'
import { keptFile } from '#kit/files/kept-file.ts'
import { fileCompany, fileOwner, mayChange } from '#kit/files/owners.ts'
import { remember } from '#kit/files/remember.ts'
import { storage } from '#kit/files/storage.ts'
import { deleteFile, fileRow, filesOfOwner, setPrivate, type FileRow } from '#kit/files/store.ts'
import { found, NotFound } from '#kit/http/not-found.ts'
import { file, type FileReply } from '#kit/http/serve.ts'

/** Lists the files of a record, as far as this person may see them. */
export async function keptFiles(
  tx: Tx,
  actor: Actor,
  asked: { subject: string; ownerId: string },
): Promise<KeptFile[]> {
  const owner = fileOwner(asked.subject)
  await owner.mayRead(tx, actor, asked.ownerId)
  const rows = await filesOfOwner(tx, { ...asked, companyId: fileCompany(owner, actor, asked.ownerId) })
  const seesAll = !rows.some(({ isPrivate }) => isPrivate) || (await mayChange(owner, tx, actor, asked.ownerId))
  return rows.filter((row) => seesAll || !row.isPrivate || row.createdById === actor.userId).map(keptFile)
}

/** Lets go of a file. */
export async function dropFile(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  const row = await changeableFile(tx, actor, id)
  await fileOwner(row.subject).mayTakeAway?.(tx, actor, row.ownerId)
  await deleteFile(tx, id)
  await remember(tx, actor, row, 'remove-file')
  return { id }
}

/** Shows a file only to those who may change the record, or again to all who see it. */
export async function hideFile(
  tx: Tx,
  actor: Actor,
  asked: { id: string; isPrivate: boolean },
): Promise<{ id: string }> {
  await changeableFile(tx, actor, asked.id)
  await setPrivate(tx, asked.id, asked.isPrivate)
  return { id: asked.id }
}

/** Opens a file for a person who may see its record; pictures show in the page, papers are saved. */
export async function openKeptFile(
  tx: Tx,
  actor: Actor,
  asked: { id: string; size?: 'thumb' | undefined },
): Promise<FileReply> {
  const row = await seenFile(tx, actor, asked.id)
  const isPicture = row.type.startsWith('image/')
  if (asked.size === 'thumb' && row.thumbKey) {
    const name = row.name.replace(/\.[a-z]+$/, '.webp')
    return file({ name, type: 'image/webp', body: found(await storage().get(row.thumbKey)), inline: true })
  }
  return file({ name: row.name, type: row.type, body: found(await storage().get(row.id)), inline: isPicture })
}

/** Reads a file whole, for a paper that the server makes itself; the caller has checked the right. */
export async function fileBytes(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<{ type: string; bytes: Buffer } | undefined> {
  const row = await fileRow(tx, id)
  if (!row || row.companyId !== companyId || row.isPrivate) return undefined
  const stream = await storage().get(row.id)
  if (!stream) return undefined
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return { type: row.type, bytes: Buffer.concat(parts) }
}

async function changeableFile(tx: Tx, actor: Actor, id: string): Promise<FileRow> {
  const row = await seenFile(tx, actor, id)
  const owner = fileOwner(row.subject)
  await owner.mayWrite(tx, actor, row.ownerId)
  // A slot that the door does not fill was filled by an act, which stands.
  if (row.slot !== '' && !owner.isSlot?.(row.slot)) throw new Refusal('file.stays', { name: row.name })
  return row
}

async function seenFile(tx: Tx, actor: Actor, id: string): Promise<FileRow> {
  const row = found(await fileRow(tx, id))
  const owner = fileOwner(row.subject)
  if (row.companyId !== fileCompany(owner, actor, row.ownerId)) throw new NotFound()
  await owner.mayRead(tx, actor, row.ownerId)
  const isHidden = row.isPrivate && row.createdById !== actor.userId
  if (isHidden && !(await mayChange(owner, tx, actor, row.ownerId))) throw new NotFound()
  return row
}
