import type { Day } from '#ground/day.ts'
import { money, type Money } from '#ground/money.ts'

/** How somebody is paid, as the relief tells them apart. */
export type BorneBy = 'month' | 'day'

/** PPh 21 that the state bears, by law and limit. */
interface BorneLaw {
  readonly from: Day
  readonly until: Day
  /** First digits of the KLU of a company on 1 January. */
  readonly sectors: readonly string[]
}

// Footwear, textile and garment, furniture, leather; tourism since October 2025 (lodging, food, travel).
const goods = ['13', '14', '15', '31']
const laws: readonly BorneLaw[] = [
  { from: '2025-01-01' as Day, until: '2025-09-30' as Day, sectors: goods },
  { from: '2025-10-01' as Day, until: '2025-12-31' as Day, sectors: [...goods, '55', '56', '79'] },
  { from: '2026-01-01' as Day, until: '2026-12-31' as Day, sectors: [...goods, '55', '56', '79'] },
]
const LIMITS: Readonly<Record<BorneBy, Money>> = { month: money(10_000_000), day: money(500_000) }

/**
 * Tells whether the state bears somebody's PPh 21 (PMK 10/2025, 72/2025 and 105/2025): by the sector of the company (the
 * divisions of its KLU), and
 * by what they had in January, or in their first month, or on average a day.
 */
export function isTaxBorne(on: Day, klu: string, by: BorneBy, amount: Money): boolean {
  const law = laws.find(({ from, until }) => from <= on && on <= until)
  return law !== undefined && amount <= LIMITS[by] && law.sectors.some((digits) => klu.startsWith(digits))
}
