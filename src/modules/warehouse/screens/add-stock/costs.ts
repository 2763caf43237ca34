import { unscaled } from '#ground/decimal.ts'
import { thousands } from '#ground/format.ts'
import { money, mulDiv, sum, type Money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import { isDecimal } from '#kit/screen/form/amount.ts'
import type { StockLine } from './values.ts'

/** Sen and ten-thousandths: a value in rupiah over a quantity becomes a price per unit. */
const SCALE = 1_000_000n

/** What one unit of a line costs, as text; nothing while the line is not complete. */
export function unitCostText(line: StockLine): string {
  const value = valueOf(line)
  if (value === undefined || !isDecimal(line.qty)) return ''
  const qty = quantity(line.qty)
  return qty > 0n ? thousands(unscaled(mulDiv(value, SCALE, qty), 2)) : ''
}

/** The value of all lines so far. */
export function totalValue(lines: readonly StockLine[]): Money {
  return sum(lines.flatMap((line) => valueOf(line) ?? []))
}

function valueOf(line: StockLine): Money | undefined {
  return /^\d+$/.test(line.value) ? money(line.value) : undefined
}
