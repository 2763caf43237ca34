import { sql, type RawBuilder } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { own } from '../store.ts'
import type { OpenItem } from './contract.ts'

/** A cash account on a day. */
export interface OnDay {
  readonly cashAccountId: string
  readonly code: string
  readonly to: Day
}

/** The balance that the files of the bank tell at the end of a day; null where they tell none. */
export async function bankBalanceAt(tx: Tx, companyId: string, { cashAccountId, to }: OnDay): Promise<bigint | null> {
  const of = sql`s.company_id = ${companyId} and s.cash_account_id = ${cashAccountId}`
  const { rows } = await sql<{ balance: bigint }>`
    select base.amount + coalesce((
      select sum(b.amount) from bank_line b
      where b.company_id = ${companyId} and b.cash_account_id = ${cashAccountId} and b.state <> 'duplicate'
        and b.line_date between base.since and ${to}::date
    ), 0)::bigint as balance
    from (
      (select s.closing as amount, s.to_date + 1 as since, 0 as choice, s.to_date as day, s.id from bank_statement s
        where ${of} and s.closing is not null and s.to_date <= ${to}::date order by s.to_date desc, s.id desc limit 1)
      union all
      (select s.opening, s.from_date, 1, s.from_date, s.id from bank_statement s
        where ${of} and s.opening is not null and s.from_date <= ${to}::date order by s.from_date, s.id limit 1)
    ) base order by base.choice limit 1
  `.execute(own(tx))
  return rows[0]?.balance ?? null
}

/** The first day the bank told of an account; absent before its first file. */
export async function toldSince(tx: Tx, companyId: string, cashAccountId: string): Promise<Day | undefined> {
  const { rows } = await sql<{ since: Day | null }>`
    select min(from_date) as since from bank_statement
    where company_id = ${companyId} and cash_account_id = ${cashAccountId}
  `.execute(own(tx))
  return rows[0]?.since ?? undefined
}

// A match counts on a day once all of it has happened, on the bank and in the book.
function lateMatches(companyId: string, { cashAccountId, to }: OnDay): RawBuilder<unknown> {
  return sql`
    select match_id from bank_line
    where company_id = ${companyId} and cash_account_id = ${cashAccountId} and state = 'matched' and line_date > ${to}::date
    union
    select m.bank_line_id from journal_line l join bank_match m on m.entry_id = l.entry_id and m.line_no = l.line_no
    where l.company_id = ${companyId} and l.account_code = (select account_code from cash_account where id = ${cashAccountId})
      and l.entry_date > ${to}::date`
}

/** Something that only one side knows, as it is read. */
export type Item = Omit<OpenItem, 'amount'> & { readonly amount: bigint }

/** What the book knows and the bank does not on a day, oldest first; a line and its mirror are nothing. */
export async function openInBook(
  tx: Tx,
  companyId: string,
  of: OnDay & { readonly since: Day },
): Promise<readonly Item[]> {
  const { rows } = await sql<Item>`
    with late as (${lateMatches(companyId, of)})
    select l.entry_date as date, coalesce(n.number, e.number) as number, e.memo as about, l.debit - l.credit as amount
    from journal_line l
    join journal_entry e on e.id = l.entry_id
    left join bank_match m on m.entry_id = l.entry_id and m.line_no = l.line_no
    left join journal_entry o on o.id = e.reverses_id
    left join lateral (
      select number from document_number d
      where d.company_id = e.company_id and d.document_id = e.source_id order by d.given_at limit 1
    ) n on true
    where l.company_id = ${companyId} and l.account_code = ${of.code} and l.entry_date <= ${of.to}::date
      and case when m.bank_line_id is null
        then l.entry_date >= ${of.since}::date
          and (o.id is null or o.entry_date < ${of.since}::date)
          and not exists (
            select from journal_entry r where r.reverses_id = e.id and r.entry_date <= ${of.to}::date
          )
        else m.bank_line_id in (select match_id from late) end
    order by l.entry_date, l.entry_id, l.line_no limit 5000
  `.execute(own(tx))
  return rows
}

