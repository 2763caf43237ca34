import { percentText } from '#ground/percent.ts'
import { minusQty, quantityText, sumQty, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import type { HeldLine } from '../progress/store.ts'
import { measuredText } from '../progress/measured-text.ts'
import { earnedOf } from '../progress/rules.ts'
import type { PeriodData, PeriodLine, WeekLine } from './progress-paper.ts'
import type { WeekOfItem } from './store.ts'

type Period = Pick<PeriodData, 'pct' | 'earned' | 'lines' | 'weeks'>

/**
 * Tells what was built of a bill in the weeks after `from`: of each line before them, in them and up to their end, and
 * what all of it comes to; lines of which nothing was built up to now stay, so that the paper is the whole bill.
 */
export function periodOf(bill: readonly HeldLine[], weeks: readonly WeekOfItem[], from: number): Period {
  const byItem = Map.groupBy(weeks, (one) => one.workItemId)
  const bare = bill.map((line) => ({ ...line, before: ZERO_QTY }))
  const all = bare.map((line) => ({ workItemId: line.workItemId, volume: sumOf(byItem.get(line.workItemId) ?? []) }))
  const { earned, pct } = earnedOf(bare, all)
  const names = new Map(bill.map((line) => [line.workItemId, line]))
  const places = new Map(bill.map((line, at) => [line.workItemId, at]))
  const placeOf = (one: WeekOfItem) => places.get(one.workItemId) ?? bill.length
  const inOrder = weeks.toSorted((a, b) => a.week - b.week || placeOf(a) - placeOf(b))
  return {
    ...{ earned: String(earned), pct: percentText(pct) },
    lines: bill.map((line) => lineOf(line, byItem.get(line.workItemId) ?? [], from)),
    weeks: inOrder.filter((one) => one.week > from).flatMap((one) => weekLine(one, names.get(one.workItemId))),
  }
}

function lineOf(line: HeldLine, measured: readonly WeekOfItem[], from: number): PeriodLine {
  const before = sumOf(measured.filter((one) => one.week <= from))
  const now = sumOf(measured)
  const whole = { ...line, before: ZERO_QTY }
  return {
    ...{ code: line.code, name: line.name, unit: line.unit ?? '', contract: quantityText(line.volume) },
    ...{ before: quantityText(before), period: quantityText(minusQty(now, before)), now: quantityText(now) },
    pct: percentText(earnedOf([whole], [{ workItemId: line.workItemId, volume: now }]).pct),
  }
}

function weekLine({ week, date, volume, measurements = [] }: WeekOfItem, line: HeldLine | undefined): WeekLine[] {
  // What the bill does not have any more was built nonetheless, and stands in the weeks before it.
  if (!line) return []
  const named = { code: line.code, name: line.name, unit: line.unit ?? '' }
  return [{ week, date, ...named, volume: quantityText(volume), measured: measurements.map(measuredText) }]
}

const sumOf = (rows: readonly WeekOfItem[]): Quantity => sumQty(rows.map(({ volume }) => volume))
