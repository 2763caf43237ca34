import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'

/** What production knows of an item, of `t` as SQL: the houses that keep or use it, of those the person may see. */
export interface ItemHouses {
  /** Their names, one after the other; null without any. */
  readonly names: (actor: Actor) => RawBuilder<unknown>
  readonly usedBy: (actor: Actor, houseIds: readonly string[]) => RawBuilder<SqlBool>
  /** The houses that were said to use one item. */
  readonly kept: (tx: Tx, actor: Actor, itemId: string) => Promise<readonly string[]>
  /** Says all of them: of the houses the person may see, those left out use it no longer. */
  readonly keep: (tx: Tx, actor: Actor, itemId: string, houseIds: readonly string[]) => Promise<void>
}

const nothing: ItemHouses = {
  names: () => sql`null::text`,
  usedBy: () => sql<SqlBool>`false`,
  kept: async () => [],
  keep: async () => {},
}

let told = nothing

/** Lets production tell which houses use an item, in lists and their filter. Called once. */
export function tellItemHouses(houses: ItemHouses): void {
  told = houses
}

/** The houses as they are told. */
export function itemHouses(): ItemHouses {
  return told
}
