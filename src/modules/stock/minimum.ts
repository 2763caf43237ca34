import { sql, type RawBuilder } from 'kysely'
import { ownPlaces } from '#modules/stock/rules.ts'

/** Whether warehouse `w` keeps goods for use. */
export const isSupply: RawBuilder<boolean> = sql`w.type not in (${sql.join(ownPlaces.map((place) => sql.lit(place)))})`

/**
 * How much a warehouse keeps: of balance `b` its own minimum, or the one of item `i` for every warehouse. Nothing is no
 * limit: it says that goods belong there, and nobody is told that they run low.
 */
export const minimumKept: RawBuilder<string | null> = sql`nullif(coalesce(b.min_qty, i.min_stock), 0)`

/** Whether what is free and what is coming of balance `b` has come down to a minimum. */
export function hasRunLow(minimum: RawBuilder<unknown> = minimumKept): RawBuilder<boolean> {
  return sql`(b.qty - b.reserved + b.incoming <= ${minimum})`
}
