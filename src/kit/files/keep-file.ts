import { Refusal } from '#ground/refusal.ts'
import { offsetOf } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { acceptOne, sha256, type Accepted } from '#kit/files/accept.ts'
import type { KeptFile } from '#kit/files/contract.ts'
import { keptFile } from '#kit/files/kept-file.ts'
import { fileCompany, fileOwner } from '#kit/files/owners.ts'
import { remember } from '#kit/files/remember.ts'
import { storage } from '#kit/files/storage.ts'
import { arrived, DRAFT, filesOfOwner, insertFile, type FileRow } from '#kit/files/store.ts'
import { sweepLeftovers } from '#kit/files/sweep.ts'
import { NotFound } from '#kit/http/not-found.ts'
import type { UploadedFile } from '#kit/http/serve.ts'
import { newId } from '#kit/id.ts'

/** Where a file belongs. */
export interface Place {
  readonly subject: string
  readonly ownerId: string
  readonly slot: string
}

const ATTACHMENT = 'lampiran'
const MOST_ATTACHMENTS = 200

/** The names under which bytes will lie. */
export interface Keys {
  readonly id: string
  readonly thumb: string
}

/** Makes the names of a file's bytes. */
export function newKeys(): Keys {
  return { id: newId(), thumb: newId() }
}

/** Refuses who may not put a file there; asked before its bytes are read. */
export async function mayKeep(tx: Tx, actor: Actor, place: Place): Promise<'pictures' | 'any'> {
  const owner = fileOwner(place.subject)
  await owner.mayWrite(tx, actor, place.ownerId)
  if (place.slot === ATTACHMENT) return 'any'
  if (!owner.isSlot?.(place.slot)) throw new NotFound()
  return 'pictures'
}

/** Keeps an uploaded file of a record: right first, then the bytes, then the row. */
export async function keepFile(
  tx: Tx,
  actor: Actor,
  place: Place,
  uploads: readonly UploadedFile[],
): Promise<KeptFile> {
  const only = await mayKeep(tx, actor, place)
  return keepAccepted(tx, actor, place, await acceptOne(uploads, only))
}

/**
 * The same for a file that was looked at before the transaction began. Keys that were announced are swept when the
 * transaction does not stand, also when the machine fell.
 */
export async function keepAccepted(
  tx: Tx,
  actor: Actor,
  place: Place,
  accepted: Accepted,
  keys = newKeys(),
): Promise<KeptFile> {
  await mayKeep(tx, actor, place)
  return fillSlot(tx, actor, place, { accepted, keys })
}

/**
 * The same for a verb that has checked the right itself, also into a slot that only it fills: what somebody without an
 * account signed.
 */
export async function fillSlot(
  tx: Tx,
  actor: Actor,
  place: Place,
  { accepted, keys }: { readonly accepted: Accepted; readonly keys: Keys },
): Promise<KeptFile> {
  await sweepLeftovers(tx)
  const row = rowOf(actor, place, accepted, keys)
  const earlier = await keptBefore(tx, row)
  if (earlier) return keptFile(earlier)

  // Bytes before the row: a row without bytes would be a file that cannot be opened.
  await storage().put(row.id, accepted.bytes)
  if (row.thumbKey && accepted.thumb) await storage().put(row.thumbKey, accepted.thumb)
  const kept = await insertFile(tx, row)
  await arrived(tx, [keys.id, keys.thumb])
  await remember(tx, actor, kept, 'add-file')
  return keptFile(kept)
}

// A phone that lost the answer sends again: the record has the file already.
async function keptBefore(tx: Tx, row: Omit<FileRow, 'createdAt'>): Promise<FileRow | undefined> {
  if (row.slot !== '') return undefined
  const attached = (await filesOfOwner(tx, row)).filter(({ slot }) => slot === '')
  const same = attached.find((one) => row.subject !== DRAFT && one.sourceSha256 === row.sourceSha256)
  if (!same && attached.length >= MOST_ATTACHMENTS) throw new Refusal('file.too-many', { most: MOST_ATTACHMENTS })
  return same
}

function rowOf(actor: Actor, place: Place, accepted: Accepted, keys: Keys): Omit<FileRow, 'createdAt'> {
  const { bytes, thumb, taken, ...looked } = accepted
  return {
    ...looked,
    id: keys.id,
    companyId: fileCompany(fileOwner(place.subject), actor, place.ownerId),
    subject: place.subject,
    ownerId: place.ownerId,
    slot: place.slot === ATTACHMENT ? '' : place.slot,
    size: BigInt(bytes.length),
    sha256: sha256(bytes),
    thumbKey: thumb && keys.thumb,
    isPrivate: false,
    takenAt: taken.at && (/[+-]\d\d:\d\d$/.test(taken.at) ? taken.at : taken.at + offsetOf(actor.zone)),
    lat: taken.lat,
    lng: taken.lng,
    device: taken.device,
    createdById: actor.userId,
    createdBy: actor.name,
  }
}
