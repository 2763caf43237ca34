import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { firstDay, lastDay, type Period } from '#ground/period.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'
import type { DayMark } from './contract.ts'
import type { WeekDays } from './rules.ts'

/** A day of an employee that was not as the week says. */
export interface MarkedDay {
  readonly employeeId: string
  readonly day: Day
  readonly mark: DayMark
  /** Written by hand, or derived from a machine. */
  readonly source: 'manual' | 'scan'
  /** Only a half of the day; the other is as usual. */
  readonly half: 'first' | 'second' | null
}

/** Tells which days a week a company works; Monday to Saturday until it says otherwise. */
export async function workWeekOf(tx: Tx, companyId: string): Promise<WeekDays> {
  const row = await own(tx)
    .selectFrom('work_week')
    .select('days')
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row?.days ?? 6
}

export async function setWorkWeek(
  tx: Tx,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
  days: WeekDays,
): Promise<void> {
  await own(tx)
    .insertInto('work_week')
    .values({ company_id: companyId, days, updated_by: userId })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ days, updated_by: userId }))
    .execute()
}

/** Reads the marks of a month, of everybody or of one: one question however many employees. */
export async function markedDays(tx: Tx, companyId: string, month: Period, employeeId?: string): Promise<MarkedDay[]> {
  const marked = own(tx)
    .selectFrom('employee_day')
    .select(['employee_id as employeeId', 'day', 'mark', 'source', 'half'])
    .where('company_id', '=', companyId)
    .where('day', '>=', firstDay(month))
    .where('day', '<=', lastDay(month))
  return (employeeId === undefined ? marked : marked.where('employee_id', '=', employeeId)).execute()
}

/** Reads the days of an employee up to a day that are not known whole, the oldest ten. */
export async function openDaysOf(
  tx: Tx,
  companyId: string,
  { employeeId, until }: { readonly employeeId: string; readonly until: Day },
): Promise<Day[]> {
  const rows = await own(tx)
    .selectFrom('employee_day')
    .select('day')
    .distinct()
    .where('company_id', '=', companyId)
    .where('employee_id', '=', employeeId)
    .where('day', '<=', until)
    .where('mark', '=', 'B')
    .orderBy('day')
    .limit(10)
    .execute()
  return rows.map(({ day }) => day)
}

/** Reads the marks of some days as they are. */
export async function marksAt(
  tx: Tx,
  companyId: string,
  days: readonly { readonly employeeId: string; readonly day: Day }[],
): Promise<readonly MarkedDay[]> {
  const { rows } = await sql<MarkedDay>`
    select d.employee_id as "employeeId", d.day, d.mark, d.source, d.half
    from unnest(${days.map(({ employeeId }) => employeeId)}::uuid[], ${days.map(({ day }) => day)}::date[]) as given (id, day)
    join employee_day d on d.company_id = ${companyId} and d.employee_id = given.id and d.day = given.day
  `.execute(own(tx))
  return rows
}

/** A mark to be written; null takes it away. */
export interface NewMark {
  readonly employeeId: string
  readonly day: Day
  readonly mark: DayMark | null
  readonly half?: 'first' | 'second' | null
}

/** Writes marks, and takes those away that are null; where a machine would mark the day again, that it is as usual is itself a mark. */
export async function writeMarks(
  tx: Tx,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
  marks: readonly NewMark[],
): Promise<void> {
  const of = (list: typeof marks) => [list.map((each) => each.employeeId), list.map((each) => each.day)] as const
  const [kept, gone] = [marks.filter(({ mark }) => mark !== null), marks.filter(({ mark }) => mark === null)]
  const [keptIds, keptDays] = of(kept)
  await sql`
    insert into employee_day (company_id, employee_id, day, mark, half, updated_by)
    select ${companyId}, id, day, mark, half, ${userId}
    from unnest(
      ${keptIds}::uuid[], ${keptDays}::date[], ${kept.map(({ mark }) => mark)}::text[], ${kept.map(({ half }) => half ?? null)}::text[]
    ) as given (id, day, mark, half)
    on conflict (company_id, employee_id, day) do update set mark = excluded.mark, half = excluded.half, source = 'manual', updated_at = now(),
      updated_by = excluded.updated_by
  `.execute(own(tx))
  const [goneIds, goneDays] = of(gone)
  await sql`
    update employee_day d set mark = 'H', half = null, source = 'manual', updated_at = now(), updated_by = ${userId}
    from unnest(${goneIds}::uuid[], ${goneDays}::date[]) as given (id, day)
    join clocked_day c on c.company_id = ${companyId} and c.employee_id = given.id and c.day = given.day
    where d.company_id = ${companyId} and d.employee_id = given.id and d.day = given.day and c.problem is not null
  `.execute(own(tx))
  await sql`
    delete from employee_day d using unnest(${goneIds}::uuid[], ${goneDays}::date[]) as given (id, day)
    where d.company_id = ${companyId} and d.employee_id = given.id and d.day = given.day
      and not exists (
        select from clocked_day c where c.company_id = d.company_id and c.employee_id = d.employee_id and c.day = d.day
          and c.problem is not null
      )
  `.execute(own(tx))
}
