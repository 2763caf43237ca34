import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import { percentFormat } from '#ground/format.ts'

const PERCENT = /\d{1,3}(?:[.,]\d{1,4})?\s?%/g

/** Tells whether a name that says a percent says that of its rate: it is printed beside the sum. */
export function isNamedAfter(name: string, rate: string): boolean {
  const said = name.match(PERCENT)
  return said === null || said.some((one) => plain(one) === plain(percentFormat(rate)))
}

/**
 * A name with the percent of another rate in it.
 *
 *   renamedFor('PPN 12% × 11/12', '12', '13')  // 'PPN 13% × 11/12'
 */
export function renamedFor(name: string, from: string, to: string): string {
  return name.replace(PERCENT, (one) => (plain(one) === plain(percentFormat(from)) ? percentFormat(to) : one))
}

/** The days of a rate: '1 Jan 2025 – sekarang', or of one still to come '1 Des 2026 dan seterusnya'. */
export function daysText(line: { validFrom: string; validUntil: string | null; isAhead: boolean }): string {
  const from = dayFormat(line.validFrom as Day, 'short')
  if (line.validUntil) return `${from} – ${dayFormat(line.validUntil as Day, 'short')}`
  return line.isAhead ? `${from} dan seterusnya` : `${from} – sekarang`
}

function plain(percent: string): string {
  return percent.replace(/\s/g, '').replace('.', ',')
}
