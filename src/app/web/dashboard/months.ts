import { dayFormat, periodFormat } from '#ground/day-format.ts'
import { firstDay, type Period } from '#ground/period.ts'

/** '2026-02' → 'Feb', or 'Februari 2026'. */
export function monthName(period: string, style: 'short' | 'long' = 'short'): string {
  const month = period as Period
  return style === 'long' ? periodFormat(month) : dayFormat(firstDay(month), 'dense').slice(2)
}

/** How much more or less than before, in percent: '12,4%'; undefined when there was nothing before. */
export function changeText(now: string, before: string): { readonly text: string; readonly isUp: boolean } | undefined {
  const [present, past] = [BigInt(now), BigInt(before)]
  if (past <= 0n) return undefined
  const tenths = ((present - past) * 1000n) / past
  const size = tenths < 0n ? -tenths : tenths
  // Eleven times as much says more than '1.000%'.
  if (size >= 10_000n) return { text: `${present / past}×`, isUp: true }
  return { text: `${size / 10n},${size % 10n}%`, isUp: tenths >= 0n }
}
