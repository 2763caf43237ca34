import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { OpeningLine } from '#modules/catalog/beginnings/contract.ts'

/** Books what lay where before the books of an item began; refused, nothing of the item stays. */
export type OpenStock = (
  tx: Tx,
  actor: Actor,
  itemId: string,
  asked: { readonly on: Day; readonly lines: readonly OpeningLine[] },
) => Promise<void>

let told: OpenStock = async () => {}

/** Lets the warehouse book the opening stock of a new item. Called once. */
export function tellOpeningStock(open: OpenStock): void {
  told = open
}

/** The way it is booked. */
export function openingStock(): OpenStock {
  return told
}
