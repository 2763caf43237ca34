import { withArrived } from '../attachments/with-arrived.ts'
import { bigintAsText } from '../client/send.ts'
import { queuedOn, queueName } from '../device/queued.ts'

/** A form that was saved on this device and has not reached the server. */
export interface WaitingSave {
  /** Its Idempotency-Key: sent twice it is there once. */
  readonly key: string
  /** ISO instant of the save; they are sent in this order. */
  readonly at: string
  /** 'Laporan harian Ruko Cibinong, 28 Nov 2026'. */
  readonly title: string
  /** The page it was written on. */
  readonly path: string
  readonly to: { readonly method: string; readonly path: string; readonly touches: readonly string[] }
  readonly input: Readonly<Record<string, unknown>>
  /** What the form held and its draft is called, to be mended there where the server refuses it. */
  readonly values: Readonly<Record<string, unknown>>
  readonly draft: string
  /** Photos of it that lie on this device yet, by id of their upload. */
  readonly photos: readonly string[]
  /** Why the server did not take it. */
  readonly fault?: string
}

export interface Owner {
  readonly userId: string
  readonly companyId: string
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'length' | 'key'>

const KIND = 'kiriman:'
const nameOf = (owner: Owner, key: string) => queueName(owner, KIND + key)

/** Reads what waits under a key. */
export function waitingSave(shelf: Pick<Storage, 'getItem'>, owner: Owner, key: string): WaitingSave | undefined {
  return read(shelf, nameOf(owner, key))
}

/** Lists what waits of a person, the oldest first. */
export function waitingSaves(shelf: Shelf, owner: Owner): WaitingSave[] {
  return queuedOn(shelf, owner, KIND)
    .flatMap((name) => read(shelf, name) ?? [])
    .toSorted((a, b) => a.at.localeCompare(b.at))
}

/** Keeps a save until it arrived or somebody throws it away; false where the device has no room. */
export function keepWaiting(shelf: Shelf, owner: Owner, save: WaitingSave): boolean {
  try {
    shelf.setItem(nameOf(owner, save.key), JSON.stringify(save, bigintAsText))
    return true
  } catch {
    return false
  }
}

/** Forgets a save: it arrived, or nobody wants it any more. */
export function forgetWaiting(shelf: Shelf, owner: Owner, key: string): void {
  shelf.removeItem(nameOf(owner, key))
}

/** A photo of a save arrived: it goes along from now on. */
export function withPhoto(save: WaitingSave, uploadId: string, fileId: string): WaitingSave {
  const add = (ids: unknown) => [...(Array.isArray(ids) ? (ids as unknown[]) : []), fileId]
  // What was said of it before it arrived is said of the file.
  const told = (of: WaitingSave['input']) =>
    Object.fromEntries(Object.entries(of).map(([name, rows]) => [name, withArrived(rows, uploadId, fileId)]))
  return {
    ...save,
    photos: save.photos.filter((id) => id !== uploadId),
    input: { ...told(save.input), files: add(save.input['files']) },
    values: { ...told(save.values), files: add(save.values['files']) },
  }
}

function read(shelf: Pick<Storage, 'getItem'>, name: string): WaitingSave | undefined {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(name) ?? 'null')
    return isSave(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

function isSave(kept: unknown): kept is WaitingSave {
  return typeof kept === 'object' && kept !== null && 'key' in kept && 'to' in kept && 'input' in kept && 'at' in kept
}
