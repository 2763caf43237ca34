import { sql } from 'kysely'
import type { Day, Zone } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'
import type { ClockedDay } from './rules/clocked.ts'
import type { RawScan, ScanFile } from './rules/layouts.ts'

/** A day from a machine with whose it is. */
export interface OwnClockedDay extends ClockedDay {
  readonly employeeId: string
}

interface Span {
  readonly from: Day
  readonly until: Day
}

// How the clock of the company shows a moment, and back.
const local = (column: string, zone: Zone) =>
  sql<string>`to_char(${sql.ref(column)} at time zone ${zone}, 'YYYY-MM-DD"T"HH24:MI:SS')`

/** Keeps scans that are not kept yet; tells how many were. */
export async function insertScans(
  tx: Tx,
  { companyId, zone }: Actor,
  of: { readonly batchId: string; readonly device: string; readonly scans: readonly RawScan[] },
): Promise<void> {
  await sql`
    insert into scan (company_id, device, machine_id, at, batch_id)
    select ${companyId}, ${of.device}, id, at::timestamp at time zone ${zone}, ${of.batchId}
    from unnest(${of.scans.map((each) => each.machineId)}::text[], ${of.scans.map(({ at }) => at)}::text[]) as given (id, at)
    on conflict do nothing
  `.execute(own(tx))
}

/** Counts the scans of a file that are not kept yet; the same moment of the same number twice is one. */
export async function countNewScans(
  tx: Tx,
  { companyId, zone }: Actor,
  of: { readonly device: string; readonly scans: readonly RawScan[] },
): Promise<number> {
  const { rows } = await sql<{ fresh: number }>`
    select count(*)::int as fresh from (
      select distinct id, at
      from unnest(${of.scans.map((each) => each.machineId)}::text[], ${of.scans.map(({ at }) => at)}::text[]) as given (id, at)
    ) given
    where not exists (
      select from scan s where s.company_id = ${companyId} and s.device = ${of.device} and s.machine_id = given.id
        and s.at = given.at::timestamp at time zone ${zone}
    )
  `.execute(own(tx))
  return rows[0]?.fresh ?? 0
}

/** Writes that a file came. */
export async function insertBatch(
  tx: Tx,
  { companyId, userId, name }: Actor,
  of: Span & {
    readonly id: string
    readonly device: string
    readonly fileName: string
    readonly layout: ScanFile['layout']
    readonly scans: number
    readonly added: number
  },
): Promise<void> {
  await own(tx)
    .insertInto('scan_batch')
    .values({
      ...{ id: of.id, company_id: companyId, device: of.device, file_name: of.fileName, layout: of.layout },
      ...{ valid_from: of.from, valid_until: of.until, scans: of.scans, added: of.added },
      ...{ created_by: userId, created_by_name: name },
    })
    .execute()
}

/** Reads the scans of some employees, on whichever machine or their phone, from the day before a period to the day after it, by the company's clock. */
export async function scansOf(
  tx: Tx,
  { companyId, zone }: Actor,
  of: Span & { readonly employeeIds: readonly string[] },
): Promise<readonly { readonly employeeId: string; readonly at: string }[]> {
  const { rows } = await sql<{ employeeId: string; at: string }>`
    select n.employee_id as "employeeId", ${local('s.at', zone)} as at
    from machine_number n join scan s on s.company_id = n.company_id and s.device = n.device and s.machine_id = n.machine_id
    where n.company_id = ${companyId} and n.employee_id = any (${[...of.employeeIds]}::uuid[])
      and s.at >= (${of.from}::date - 1)::timestamp at time zone ${zone}
      and s.at < (${of.until}::date + 2)::timestamp at time zone ${zone}
    union all
    select employee_id, ${local('at', zone)} from presence
    where company_id = ${companyId} and employee_id = any (${[...of.employeeIds]}::uuid[])
      and at >= (${of.from}::date - 1)::timestamp at time zone ${zone}
      and at < (${of.until}::date + 2)::timestamp at time zone ${zone}
  `.execute(own(tx))
  return rows
}

/** Reads whose the numbers of a machine are; null for a number that is nobody's. */
export async function numbersOf(
  tx: Tx,
  companyId: string,
  device: string,
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await own(tx)
    .selectFrom('machine_number')
    .select(['machine_id', 'employee_id'])
    .where('company_id', '=', companyId)
    .where('device', '=', device)
    .execute()
  return new Map(rows.map((row) => [row.machine_id, row.employee_id]))
}

