import { sql } from 'kysely'
import { day, type Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { own } from '../store.ts'
import { workWeekOf } from '../days/store.ts'
import { hoursHeldOn, usualPattern, type DatedHours, type WorkPattern } from './rules.ts'

/** Long before anybody worked here: the first hours of a pattern always held. */
const ALWAYS = day('2000-01-01')

/** Hours of a pattern as they are kept. */
export interface HoursKept extends DatedHours {
  readonly id: string
  readonly patternId: string
  readonly name: string
}

/** Reads the patterns of a company, the usual one first: at most fifty. */
export async function patternsOf(tx: Tx, companyId: string) {
  return own(tx)
    .selectFrom('work_pattern')
    .select(['id', 'name', 'is_usual as isUsual'])
    .where('company_id', '=', companyId)
    .orderBy('is_usual', 'desc')
    .orderBy('name')
    .limit(50)
    .execute()
}

/** Reads the hours of all patterns of a company, the newest first: at most a thousand. */
export async function patternHoursOf(tx: Tx, companyId: string): Promise<HoursKept[]> {
  const rows = await own(tx)
    .selectFrom('work_pattern_hours')
    .select(['id', 'pattern_id as patternId', 'name', 'valid_from as from', 'valid_until as until', 'hours', 'grace'])
    .where('company_id', '=', companyId)
    .orderBy('valid_from', 'desc')
    .orderBy('id')
    .limit(1000)
    .execute()
  return rows.map((row) => ({ ...row, hours: row.hours as WorkPattern['hours'] }))
}

/** Reads who works by which pattern since when, the newest first; of some employees, or of all (at most 10,000). */
export async function memberships(tx: Tx, companyId: string, employeeIds?: readonly string[]) {
  const query = own(tx)
    .selectFrom('employee_pattern')
    .select(['employee_id as employeeId', 'pattern_id as patternId', 'valid_from as from'])
    .where('company_id', '=', companyId)
    .orderBy('valid_from', 'desc')
  const meant = employeeIds
    ? query.where(sql<boolean>`employee_id = any (${[...employeeIds]}::uuid[])`)
    : query.limit(10_000)
  return meant.execute()
}

/** Tells by which pattern each of some employees works on any day: three questions however many they are. */
export async function patternFinder(
  tx: Tx,
  companyId: string,
  employeeIds: readonly string[],
): Promise<(employeeId: string) => (on: Day) => WorkPattern> {
  const usual = usualPattern(await workWeekOf(tx, companyId))
  const usualId = (await patternsOf(tx, companyId)).find(({ isUsual }) => isUsual)?.id
  const hours = Map.groupBy(await patternHoursOf(tx, companyId), ({ patternId }) => patternId)
  const members = Map.groupBy(await memberships(tx, companyId, employeeIds), ({ employeeId }) => employeeId)
  return (employeeId) => (on) => {
    const patternId = members.get(employeeId)?.find(({ from }) => from <= on)?.patternId ?? usualId
    return hoursHeldOn((patternId && hours.get(patternId)) || [], on) ?? usual
  }
}

/** Tells by which pattern each of some employees was put to work on any day; null for whoever is in none. */
export async function ownPatternFinder(
  tx: Tx,
  companyId: string,
  employeeIds: readonly string[],
): Promise<(employeeId: string, on: Day) => WorkPattern | null> {
  const members = Map.groupBy(await memberships(tx, companyId, employeeIds), ({ employeeId }) => employeeId)
  if (members.size === 0) return () => null
  const hours = Map.groupBy(await patternHoursOf(tx, companyId), ({ patternId }) => patternId)
  return (employeeId, on) => {
    const patternId = members.get(employeeId)?.find(({ from }) => from <= on)?.patternId
    return (patternId && hoursHeldOn(hours.get(patternId) ?? [], on)) || null
  }
}

/** Adds a pattern with hours that always held; the first of a company is the usual one. */
export async function insertPattern(
  tx: Tx,
  { companyId, userId, name: by }: Actor,
  of: WorkPattern & { readonly id: string; readonly name: string },
): Promise<void> {
  const isUsual = (await patternsOf(tx, companyId)).length === 0
  const author = { created_by: userId, created_by_name: by }
  await own(tx)
    .insertInto('work_pattern')
    .values({ id: of.id, company_id: companyId, name: of.name, is_usual: isUsual, ...author })
    .execute()
}

/** Adds hours to a pattern. */
export async function insertHours(
  tx: Tx,
  { companyId, userId, name: by }: Actor,
  of: WorkPattern & {
    readonly patternId: string
    readonly name: string
    readonly from?: Day
    readonly until: Day | null
  },
): Promise<void> {
  await own(tx)
    .insertInto('work_pattern_hours')
    .values({
      ...{ id: newId(), company_id: companyId, pattern_id: of.patternId, name: of.name, grace: of.grace },
      ...{ valid_from: of.from ?? ALWAYS, valid_until: of.until, hours: JSON.stringify(of.hours) },
      ...{ created_by: userId, created_by_name: by },
    })
    .execute()
}

/** Takes hours away. */
export async function deleteHours(tx: Tx, companyId: string, id: string): Promise<void> {
  await own(tx).deleteFrom('work_pattern_hours').where('company_id', '=', companyId).where('id', '=', id).execute()
}

/** Says by which pattern somebody works from a day on. */
export async function upsertMembership(
  tx: Tx,
  { companyId, userId, name }: Actor,
  of: { readonly id: string; readonly employeeId: string; readonly from: Day },
): Promise<void> {
  const by = { pattern_id: of.id, updated_by: userId, updated_by_name: name }
  await own(tx)
    .insertInto('employee_pattern')
    .values({ company_id: companyId, employee_id: of.employeeId, valid_from: of.from, ...by })
    .onConflict((conflict) => conflict.columns(['company_id', 'employee_id', 'valid_from']).doUpdateSet(by))
    .execute()
}
