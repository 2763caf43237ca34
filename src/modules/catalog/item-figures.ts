import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'

/** What a later department knows of an item `t`, as SQL; quantities in base units, of what the person may see. */
export interface ItemFigures {
  /** In all warehouses, or in one. */
  readonly onHand: (actor: Actor, warehouseId?: string) => RawBuilder<unknown>
  readonly available: (actor: Actor, warehouseId?: string) => RawBuilder<unknown>
  /** The day something of it came or went last, or null. */
  readonly movedOn: (actor: Actor) => RawBuilder<unknown>
  readonly averageCost: (actor: Actor) => RawBuilder<unknown>
  /** 'aman', 'menipis', 'habis', or null where nothing is stored. */
  readonly stockState: (actor: Actor) => RawBuilder<unknown>
}

const nothing: ItemFigures = {
  onHand: () => sql`0::numeric(18, 4)`,
  available: () => sql`0::numeric(18, 4)`,
  movedOn: () => sql`null::date`,
  averageCost: () => sql`null::numeric(18, 2)`,
  stockState: () => sql`null::text`,
}

let told = nothing

/** Lets the book of stock tell its figures beside items: in lists, sorting, filters, exports and pickers. Called once. */
export function tellItemFigures(figures: ItemFigures): void {
  told = figures
}

/** The figures as they are told. */
export function itemFigures(): ItemFigures {
  return told
}
