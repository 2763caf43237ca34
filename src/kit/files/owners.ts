import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'

/** What a department says of the files of its records. Both checks throw: NotFound, or Forbidden. */
export interface FileOwner {
  /** The record's name in history. */
  readonly record: string
  readonly mayRead: (tx: Tx, actor: Actor, ownerId: string) => Promise<void>
  readonly mayWrite: (tx: Tx, actor: Actor, ownerId: string) => Promise<void>
  /** Asked beside it where a file is taken away for good; throws, perhaps a refusal in words. */
  readonly mayTakeAway?: (tx: Tx, actor: Actor, ownerId: string) => Promise<void>
  /** What people call it in a sentence: 'order ORD-2611-0042', 'pelanggan PT Wira'; its word alone while it has no number. */
  readonly calledAs?: (tx: Tx, actor: Actor, ownerId: string) => Promise<string>
  /** Places that one picture fills: 'logo'. Attachments need none. */
  readonly isSlot?: (slot: string) => boolean
  /** Which changed fields the general history tells this person; without it that tells acts and reasons alone. */
  readonly tells?: (actor: Actor, field: string) => boolean
  /** Whose rows they are, when that is not the company of the request. */
  readonly companyOf?: (actor: Actor, ownerId: string) => string
}

/** Who may do what with the files of one kind of record. */
interface Registered<R> {
  /** The record's name in history. */
  readonly record: string
  /** A permission, or several of which one is enough. */
  readonly view: string | readonly string[]
  readonly change: string | readonly string[]
  /** Loads the record as this person may see it; throws NotFound otherwise. */
  readonly find: (tx: Tx, actor: Actor, id: string) => Promise<R>
  /** Its number or name; without it the `number` or `name` of what was found. */
  readonly named?: (found: R) => string | null
  /** Its kind in a sentence, where the subject is no word: 'SPK'. */
  readonly word?: string
  readonly isSlot?: FileOwner['isSlot']
  readonly tells?: FileOwner['tells']
}

const owners = new Map<string, FileOwner>()

/**
 * Lets the records of a department have photos and papers: one line in its `files.ts`, which its `routes.ts` imports.
 * The subject is the word of its permission or document, and what the screen's `<Attachments subject=…>` says.
 *
 *   registerFiles('pembelian', { record: 'purchase-order', view: 'view pembelian-barang', change: 'update pembelian-barang', find: readOrder })
 */
export function registerFiles<R>(subject: string, registered: Registered<R>): void {
  const { record, view, change, find, isSlot, tells, named = ownName, word = subject.replaceAll('-', ' ') } = registered
  const checked = (wanted: string | readonly string[]) => async (tx: Tx, actor: Actor, id: string) => {
    const anyOf = typeof wanted === 'string' ? [wanted] : wanted
    if (!anyOf.some((permission) => actor.can(permission))) throw new Forbidden(anyOf[0] ?? '')
    await find(tx, actor, id)
  }
  const calledAs = async (tx: Tx, actor: Actor, id: string) => {
    const name = named(await find(tx, actor, id))
    return name ? `${word} ${name}` : word
  }
  const more = { ...(isSlot && { isSlot }), ...(tells && { tells }) }
  registerFileOwner(subject, { record, mayRead: checked(view), mayWrite: checked(change), calledAs, ...more })
}

function ownName(row: unknown): string | null {
  if (typeof row !== 'object' || row === null) return null
  const name: unknown = 'number' in row ? row.number : 'name' in row ? row.name : null
  return typeof name === 'string' ? name : null
}

/** The same for a department whose checks are more than a permission and a row. A subject is one department's. */
export function registerFileOwner(subject: string, owner: FileOwner): void {
  if (owners.has(subject)) throw new Error(`the files of ${subject} have an owner already`)
  owners.set(subject, owner)
}

/** The department's word on a subject; an unknown subject has no files. */
export function fileOwner(subject: string): FileOwner {
  const owner = owners.get(subject)
  if (!owner) throw new NotFound()
  return owner
}

/** The subjects that one kind of record goes by. */
export function subjectsOf(record: string): string[] {
  return [...owners].flatMap(([subject, owner]) => (owner.record === record ? [subject] : []))
}

/** The company a record's files lie under. */
export function fileCompany(owner: FileOwner, actor: Actor, ownerId: string): string {
  return owner.companyOf?.(actor, ownerId) ?? actor.companyId
}

/** Whether this person may change the record the files belong to. */
export async function mayChange(owner: FileOwner, tx: Tx, actor: Actor, ownerId: string): Promise<boolean> {
  try {
    await owner.mayWrite(tx, actor, ownerId)
    return true
  } catch (error) {
    if (error instanceof Forbidden || error instanceof NotFound) return false
    throw error
  }
}

/** Whether this person may see a record; a subject nobody registered has no walls of its own. */
export async function maySee(tx: Tx, actor: Actor, subject: string, id: string): Promise<boolean> {
  const owner = owners.get(subject)
  if (!owner) return true
  try {
    await owner.mayRead(tx, actor, id)
    return true
  } catch (error) {
    if (error instanceof Forbidden || error instanceof NotFound) return false
    throw error
  }
}
