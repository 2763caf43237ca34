import { sql } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { isCashAccount } from '#modules/journal/accounts.ts'
import type { EntryLine } from '#modules/journal/rules.ts'
import type { JournalTables } from '#modules/journal/tables.ts'

const db = (tx: Tx) => tables<JournalTables>(tx)

/** A cash account that may never hold less than nothing, but does; rupiah. */
interface ShortCash {
  readonly name: string
  readonly short: bigint
}

async function shortOf(tx: Tx, companyId: string, codes: readonly string[] | null): Promise<ShortCash | undefined> {
  const { rows } = await sql<ShortCash>`
    select k.name, (-b.net)::bigint as short
    from cash_account k
    cross join lateral (
      select coalesce(sum(b.debit - b.credit), 0) as net from account_balance b
      where b.company_id = k.company_id and b.account_code = k.account_code
    ) b
    where k.company_id = ${companyId} and k.never_below_zero
      and (${codes}::text[] is null or k.account_code = any (${codes}::text[])) and b.net < 0
    order by k.account_code limit 1
  `.execute(db(tx))
  return rows[0]
}

/**
 * Refuses an entry that was just written and takes more out of a cash account than lies in it, where the company
 * forbids that (modules.md 2.12). Throws Refusal 'cash.short'.
 */
export async function refuseShortCash(tx: Tx, companyId: string, lines: readonly EntryLine[]): Promise<void> {
  const paying = lines.filter(({ account, credit }) => credit > 0n && isCashAccount(account))
  if (paying.length === 0) return
  const codes = [...new Set(paying.map(({ account }) => account))]
  const found = await shortOf(tx, companyId, codes)
  if (found) throw new Refusal('cash.short', { ...found }, { field: 'cashAccountId' })
}

/** The ids of the cash accounts that may never hold less than nothing. */
export async function cashNeverBelowZero(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await db(tx)
    .selectFrom('cash_account')
    .select('id')
    .where('company_id', '=', companyId)
    .where('never_below_zero', '=', true)
    .limit(500)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Says which cash accounts may never hold less than nothing: these, and no others. Throws Refusal 'cash.short-now'
 * where one of them holds less already.
 */
export async function keepCashNeverBelowZero(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update cash_account set never_below_zero = id = any (${ids}::uuid[])
    where company_id = ${companyId} and never_below_zero <> (id = any (${ids}::uuid[]))
  `.execute(db(tx))
  const found = await shortOf(tx, companyId, null)
  if (found) throw new Refusal('cash.short-now', { ...found }, { field: 'neverBelowZero' })
}
