import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { day, type Day } from '#ground/day.ts'
import { money, type Money } from '#ground/money.ts'
import { lastDay, periodOf } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { ListSource } from '#kit/list/source.ts'
import { entryColumns } from '#modules/journal/columns.ts'
import type { EntryDetail } from '#modules/journal/contract.ts'
import { accountSums, booksNoCost, byLine } from '#modules/journal/sums-store.ts'
import type { JournalTables } from '#modules/journal/tables.ts'

const db = (tx: Tx) => tables<JournalTables>(tx)

// The books know no warehouses: who sees only some of them, or only their own, sees what they booked. An entry that books a cost would tell it by any of its lines: without
// 'view biaya' the whole entry is not there.
function seenBy(actor: Actor): RawBuilder<SqlBool> {
  const ownOnly = actor.scope.ownOnly || actor.scope.warehouses !== 'all'
  const own = scoped({ ...actor, scope: { ...actor.scope, ownOnly } }, { owner: 'e.posted_by' })
  if (actor.can('view biaya')) return own
  return sql`${own} and ${booksNoCost(sql`e.id`)}`
}

/** Jurnal umum. */
export function entrySource(actor: Actor): ListSource {
  return {
    columns: entryColumns,
    from: sql`journal_entry e`,
    where: sql`e.company_id = ${actor.companyId} and ${seenBy(actor)}`,
    alias: 'e',
    at: {
      sourceNumber: sql`(
        select n.number from document_number n
        where n.company_id = e.company_id and n.document_id = e.source_id order by n.given_at limit 1
      )`,
      total: sql.ref('e.total_debit'),
      isReversal: sql`(e.reverses_id is not null)`,
    },
    search: sql`lower(e.number || ' ' || e.memo)`,
    defaultSort: '-entryDate',
  }
}

/**
 * The entries of a document with their lines, in the order they were booked. Without 'view gaji' what wages book person by
 * person is one line of its account.
 */
export async function entriesOfDocument(tx: Tx, actor: Actor, documentId: string): Promise<EntryDetail[]> {
  const { rows } = await sql<EntryDetail>`
    select e.id, e.number, e.entry_date as "on", e.memo, e.reverses_id is not null as "isReversal", e.reason,
      e.posted_at as "postedAt", e.total_debit as total, (
        select json_agg(json_build_object('account', l.account_code, 'name', a.name, 'debit', l.debit::text,
          'credit', l.credit::text, 'memo', l.memo) order by l.line_no)
        from (
          select min(p.line_no) as line_no, p.account_code, sum(p.debit) as debit, sum(p.credit) as credit, p.memo
          from journal_line p where p.entry_id = e.id
          group by p.account_code, p.memo, p.debit > 0, ${actor.can('view gaji') ? sql`p.line_no` : byLine('e', 'p')}
        ) l
        join account a on a.company_id = e.company_id and a.code = l.account_code
      ) as lines
    from journal_entry e
    where e.company_id = ${actor.companyId} and e.source_id = ${documentId} and ${seenBy(actor)}
    order by e.posting_seq
  `.execute(db(tx))
  return rows.map((row) => ({ ...row, total: String(row.total) }))
}

/**
 * Sums debit and credit of every account that moved: over everything, or up to a day. Without costs, of the entries that
 * book none: what stands against a cost tells it.
 */
export async function trialRows(
  tx: Tx,
  companyId: string,
  { until, withCosts }: { readonly until: Day | undefined; readonly withCosts: boolean },
) {
  // Whole months are kept as sums; without a day everything stands in them.
  const of = { companyId, projectId: null, withCosts }
  const sums = await accountSums(tx, of, [{ from: null, to: until ?? END }])
  return sums.map(({ account, name, debit, credit }) => ({
    account,
    name,
    debit: String(debit),
    credit: String(credit),
  }))
}

/** The day on which the books begin; null before the first entry. */
export async function firstEntryDay(tx: Tx, companyId: string): Promise<Day | null> {
  const { rows } = await sql<{ first: Day | null }>`
    select min(entry_date) as first from journal_entry where company_id = ${companyId}
  `.execute(db(tx))
  return rows[0]?.first ?? null
}

