import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Money } from '#ground/money.ts'
import type { Period } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { signedBy } from '#kit/posting/signed.ts'
import type { PayrollTables, RunRow, SlipRow } from '../tables.ts'

export type Run = Selectable<RunRow>
export type SlipKept = Selectable<SlipRow>

/** Narrows the handle to our tables. */
export const own = (tx: Tx) => tables<PayrollTables>(tx)

/** Reads a run of the company, or answers 404; `lock` keeps it until commit. */
export async function readRun(tx: Tx, actor: Actor, id: string, lock = false): Promise<Run> {
  const query = own(tx)
    .selectFrom('payroll_run')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
  return found(await (lock ? query.forUpdate() : query).executeTakeFirst())
}

export async function insertRun(tx: Tx, row: Insertable<RunRow>): Promise<void> {
  await own(tx).insertInto('payroll_run').values(row).execute()
}

export async function changeRun(tx: Tx, actor: Actor, id: string, change: Updateable<RunRow>): Promise<Run> {
  return own(tx)
    .updateTable('payroll_run')
    .set({ ...change, ...signedBy(actor) })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The slips of a run in their order. */
export async function slipsOfRun(tx: Tx, companyId: string, runId: string): Promise<SlipKept[]> {
  return own(tx)
    .selectFrom('payroll_slip')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('run_id', '=', runId)
    .orderBy('line_no')
    .execute()
}

export async function readSlip(tx: Tx, actor: Actor, id: string): Promise<SlipKept> {
  const query = own(tx).selectFrom('payroll_slip').selectAll()
  return found(await query.where('company_id', '=', actor.companyId).where('id', '=', id).executeTakeFirst())
}

/** Puts the slips of a draft in the place of those it had. */
export async function replaceSlips(
  tx: Tx,
  { companyId, runId }: { readonly companyId: string; readonly runId: string },
  rows: readonly Insertable<SlipRow>[],
): Promise<void> {
  await own(tx).deleteFrom('payroll_slip').where('company_id', '=', companyId).where('run_id', '=', runId).execute()
  await insertRows(tx, 'payroll_slip', rows as never)
}

/** Who has a slip of the month in another run that is not void. */
export async function takenElsewhere(
  tx: Tx,
  companyId: string,
  { month, runId }: { readonly month: Period; readonly runId: string },
): Promise<ReadonlySet<string>> {
  const rows = await own(tx)
    .selectFrom('payroll_slip')
    .select('employee_id')
    .where('company_id', '=', companyId)
    .where('month', '=', month)
    .where('is_void', '=', false)
    .where('run_id', '<>', runId)
    .execute()
  return new Set(rows.map((row) => row.employee_id))
}

/** What was booked for somebody earlier in a year. */
export interface YearSum {
  readonly months: number
  readonly gross: Money
  readonly deductible: Money
  readonly withheld: Money
}

/** Sums the booked slips of some employees from January to the month before; who has none is not in the answer. */
export async function yearSums(
  tx: Tx,
  companyId: string,
  {
    employeeIds,
    year,
    before,
  }: { readonly employeeIds: readonly string[]; readonly year: number; readonly before: Period },
): Promise<Map<string, YearSum>> {
  const { rows } = await sql<YearSum & { employeeId: string }>`
    select s.employee_id as "employeeId", count(distinct s.month)::int as months, sum(s.taxable)::bigint as gross,
      sum(s.deductible)::bigint as deductible, sum(s.tax)::bigint as withheld
    from payroll_slip s join payroll_run r on r.company_id = s.company_id and r.id = s.run_id
    where s.company_id = ${companyId} and s.employee_id = any (${[...employeeIds]}::uuid[])
      and s.month >= ${`${year}-01`} and s.month < ${before} and not s.is_void and r.state = 'posted'
    group by s.employee_id
  `.execute(own(tx))
  return new Map(rows.map(({ employeeId, ...sums }) => [employeeId, sums]))
}

/** Tells whether a row of pay was used in a slip that is not void. */
export async function isPayInSlip(tx: Tx, companyId: string, payId: string): Promise<boolean> {
  const row = await own(tx)
    .selectFrom('payroll_slip')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`pay_ids @> array[${payId}]::uuid[]`)
    .where('is_void', '=', false)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The minimum wage of a month that the last run was reckoned with; null where it named none. */
export async function lastMinimum(tx: Tx, companyId: string): Promise<Money | null> {
  const last = await own(tx)
    .selectFrom('payroll_run')
    .select('umk')
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.umk ?? null
}

/** The names of those whose slip of a month waits for its approval or is booked. */
export async function bookedAmong(
  tx: Tx,
  companyId: string,
  { month, employeeIds }: { readonly month: Period; readonly employeeIds: readonly string[] },
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select s.employee_id as id, s.name from payroll_slip s join payroll_run r on r.company_id = s.company_id and r.id = s.run_id
    where s.company_id = ${companyId} and s.month = ${month} and s.employee_id = any (${[...employeeIds]}::uuid[])
      and not s.is_void and r.state in ('pending_approval', 'posted')
    order by s.name
  `.execute(own(tx))
  return rows
}
