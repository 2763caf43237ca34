import { sql, type RawBuilder } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'
import { WITHIN } from './candidate-rules.ts'
import type { BankLine, BankLineState } from './contract.ts'
import type { StatementLayout } from './rules.ts'

/** The last file of an account, and the first day the bank told of it. */
export async function lastStatement(tx: Tx, companyId: string, cashAccountId: string) {
  const { rows } = await sql<{
    to: Day
    since: Day
    fileName: string
    layout: StatementLayout
  }>`
    select s.to_date as "to", s.file_name as "fileName", s.layout, (
      select min(f.from_date) from bank_statement f
      where f.company_id = s.company_id and f.cash_account_id = s.cash_account_id
    ) as since
    from bank_statement s where s.company_id = ${companyId} and s.cash_account_id = ${cashAccountId}
    order by s.to_date desc, s.id desc limit 1
  `.execute(own(tx))
  return rows[0]
}

/** What of the book between two days the bank has not told: what came in and what went out; a line and its mirror are nothing. */
export async function untoldSums(
  tx: Tx,
  companyId: string,
  of: { readonly code: string; readonly from: Day; readonly to: Day },
): Promise<{ readonly incoming: bigint; readonly outgoing: bigint }> {
  const { rows } = await sql<{ incoming: bigint; outgoing: bigint }>`
    select coalesce(sum(l.debit), 0)::bigint as incoming, coalesce(sum(l.credit), 0)::bigint as outgoing
    from journal_line l
    join journal_entry e on e.id = l.entry_id
    where l.company_id = ${companyId} and l.account_code = ${of.code}
      and l.entry_date between ${of.from}::date and ${of.to}::date
      and not exists (select from bank_match m where m.entry_id = l.entry_id and m.line_no = l.line_no)
      and not exists (select from journal_entry r where r.reverses_id = e.id and r.entry_date <= ${of.to}::date)
      and not exists (select from journal_entry o where o.id = e.reverses_id and o.entry_date >= ${of.from}::date)
  `.execute(own(tx))
  return rows[0] ?? { incoming: 0n, outgoing: 0n }
}

/** How many lines of an account stand where, and what waits. */
export async function lineSums(tx: Tx, companyId: string, cashAccountId: string) {
  const { rows } = await sql<{ state: BankLineState; lines: number; amount: bigint }>`
    select state, count(*)::int as lines, sum(amount)::bigint as amount from bank_line
    where company_id = ${companyId} and cash_account_id = ${cashAccountId} group by 1
  `.execute(own(tx))
  return rows
}

/** The lines of an account after one of them, oldest first, at most so many. */
export async function bankLines(
  tx: Tx,
  companyId: string,
  asked: {
    readonly cashAccountId: string
    readonly state: BankLineState | undefined
    readonly after: { readonly date: Day; readonly id: string } | null
    readonly most: number
  },
): Promise<(Omit<BankLine, 'amount'> & { readonly amount: bigint })[]> {
  const { cashAccountId, state, after, most } = asked
  const { rows } = await sql<Omit<BankLine, 'amount'> & { amount: bigint }>`
    select b.id, b.version, b.line_date as date, b.description, b.reference, b.amount, b.state,
      coalesce((
        select json_agg(coalesce(n.number, e.number) order by e.number) from bank_match m
        join journal_entry e on e.id = m.entry_id
        left join lateral (
          select number from document_number d
          where d.company_id = e.company_id and d.document_id = e.source_id order by d.given_at limit 1
        ) n on true
        where m.company_id = b.company_id and m.bank_line_id = b.match_id
      ), '[]') as matched,
      exists (
        select from bank_match m where m.company_id = b.company_id and m.bank_line_id = b.match_id
          and (m.cash_entry_id is not null or m.payment_id is not null)
      ) as "isMade",
      (select count(*)::int from bank_line o where o.company_id = b.company_id and o.match_id = b.match_id) as together
    from bank_line b
    where b.company_id = ${companyId} and b.cash_account_id = ${cashAccountId}
      ${state ? sql`and b.state = ${state}` : sql``}
      ${after ? sql`and (b.line_date, b.id) > (${after.date}::date, ${after.id}::uuid)` : sql``}
    order by b.line_date, b.id limit ${most}
  `.execute(own(tx))
  return rows
}

/** A line of the book as it stands beside a line of the bank. */
interface BookLine {
  readonly entryId: string
  readonly lineNo: number
  readonly number: string
  readonly party: string | null
  readonly memo: string
  readonly date: Day
  readonly amount: bigint
}

/** Lines of the book of which the documents are searched. */
const MOST_SEARCHED = 20_000

interface Wanted {
  /** Which lines (`l`) of the book, before anything is read of their documents. */
  readonly only: RawBuilder<unknown>
  /** Parts of them, each read as far as `most` in its order; one line may stand in several. */
  readonly parts: readonly { readonly only: RawBuilder<unknown>; readonly order: RawBuilder<unknown> }[]
  readonly order: RawBuilder<unknown>
  readonly most: number
  /** How many of them are answered, where it is fewer. */
  readonly answered?: number
  /** What their documents must say; all are read for it. */
  readonly q: string
}

