import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'

/** How many of something a master has: 'Invoice', 12. */
export interface Carried {
  readonly label: string
  readonly count: number
}

/** What a later department keeps of an earlier one's master, and how it moves when two of them become one. */
export interface Carrier {
  readonly count: (tx: Tx, companyId: string, id: string) => Promise<readonly Carried[]>
  readonly carry: (tx: Tx, actor: Actor, merge: { readonly fromId: string; readonly intoId: string }) => Promise<void>
}

const carriers = new Map<string, Carrier[]>()

/** Lets a later department move what is its own when two masters are merged. Called once, when its routes are loaded. */
export function carryRecord(name: string, carrier: Carrier): void {
  carriers.set(name, [...(carriers.get(name) ?? []), carrier])
}

/** Everybody who keeps something of a kind of master. */
export function carriersOf(name: string): readonly Carrier[] {
  return carriers.get(name) ?? []
}
