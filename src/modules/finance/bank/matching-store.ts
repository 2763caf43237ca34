import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'
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

/** What of the book between two days the bank has not told: what came in and what went out. */
export async function untoldSums(
  tx: Tx,
  companyId: string,
  of: { readonly code: string; readonly from: Day; readonly to: Day },
): Promise<{ readonly incoming: bigint; readonly outgoing: bigint }> {
  const { rows } = await sql<{ incoming: bigint; outgoing: bigint }>`
    select coalesce(sum(l.debit), 0)::bigint as incoming, coalesce(sum(l.credit), 0)::bigint as outgoing
    from journal_line l
    where l.company_id = ${companyId} and l.account_code = ${of.code}
      and l.entry_date between ${of.from}::date and ${of.to}::date
      and not exists (select from bank_match m where m.entry_id = l.entry_id and m.line_no = l.line_no)
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
) {
  const { cashAccountId, date, amount, q, most } = asked
  const side = amount > 0n ? sql`l.debit > 0` : sql`l.credit > 0`
  const { rows } = await sql<{
    entryId: string
    lineNo: number
    number: string
    party: string | null
    memo: string
    date: Day
    amount: bigint
  }>`
    select l.entry_id as "entryId", l.line_no as "lineNo", coalesce(n.number, e.number) as number, e.memo,
      l.entry_date as date, l.debit - l.credit as amount, coalesce(w.party_name, p.name) as party
    from cash_account k
    join journal_line l on l.company_id = k.company_id and l.account_code = k.account_code
      and l.entry_date between ${date}::date - 60 and ${date}::date + 60
    join journal_entry e on e.id = l.entry_id and e.reverses_id is null
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
    where k.company_id = ${companyId} and k.id = ${cashAccountId} and ${side}
      and not exists (select from bank_match m where m.entry_id = l.entry_id and m.line_no = l.line_no)
      and not exists (select from journal_entry r where r.reverses_id = e.id)
      and (${q} = '' or position(lower(${q}) in lower(concat_ws(' ', n.number, e.number, e.memo, w.party_name, p.name))) > 0)
    order by (l.debit - l.credit = ${amount}::bigint) desc, abs(l.entry_date - ${date}::date), l.entry_id limit ${most}
  `.execute(own(tx))
  return rows
}