/** What the bank knows and the book does not on a day, oldest first. */
export async function openOnBank(tx: Tx, companyId: string, of: OnDay): Promise<readonly Item[]> {
  const { rows } = await sql<Item>`
    with late as (${lateMatches(companyId, of)})
    select b.line_date as date, b.reference as number, b.description as about, b.amount from bank_line b
    where b.company_id = ${companyId} and b.cash_account_id = ${of.cashAccountId} and b.line_date <= ${of.to}::date
      and (b.state = 'waiting' or (b.state = 'matched' and b.match_id in (select match_id from late)))
    order by b.line_date, b.id limit 5000
  `.execute(own(tx))
  return rows
}

/** A reconciliation as it was kept. */
export interface KeptReconciliation {
  readonly id: string
  readonly version: number
  readonly state: 'locked' | 'opened'
  readonly cashAccountId: string
  readonly accountName: string
  readonly to: Day
  readonly book: bigint
  readonly bank: bigint
  readonly outgoing: bigint
  readonly incoming: bigint
  readonly waiting: bigint
  readonly items: { readonly inBook: readonly OpenItem[]; readonly onBank: readonly OpenItem[] }
  readonly lockedAt: string
  readonly lockedBy: string
  readonly openedBy: string | null
  readonly openReason: string | null
}

const fields = sql`r.id, r.version, r.state, r.cash_account_id as "cashAccountId", k.name as "accountName",
  r.reconciled_to as "to", r.book, r.bank, r.outgoing, r.incoming, r.waiting, r.items, r.locked_at as "lockedAt",
  r.locked_by_name as "lockedBy", r.opened_by_name as "openedBy", r.open_reason as "openReason"`

/** The last reconciliations of an account, the newest first. */
export async function pastReconciliations(
  tx: Tx,
  companyId: string,
  cashAccountId: string,
): Promise<readonly KeptReconciliation[]> {
  const { rows } = await sql<KeptReconciliation>`
    select ${fields} from bank_reconciliation r join cash_account k on k.id = r.cash_account_id
    where r.company_id = ${companyId} and r.cash_account_id = ${cashAccountId}
    order by r.reconciled_to desc, r.id desc limit 24
  `.execute(own(tx))
  return rows
}

/** One of them; 404 when it is not of this company. */
export async function reconciliationOf(tx: Tx, companyId: string, id: string): Promise<KeptReconciliation> {
  const { rows } = await sql<KeptReconciliation>`
    select ${fields} from bank_reconciliation r join cash_account k on k.id = r.cash_account_id
    where r.company_id = ${companyId} and r.id = ${id}
  `.execute(own(tx))
  return found(rows[0])
}

/** Until when the lines of an account are locked; null where none is. Held with the account until this transaction ends. */
export async function lockedUntil(tx: Tx, companyId: string, cashAccountId: string): Promise<Day | null> {
  await sql`select id from cash_account where company_id = ${companyId} and id = ${cashAccountId} for update`.execute(
    own(tx),
  )
  const { rows } = await sql<{ to: Day | null }>`
    select max(reconciled_to) as "to" from bank_reconciliation
    where company_id = ${companyId} and cash_account_id = ${cashAccountId} and state = 'locked'
  `.execute(own(tx))
  return rows[0]?.to ?? null
}

/** Keeps a reconciliation, locked. */
export async function insertReconciliation(
  tx: Tx,
  actor: Actor,
  row: Pick<
    KeptReconciliation,
    'cashAccountId' | 'to' | 'book' | 'bank' | 'outgoing' | 'incoming' | 'waiting' | 'items'
  >,
): Promise<string> {
  const id = newId()
  await sql`
    insert into bank_reconciliation (id, company_id, cash_account_id, reconciled_to, book, bank, outgoing, incoming, waiting,
      items, locked_by, locked_by_name)
    values (${id}, ${actor.companyId}, ${row.cashAccountId}, ${row.to}::date, ${row.book}, ${row.bank}, ${row.outgoing},
      ${row.incoming}, ${row.waiting}, ${JSON.stringify(row.items)}::jsonb, ${actor.userId}, ${actor.name})
  `.execute(own(tx))
  return id
}

/** Opens a reconciliation again. */
export async function markOpened(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  await sql`
    update bank_reconciliation set state = 'opened', version = version + 1, opened_at = now(), opened_by_name = ${actor.name},
      open_reason = ${reason}
    where company_id = ${actor.companyId} and id = ${id}
  `.execute(own(tx))
}
