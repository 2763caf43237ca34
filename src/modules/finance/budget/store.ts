import { sql } from 'kysely'
import type { Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'

/** What an account of overhead may cost in a month. */
export interface PlannedMonth {
  readonly account: string
  readonly period: string
  readonly amount: Money
}

/** What is planned in some months. */
export async function plannedIn(tx: Tx, companyId: string, periods: readonly string[]): Promise<PlannedMonth[]> {
  const { rows } = await sql<PlannedMonth>`
    select account_code as account, period, amount from overhead_budget
    where company_id = ${companyId} and period = any (${[...periods]}::text[]) order by account_code, period
  `.execute(own(tx))
  return rows
}

/** How often the budget of a book year was saved, and by whom last. */
export async function budgetVersion(tx: Tx, companyId: string, first: string) {
  const { rows } = await sql<{ version: number; by: string }>`
    select version, updated_by_name as by from overhead_budget_year where company_id = ${companyId} and first_period = ${first}
  `.execute(own(tx))
  return rows[0] ?? { version: 0, by: null }
}

/** Counts a save of a book year; undefined where somebody saved it in between. */
export async function nextBudgetVersion(
  tx: Tx,
  actor: Actor,
  { first, version }: { readonly first: string; readonly version: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    insert into overhead_budget_year (company_id, first_period, updated_by_name)
    values (${actor.companyId}, ${first}, ${actor.name})
    on conflict (company_id, first_period) do update set version = overhead_budget_year.version + 1, updated_at = now(),
      updated_by_name = excluded.updated_by_name
    where overhead_budget_year.version = ${version}
    returning version
  `.execute(own(tx))
  return rows[0]?.version
}

/** Replaces what accounts may cost in some months; months of nothing are not kept. */
export async function replacePlanned(
  tx: Tx,
  companyId: string,
  of: { readonly accounts: readonly string[]; readonly periods: readonly string[] },
  planned: readonly PlannedMonth[],
): Promise<void> {
  await sql`
    delete from overhead_budget where company_id = ${companyId} and period = any (${[...of.periods]}::text[])
      and account_code = any (${[...of.accounts]}::text[])
  `.execute(own(tx))
  const some = planned.filter(({ amount }) => amount > 0n)
  await sql`
    insert into overhead_budget (company_id, account_code, period, amount)
    select ${companyId}::uuid, n.account, n.period, n.amount
    from unnest(${some.map(({ account }) => account)}::text[], ${some.map(({ period }) => period)}::text[],
      ${some.map(({ amount }) => amount)}::bigint[]) as n (account, period, amount)
  `.execute(own(tx))
}
