import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { own } from '../store.ts'
import type { BankLineState } from './contract.ts'
import type { KnownLine, Statement, StatementLine } from './rules.ts'

/** A line of the bank as it is kept. */
export interface KeptLine {
  readonly id: string
  readonly version: number
  readonly state: BankLineState
  readonly date: Day
  readonly amount: bigint
  readonly description: string
  readonly reference: string | null
  readonly cashAccountId: string
  /** The line that leads its match; null where it has none. */
  readonly matchId: string | null
}

/** The lines that are kept of an account between two days; nobody adds to them until this transaction ends. */
export async function keptBetween(
  tx: Tx,
  companyId: string,
  { cashAccountId, from, to }: { readonly cashAccountId: string; readonly from: Day; readonly to: Day },
): Promise<KnownLine[]> {
  await sql`select id from cash_account where company_id = ${companyId} and id = ${cashAccountId} for update`.execute(
    own(tx),
  )
  const { rows } = await sql<KnownLine>`
    select line_date as date, amount, description, reference, balance from bank_line
    where company_id = ${companyId} and cash_account_id = ${cashAccountId}
      and line_date between ${from}::date and ${to}::date
    order by line_date, id
  `.execute(own(tx))
  return rows
}

/** Keeps a file of the bank and the lines of it that are new. */
export async function insertStatement(
  tx: Tx,
  actor: Actor,
  of: { readonly cashAccountId: string; readonly fileName: string },
  { statement, lines }: { readonly statement: Statement; readonly lines: readonly StatementLine[] },
): Promise<void> {
  const id = newId()
  const { companyId } = actor
  await sql`
    insert into bank_statement (id, company_id, cash_account_id, file_name, layout, from_date, to_date, opening, closing,
      created_by, created_by_name)
    values (${id}, ${companyId}, ${of.cashAccountId}, ${of.fileName}, ${statement.layout}, ${statement.from}::date,
      ${statement.to}::date, ${statement.opening}, ${statement.closing}, ${actor.userId}, ${actor.name})
  `.execute(own(tx))
  await sql`
    insert into bank_line (id, company_id, cash_account_id, statement_id, line_no, line_date, description, reference, amount,
      balance, state)
    select l.id, ${companyId}::uuid, ${of.cashAccountId}::uuid, ${id}::uuid, l.n, l.day, l.description, l.reference, l.amount,
      l.balance, l.state
    from unnest(${lines.map(() => newId()).toSorted()}::uuid[], ${lines.map(({ date }) => date)}::date[],
      ${lines.map(({ description }) => description.slice(0, 500))}::text[],
      ${lines.map(({ reference }) => reference)}::text[], ${lines.map(({ amount }) => amount)}::bigint[],
      ${lines.map(({ balance }) => balance)}::bigint[],
      ${lines.map(({ isDuplicate }) => (isDuplicate ? 'duplicate' : 'waiting'))}::text[]
    ) with ordinality as l (id, day, description, reference, amount, balance, state, n)
  `.execute(own(tx))
}

const keptFields = sql`id, version, state, line_date as date, amount, description, reference,
  cash_account_id as "cashAccountId", match_id as "matchId"`

/** Lines of the bank, held until this transaction ends, in the order asked for; 404 when one is not of this company. */
export async function lockBankLines(tx: Tx, companyId: string, ids: readonly string[]): Promise<KeptLine[]> {
  const { rows } = await sql<KeptLine>`
    select ${keptFields} from bank_line
    where company_id = ${companyId} and id = any (${[...ids]}::uuid[]) order by id for update
  `.execute(own(tx))
  return ids.map((id) => found(rows.find((row) => row.id === id)))
}

/** The lines of a match, held until this transaction ends. */
export async function lockMatch(tx: Tx, companyId: string, matchId: string): Promise<KeptLine[]> {
  const { rows } = await sql<KeptLine>`
    select ${keptFields} from bank_line where company_id = ${companyId} and match_id = ${matchId} order by id for update
  `.execute(own(tx))
  return rows
}

/** A line of the bank as it is; 404 when it is not of this company. */
export async function readLine(tx: Tx, companyId: string, id: string): Promise<KeptLine> {
  const { rows } = await sql<KeptLine>`
    select ${keptFields} from bank_line where company_id = ${companyId} and id = ${id}
  `.execute(own(tx))
  return found(rows[0])
}

/** Where lines of the bank stand from now on: matched under the line that leads them, or waiting. */
export async function setMatch(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  matchId: string | null,
): Promise<void> {
  await sql`
    update bank_line set state = ${matchId === null ? 'waiting' : 'matched'}, match_id = ${matchId}::uuid, version = version + 1
    where company_id = ${companyId} and id = any (${[...ids]}::uuid[])
  `.execute(own(tx))
}

/** A line of the book that is to be tied, and what was made for it in the act. */
export interface LineToTie {
  readonly entryId: string
  readonly lineNo: number
  readonly cashEntryId?: string
  readonly payment?: MadeFor
}

/** A payment that was made, or a giro that was cleared, in the act of matching. */
export interface MadeFor {
  readonly kind: 'invoice' | 'bill' | 'giro'
  readonly id: string
}

/** A line of the book that was tied: how much it is. */
export interface TiedLine {
  readonly entryId: string
  readonly lineNo: number
  readonly amount: bigint
}

