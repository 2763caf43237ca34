import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Tx } from '#kit/db/tx.ts'
import { inPeriod } from '#kit/posting/void-day.ts'
import { seenInvoices, seenNotes, seenPayments, visibleOrders } from '../orders/visible.ts'
import { own } from '../store.ts'
import type { StatementRow } from './contract.ts'
import { movements, type Of, type Period } from './movements.ts'

/** One movement of what a customer owes: debit raises it, credit lowers it. */
export interface Movement {
  readonly id: string
  readonly kind: StatementRow['kind']
  readonly date: string
  readonly number: string
  readonly description: string
  readonly orderId: string | null
  readonly debit: bigint
  readonly credit: bigint
}

/** What happened between two days, in the order of the book: the first of it, as many as asked. */
export async function movementsOf(tx: Tx, period: Period, most: number): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    select id, kind, date, number, description, "orderId", debit, credit from (${movements(period)}) m
    where ${inPeriod(period)} order by date, turn, number, id limit ${most}
  `.execute(own(tx))
  return rows
}

/** The sums of both sides over all of it, and how many rows it has. */
export async function sumsBetween(tx: Tx, period: Period): Promise<{ debit: bigint; credit: bigint; count: number }> {
  const { rows } = await sql<{ debit: bigint; credit: bigint; count: number }>`
    select coalesce(sum(debit), 0)::bigint as debit, coalesce(sum(credit), 0)::bigint as credit, count(*)::int as count
    from (${movements(period)}) m where ${inPeriod(period)}
  `.execute(own(tx))
  return rows[0] ?? { debit: 0n, credit: 0n, count: 0 }
}

/** What the customer owed at the start of a day. */
export async function balanceBefore(tx: Tx, of: Of, day: Day): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint }>`
    select coalesce(sum(debit - credit), 0)::bigint as balance from (${movements(of)}) m where date < ${day}::date
  `.execute(own(tx))
  return rows[0]?.balance ?? 0n
}

export interface SummaryRow {
  readonly receivable: bigint
  readonly overdue: bigint
  readonly advance: bigint
  readonly retention: bigint
  readonly ppn_waiting: bigint
  readonly year_total: bigint
  readonly average_days: number | null
  readonly order_count: number
  readonly active_count: number
  readonly invoice_count: number
  readonly open_invoice_count: number
  readonly last_on: string | null
  readonly has_opening: boolean
  readonly months: readonly { readonly period: string; readonly total: string }[]
}

/** The figures at the head of a customer's page, in one statement. */
export async function summaryOf(
  tx: Tx,
  { actor, customerId }: Of,
  asked: { readonly on: Day; readonly yearStart: Day; readonly since: Day },
): Promise<SummaryRow> {
  const theirs = sql`company_id = ${actor.companyId} and customer_id = ${customerId}`
  const year = sql`${asked.yearStart}::date`
  const inYear = (column: string) =>
    sql`${sql.ref(column)} >= ${year} and ${sql.ref(column)} < ${year} + interval '1 year'`
  const { rows } = await sql<SummaryRow>`
    with i as materialized (
      select * from sales_invoice i where ${theirs} and state = 'posted' and ${seenInvoices(actor)}
    ), o as materialized (
      select stage, order_date, retention_held, retention_released from sales_order
      where ${theirs} and state in ('draft', 'posted') and ${visibleOrders(actor)}
    ), p as materialized (
      select id, payment_date, unallocated from sales_payment p where ${theirs} and state = 'posted' and ${seenPayments(actor)}
    ), n as materialized (
      select note_date, unallocated, invoice_id, total from sales_credit_note n
      where ${theirs} and state = 'posted' and ${seenNotes(actor)}
    )
    select
      (select coalesce(sum(open_due), 0)::bigint from i) as receivable,
      (select coalesce(sum(open_due), 0)::bigint from i where due_date < ${asked.on}::date) as overdue,
      ((select coalesce(sum(unallocated), 0) from p) + (select coalesce(sum(unallocated), 0) from n))::bigint as advance,
      (select coalesce(sum(retention_held - retention_released), 0)::bigint from o) as retention,
      (select coalesce(sum(ppn_waiting), 0)::bigint from i) as ppn_waiting,
      ((select coalesce(sum(total), 0) from i where kind <> 'opening' and ${inYear('invoice_date')})
        - (select coalesce(sum(total), 0) from n where ${inYear('note_date')}))::bigint as year_total,
      (select round(sum(s.amount::numeric * (s.settled_on - i.invoice_date)) / nullif(sum(s.amount), 0))::int
        from i join sales_settlement s on s.invoice_id = i.id where not s.is_void and s.payment_id is not null and i.kind <> 'opening') as average_days,
      (select count(*)::int from o) as order_count,
      (select count(*)::int from o where stage in ('confirmed', 'held', 'partly-delivered', 'delivered')) as active_count,
      (select count(*)::int from i) as invoice_count,
      (select count(*)::int from i where open_due > 0) as open_invoice_count,
      greatest((select max(invoice_date) from i), (select max(payment_date) from p), (select max(note_date) from n), (select max(order_date) from o)) as last_on,
      exists (select from i where kind = 'opening') as has_opening,
      (select coalesce(json_agg(m order by m.period), '[]'::json) from (
        select to_char(day, 'YYYY-MM') as period, (select coalesce(sum(total), 0)::text from i
          where kind <> 'opening' and invoice_date >= day::date and invoice_date < (day + interval '1 month')::date) as total
        from generate_series(${asked.since}::date, ${asked.on}::date, interval '1 month') day
      ) m) as months
  `.execute(own(tx))
  const row = rows[0]
  if (!row) throw new Error('a summary always has one row')
  return row
}
