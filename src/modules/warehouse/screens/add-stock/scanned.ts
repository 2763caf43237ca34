import { plusQty, quantity, quantityText } from '#ground/quantity.ts'
import { isDecimal } from '#kit/screen/form/amount.ts'
import { rowKey } from '#kit/screen/form/rows.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { unitsOf } from '#modules/catalog/screens/face.tsx'
import { blankLine, isBlankLine, type StockLine } from './values.ts'

/**
 * A code that is read becomes a line; the same code again counts one more of its base unit. A line in another unit, or
 * with what is no number, stays as it was typed.
 */
export function withScanned(lines: readonly StockLine[], item: Choice): readonly StockLine[] {
  const filled = lines.filter((line) => !isBlankLine(line))
  const unit = unitsOf(item)[0] ?? ''
  const at = filled.findIndex(
    (line) => line.item?.id === item.id && line.unit === unit && (line.qty === '' || isDecimal(line.qty)),
  )
  const known = filled[at]
  if (!known) return [...filled, { ...blankLine(), key: rowKey(), item, qty: '1', unit }]
  const counted = known.qty === '' ? '0' : known.qty
  return filled.with(at, { ...known, qty: quantityText(plusQty(quantity(counted), quantity('1'))) })
}
