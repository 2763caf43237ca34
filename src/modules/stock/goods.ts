import type { Day } from '#ground/day.ts'
import type { Dims } from '#ground/dims.ts'
import type { Money } from '#ground/money.ts'
import type { Quantity } from '#ground/quantity.ts'

/** The document that moves goods. */
export interface Document {
  readonly kind: string
  readonly id: string
}

/** Goods of one line, for a project or, said so, for none; `qty` is in base units and above zero. */
export interface GoodsLine extends Dims {
  readonly itemId: string
  readonly warehouseId: string
  readonly qty: Quantity
  readonly lineId?: string | null
}

/** One document's goods on one day. */
export interface Goods<Line extends GoodsLine = GoodsLine> {
  readonly document: Document
  readonly on: Day
  readonly lines: readonly Line[]
}

/** A move as the book has it: `qty` and `value` are signed (what goes out is below zero). */
export interface Moved extends Dims {
  readonly id: string
  readonly lineId: string | null
  readonly itemId: string
  readonly warehouseId: string
  readonly qty: Quantity
  readonly value: Money
  /** What was asked for but could not become value of stock: a price difference for the journal. Mostly zero. */
  readonly difference: Money
  /** The ledger account that holds the value of this item. */
  readonly account: string
}

/** Goods that went from one warehouse and arrived in another. */
export interface ArrivedGoods {
  readonly from: string
  readonly to: string
  readonly lines: readonly Pick<GoodsLine, 'itemId' | 'qty'>[]
}
