import { allocate, money, type Money } from '#ground/money.ts'
import { convert, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'

/** A received line that takes part of a cost. */
export interface LandedLine {
  readonly description: string
  /** What stands of it, in its unit and in the item's own. */
  readonly qty: Quantity
  readonly baseQty: Quantity
  readonly value: Money
  /** Of one base unit, in kg. */
  readonly weightKg: Quantity | null
}

export type LandedBy = 'value' | 'quantity' | 'weight'

/** One line's share, and what it was reckoned by. */
export interface LandedShare {
  readonly weight: bigint
  readonly amount: Money
}

/**
 * Spreads a cost over received lines without losing a rupiah; refuses to spread by a weight that nobody wrote.
 *
 *   Rp100 by value over 300 and 100: 75 and 25
 */
export function spreadCost(cost: Money, lines: readonly LandedLine[], by: LandedBy): LandedShare[] {
  const weights = lines.map((line) => weightOf(line, by))
  if (weights.every((weight) => weight === 0n))
    throw new Refusal('landed.nothing-to-spread-by', {}, { field: 'method' })
  const amounts = allocate(cost, weights)
  return weights.map((weight, at) => ({ weight, amount: amounts[at] ?? money(0n) }))
}

/** The weight of all that stands of a line, in kg to four decimals; null when the item has none. */
export function weightOfLine(line: LandedLine): Quantity | null {
  return line.weightKg === null ? null : convert(line.baseQty, line.weightKg, UNIT)
}

const UNIT = 10_000n

function weightOf(line: LandedLine, by: LandedBy): bigint {
  if (by === 'value') return line.value
  if (by === 'quantity') return line.qty
  const weight = weightOfLine(line)
  if (weight === null) throw new Refusal('landed.no-weight', { item: line.description }, { field: 'method' })
  return weight
}
