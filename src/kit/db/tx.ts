import type { Kysely } from 'kysely'

declare const txBrand: unique symbol

/**
 * The handle through which a verb reaches the database: inside a transaction for acts, on a plain connection for
 * reads. It is opaque: only a department's `store.ts` narrows it, to its own tables, with `tables()`.
 */
export interface Tx {
  readonly [txBrand]: true
}

/** Narrows the handle to the tables a department owns; called only in `store.ts` files. */
export function tables<T>(tx: Tx): Kysely<T> {
  // Safe: every Tx is made by `txOf` from a Kysely instance; the brand only hides it.
  return tx as unknown as Kysely<T>
}

/** Wraps a Kysely instance as the opaque handle; called only by `database.ts`. */
export function txOf<T>(db: Kysely<T>): Tx {
  return db as unknown as Tx
}
