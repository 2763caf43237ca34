import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { OpeningRow } from './contract.ts'
import type { OpeningLine } from './rules.ts'

/** An opening journal as its row tells it. */
export interface Opening {
  readonly id: string
  readonly on: Day
  readonly state: 'posted' | 'void'
}

/** A line ready to be kept. */
export type LineToKeep = OpeningLine & { readonly id: string }

/** Keeps an opening journal; answers the accounts that could not be opened, because they are open already. */
export async function insertOpening(
  tx: Tx,
  actor: Actor,
  opening: { readonly id: string; readonly on: Day; readonly notes: string | null },
  lines: readonly LineToKeep[],
): Promise<string[]> {
  await sql`
    insert into opening_balance (id, company_id, opened_on, notes, created_by, created_by_name)
    values (${opening.id}, ${actor.companyId}, ${opening.on}::date, ${opening.notes}, ${actor.userId}, ${actor.name})
  `.execute(tables(tx))
  const { rows } = await sql<{ account: string }>`
    insert into opening_balance_line (id, opening_id, company_id, line_no, account_code, debit, credit, note)
    select l.id, ${opening.id}::uuid, a.company_id, l.n, a.code, l.debit, l.credit, l.note
    from unnest(${lines.map((line) => line.id)}::uuid[], ${lines.map((line) => line.account)}::text[],
      ${lines.map((line) => line.debit)}::bigint[], ${lines.map((line) => line.credit)}::bigint[],
      ${lines.map((line) => line.note)}::text[]) with ordinality as l (id, account, debit, credit, note, n)
    join account a on a.company_id = ${actor.companyId}::uuid and a.code = l.account
    order by a.code
    on conflict (company_id, account_code) where stands do nothing
    returning account_code as account
  `.execute(tables(tx))
  const kept = new Set(rows.map((row) => row.account))
  const seen = new Set<string>()
  return lines.flatMap(({ account }) => {
    const isTwice = seen.has(account)
    seen.add(account)
    return isTwice || !kept.has(account) ? [account] : []
  })
}

/** An opening journal, kept from others until commit. */
export async function lockOpening(tx: Tx, companyId: string, id: string): Promise<Opening | undefined> {
  const { rows } = await sql<Opening>`
    select id, opened_on as "on", state from opening_balance where company_id = ${companyId} and id = ${id} for update
  `.execute(tables(tx))
  return rows[0]
}

/** Writes that an opening journal was taken back. */
export async function markVoid(
  tx: Tx,
  actor: Actor,
  id: string,
  { on, reason }: { readonly on: Day; readonly reason: string },
): Promise<void> {
  await sql`
    update opening_balance set state = 'void', voided_on = ${on}::date, voided_by_name = ${actor.name}, void_reason = ${reason}
    where company_id = ${actor.companyId} and id = ${id}
  `.execute(tables(tx))
  await sql`
    update opening_balance_line set stands = false where company_id = ${actor.companyId} and opening_id = ${id}
  `.execute(tables(tx))
}

/** The opening journals of a company, the newest first. */
export async function openingsOf(tx: Tx, companyId: string): Promise<OpeningRow[]> {
  const { rows } = await sql<OpeningRow>`
    select o.id, e.number, o.opened_on as "on", o.state, l.accounts, l.debit::text, l.credit::text,
      o.created_by_name as "by", o.created_at as "at", o.void_reason as "voidReason"
    from opening_balance o
    join journal_entry e on e.company_id = o.company_id and e.source_kind = 'opening-balance' and e.source_id = o.id
      and e.reverses_id is null
    cross join lateral (
      select count(*)::int as accounts, sum(debit) as debit, sum(credit) as credit
      from opening_balance_line where opening_id = o.id
    ) l
    where o.company_id = ${companyId} order by o.created_at desc, o.id limit 200
  `.execute(tables(tx))
  return rows
}

/** Accounts that are open, with the entry that opened them: of those asked about. */
export async function openedAccounts(
  tx: Tx,
  companyId: string,
  accounts: readonly string[],
): Promise<{ account: string; id: string; number: string }[]> {
  const { rows } = await sql<{ account: string; id: string; number: string }>`
    select l.account_code as account, l.opening_id as id, e.number
    from opening_balance_line l
    join journal_entry e on e.company_id = l.company_id and e.source_kind = 'opening-balance'
      and e.source_id = l.opening_id and e.reverses_id is null
    where l.company_id = ${companyId} and l.stands and l.account_code = any (${[...accounts]}::text[])
  `.execute(tables(tx))
  return rows
}

/** What people may call the accounts that can be posted to: code, name, and of cash and bank their own name and number. */
export async function accountNames(
  tx: Tx,
  companyId: string,
): Promise<{ code: string; name: string; cash: string | null; accountNo: string | null }[]> {
  const { rows } = await sql<{ code: string; name: string; cash: string | null; accountNo: string | null }>`
    select a.code, a.name, c.name as cash, c.account_no as "accountNo"
    from account a
    left join cash_account c on c.company_id = a.company_id and c.account_code = a.code and c.archived_at is null
    where a.company_id = ${companyId} and a.normal <> 'header' and a.archived_at is null order by a.code
  `.execute(tables(tx))
  return rows
}
