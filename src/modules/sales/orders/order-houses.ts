import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'

/** What production knows of `sales_order`, as SQL: whether one of these houses makes something for it. */
export type MadeIn = (actor: Actor, houseIds: readonly string[]) => RawBuilder<SqlBool>

let told: MadeIn = () => sql<SqlBool>`false`

/** Lets production tell where orders are made, for the filter of their list. Called once. */
export function tellOrderHouses(madeIn: MadeIn): void {
  told = madeIn
}

/** Only orders that some production houses make; who may see no houses finds nothing by them. */
export function ofHouses(actor: Actor, houses: unknown): RawBuilder<unknown> {
  if (!Array.isArray(houses) || houses.length === 0) return sql``
  return actor.can('view rumah-produksi') ? sql`and ${told(actor, houses)}` : sql`and false`
}
