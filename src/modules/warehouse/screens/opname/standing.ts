import { minusQty, quantity, quantityText } from '#ground/quantity.ts'
import { isDecimal } from '#kit/screen/form/amount.ts'
import type { CountLine } from '#modules/warehouse/opname/contract.ts'
import type { Explained } from '#modules/warehouse/opname/reasons.ts'
import type { UnsentLine } from './unsent.ts'

/** By how much a count differs from the book; nothing where one does not know. */
export function differenceOf(book: string | undefined, counted: string): string | undefined {
  return book === undefined || !isDecimal(counted)
    ? undefined
    : quantityText(minusQty(quantity(counted), quantity(book)))
}

/** How a line stands on this device: what waits here for a signal counts as written. */
export function standing(line: CountLine, waiting: UnsentLine | undefined): Explained {
  const counted = waiting?.counted ?? line.counted ?? ''
  return { difference: differenceOf(line.book, counted) ?? null, reason: waiting?.reason ?? line.reason }
}
