import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { NotFound } from '#kit/http/not-found.ts'

/** What a department says of the files of its records. Both checks throw: NotFound, or Forbidden. */
export interface FileOwner {
  /** The record's name in history. */
  readonly record: string
  readonly mayRead: (tx: Tx, actor: Actor, ownerId: string) => Promise<void>
  readonly mayWrite: (tx: Tx, actor: Actor, ownerId: string) => Promise<void>
  /** Places that one picture fills: 'logo'. Attachments need none. */
  readonly isSlot?: (slot: string) => boolean
  /** Whose rows they are, when that is not the company of the request. */
  readonly companyOf?: (actor: Actor, ownerId: string) => string
}

const owners = new Map<string, FileOwner>()

/** Lets a department's records have files; called once, when its routes are loaded. */
export function registerFileOwner(subject: string, owner: FileOwner): void {
  owners.set(subject, owner)
}

/** The department's word on a subject; an unknown subject has no files. */
export function fileOwner(subject: string): FileOwner {
  const owner = owners.get(subject)
  if (!owner) throw new NotFound()
  return owner
}

/** The company a record's files lie under. */
export function fileCompany(owner: FileOwner, actor: Actor, ownerId: string): string {
  return owner.companyOf?.(actor, ownerId) ?? actor.companyId
}
