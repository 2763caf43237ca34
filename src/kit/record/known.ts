import type { Actor } from '#kit/access/actor.ts'
import type { Policy } from '#kit/http/endpoint.ts'
import type { MasterRecord } from '#kit/record/record.ts'

/** A master that is served, and who may archive and restore it. */
export interface KnownMaster {
  readonly master: MasterRecord
  readonly permissions: readonly string[]
}

const known = new Map<string, KnownMaster>()

/** Remembers a master when its doors are opened. */
export function knowMaster(master: MasterRecord, policy: Policy): void {
  known.set(master.name, { master, permissions: typeof policy === 'string' ? [policy] : policy })
}

/** The masters a person may bring back. */
export function mastersOf(actor: Actor): readonly KnownMaster[] {
  return [...known.values()].filter(({ permissions }) => permissions.some((each) => actor.can(each)))
}

/** Who may bring back a master of this name. */
export function restorersOf(name: string): readonly string[] {
  return known.get(name)?.permissions ?? ['update pengaturan-website']
}
