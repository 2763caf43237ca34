import { addDays, daysBetween, weekdayOf, type Day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'

/** What must be known to tell of which days nothing was told. */
export interface ToldDays {
  /** First and last day of the month that is looked at. */
  readonly from: Day
  readonly to: Day
  /** When the work began and is to end; a project without them begins with its first report. */
  readonly start: Day | null
  readonly end: Day | null
  readonly today: Day
  readonly told: ReadonlySet<string>
}

const SUNDAY = 6

/**
 * Gives the working days (Monday to Saturday) before today that lie within the work and of which nothing was told.
 * Sundays are nobody's duty, but may be told of.
 */
export function missingDays({ from, to, start, end, today, told }: ToldDays): Day[] {
  if (!start) return []
  const first = start > from ? start : from
  const yesterday = addDays(today, -1)
  const last = [to, yesterday, ...(end ? [end] : [])].reduce((a, b) => (a < b ? a : b))
  const days = Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, at) => addDays(first, at))
  return days.filter((each) => weekdayOf(each) !== SUNDAY && !told.has(each))
}

/** What a person says of a day, as far as it is judged. */
export interface ToldDay {
  readonly crew: readonly { readonly count: number }[]
  readonly lines: readonly {
    readonly workItemId: string | null
    readonly volume: bigint | null
    readonly note: string | null
  }[]
  readonly blockers: readonly unknown[]
  readonly k3: string
  readonly k3Note: string | null
  readonly note: string | null
}

/**
 * Refuses a day that cannot be: one that has not come ('site-report.future'), work that nothing names
 * ('site-report.unnamed-work'), an accident without a word ('site-report.untold-accident'), and a day of which nothing
 * at all is told ('site-report.empty').
 */
export function judgeSiteReport(asked: ToldDay, when: { readonly date: Day; readonly today: Day }): void {
  if (when.date > when.today) throw new Refusal('site-report.future', {}, { field: 'date' })
  for (const [at, work] of asked.lines.entries()) {
    if (!work.workItemId && !work.note) {
      throw new Refusal('site-report.unnamed-work', { line: at + 1 }, { field: `lines.${at}.workItemId` })
    }
    if (!work.workItemId && work.volume !== null) {
      throw new Refusal('site-report.volume-of-nothing', { line: at + 1 }, { field: `lines.${at}.workItemId` })
    }
  }
  if (asked.k3 !== 'aman' && !asked.k3Note) throw new Refusal('site-report.untold-accident', {}, { field: 'k3Note' })
  const isEmpty = asked.crew.length === 0 && asked.lines.length === 0 && asked.blockers.length === 0 && !asked.note
  if (isEmpty) throw new Refusal('site-report.empty', {}, { field: 'crew' })
}

/** Counts everybody who worked. */
export function workersOf(crew: readonly { readonly count: number }[]): number {
  return crew.reduce((sum, { count }) => sum + count, 0)
}
