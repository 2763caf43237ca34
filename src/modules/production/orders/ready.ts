import { addDays, weekdayOf, type Day } from '#ground/day.ts'
import { convert, plusQty, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import type { UnitRatio } from '#modules/catalog/rules.ts'
import { unitMeant } from '#modules/catalog/paste/rules.ts'

/** What is left of an order, in the unit and the other units of its item. */
export interface Waiting {
  readonly left: Quantity
  readonly unit: string
  readonly units: readonly UnitRatio[]
}

/**
 * Says how much of a house's capacity an order takes; null when its item is not counted in that unit.
 *
 *   88 pcs of paving, a m² is 44/1 pcs, the house makes m²: 2
 */
export function takenOf({ left, unit, units }: Waiting, capacityUnit: string | null): Quantity | null {
  // A capacity without a unit is of whatever the house makes.
  if (capacityUnit === null) return left
  const meant = unitMeant(capacityUnit, [unit, ...units.map((each) => each.unit)])
  if (meant === unit) return left
  const ratio = units.find((each) => each.unit === meant)
  return ratio ? convert(left, BigInt(ratio.den), BigInt(ratio.num)) : null
}

/** Counts the days until each order of a queue is made, one after another; what takes no capacity lets the next pass. */
export function daysOf(taken: readonly (Quantity | null)[], capacity: Quantity): readonly (number | null)[] {
  let work = ZERO_QTY
  return taken.map((each) => {
    if (each === null || capacity === 0n) return null
    work = plusQty(work, each)
    return Math.max(1, Number((work + capacity - 1n) / capacity))
  })
}

// Some thirty years: a queue that long tells that the capacity is wrong, not a day.
const FAR = 10_000

/**
 * Finds the n-th working day, the first day itself included when one works on it; a week begins on Monday.
 *
 *   workingDay(day('2026-11-28'), 2, 6)  // Saturday and, over Sunday, Monday: '2026-11-30'
 */
export function workingDay(from: Day, n: number, daysAWeek: number): Day | null {
  if (n > FAR) return null
  const weekday = weekdayOf(from)
  const first = Math.min(weekday, daysAWeek)
  const at = first + n - 1
  return addDays(from, Math.floor(at / daysAWeek) * 7 + (at % daysAWeek) - weekday)
}
