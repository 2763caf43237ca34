import type { Database } from '#kit/db/database.ts'
import type { SiteCast } from '#modules/projects/cast/site.ts'
import type { Shop } from './shop.ts'

/** One act of a random sequence: which, on which row, how much of it. */
export interface Act {
  readonly act: string
  readonly pick: number
  readonly share: number
  readonly flag: boolean
}

/** A shop with three things to sell and two customers, one of whom may not owe much. */
export interface Street {
  readonly db: Database
  readonly shop: Shop
  readonly items: readonly string[]
  readonly customers: readonly string[]
  /** Two projects, each with a work item. */
  readonly projects: readonly SiteCast[]
}

/** Where the acts happen; asked when one does, for the shop opens later. */
export type Where = () => { readonly db: Database; readonly shop: Shop }

/** A row that was found; what its query did not ask for is missing. */
export type Found = Readonly<Record<'id' | 'version' | 'line' | 'qty' | 'invoice' | 'kind' | 'left', string>>

/** One of a few. */
export const oneOf = (few: readonly string[], pick: number) => few[pick % few.length] ?? ''

/** So many percent of an amount, one at least. */
export const part = (qty: string, share: number) => String(Math.max(Math.floor((Number(qty) * share) / 100), 1))

/** Picks a row that a query finds of the company ($1), and acts on it; does nothing where it finds none. */
export function pickers(where: Where) {
  const one = async (sql: string, pick: number): Promise<Found | undefined> => {
    const { db, shop } = where()
    const { rows } = await db.pool.query(sql, [shop.actor.companyId])
    return rows[pick % Math.max(rows.length, 1)]
  }
  const onRow = async (
    endpoint: Parameters<Shop['do']>[0],
    sql: string,
    pick: number,
    more: object = {},
  ): Promise<unknown> => {
    const found = await one(sql, pick)
    return found && where().shop.do(endpoint, { id: found.id, version: Number(found.version), ...more })
  }
  return { one, onRow }
}
