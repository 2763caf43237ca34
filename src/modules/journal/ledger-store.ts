import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { booksNoCost, byLine } from '#modules/journal/sums-store.ts'
import type { JournalTables } from '#modules/journal/tables.ts'

/** A line of the ledger of one account, before it has a balance. */
export interface LedgerLine {
  readonly entryId: string
  readonly lineNo: number
  readonly date: Day
  readonly entryNumber: string
  readonly memo: string
  readonly lineMemo: string | null
  readonly sourceKind: string
  readonly sourceId: string
  readonly sourceNumber: string | null
  readonly projectName: string | null
  readonly debit: bigint
  readonly credit: bigint
}

/** Which lines: of one account between two days, of one project or of all, after one that was read already. */
export interface LedgerAsked {
  readonly companyId: string
  readonly account: string
  readonly from: Day
  readonly to: Day
  readonly projectId: string | null
  /** Only what is for no project. */
  readonly withoutProject?: boolean
  /** Without what closed a year: laba rugi tells it as it was before. */
  readonly withoutClosing?: boolean
  /** Of one party alone, or of all. */
  readonly partyId?: string | null
  readonly withCosts: boolean
  /** With what each person is paid; else an entry of wages is one line of its account. */
  readonly byPerson: boolean
  readonly after: { readonly date: Day; readonly entryId: string; readonly lineNo: number } | null
  readonly most: number
}

/** The lines of an account by day, at most so many; they stand in the order of its index. */
export async function ledgerLines(tx: Tx, asked: LedgerAsked): Promise<LedgerLine[]> {
  const { after, most } = asked
  const lines = asked.byPerson
    ? sql`(select l.* from journal_line l where ${within(asked)}) l`
    : sql`(
      select l.entry_id, max(l.line_no) as line_no, l.entry_date, l.company_id, l.project_id, l.memo,
        greatest(sum(l.debit - l.credit), 0)::bigint as debit, greatest(sum(l.credit - l.debit), 0)::bigint as credit
      from journal_line l join journal_entry e on e.id = l.entry_id
      where ${within(asked)}
      group by l.entry_id, l.entry_date, l.company_id, l.project_id, l.memo, ${byLine('e', 'l')}
    ) l`
  const beyond = after
    ? sql`where (l.entry_date, l.entry_id, l.line_no) > (${after.date}::date, ${after.entryId}::uuid, ${after.lineNo}::int)`
    : sql``
  const { rows } = await sql<LedgerLine>`
    select l.entry_id as "entryId", l.line_no as "lineNo", l.entry_date as date, e.number as "entryNumber", e.memo,
      l.memo as "lineMemo", e.source_kind as "sourceKind", e.source_id as "sourceId", (
        select n.number from document_number n
        where n.company_id = e.company_id and n.document_id = e.source_id order by n.given_at limit 1
      ) as "sourceNumber", (select p.name from project p where p.company_id = l.company_id and p.id = l.project_id) as "projectName",
      l.debit, l.credit
    from ${lines} join journal_entry e on e.id = l.entry_id ${beyond}
    order by l.entry_date, l.entry_id, l.line_no limit ${most}
  `.execute(tables<JournalTables>(tx))
  return rows
}

/** Debit minus credit of the lines from the first day up to and including one of them. */
export async function ledgerUpTo(tx: Tx, asked: LedgerAsked): Promise<bigint> {
  const { after } = asked
  if (!after) return 0n
  const { rows } = await sql<{ net: bigint }>`
    select coalesce(sum(l.debit - l.credit), 0)::bigint as net from journal_line l
    where ${within(asked)}
      and (l.entry_date, l.entry_id, l.line_no) <= (${after.date}::date, ${after.entryId}::uuid, ${after.lineNo}::int)
  `.execute(tables<JournalTables>(tx))
  return rows[0]?.net ?? 0n
}

/** Debit minus credit of the lines before the first day. */
export async function ledgerBefore(tx: Tx, asked: LedgerAsked): Promise<bigint> {
  const { rows } = await sql<{ net: bigint }>`
    select coalesce(sum(l.debit - l.credit), 0)::bigint as net from journal_line l
    where ${linesOf(asked)} and l.entry_date < ${asked.from}::date
  `.execute(tables<JournalTables>(tx))
  return rows[0]?.net ?? 0n
}

/** Counts the entries of a ledger among its first `most` lines, and tells whether there are more lines. */
export async function countEntries(
  tx: Tx,
  asked: Omit<LedgerAsked, 'after' | 'byPerson'>,
): Promise<{ readonly entries: number; readonly hasMore: boolean }> {
  const { rows } = await sql<{ entries: bigint; lines: bigint }>`
    select count(distinct entry_id) as entries, count(*) as lines from (
      select l.entry_id from journal_line l where ${within(asked)} limit ${asked.most}
    ) counted
  `.execute(tables<JournalTables>(tx))
  return { entries: Number(rows[0]?.entries ?? 0n), hasMore: Number(rows[0]?.lines ?? 0n) === asked.most }
}

/** Tells how a party of the books is called: a customer, a supplier or, for who may see wages, a person; 404 for none of this company. */
export async function partyNamed(
  tx: Tx,
  companyId: string,
  { id, withPeople }: { readonly id: string; readonly withPeople: boolean },
): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from customer where company_id = ${companyId} and id = ${id}
    union all select name from supplier where company_id = ${companyId} and id = ${id}
    union all select name from person where company_id = ${companyId} and id = ${id} and ${withPeople}::boolean limit 1
  `.execute(tables<JournalTables>(tx))
  return found(rows[0]).name
}

type Which = Omit<LedgerAsked, 'after' | 'byPerson' | 'most'>

function within(asked: Which) {
  return sql`${linesOf(asked)} and l.entry_date between ${asked.from}::date and ${asked.to}::date
    and ${
      asked.withoutClosing
        ? sql`not exists (
      select from journal_entry c join year_closing y on y.company_id = c.company_id and y.id = c.source_id where c.id = l.entry_id)`
        : sql`true`
    }`
}

function linesOf({ companyId, account, projectId, withoutProject, partyId, withCosts }: Which) {
  const ofProject = projectId === null ? sql`true` : sql`l.project_id = ${projectId}`
  return sql`l.company_id = ${companyId} and l.account_code = ${account}
    and ${withoutProject ? sql`l.project_id is null` : ofProject}
    and ${!partyId ? sql`true` : sql`l.party_id = ${partyId}`}
    and ${withCosts ? sql`true` : booksNoCost(sql`l.entry_id`)}`
}

/** The accounts of a company that are posted to, by code. */
export async function postableAccounts(tx: Tx, companyId: string): Promise<{ code: string; name: string }[]> {
  return tables<JournalTables>(tx)
    .selectFrom('account')
    .select(['code', 'name'])
    .where('company_id', '=', companyId)
    .where('normal', '<>', 'header')
    .orderBy('code')
    .execute()
}
