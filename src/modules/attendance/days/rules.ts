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
  return Array.from({ length: count }, (_, at) => kindOfDay(addDays(first, at), week, own))
}

/** Tells what a day is; what a site says stands above all, also above the rest of the week. */
export function kindOfDay(
  day: Day,
  week: WeekDays,
  own: readonly CompanyDay[] = [],
  site: readonly CompanyDay[] = [],
): MonthDay {
  return kindOfOwnDay(day, weekdayOf(day) >= week, own, site)
}

/** Tells what a day is for somebody whose own week says whether it is one of rest. */
export function kindOfOwnDay(
  day: Day,
  isRest: boolean,
  own: readonly CompanyDay[],
  site: readonly CompanyDay[],
): MonthDay {
  const atSite = site.find((each) => each.day === day)
  if (!atSite && isRest) return { day, kind: 'rest', name: null }
  const said = atSite ?? own.find((each) => each.day === day)
  if (said) return said.kind === 'work' ? { day, kind: 'work', name: null } : { day, kind: 'holiday', name: said.name }
  const holiday = holidays.find((each) => each.day === day)
  return holiday ? { day, kind: 'holiday', name: holiday.name } : { day, kind: 'work', name: null }
}

/** Lists the days of a month that are paid workdays: holidays are among them, because they are paid. */
export function scheduledDays(month: Period, kindOf: (day: Day) => MonthDay): Day[] {
  const first = firstDay(month)
  const count = daysBetween(first, lastDay(month)) + 1
  return Array.from({ length: count }, (_, at) => addDays(first, at)).filter((day) => kindOf(day).kind !== 'rest')
}

const sharedLeave = new Map<string, string>(
  holidays.filter(({ isNational }) => !isNational).map(({ day, name }) => [day, name]),
)

/**
 * Tells whether the law has a day as a workday: a cuti bersama is no holiday by it, it is leave of whoever takes it (PP 35/2021 art. 31), unless the company
 * or the site made the day a holiday of its own.
 */
export function isUsualWork({ day, kind, name }: MonthDay): boolean {
  return kind === 'work' || (kind === 'holiday' && sharedLeave.get(day) === name)
}

/** Names why a day is not worked: a holiday by its name, or the rest of the week; null for a workday. What a site says stands above all. */
export function restOn(
  day: Day,
  week: WeekDays,
  own: readonly CompanyDay[] = [],
  site: readonly CompanyDay[] = [],
): string | null {
  const { kind, name } = kindOfDay(day, week, own, site)
  return kind === 'work' ? null : (name ?? 'Hari istirahat')
}

/**
 * Names why the law has no workday of it at a site: a holiday by its name, or the rest of the week; null for a workday, and for a cuti bersama, whose work
 * is a day with its overtime, for a worker as for an employee (PP 35/2021 art. 31).
 */
export function restByLaw(
  day: Day,
  week: WeekDays,
  own: readonly CompanyDay[] = [],
  site: readonly CompanyDay[] = [],
): string | null {
  const told = kindOfDay(day, week, own, site)
  return isUsualWork(told) ? null : (told.name ?? 'Hari istirahat')
}
