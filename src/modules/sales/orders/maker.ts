import type { Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'

/** What was made for a line of an order, by one SPK; in base units of the item. */
export interface MadeForLine {
  readonly lineId: string
  readonly warehouseId: string
  readonly good: Quantity
  /** Of the good ones, those that are kept for the line. */
  readonly kept: Quantity
}

/** A line of an order that was revised, and the line that took its place. */
export interface FollowedLine {
  readonly from: string
  readonly to: string
  /** What is kept for it now, of all that was made for it. */
  readonly kept: Quantity
}

/** Who makes goods for lines of orders. */
export interface Maker {
  /** What was made for the lines of an order. */
  readonly madeFor: (tx: Tx, actor: Actor, orderId: string) => Promise<readonly MadeForLine[]>
  /** The same, and nothing more is made for it within this transaction. Asked before the order itself is taken. */
  readonly hold: (tx: Tx, actor: Actor, orderId: string) => Promise<readonly MadeForLine[]>
  /** Goes on for the lines that took the place of those it made for. */
  readonly follow: (tx: Tx, actor: Actor, revised: RevisedOrder) => Promise<void>
}

/** An order that took the place of another. */
export interface RevisedOrder {
  readonly before: string
  readonly id: string
  readonly number: string
  readonly customerName: string
  readonly projectId: string | null
  readonly lines: readonly FollowedLine[]
}

const nobody: Maker = { madeFor: async () => [], hold: async () => [], follow: async () => undefined }
let told: Maker = nobody

/** Lets production tell what it makes for orders. Called once. */
export function tellMaker(maker: Maker): void {
  told = maker
}

/** Who makes goods for orders; nobody where nothing is known of making. */
export function maker(): Maker {
  return told
}
