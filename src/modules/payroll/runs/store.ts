import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Money } from '#ground/money.ts'
import type { Period } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { signedBy } from '#kit/posting/signed.ts'
import type { PayrollTables, RunRow, SlipRow } from '../tables.ts'
import { slipKindOf, type RunKind } from './words.ts'

export type Run = Selectable<RunRow>
export type SlipKept = Selectable<SlipRow>

/** What is asked of a new run. */
export type NewRun = Pick<
  Insertable<RunRow>,
  'month' | 'pay_date' | 'jkk' | 'umk' | 'feast' | 'feast_on' | 'is_for_all'
> & {
  readonly kind: RunKind
}

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

/** Who has a slip of the kind and month in another run that is not void. */
export async function takenElsewhere(
  tx: Tx,
  companyId: string,
  { month, kind, runId }: { readonly month: Period; readonly kind: RunKind; readonly runId: string },
): Promise<ReadonlySet<string>> {
  const rows = await own(tx)
    .selectFrom('payroll_slip')
    .select('employee_id')
    .where('company_id', '=', companyId)
    .where('month', '=', month)
    .where('kind', '=', slipKindOf(kind))
    .where('is_void', '=', false)
    .where('run_id', '<>', runId)
    .execute()
  return new Set(rows.map((row) => row.employee_id))
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
      and s.kind = 'monthly' and not s.is_void and r.state in ('pending_approval', 'posted')
    order by s.name
  `.execute(own(tx))
  return rows
}

/** The number of a run of the same month and people that was booked later and was taxed upon this one; null: there is none. */
export async function runAfter(tx: Tx, run: Run): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`
    select r.number from payroll_slip s join payroll_run r on r.company_id = s.company_id and r.id = s.run_id
    where s.company_id = ${run.company_id} and s.month = ${run.month} and not s.is_void and r.state = 'posted'
      and r.id <> ${run.id} and r.approved_at > ${run.approved_at}
      and s.employee_id in (select o.employee_id from payroll_slip o where o.company_id = ${run.company_id} and o.run_id = ${run.id})
    limit 1
  `.execute(own(tx))
  return rows[0]?.number ?? null
}
