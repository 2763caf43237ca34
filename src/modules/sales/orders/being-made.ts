import { sql, type RawBuilder } from 'kysely'

let told: RawBuilder<boolean> = sql<boolean>`false`

/** Lets production tell, as SQL over `sales_order`, for which orders something is being made now. Called once. */
export function tellBeingMade(isMade: RawBuilder<boolean>): void {
  told = isMade
}

/** Whether something is being made for an order now; false where nothing is known of making. */
export function beingMade(): RawBuilder<boolean> {
  return told
}
