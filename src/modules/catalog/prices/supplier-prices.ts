import type { Price } from '#ground/price.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'

/** A supplier of an item and what they ask for a base unit of it; null while they ask nothing. */
export interface AskedPrice {
  readonly supplierId: string
  readonly price: Price | null
}

/** What an item's suppliers shall ask, and what they asked when its form was opened; without that, what they ask now. */
export interface AskedPrices {
  readonly asked: readonly AskedPrice[]
  readonly before?: readonly AskedPrice[] | undefined
}

/** The price lists of suppliers, as purchasing keeps them: per base unit, whatever the quantity, as of today. */
export interface SupplierPrices {
  readonly of: (tx: Tx, actor: Actor, itemId: string) => Promise<ReadonlyMap<string, Price>>
  /** Says all of them: who is left out, and asked something before, asks nothing from today on. */
  readonly keep: (tx: Tx, actor: Actor, itemId: string, prices: AskedPrices) => Promise<void>
}

const nothing: SupplierPrices = { of: async () => new Map(), keep: async () => {} }

let told = nothing

/** Lets purchasing tell and keep what suppliers ask for an item. Called once. */
export function tellSupplierPrices(prices: SupplierPrices): void {
  told = prices
}

/** The price lists as they are told. */
export function supplierPrices(): SupplierPrices {
  return told
}
