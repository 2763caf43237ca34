import { daysBetween, type Day } from '#ground/day.ts'

/** A point of a line: a day, and a plain decimal. */
export interface ChartPoint {
  readonly x: string
  readonly y: string
}

/** Turns a value into a place between two pixels. */
export type Scale = (value: number) => number

/** A straight scale; a span of nothing lies in the middle. */
export function scaleOf(from: number, to: number, low: number, high: number): Scale {
  if (from === to) return () => (low + high) / 2
  return (value) => low + ((value - from) / (to - from)) * (high - low)
}

/**
 * Round values for the lines behind a chart, the outer ones beyond the data.
 *
 *   ticksOf(61000, 74500)  // [60000, 65000, 70000, 75000]
 */
export function ticksOf(least: number, most: number, about = 4): number[] {
  // One value alone stands in the middle of a tenth around it.
  if (least === most && most !== 0) return ticksOf(least - Math.abs(least) / 10, most + Math.abs(most) / 10, about)
  const span = most - least || 1
  const rough = span / about
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power
  const first = Math.floor(least / step)
  const last = Math.max(first + 1, Math.ceil(most / step))
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}

/**
 * The first days of months between two days, thinned to at most `most`.
 *
 *   monthsBetween('2026-01-15', '2026-03-20', 6)  // ['2026-02-01', '2026-03-01']
 */
export function monthsBetween(from: string, to: string, most: number): string[] {
  const months: string[] = []
  let [year, month] = from.split('-').map(Number) as [number, number]
  for (;;) {
    month += 1
    if (month > 12) [year, month] = [year + 1, 1]
    const first = `${year}-${String(month).padStart(2, '0')}-01`
    if (first > to) break
    months.push(first)
  }
  const every = Math.max(1, Math.ceil(months.length / most))
  return months.filter((_, at) => at % every === 0)
}

/** How many days after the first day. */
export function dayAt(from: string, day: string): number {
  return daysBetween(from as Day, day as Day)
}