// Lines of the book of an account that stand and are tied to none, with their document and whom they are about: these are read of
// the few that are answered, unless something is looked for in them.
async function untiedLines(
  tx: Tx,
  companyId: string,
  cashAccountId: string,
  { only, parts, order, most, answered = most, q }: Wanted,
): Promise<readonly BookLine[]> {
  const part = (one: Wanted['parts'][number]) => sql`(
    select l.entry_id, l.line_no, l.entry_date, l.debit, l.credit
    from journal_line l
    where l.company_id = ${companyId} and ${only} and ${one.only}
      and l.account_code = (select account_code from cash_account where company_id = ${companyId} and id = ${cashAccountId})
      and not exists (select from bank_match m where m.entry_id = l.entry_id and m.line_no = l.line_no)
      and not exists (select from journal_entry r where r.reverses_id = l.entry_id)
      and exists (select from journal_entry e where e.id = l.entry_id and e.reverses_id is null)
    order by ${one.order} limit ${most}
  )`
  const all = { only: sql`true`, order: sql`l.entry_date, l.entry_id` }
  const { rows } = await sql<BookLine>`
    with l as materialized (${sql.join(q === '' ? parts.map(part) : [part(all)], sql` union `)})
    select l.entry_id as "entryId", l.line_no as "lineNo", coalesce(n.number, e.number) as number, e.memo,
      l.entry_date as date, l.debit - l.credit as amount, coalesce(w.party_name, p.name) as party
    from l
    join journal_entry e on e.id = l.entry_id
    left join cash_entry w on w.company_id = e.company_id and w.id = e.source_id
    left join lateral (
      select number from document_number d
      where d.company_id = e.company_id and d.document_id = e.source_id order by d.given_at limit 1
    ) n on true
    left join lateral (
      select coalesce(c.name, s.name) as name from journal_line o
      left join customer c on c.company_id = o.company_id and c.id = o.party_id
      left join supplier s on s.company_id = o.company_id and s.id = o.party_id
      where o.entry_id = l.entry_id and o.party_id is not null limit 1
    ) p on true
    where ${q} = '' or position(lower(${q}) in lower(concat_ws(' ', n.number, e.number, e.memo, w.party_name, p.name))) > 0
    order by ${order} limit ${answered}
  `.execute(own(tx))
  return rows
}

/** Lines of the book of an account that a line of the bank may be: standing, untied, of its side, near its day. */
export async function openBookLines(
  tx: Tx,
  companyId: string,
  asked: {
    readonly cashAccountId: string
    readonly date: Day
    readonly amount: bigint
    readonly q: string
    readonly most: number
  },
): Promise<readonly BookLine[]> {
  const { cashAccountId, date, amount, q, most } = asked
  const side = amount > 0n ? sql`l.debit > 0` : sql`l.credit > 0`
  return untiedLines(tx, companyId, cashAccountId, {
    ...{ q, most: q === '' ? most : MOST_SEARCHED, answered: most },
    only: sql`${side} and l.entry_date between ${date}::date - ${WITHIN}::int and ${date}::date + ${WITHIN}::int`,
    parts: [
      { only: sql`l.debit - l.credit = ${amount}::bigint`, order: sql`abs(l.entry_date - ${date}::date), l.entry_id` },
      { only: sql`l.entry_date >= ${date}::date`, order: sql`l.entry_date, l.entry_id` },
      { only: sql`l.entry_date < ${date}::date`, order: sql`l.entry_date desc, l.entry_id` },
    ],
    order: sql`(l.debit - l.credit = ${amount}::bigint) desc, abs(l.entry_date - ${date}::date), l.entry_id`,
  })
}

/** Lines of the book of an account, standing and untied, of exactly these amounts between two days; at most so many. */
export async function bookLinesOfAmounts(
  tx: Tx,
  companyId: string,
  asked: {
    readonly cashAccountId: string
    readonly amounts: readonly bigint[]
    readonly from: Day
    readonly to: Day
    readonly most: number
  },
): Promise<readonly BookLine[]> {
  const { cashAccountId, amounts, from, to, most } = asked
  return untiedLines(tx, companyId, cashAccountId, {
    ...{ q: '', most, parts: [{ only: sql`true`, order: sql`l.entry_date, l.entry_id, l.line_no` }] },
    only: sql`l.entry_date between ${from}::date and ${to}::date
      and l.debit - l.credit = any (${[...new Set(amounts)]}::bigint[])`,
    order: sql`l.entry_date, l.entry_id, l.line_no`,
  })
}

/** The lines of an account that wait, oldest first, at most so many. */
export async function waitingLines(tx: Tx, companyId: string, cashAccountId: string, most: number) {
  const { rows } = await sql<
    Pick<BankLine, 'id' | 'version' | 'description' | 'reference'> & { date: Day; amount: bigint }
  >`
    select id, version, line_date as date, description, reference, amount from bank_line
    where company_id = ${companyId} and cash_account_id = ${cashAccountId} and state = 'waiting'
    order by line_date, id limit ${most}
  `.execute(own(tx))
  return rows
}
