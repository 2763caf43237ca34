import { addDays, daysBetween, weekdayOf, type Day } from '#ground/day.ts'
import { firstDay, lastDay, type Period } from '#ground/period.ts'
import type { MonthDay } from './contract.ts'
import { holidays } from './holidays.ts'

/** Days a week: Monday to Friday, or to Saturday. */
export type WeekDays = 5 | 6

/** What a company, or a site, makes of a day: a holiday of its region, or a cuti bersama that it works. */
export interface CompanyDay {
  readonly day: Day
  readonly kind: 'holiday' | 'work'
  readonly name: string
}

/** Lists the days of a month and what each is; a holiday on a day of rest is rest. */
export function monthDays(month: Period, week: WeekDays, own: readonly CompanyDay[] = []): MonthDay[] {
  const first = firstDay(month)
  const count = daysBetween(first, lastDay(month)) + 1
  return Array.from({ length: count }, (_, at) => dayOf(addDays(first, at), week, own))
}

function dayOf(day: Day, week: WeekDays, own: readonly CompanyDay[] = []): MonthDay {
  if (weekdayOf(day) >= week) return { day, kind: 'rest', name: null }
  const said = own.find((each) => each.day === day)
  if (said) return said.kind === 'work' ? { day, kind: 'work', name: null } : { day, kind: 'holiday', name: said.name }
  const holiday = holidays.find((each) => each.day === day)
  return holiday ? { day, kind: 'holiday', name: holiday.name } : { day, kind: 'work', name: null }
}

/** Lists the scheduled workdays of a month: holidays that fall on them are among them, because they are paid. */
export function scheduledDays(month: Period, week: WeekDays): Day[] {
  return monthDays(month, week)
    .filter(({ kind }) => kind !== 'rest')
    .map(({ day }) => day as Day)
}

/** Names why a day is not worked: a holiday by its name, or the rest of the week; null for a workday. What a site says stands above all. */
export function restOn(
  day: Day,
  week: WeekDays,
  own: readonly CompanyDay[] = [],
  site: readonly CompanyDay[] = [],
): string | null {
  const said = site.find((each) => each.day === day)
  if (said) return said.kind === 'work' ? null : said.name
  const { kind, name } = dayOf(day, week, own)
  return kind === 'work' ? null : (name ?? 'Hari istirahat')
}
