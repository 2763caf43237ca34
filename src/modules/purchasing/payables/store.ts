import { sql, type RawBuilder } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { agingBuckets, agingBucketSums } from '#kit/posting/aging-sql.ts'
import { noAging, type AgingAndGiro, type AgingSums } from '#kit/posting/aging.ts'
import { inPeriod, voidDay } from '#kit/posting/void-day.ts'
import { girosOnTheWay } from '#modules/journal/face.ts'
import { visiblePayments } from '../bills/visible.ts'
import { own } from '../store.ts'
import { visiblePurchases } from '../visible.ts'
import { billOrder, billsOf, movements, paymentsOf, returnsOf, type Movement, type Of } from './movements.ts'

/** What happened between two days, in the order of the book. */
export async function movementsOf(tx: Tx, of: Of, from: Day, to: Day): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    select id, "paperId", kind, date, number, description, "orderId", debit, credit from (${movements(of)}) m
    where ${inPeriod({ from, to })} order by date, turn, number, id limit 5000
  `.execute(own(tx))
  return rows
}

/** What raised or lowered the open bills of a supplier: bills, and what was taken off them. */
export interface Change {
  readonly id: string
  /** The bill, payment or return that did it. */
  readonly paperId: string
  readonly kind: 'bill' | 'payment' | 'return'
  readonly date: string
  readonly number: string
  readonly description: string
  readonly orderId: string | null
  /** Below zero: taken off. */
  readonly amount: bigint
}

function changes({ actor, supplierId }: Of): RawBuilder<unknown> {
  return sql`
    select b.id, b.id as "paperId", 'bill' as kind, b.bill_date as date, coalesce(b.number, '') as number,
      coalesce('Tagihan ' || b.supplier_invoice_no, b.reference, 'Saldo awal') as description, ${billOrder} as "orderId",
      b.total as amount, 1 as turn
    from ${billsOf(actor)} b where b.supplier_id = ${supplierId}
    union all
    select s.id, coalesce(s.payment_id, s.return_id), case when s.payment_id is null then 'return' else 'payment' end, s.settled_on,
      coalesce(p.number, t.number, ''),
      'Memotong ' || coalesce(b.number, '') || case when s.withheld > 0 then ' · termasuk PPh dipotong' else '' end, ${billOrder}, -s.amount, 2
    from purchase_settlement s join ${billsOf(actor)} b on b.id = s.bill_id
      left join purchase_payment p on p.id = s.payment_id left join purchase_return t on t.id = s.return_id
    where s.company_id = ${actor.companyId} and b.supplier_id = ${supplierId} and not s.is_void
  `
}

/** The last changes of what we owe, newest first, and how many there are. */
export async function lastChanges(tx: Tx, of: Of, most: number): Promise<{ rows: Change[]; count: number }> {
  const { rows } = await sql<Change & { count: number }>`
    select id, "paperId", kind, date, number, description, "orderId", amount, count(*) over ()::int as count from (${changes(of)}) m
    order by date desc, turn desc, number desc, id desc limit ${most}
  `.execute(own(tx))
  return { rows: rows.map(({ count: _count, ...row }) => row), count: rows[0]?.count ?? 0 }
}

/** Σ bills, and what payments and returns took off them: the formula of what we owe. */
export async function sumsOf(tx: Tx, of: Of): Promise<{ bills: bigint; payments: bigint; returns: bigint }> {
  const { rows } = await sql<{ bills: bigint; payments: bigint; returns: bigint }>`
    select coalesce(sum(amount) filter (where kind = 'bill'), 0)::bigint as bills,
      coalesce(-sum(amount) filter (where kind = 'payment'), 0)::bigint as payments,
      coalesce(-sum(amount) filter (where kind = 'return'), 0)::bigint as returns from (${changes(of)}) m
  `.execute(own(tx))
  return rows[0] ?? { bills: 0n, payments: 0n, returns: 0n }
}

/** What we owed at the start of a day; below zero the supplier held our money. */
export async function balanceBefore(tx: Tx, of: Of, day: Day): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint }>`
    select coalesce(sum(credit - debit), 0)::bigint as balance from (${movements(of)}) m where date < ${day}::date
  `.execute(own(tx))
  return rows[0]?.balance ?? 0n
}

// What was open at the end of a day: the bill less what had settled it by then. What was voided since stood on that day.
function openOn(actor: Actor, on: Day): RawBuilder<unknown> {
  const stoodThen = (at: RawBuilder<unknown>) => sql`${voidDay(actor.companyId, at)} > ${on}::date`
  const settledBy = sql`coalesce(
    (select voided_at from purchase_payment where id = s.payment_id), (select voided_at from purchase_return where id = s.return_id))`
  return sql`
    select b.supplier_id, b.supplier_name, ${on}::date - b.due_date as late,
      b.total - coalesce((select sum(s.amount) from purchase_settlement s
        where s.bill_id = b.id and s.settled_on <= ${on}::date and (not s.is_void or ${stoodThen(settledBy)})), 0) as open
    from (select * from ${billsOf(actor)} p union all select * from ${billsOf(actor, 'void')} v where v.number is not null and ${stoodThen(sql`v.voided_at`)}) b
    where b.bill_date <= ${on}::date
  `
}

// The usual question is about today: then the kept column answers, by the index of open bills.
function openToday(actor: Actor, on: Day): RawBuilder<unknown> {
  return sql`
    select b.supplier_id, b.supplier_name, ${on}::date - b.due_date as late, b.open_due as open
    from ${billsOf(actor)} b where b.open_due > 0
  `
}

interface When {
  readonly on: Day
  readonly isToday: boolean
}

/** What we had open with one supplier at the end of a day, by how late it was. */
export async function agingOf(tx: Tx, { actor, supplierId }: Of, asked: When): Promise<AgingSums> {
  const open = asked.isToday ? openToday(actor, asked.on) : openOn(actor, asked.on)
  const { rows } = await sql<AgingSums>`
    select ${agingBuckets} from (${open} and b.supplier_id = ${supplierId}) o
  `.execute(own(tx))
  return rows[0] ?? noAging
}

// What we paid by a giro that our bank has not paid yet: no payable any more, and still our money.
function onGiro(actor: Actor, { on }: When): RawBuilder<unknown> {
  return sql`
    select purchase_payment.supplier_id as of, max(purchase_payment.supplier_name) as name, sum(g.amount)::bigint as amount, min(g.due_on) as due
    from ${girosOnTheWay(actor.companyId, 'keluar', on)} g
    join purchase_payment on purchase_payment.company_id = ${actor.companyId} and purchase_payment.id = g.source_id
      and ${visiblePayments(actor)} group by 1
  `
}

/**
 * A table of every supplier we owe: its open bills by age, when the oldest of them fell due, and what is covered by a giro on
 * its way.
 */
export function agingBySupplier(actor: Actor, asked: When): RawBuilder<unknown> {
  const open = asked.isToday ? openToday(actor, asked.on) : openOn(actor, asked.on)
  return sql`(
    select coalesce(supplier_id, giro.of) as id, coalesce(supplier_name, giro.name) as supplier_name,
      coalesce("notDue", 0) as not_due, coalesce("upTo30", 0) as up_to30, coalesce("upTo60", 0) as up_to60,
      coalesce("upTo90", 0) as up_to90, coalesce(over90, 0) as over90, coalesce(total, 0) as total,
      coalesce(oldest_due, giro.due) as oldest_due, coalesce(giro.amount, 0) as giro
    from (
      select supplier_id, max(supplier_name) as supplier_name, (${asked.on}::date - max(late) filter (where open > 0)) as oldest_due,
        ${agingBuckets}
      from (${open}) o group by supplier_id
    ) each full join (${onGiro(actor, asked)}) giro on giro.of = each.supplier_id
  )`
}

/** The aging of every supplier we owe, largest first, and of all together. */
export async function agingOfAll(
  tx: Tx,
  actor: Actor,
  asked: When,
  most: number,
): Promise<{ rows: (AgingAndGiro & { supplierName: string })[]; totals: AgingAndGiro }> {
  const { rows } = await sql<AgingAndGiro & { supplierName: string | null }>`
    with each as materialized (
      select supplier_name, not_due as "notDue", up_to30 as "upTo30", up_to60 as "upTo60", up_to90 as "upTo90", over90, total, giro, id
      from ${agingBySupplier(actor, asked)} a
    )
    select null::text as "supplierName", ${agingBucketSums}, coalesce(sum(giro), 0)::bigint as giro from each
    union all
    (select supplier_name, "notDue", "upTo30", "upTo60", "upTo90", "over90", total, giro from each
      where total > 0 or giro > 0 order by total desc, id limit ${most})
  `.execute(own(tx))
  const each = rows.flatMap((row) => (row.supplierName === null ? [] : [{ ...row, supplierName: row.supplierName }]))
  return { totals: rows.find((row) => row.supplierName === null) ?? { ...noAging, giro: 0n }, rows: each }
}

export interface MoneyRow {
  readonly payable: bigint
  readonly overdue: bigint
  readonly advance: bigint
  readonly unbilled: bigint
  readonly bill_count: number
  readonly open_bill_count: number
  readonly last_billed: string | null
  readonly last_paid: string | null
  readonly year_total: bigint
  readonly has_opening: boolean
  readonly months: readonly { readonly period: string; readonly total: string }[]
}

/** The figures of money at the head of a supplier's page, in one statement. */
export async function moneyOf(
  tx: Tx,
  { actor, supplierId }: Of,
  asked: { readonly on: Day; readonly yearStart: Day; readonly since: Day },
): Promise<MoneyRow> {
  const { rows } = await sql<MoneyRow>`
    with b as materialized (
      select kind, bill_date, due_date, total, returned_total, open_due from ${billsOf(actor)} b
      where supplier_id = ${supplierId}
    ), p as materialized (
      select payment_date, unallocated from ${paymentsOf(actor)} p
      where supplier_id = ${supplierId}
    )
    select
      (select coalesce(sum(open_due), 0)::bigint from b) as payable,
      (select coalesce(sum(open_due), 0)::bigint from b where due_date < ${asked.on}::date) as overdue,
      ((select coalesce(sum(unallocated), 0) from p) + (select coalesce(sum(unallocated), 0) from ${returnsOf(actor)} r
        where supplier_id = ${supplierId} and unallocated > 0))::bigint as advance,
      (select coalesce(sum(unbilled_value), 0)::bigint from purchase_order
        where company_id = ${actor.companyId} and supplier_id = ${supplierId} and state = 'posted' and ${visiblePurchases(actor)}) as unbilled,
      (select count(*)::int from b) as bill_count,
      (select count(*)::int from b where open_due > 0) as open_bill_count,
      (select max(bill_date) from b) as last_billed,
      (select max(payment_date) from p) as last_paid,
      (select coalesce(sum(total - returned_total), 0)::bigint from b where kind <> 'opening' and bill_date >= ${asked.yearStart}::date
        and bill_date < ${asked.yearStart}::date + interval '1 year') as year_total,
      exists (select from b where kind = 'opening') as has_opening,
      (select coalesce(json_agg(m order by m.period), '[]'::json) from (
        select to_char(day, 'YYYY-MM') as period, (select coalesce(sum(total), 0)::text from b
          where kind <> 'opening' and bill_date >= day::date and bill_date < (day + interval '1 month')::date) as total
        from generate_series(${asked.since}::date, ${asked.on}::date, interval '1 month') day
      ) m) as months
  `.execute(own(tx))
  const row = rows[0]
  if (!row) throw new Error('a summary always has one row')
  return row
}
