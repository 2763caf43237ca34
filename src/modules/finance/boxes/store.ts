import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { own } from '../store.ts'

/** A kas kecil as it is kept. */
export interface KeptPettyCash {
  readonly id: string
  readonly version: number
  readonly holder: string
  readonly imprest: bigint
}

/** The cash boxes that are kas kecil. */
export async function pettyCashOf(tx: Tx, companyId: string): Promise<KeptPettyCash[]> {
  const { rows } = await sql<KeptPettyCash>`
    select cash_account_id as id, version, holder, imprest from petty_cash where company_id = ${companyId} limit 500
  `.execute(own(tx))
  return rows
}

/** The ids of the cash accounts that are kas kecil. */
export async function pettyCashAccounts(tx: Tx, companyId: string): Promise<ReadonlySet<string>> {
  return new Set((await pettyCashOf(tx, companyId)).map(({ id }) => id))
}

/** A kas kecil, held until this transaction ends; 404 when it is none of this company. */
export async function lockPettyCash(tx: Tx, companyId: string, id: string): Promise<KeptPettyCash> {
  const { rows } = await sql<KeptPettyCash>`
    select cash_account_id as id, version, holder, imprest from petty_cash
    where company_id = ${companyId} and cash_account_id = ${id} for update
  `.execute(own(tx))
  return found(rows[0])
}

/** Keeps a kas kecil, new or changed. */
export async function keepPettyCash(
  tx: Tx,
  actor: Actor,
  { id, holder, imprest }: Omit<KeptPettyCash, 'version'>,
): Promise<void> {
  await sql`
    insert into petty_cash (cash_account_id, company_id, holder, imprest, updated_by_name)
    values (${id}, ${actor.companyId}, ${holder}, ${imprest}, ${actor.name})
    on conflict (cash_account_id) do update set holder = excluded.holder, imprest = excluded.imprest,
      version = petty_cash.version + 1, updated_at = now(), updated_by_name = excluded.updated_by_name
  `.execute(own(tx))
}

/** A count of a cash box. */
export interface KeptCount {
  readonly cashAccountId: string
  readonly on: Day
  readonly book: bigint
  readonly counted: bigint
  readonly by: string
}

/** The last count of each cash box. */
export async function lastCounts(tx: Tx, companyId: string): Promise<KeptCount[]> {
  const { rows } = await sql<KeptCount>`
    select k.id as "cashAccountId", c.counted_on as "on", c.book, c.counted, c.counted_by_name as by
    from cash_account k
    cross join lateral (
      select * from cash_count c where c.company_id = k.company_id and c.cash_account_id = k.id
      order by c.counted_on desc, c.id desc limit 1
    ) c
    where k.company_id = ${companyId} limit 500
  `.execute(own(tx))
  return rows
}

/** Keeps a count. */
export async function insertCount(
  tx: Tx,
  actor: Actor,
  row: Omit<KeptCount, 'by'> & {
    readonly id: string
    readonly cashEntryId: string | null
    readonly note: string | null
  },
): Promise<void> {
  await sql`
    insert into cash_count (id, company_id, cash_account_id, counted_on, book, counted, cash_entry_id, note, counted_by,
      counted_by_name)
    values (${row.id}, ${actor.companyId}, ${row.cashAccountId}, ${row.on}::date, ${row.book}, ${row.counted},
      ${row.cashEntryId}, ${row.note}, ${actor.userId}, ${actor.name})
  `.execute(own(tx))
}

/** From which amounts an entry needs more. */
export interface CashRules {
  readonly version: number
  readonly photoFrom: bigint | null
  readonly approvalFrom: bigint | null
}

/** The rules of a company; nobody has set any at first. */
export async function cashRulesOf(tx: Tx, companyId: string): Promise<CashRules> {
  const { rows } = await sql<CashRules>`
    select version, photo_from as "photoFrom", approval_from as "approvalFrom" from finance_setting
    where company_id = ${companyId}
  `.execute(own(tx))
  return rows[0] ?? { version: 0, photoFrom: null, approvalFrom: null }
}

/** Keeps the rules of a company; false where somebody saved them in between. */
export async function keepCashRules(tx: Tx, actor: Actor, rules: CashRules): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`
    insert into finance_setting (company_id, photo_from, approval_from, updated_by_name)
    select ${actor.companyId}::uuid, ${rules.photoFrom}::bigint, ${rules.approvalFrom}::bigint, ${actor.name}::text
    on conflict (company_id) do update set photo_from = excluded.photo_from, approval_from = excluded.approval_from,
      version = finance_setting.version + 1, updated_at = now(), updated_by_name = excluded.updated_by_name
    where finance_setting.version = ${rules.version}
    returning version
  `.execute(own(tx))
  return rows.length > 0
}
