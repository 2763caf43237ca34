import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { leaveCompany } from '#modules/company/accounts/company-store.ts'
import type { DemoState } from './contract.ts'

interface Row extends Omit<DemoState, 'state' | 'own'> {
  readonly id: string
  readonly state: DemoState['state'] | 'removed'
}

/** The newest example company, put away or not; taken for this transaction when asked. */
export async function newestDemo(tx: Tx, lock = false): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select id, state, done, total, company_id as "companyId" from demo_company
    order by created_at desc, id desc limit 1 ${lock ? sql`for update` : sql``}
  `.execute(tables(tx))
  return rows[0]
}

export async function beginDemo(tx: Tx, userId: string): Promise<string> {
  const id = newId()
  await sql`insert into demo_company (id, asked_by) values (${id}, ${userId})`.execute(tables(tx))
  return id
}

/** Notes how far it has come, and the company as soon as there is one. */
export async function noteDemo(
  tx: Tx,
  id: string,
  step: { readonly done: number; readonly total: number; readonly companyId: string },
): Promise<void> {
  await sql`
    update demo_company set done = ${step.done}, total = ${step.total}, company_id = ${step.companyId}
    where id = ${id} and state = 'filling'
  `.execute(tables(tx))
}

/**
 * Names an example company that was filled from the command line, so that the dashboard leads whoever is signed in to it.
 * Where it is the only company there is, everybody stands in it already, and nothing is named: it is never put away.
 * Answers its name.
 */
export async function knowDemo(tx: Tx, companyId: string): Promise<string> {
  await sql`
    insert into demo_company (id, state, company_id, done, asked_by, ended_at)
    select ${newId()}, 'ready', ${companyId}, 1, ${newId()}, now()
    where exists (select from company where id <> ${companyId} and archived_at is null)
      and not exists (select from demo_company where state in ('filling', 'ready'))
  `.execute(tables(tx))
  const { rows } = await sql<{ name: string }>`select name from company where id = ${companyId}`.execute(tables(tx))
  return rows[0]?.name ?? ''
}

/** How many papers and masters of an example company people made themselves: of those the filler wrote nothing. */
export async function ownIn(tx: Tx, companyId: string): Promise<number> {
  const { rows } = await sql<{ own: number }>`
    select count(*)::int as own from (
      select from history where company_id = ${companyId} group by subject_id having bool_and(via <> 'cli')
    ) made
  `.execute(tables(tx))
  return rows[0]?.own ?? 0
}

export async function endDemo(tx: Tx, id: string, state: 'ready' | 'failed' | 'removed'): Promise<void> {
  await sql`update demo_company set state = ${state}, ended_at = now() where id = ${id}`.execute(tables(tx))
}

/**
 * Puts an example company out of everybody's reach, and those who stand in it back into their own. The condition is the
 * safety: only a company that this table names, and that is not the usual one, is ever touched.
 */
export async function putAway(tx: Tx, companyId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update company set archived_at = now(), put_away_at = now(), is_active = false, is_default = false,
      short_code = 'X' || upper(right(md5(id::text), 7))
    where id = ${companyId} and exists (select from demo_company d where d.company_id = ${companyId})
    returning id
  `.execute(tables(tx))
  for (const { id } of rows) await leaveCompany(tx, id)
}
