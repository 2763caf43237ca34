import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import type { ChartAccount } from './contract.ts'

/** A row of the chart before it is told where reports show it. */
export interface KeptAccount extends Omit<ChartAccount, 'line' | 'isKept'> {
  readonly balance: string
  /** Money lies there: a cash box or a bank account. */
  readonly isCash: boolean
}

/** The chart of a company by code, each with what stands on it now. */
export async function chartOf(tx: Tx, companyId: string): Promise<KeptAccount[]> {
  const { rows } = await sql<KeptAccount>`
    select a.id, a.version, a.code, a.name, a.normal, coalesce(b.net, 0)::text as balance, a.archived_at is not null as "isArchived",
      exists (select from cash_account k where k.company_id = a.company_id and k.account_code = a.code) as "isCash"
    from account a
    left join (
      select account_code, sum(debit - credit) as net from account_balance where company_id = ${companyId} group by 1
    ) b on b.account_code = a.code
    where a.company_id = ${companyId} order by a.code limit 2000
  `.execute(tables(tx))
  return rows
}

/** Adds an account; null where its code is taken. */
export async function insertAccount(
  tx: Tx,
  actor: Actor,
  { code, name, normal }: Pick<ChartAccount, 'code' | 'name' | 'normal'>,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into account (id, company_id, code, name, normal, created_by, updated_by)
    values (${newId()}, ${actor.companyId}, ${code}, ${name}, ${normal}, ${actor.userId}, ${actor.userId})
    on conflict (company_id, code) do nothing returning id
  `.execute(tables(tx))
  return rows[0]?.id ?? null
}

/** Locks an account of the company. */
export async function lockAccount(tx: Tx, companyId: string, id: string) {
  const { rows } = await sql<{ version: number; code: string; name: string; isArchived: boolean }>`
    select version, code, name, archived_at is not null as "isArchived" from account
    where company_id = ${companyId} and id = ${id} for update
  `.execute(tables(tx))
  return rows[0]
}

/** What stands on an account now, and whether money lies there. */
export async function standingOf(
  tx: Tx,
  companyId: string,
  code: string,
): Promise<{ readonly isCash: boolean; readonly balance: bigint }> {
  const { rows } = await sql<{ isCash: boolean; balance: bigint }>`
    select exists (select from cash_account where company_id = ${companyId} and account_code = ${code}) as "isCash",
      coalesce((
        select sum(debit - credit) from account_balance where company_id = ${companyId} and account_code = ${code}
      ), 0)::bigint as balance
  `.execute(tables(tx))
  return rows[0] ?? { isCash: false, balance: 0n }
}

/** Saves the name of an account, and whether it is put away. */
export async function saveAccount(
  tx: Tx,
  actor: Actor,
  { id, name, isArchived }: { readonly id: string; readonly name: string; readonly isArchived: boolean },
): Promise<void> {
  await sql`
    update account set name = ${name}, version = version + 1, updated_at = now(), updated_by = ${actor.userId},
      archived_at = case when ${isArchived} then coalesce(archived_at, now()) end
    where company_id = ${actor.companyId} and id = ${id}
  `.execute(tables(tx))
}