// No entry is dated later: the last day of a month, so that all of it is read from what is kept.
const END = day('2199-12-31')

// Cash and bank lie between these codes of the chart: kas 1-11xx, bank 1-12xx.
const isCash = sql`account_code >= '1-1100' and account_code < '1-1300'`

// What stood there when the books began came from nowhere: it is part of what is left, and no flow.
const openedCash = (companyId: string) => sql`(
  select e.period, l.entry_date, l.debit, l.credit
  from opening_balance o
  join journal_entry e on e.company_id = o.company_id and e.source_id = o.id
  join journal_line l on l.entry_id = e.id
  where o.company_id = ${companyId} and ${isCash}
)`

/** Debit and credit of cash and bank per month, and what was opened there; everything before the first month under ''. */
export async function cashByPeriod(tx: Tx, companyId: string, first: string) {
  const { rows } = await sql<{ period: string; debit: bigint; credit: bigint; opened: bigint }>`
    select case when period < ${first} then '' else period end as period,
      sum(debit)::bigint as debit, sum(credit)::bigint as credit, sum(opened)::bigint as opened
    from (
      select period, debit, credit, 0 as opened from account_balance where company_id = ${companyId} and ${isCash}
      union all
      select period, -debit, -credit, debit - credit from ${openedCash(companyId)} o
    ) moved group by 1
  `.execute(db(tx))
  return rows
}

/** Debit minus credit of every cash and bank account that moved, by its code. */
export async function cashBalances(tx: Tx, companyId: string): Promise<Map<string, Money>> {
  const { rows } = await sql<{ account: string; net: string }>`
    select account_code as account, sum(debit - credit)::text as net from account_balance
    where company_id = ${companyId} and ${isCash} group by 1
  `.execute(db(tx))
  return new Map(rows.map(({ account, net }) => [account, money(net)]))
}

/** Credit minus debit of a cash account in the entries of some documents of one kind: what left it by them. */
export async function leftBy(
  tx: Tx,
  companyId: string,
  of: { readonly kind: string; readonly ids: readonly string[]; readonly account: string },
): Promise<Money> {
  const { rows } = await sql<{ left: string }>`
    select coalesce(sum(l.credit - l.debit), 0)::text as left
    from journal_entry e join journal_line l on l.entry_id = e.id
    where e.company_id = ${companyId} and e.source_kind = ${of.kind} and e.source_id = any (${of.ids}::uuid[])
      and l.account_code = ${of.account}
  `.execute(db(tx))
  return money(rows[0]?.left ?? '0')
}

/** What came in and went out of cash and bank between two days: from the months when they are whole, else from the days. */
export async function cashBetween(
  tx: Tx,
  companyId: string,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<{ readonly cashIn: string; readonly cashOut: string }> {
  const isWhole = from.endsWith('-01') && to === lastDay(periodOf(to))
  const moved = isWhole
    ? sql`account_balance where period between ${periodOf(from)} and ${periodOf(to)}`
    : sql`account_day where entry_date between ${from}::date and ${to}::date`
  const { rows } = await sql<{ cashIn: string; cashOut: string }>`
    select coalesce(sum(debit), 0)::text as "cashIn", coalesce(sum(credit), 0)::text as "cashOut" from (
      select debit, credit from ${moved} and company_id = ${companyId} and ${isCash}
      union all
      select -debit, -credit from ${openedCash(companyId)} o where entry_date between ${from}::date and ${to}::date
    ) flows
  `.execute(db(tx))
  return rows[0] ?? { cashIn: '0', cashOut: '0' }
}

/** Debit minus credit that was opened on cash and bank between two days: it was there, and is no flow. */
export async function openedCashBetween(
  tx: Tx,
  companyId: string,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<bigint> {
  const { rows } = await sql<{ opened: bigint }>`
    select coalesce(sum(debit - credit), 0)::bigint as opened from ${openedCash(companyId)} o
    where entry_date between ${from}::date and ${to}::date
  `.execute(db(tx))
  return rows[0]?.opened ?? 0n
}
