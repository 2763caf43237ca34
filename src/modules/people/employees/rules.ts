import type { Day } from '#ground/day.ts'
import { dayFormat, percentFormat } from '#ground/format.ts'
import { HUNDRED_PERCENT, percentText, type Percent } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'

/** What part of somebody works for a project, from a day on; null: until further notice. */
export interface Assignment {
  readonly projectId: string
  readonly percent: Percent
  readonly fromDate: Day
  readonly toDate: Day | null
}

/** Tells which part of somebody works where on a day. */
export function assignedOn<Row extends Assignment>(rows: readonly Row[], on: Day): Row[] {
  return rows.filter(({ fromDate, toDate }) => fromDate <= on && (toDate === null || on <= toDate))
}

/**
 * Refuses an assignment of nothing ('assignment.nothing') or one that ends before it begins ('assignment.ends-early'), and a day
 * on which somebody would be more than whole ('assignment.too-much', with `on` and `sum`), at the field.
 */
export function checkAssignments(rows: readonly Assignment[]): void {
  for (const [at, row] of rows.entries()) {
    const refuse = (code: string, field: string, facts = {}) =>
      new Refusal(code, facts, { field: `assignments.${at}.${field}` })
    if (row.percent === 0n) throw refuse('assignment.nothing', 'percent')
    if (row.toDate && row.toDate < row.fromDate) throw refuse('assignment.ends-early', 'toDate')
    // What begins makes a day fuller; so the fullest days are those on which one begins.
    for (const { fromDate: on } of rows.slice(0, at + 1)) {
      const sum = assignedOn(rows.slice(0, at + 1), on).reduce((all, one) => all + one.percent, 0n) as Percent
      if (sum <= HUNDRED_PERCENT) continue
      throw refuse('assignment.too-much', 'percent', {
        on: dayFormat(on, 'short'),
        sum: percentFormat(percentText(sum)),
      })
    }
  }
}