/** Remembers whose number it is. */
export async function setNumber(
  tx: Tx,
  { companyId, userId, name }: Actor,
  of: { readonly device: string; readonly machineId: string; readonly employeeId: string | null },
): Promise<void> {
  const by = { employee_id: of.employeeId, updated_by: userId, updated_by_name: name }
  await own(tx)
    .insertInto('machine_number')
    .values({ company_id: companyId, device: of.device, machine_id: of.machineId, ...by })
    .onConflict((conflict) => conflict.columns(['company_id', 'device', 'machine_id']).doUpdateSet(by))
    .execute()
}

/** Reads which machine was read for which periods: the newest hundred. */
export async function periodsOf(tx: Tx, companyId: string): Promise<readonly (Span & { readonly device: string })[]> {
  return own(tx)
    .selectFrom('scan_batch')
    .select(['device', 'valid_from as from', 'valid_until as until'])
    .distinct()
    .where('company_id', '=', companyId)
    .orderBy('valid_from', 'desc')
    .limit(100)
    .execute()
}

/** Reads whose numbers of a machine are known. */
export async function tiedEmployees(tx: Tx, companyId: string, device: string): Promise<string[]> {
  const numbers = await numbersOf(tx, companyId, device)
  return [...new Set([...numbers.values()].flatMap((id) => id ?? []))]
}

/** Puts the days of some employees in a period in place of those derived before. */
export async function replaceClocked(
  tx: Tx,
  { companyId, zone, userId }: Actor,
  of: Span & { readonly employeeIds: readonly string[]; readonly days: readonly OwnClockedDay[] },
): Promise<void> {
  await own(tx)
    .deleteFrom('clocked_day')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`employee_id = any (${[...of.employeeIds]}::uuid[])`)
    .where('day', '>=', of.from)
    .where('day', '<=', of.until)
    .execute()
  await sql`
    insert into clocked_day (company_id, employee_id, day, scans, kept, in_at, out_at, late_minutes, worked_minutes, problem)
    select ${companyId}, d."employeeId", d.day, d.scans, d.kept, d."inAt" at time zone ${zone}, d."outAt" at time zone ${zone},
      d."lateMinutes", d."workedMinutes", d.problem
    from jsonb_to_recordset(${JSON.stringify(of.days)}::jsonb) as d ("employeeId" uuid, day date, scans int, kept int,
      "inAt" timestamp, "outAt" timestamp, "lateMinutes" int, "workedMinutes" int, problem text)
  `.execute(own(tx))
  await markDerived(tx, { companyId, userId }, of)
}

// What is incomplete shows as B; nothing of it stands above a mark by hand.
async function markDerived(
  tx: Tx,
  { companyId, userId }: Pick<Actor, 'companyId' | 'userId'>,
  of: Span & { readonly employeeIds: readonly string[] },
): Promise<void> {
  await sql`
    delete from employee_day
    where company_id = ${companyId} and employee_id = any (${[...of.employeeIds]}::uuid[])
      and day between ${of.from} and ${of.until} and source = 'scan'
  `.execute(own(tx))
  await sql`
    insert into employee_day (company_id, employee_id, day, mark, source, updated_by)
    select company_id, employee_id, day, 'B', 'scan', ${userId} from clocked_day
    where company_id = ${companyId} and employee_id = any (${[...of.employeeIds]}::uuid[])
      and day between ${of.from} and ${of.until} and problem is not null
    on conflict do nothing
  `.execute(own(tx))
}

/** Reads what machines saw of some days. */
export async function clockedOf(
  tx: Tx,
  { companyId, zone }: Actor,
  of: Span & { readonly employeeIds: readonly string[] },
): Promise<readonly OwnClockedDay[]> {
  return own(tx)
    .selectFrom('clocked_day')
    .select(['employee_id as employeeId', 'day', 'scans', 'kept', 'late_minutes as lateMinutes', 'problem'])
    .select(['worked_minutes as workedMinutes', local('in_at', zone).as('inAt'), local('out_at', zone).as('outAt')])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`employee_id = any (${[...of.employeeIds]}::uuid[])`)
    .where('day', '>=', of.from)
    .where('day', '<=', of.until)
    .execute()
}
