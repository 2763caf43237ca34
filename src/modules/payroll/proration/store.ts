import { sql } from 'kysely'
import type { Period } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../runs/store.ts'
import type { ProrationChange } from './contract.ts'
import type { ProrationMethod } from './words.ts'

/** Lists since when a company divides wages by what, the newest first. */
export async function prorationsOf(tx: Tx, companyId: string): Promise<ProrationChange[]> {
  return own(tx)
    .selectFrom('payroll_proration')
    .select(['from_month as from', 'method', 'updated_by_name as by'])
    .where('company_id', '=', companyId)
    .orderBy('from_month', 'desc')
    .execute()
}

/** Writes by what wages are divided from a month on. */
export async function keepProration(
  tx: Tx,
  actor: Actor,
  { from, method }: { readonly from: Period; readonly method: ProrationMethod },
): Promise<void> {
  const said = { method, updated_by: actor.userId, updated_by_name: actor.name }
  await own(tx)
    .insertInto('payroll_proration')
    .values({ company_id: actor.companyId, from_month: from, ...said })
    .onConflict((row) => row.columns(['company_id', 'from_month']).doUpdateSet({ ...said, updated_at: sql`now()` }))
    .execute()
}

/** The last month from one on, and before another, whose wages wait for approval or are booked. */
export async function bookedMonth(
  tx: Tx,
  companyId: string,
  { from, until }: { readonly from: Period; readonly until: string | null },
): Promise<Period | undefined> {
  const row = await own(tx)
    .selectFrom('payroll_run')
    .select('month')
    .where('company_id', '=', companyId)
    .where('month', '>=', from)
    .$if(until !== null, (query) => query.where('month', '<', until as Period))
    .where('kind', 'in', ['monthly', 'last'])
    .where('state', 'in', ['pending_approval', 'posted'])
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.month
}
