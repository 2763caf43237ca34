import { qtyFormat } from '#ground/format.ts'
import { quantityText } from '#ground/quantity.ts'
import { measuredQty, type Measurement } from './measure.ts'

/** Writes one thing that was measured in a line: 'Kolom as A: 4 × 3,2 × 0,3 × 0,3 = 1,152'; one that is taken off ends below zero. */
export function measuredText(one: Measurement): string {
  const factors = [one.count, one.length, one.width, one.height].flatMap((each) =>
    each === null ? [] : qtyFormat(each),
  )
  const worked = `${factors.join(' × ')} = ${qtyFormat(quantityText(measuredQty(one)))}`
  return one.note ? `${one.note}: ${worked}` : worked
}
