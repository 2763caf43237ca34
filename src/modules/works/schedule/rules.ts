import { addDays, daysBetween, weekdayOf, type Day } from '#ground/day.ts'
import { mulDiv, unscaled } from '#ground/decimal.ts'
import { HUNDRED_PERCENT, percent, percentText, type Percent } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'

/** So many weeks a schedule has at most. */
export const MOST_WEEKS = 520

/** The share of a work item that is built in a week, counted from 1. */
export interface WeekShare {
  readonly week: number
  readonly share: Percent
}

/** When a work item is built: evenly over days, or as its shares say. */
export interface PlannedWork {
  readonly workItemId: string
  readonly startDate: Day | null
  readonly endDate: Day | null
  readonly shares: readonly WeekShare[] | null
}

/** Tells the first day of week 1: the day work begins, or the Monday of its week. */
export function weekOneOf(firstDay: Day, weekStart: 'project' | 'monday'): Day {
  return weekStart === 'project' ? firstDay : addDays(firstDay, -weekdayOf(firstDay))
}

/** Tells the week a day lies in, counted from 1. */
export function weekOfDay(weekOne: Day, on: Day): number {
  return Math.floor(daysBetween(weekOne, on) / 7) + 1
}

/** Tells the last day of a week. */
export function endOfWeek(weekOne: Day, week: number): Day {
  return addDays(weekOne, week * 7 - 1)
}

/**
 * Spreads a work item evenly over the days from `start` to `end`: percent per week in four decimals, the last week
 * takes the rest.
 *
 *   evenShares(day('2025-03-03'), { start: day('2025-03-07'), end: day('2025-03-12') })  // week 1: 50 %, week 2: 50 %
 */
export function evenShares(weekOne: Day, { start, end }: { readonly start: Day; readonly end: Day }): WeekShare[] {
  // Days are counted from week 1: a bill has thousands of lines, and a date is dear to make.
  const [from, to] = [daysBetween(weekOne, start), daysBetween(weekOne, end)]
  const days = BigInt(to - from + 1)
  const [first, last] = [Math.floor(from / 7) + 1, Math.floor(to / 7) + 1]
  const shares: WeekShare[] = []
  let left: bigint = HUNDRED_PERCENT
  for (let week = first; week <= last; week += 1) {
    const inWeek = Math.min(to, week * 7 - 1) - Math.max(from, (week - 1) * 7) + 1
    const share = week === last ? left : mulDiv(HUNDRED_PERCENT, BigInt(inWeek), days)
    left -= share
    shares.push({ week, share: share as Percent })
  }
  return shares
}

/** Tells the first and the last week of a planned work item; it bears both days or shares. */
export function weekSpanOf(weekOne: Day, { startDate, endDate, shares }: PlannedWork): readonly [number, number] {
  if (!shares) return [weekOfDay(weekOne, startDate ?? weekOne), weekOfDay(weekOne, endDate ?? startDate ?? weekOne)]
  const weeks = shares.map(({ week }) => week)
  return [Math.min(...weeks), Math.max(...weeks)]
}

/** Gives the share of each week of a planned work item. */
export function sharesOf(weekOne: Day, planned: PlannedWork): readonly WeekShare[] {
  if (planned.shares) return planned.shares
  if (planned.startDate === null || planned.endDate === null) return []
  return evenShares(weekOne, { start: planned.startDate, end: planned.endDate })
}

/** Gives the shares as `sharesOf` does, worked out once for all work items of the same two days: a bill has thousands. */
export function sharesFrom(weekOne: Day): (planned: PlannedWork) => readonly WeekShare[] {
  const known = new Map<string, readonly WeekShare[]>()
  return (planned) => {
    if (planned.shares) return planned.shares
    const days = `${planned.startDate}/${planned.endDate}`
    const shares = known.get(days) ?? sharesOf(weekOne, planned)
    known.set(days, shares)
    return shares
  }
}

/**
 * Judges planned work items: each of the bill and once ('schedule.unknown-item'), with both days or with shares
 * ('schedule.half-dated'), in their order ('schedule.ends-before'), not before week 1 ('schedule.before-start') nor
 * beyond the last possible week ('schedule.too-long'), and with shares that sum to 100 ('schedule.not-whole').
 */
export function judgePlan(weekOne: Day, lines: readonly PlannedWork[], known: ReadonlyMap<string, string>): void {
  const seen = new Set<string>()
  lines.forEach((line, at) => {
    const name = known.get(line.workItemId)
    const field = (key: string) => ({ field: `lines.${at}.${key}` })
    if (name === undefined || seen.has(line.workItemId)) {
      throw new Refusal('schedule.unknown-item', { line: at + 1 }, field('workItemId'))
    }
    seen.add(line.workItemId)
    if (line.shares) judgeShares(line.shares, name, field('shares'))
    else judgeDays(weekOne, line, name, field)
  })
}

function judgeShares(shares: readonly WeekShare[], name: string, field: { readonly field: string }): void {
  const weeks = new Set(shares.map(({ week }) => week))
  const total = shares.reduce((sum, { share }) => sum + share, 0n) as Percent
  if (total !== HUNDRED_PERCENT || weeks.size !== shares.length) {
    throw new Refusal('schedule.not-whole', { name, total: percentText(total) }, field)
  }
}

type FieldOf = (key: string) => { readonly field: string }

function judgeDays(weekOne: Day, { startDate, endDate }: PlannedWork, name: string, field: FieldOf): void {
  if (startDate === null || endDate === null) {
    throw new Refusal('schedule.half-dated', { name }, field(startDate === null ? 'startDate' : 'endDate'))
  }
  if (endDate < startDate) throw new Refusal('schedule.ends-before', { name }, field('endDate'))
  if (startDate < weekOne) throw new Refusal('schedule.before-start', { name, first: weekOne }, field('startDate'))
  if (weekOfDay(weekOne, endDate) > MOST_WEEKS) {
    throw new Refusal('schedule.too-long', { name, most: MOST_WEEKS }, field('endDate'))
  }
}

/** Writes a percent with two decimals, as a table of weeks is read: '12,76'. */
export function twoPlaces(value: string): string {
  const [whole = '0', fraction = ''] = unscaled(mulDiv(percent(value), 1n, 100n), 2).split('.')
  return `${whole.replace('-', '−')},${fraction.padEnd(2, '0')}`
}
