import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { HUNDRED_PERCENT } from '#ground/percent.ts'
import type { Tx } from '#kit/db/tx.ts'
import { assignmentsOf } from '#modules/people/face.ts'
import { restByLaw, type CompanyDay } from '../days/rules.ts'
import { workWeekOf } from '../days/store.ts'
import { own } from '../store.ts'
import { companyDaysOf } from './store.ts'

/** Days from one to another. */
export interface Span {
  readonly from: Day
  readonly until: Day
}

/** Reads what some sites make of days between two. */
export async function siteDaysOf(
  tx: Tx,
  companyId: string,
  { projectIds, from, until }: Span & { readonly projectIds: readonly string[] },
): Promise<(CompanyDay & { readonly projectId: string })[]> {
  const rows = await own(tx)
    .selectFrom('site_day')
    .select(['project_id as projectId', 'day', 'kind', 'name'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`project_id = any (${[...projectIds]}::uuid[])`)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .orderBy('day')
    .limit(20_000)
    .execute()
  return rows
}

/** Tells why work at a site on a day between two is marked in hours, or null for a workday of the law: by its own days, the company's, the decrees, the week. */
export async function siteRest(
  tx: Tx,
  companyId: string,
  { projectId, ...span }: Span & { readonly projectId: string },
): Promise<(day: Day) => string | null> {
  const week = await workWeekOf(tx, companyId)
  const company = await companyDaysOf(tx, companyId, span)
  const site = await siteDaysOf(tx, companyId, { ...span, projectIds: [projectId] })
  return (day) => restByLaw(day, week, company, site)
}

/** Tells what the site makes of a day where an employee wholly works on it: null where none has a word of its own. */
export async function siteDayFinder(
  tx: Tx,
  companyId: string,
  { employeeIds, ...span }: Span & { readonly employeeIds: readonly string[] },
): Promise<(employeeId: string, day: Day) => CompanyDay | null> {
  const whole = (await assignmentsOf(tx, companyId, employeeIds)).filter(({ percent }) => percent === HUNDRED_PERCENT)
  const site = await siteDaysOf(tx, companyId, { ...span, projectIds: whole.map(({ projectId }) => projectId) })
  const byEmployee = Map.groupBy(whole, ({ employeeId }) => employeeId)
  const byDay = new Map(site.map((each) => [`${each.projectId} ${each.day}`, each]))
  return (employeeId, day) => {
    const at = (byEmployee.get(employeeId) ?? []).find((one) => one.fromDate <= day && (one.toDate ?? day) >= day)
    return (at && byDay.get(`${at.projectId} ${day}`)) ?? null
  }
}