/**
 * Ties lines of the book of an account to a line of the bank; answers those it could: of this account, standing, and tied to
 * no other.
 */
export async function tieLines(tx: Tx, actor: Actor, line: KeptLine, asked: readonly LineToTie[]): Promise<TiedLine[]> {
  const { rows } = await sql<TiedLine>`
    with tied as (
      insert into bank_match (company_id, bank_line_id, entry_id, line_no, cash_entry_id, payment_kind, payment_id, matched_by,
        matched_by_name)
      select l.company_id, ${line.id}::uuid, l.entry_id, l.line_no, a.cash_entry_id, a.payment_kind, a.payment_id,
        ${actor.userId}::uuid, ${actor.name}::text
      from unnest(${asked.map(({ entryId }) => entryId)}::uuid[], ${asked.map(({ lineNo }) => lineNo)}::int[],
        ${asked.map(({ cashEntryId }) => cashEntryId ?? null)}::uuid[],
        ${asked.map(({ payment }) => payment?.kind ?? null)}::text[], ${asked.map(({ payment }) => payment?.id ?? null)}::uuid[]
      ) as a (entry_id, line_no, cash_entry_id, payment_kind, payment_id)
      join journal_line l on l.entry_id = a.entry_id and l.line_no = a.line_no and l.company_id = ${actor.companyId}
      join cash_account k on k.id = ${line.cashAccountId} and k.account_code = l.account_code
      where not exists (select from journal_entry r where r.reverses_id = l.entry_id)
      on conflict do nothing
      returning entry_id, line_no
    )
    select t.entry_id as "entryId", t.line_no as "lineNo", l.debit - l.credit as amount
    from tied t join journal_line l on l.entry_id = t.entry_id and l.line_no = t.line_no
  `.execute(own(tx))
  return rows
}

/**
 * Ties lines of the bank to one line of the book each, of the same account and amount; answers how many it could: standing, and tied
 * to no other.
 */
export async function tieEach(
  tx: Tx,
  actor: Actor,
  pairs: readonly { readonly id: string; readonly entryId: string; readonly lineNo: number }[],
): Promise<number> {
  const { rows } = await sql`
    insert into bank_match (company_id, bank_line_id, entry_id, line_no, matched_by, matched_by_name)
    select l.company_id, b.id, l.entry_id, l.line_no, ${actor.userId}::uuid, ${actor.name}::text
    from unnest(${pairs.map(({ id }) => id)}::uuid[], ${pairs.map(({ entryId }) => entryId)}::uuid[],
      ${pairs.map(({ lineNo }) => lineNo)}::int[]) as a (id, entry_id, line_no)
    join bank_line b on b.company_id = ${actor.companyId} and b.id = a.id
    join journal_line l on l.entry_id = a.entry_id and l.line_no = a.line_no and l.company_id = b.company_id
      and l.debit - l.credit = b.amount
    join cash_account k on k.id = b.cash_account_id and k.account_code = l.account_code
    where not exists (select from journal_entry r where r.reverses_id = l.entry_id)
    on conflict do nothing returning 1
  `.execute(own(tx))
  return rows.length
}

/** Lines of the bank are matched from now on, each by itself. */
export async function setEach(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update bank_line set state = 'matched', match_id = id, version = version + 1
    where company_id = ${companyId} and id = any (${[...ids]}::uuid[])
  `.execute(own(tx))
}

/** What was made in the act of a match: a cash entry, or a payment. */
export interface MadeInAct {
  readonly cashEntryId: string | null
  readonly paymentKind: MadeFor['kind'] | null
  readonly paymentId: string | null
}

/** Unties what a line of the bank leads; answers what was made in the act, each once. */
export async function untieLine(tx: Tx, companyId: string, lineId: string): Promise<MadeInAct[]> {
  const { rows } = await sql<MadeInAct>`
    with untied as (
      delete from bank_match where company_id = ${companyId} and bank_line_id = ${lineId} returning *
    )
    select distinct cash_entry_id as "cashEntryId", payment_kind as "paymentKind", payment_id as "paymentId"
    from untied where cash_entry_id is not null or payment_id is not null
  `.execute(own(tx))
  return rows
}

/** The line of the book in which a document moved an account. */
export async function bookLineOf(tx: Tx, companyId: string, documentId: string, cashAccountId: string) {
  const { rows } = await sql<{ entryId: string; lineNo: number }>`
    select l.entry_id as "entryId", l.line_no as "lineNo"
    from journal_entry e
    join journal_line l on l.entry_id = e.id
    join cash_account k on k.id = ${cashAccountId} and k.account_code = l.account_code
    where e.company_id = ${companyId} and e.source_id = ${documentId} and e.reverses_id is null
      and not exists (select from journal_entry r where r.reverses_id = e.id) limit 1
  `.execute(own(tx))
  return found(rows[0])
}

/** Counts the lines of the bank's files that wait to be matched, of these accounts; counting stops at 1,000 of each. */
export async function waitingBankLines(tx: Tx, companyId: string, cashAccountIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from unnest(${[...cashAccountIds]}::uuid[]) as a (id)
    cross join lateral (
      select from bank_line where company_id = ${companyId} and cash_account_id = a.id and state = 'waiting' limit 1000
    ) w
  `.execute(own(tx))
  return rows[0]?.count ?? 0
}
