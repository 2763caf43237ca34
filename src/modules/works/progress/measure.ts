import * as z from 'zod/mini'
import { mulDiv } from '#ground/decimal.ts'
import { negateQty, quantity, quantityText, sumQty, type Quantity } from '#ground/quantity.ts'
import { zBool, zOptionalText, zOrNull, zPositiveQuantity } from '#kit/http/shapes.ts'
import type { QtyText } from '#kit/http/wire.ts'

/** One thing that was measured: a factor that is left out does not count. */
export interface Measurement {
  /** What and where: 'Kolom as A–D'. */
  readonly note: string | null
  readonly count: QtyText | null
  readonly length: QtyText | null
  readonly width: QtyText | null
  readonly height: QtyText | null
  /** It is taken off: an opening in a wall. */
  readonly isOff: boolean
}

/** So many things one volume of a week is measured from at most. */
export const MOST_MEASUREMENTS = 100

const factor = zOrNull(zPositiveQuantity)

export const zMeasurement = z.strictObject({
  note: zOptionalText(120),
  ...{ count: factor, length: factor, width: factor, height: factor },
  isOff: z._default(zBool, false),
})

/** What was measured as it is kept: its factors as text. */
export function measurementOf(asked: z.output<typeof zMeasurement>): Measurement {
  const said = (value: Quantity | null) => (value === null ? null : quantityText(value))
  const { note, count, length, width, height, isOff } = asked
  return { note, count: said(count), length: said(length), width: said(width), height: said(height), isOff }
}

const ONE = quantity('1')

/**
 * Multiplies out one thing that was measured, half up at the fourth decimal; below zero where it is taken off.
 *
 *   4 × 3,2 × 0,3 × 0,3 is 1,152
 */
export function measuredQty(one: Measurement): Quantity {
  const factors = [one.count, one.length, one.width, one.height].filter((each) => each !== null).map(quantity)
  if (factors.length === 0) return quantity('0')
  const product = factors.reduce<bigint>((all, each) => all * each, 1n)
  const size = mulDiv(product, 1n, ONE ** BigInt(factors.length - 1)) as Quantity
  return one.isOff ? negateQty(size) : size
}

/** Sums what was measured; each thing rounded by itself, so that the column of the paper adds up. */
export function measuredSum(all: readonly Measurement[]): Quantity {
  return sumQty(all.map(measuredQty))
}
