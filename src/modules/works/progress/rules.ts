import { mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { HUNDRED_PERCENT, type Percent } from '#ground/percent.ts'
import { plusQty, quantityText, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import { measuredSum, type Measurement } from './measure.ts'

/** A line of the bill that holds, with what was approved of it before. */
export interface MeasuredLine {
  readonly workItemId: string
  readonly name: string
  readonly unit: string | null
  readonly volume: Quantity
  readonly amount: Money
  readonly before: Quantity
}

/** What was built of a work item in a week. */
export interface WeekVolume {
  readonly workItemId: string
  readonly volume: Quantity
  /** What it was measured from; none where it was told as a whole. */
  readonly measurements?: readonly Measurement[]
}

/**
 * Judges the volumes of a week: each of a line of the bill ('progress.unknown-item'), and with what came before never
 * beyond the contract ('progress.beyond-contract' at `lines.3.volume`) nor below nothing ('progress.below-zero'); one
 * that was measured is the sum of what was measured ('progress.not-the-sum').
 */
export function judgeWeek(lines: readonly MeasuredLine[], week: readonly WeekVolume[]): void {
  const known = new Map(lines.map((line) => [line.workItemId, line]))
  week.forEach(({ workItemId, volume, measurements = [] }, at) => {
    const line = known.get(workItemId)
    if (!line) throw new Refusal('progress.unknown-item', { line: at + 1 }, { field: `lines.${at}.workItemId` })
    const now = plusQty(line.before, volume)
    const field = { field: `lines.${at}.volume` }
    const facts = { name: line.name, unit: line.unit ?? '', before: quantityText(line.before) }
    const sum = measuredSum(measurements)
    if (measurements.length > 0 && sum !== volume)
      throw new Refusal('progress.not-the-sum', { ...facts, sum: quantityText(sum) }, field)
    const isNegative = line.volume < 0n
    if (isNegative ? now > 0n : now < 0n) throw new Refusal('progress.below-zero', facts, field)
    if (isNegative ? now < line.volume : now > line.volume) {
      const open = quantityText((line.volume - line.before) as Quantity)
      throw new Refusal('progress.beyond-contract', { ...facts, open, contract: quantityText(line.volume) }, field)
    }
  })
}

/**
 * Tells what the approved work of all lines comes to, each half up, and its share of the bill in four decimals.
 *
 *   64,5 of 64,5 m3 of 6.321.000 are all of it; 25,8 of it are 2.528.400
 */
export function earnedOf(
  lines: readonly MeasuredLine[],
  week: readonly WeekVolume[],
): { readonly earned: Money; readonly pct: Percent } {
  const added = new Map(week.map((one) => [one.workItemId, one.volume]))
  const earned = lines.reduce((total, line) => {
    const now = plusQty(line.before, added.get(line.workItemId) ?? ZERO_QTY)
    return plus(total, valueAt(line, now))
  }, ZERO)
  return { earned, pct: shareIn(earned, sum(lines.map((line) => line.amount))) }
}

/** Values a cumulative volume of a line; a line without a volume is a rate only and earns nothing. */
function valueAt(line: MeasuredLine, cumulative: Quantity): Money {
  return line.volume === 0n ? ZERO : (mulDiv(line.amount, cumulative, line.volume) as Money)
}

/** Tells the share of a part in a whole, four decimals half up; nothing of nothing is none. */
export function shareIn(part: Money, whole: Money): Percent {
  return (whole === 0n ? 0n : mulDiv(part, HUNDRED_PERCENT, whole)) as Percent
}
