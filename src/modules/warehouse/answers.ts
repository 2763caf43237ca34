import type { Audited } from '#kit/list/audited.ts'
import type { stockStatuses, warehouseTypes } from '#modules/warehouse/columns.ts'

type Quantity = string
type Money = string

/** A row of tab gudang. */
export interface WarehouseRow extends Audited {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly type: keyof typeof warehouseTypes
  readonly city: string | null
  readonly address: string | null
  readonly keeper: string | null
  readonly racks: readonly string[]
  readonly allowNegative: boolean
  /** A count holds its goods still. */
  readonly isFrozen: boolean
  readonly itemCount: number
  /** Items at or below their minimum. */
  readonly lowCount: number
  /** Only with 'view biaya'. */
  readonly value?: Money
  readonly isArchived: boolean
  readonly version: number
}

/** A row of tab stock: one item in one warehouse. `id` is the stockId of the routes. */
export interface StockRow {
  readonly id: string
  readonly itemId: string
  readonly itemName: string
  readonly itemCode: string
  readonly itemKind: string
  readonly category: string
  readonly unit: string
  readonly warehouseId: string
  readonly warehouseName: string
  readonly onHand: Quantity
  readonly reserved: Quantity
  readonly available: Quantity
  readonly incoming: Quantity
  readonly minQty: Quantity | null
  /** How much is usually bought again. */
  readonly reorderQty: Quantity | null
  readonly maxQty: Quantity | null
  readonly rack: string | null
  /** Rupiah per unit, two decimals; null when nothing is there. Only with 'view biaya'. */
  readonly averageCost?: string | null
  /** Only with 'view biaya'. */
  readonly value?: Money
  readonly lastMoveAt: string | null
  /** Nothing of goods on their way or set aside: they are nobody's supply. */
  readonly status: keyof typeof stockStatuses | null
  /** What is free and what is coming do not reach the minimum. */
  readonly needsReorder: boolean
  readonly version: number
}

/** A stock with what its page shows beside the card. */
export interface StockDetail extends StockRow {
  /** On hand at the end of each of the last 90 days with a move, oldest first; before the first it is `openingQty`. */
  readonly trend: { readonly openingQty: Quantity; readonly days: readonly { day: string; qty: Quantity }[] }
}

/** A line of the stock card, newest first. */
export interface CardLine {
  readonly id: string
  /** Order in which the book took it; the card is read in this order. */
  readonly seq: string
  readonly on: string
  readonly postedAt: string
  readonly document: {
    readonly kind: string
    readonly id: string
    readonly number: string | null
    /** Where it can be read, when it has a page. */
    readonly to: string | null
  }
  readonly isReversal: boolean
  /** A price that came later: no goods moved. */
  readonly isPriceOnly: boolean
  /** Written after its day was over. */
  readonly isBackdated: boolean
  readonly in: Quantity | null
  readonly out: Quantity | null
  readonly balance: Quantity
  readonly by: string | null
  /** Signed value of the move and value left; only with 'view biaya'. */
  readonly value?: Money
  readonly unitCost?: string
  /** What a price that came later charged to goods that were used already; only with 'view biaya'. */
  readonly chargedToUsed?: Money
  readonly balanceValue?: Money
}

/** A page of the stock card; `opening` is the balance below the last line shown. */
export interface StockCard {
  readonly lines: readonly CardLine[]
  readonly next?: string
  /** Balance at the end of the asked day (or now). */
  readonly closing: { readonly qty: Quantity; readonly value?: Money }
}

/** What lay of an item in a warehouse at the end of a day. */
export interface ValuationRow {
  readonly id: string
  readonly itemName: string
  readonly itemCode: string
  readonly category: string
  readonly warehouseName: string
  readonly warehouseId: string
  readonly qty: Quantity
  readonly unit: string
  readonly averageCost: string | null
  readonly value: Money
}

/** What all stock was worth at the end of a day. */
export interface ValuationTotal {
  readonly on: string
  readonly value: Money
  readonly places: readonly { readonly name: string; readonly items: number; readonly value: Money }[]
  /** The inventory accounts of the ledger at the end of that day, to hold it beside. */
  readonly accounts: readonly { readonly code: string; readonly stock: Money; readonly ledger: Money }[]
}
