import { sql, type RawBuilder } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { agingBuckets, agingBucketSums } from '#kit/posting/aging-sql.ts'
import { noAging, type AgingAndGiro, type AgingSums } from '#kit/posting/aging.ts'
import { voidDay } from '#kit/posting/void-day.ts'
import { seenInvoices, seenPayments } from '../orders/visible.ts'
import { girosOnTheWay } from '#modules/journal/face.ts'
import { own } from '../store.ts'

interface When {
  readonly on: Day
  readonly isToday: boolean
}

// What was open at the end of a day: the invoice less what had settled it by then. What was voided since stood on that day.
function openOn(companyId: string, on: Day): RawBuilder<unknown> {
  const stoodThen = (at: RawBuilder<unknown>) => sql`${voidDay(companyId, at)} > ${on}::date`
  const settledBy = sql`coalesce(
    (select voided_at from sales_payment where id = s.payment_id),
    (select voided_at from sales_credit_note where id = s.credit_note_id),
    (select voided_at from sales_write_off where id = s.write_off_id))`
  return sql`
    select i.customer_id, i.customer_name, ${on}::date - i.due_date as late,
      i.total - coalesce((select sum(s.amount) from sales_settlement s
        where s.invoice_id = i.id and s.settled_on <= ${on}::date and (not s.is_void or ${stoodThen(settledBy)})), 0) as open
    from sales_invoice i where i.company_id = ${companyId} and i.invoice_date <= ${on}::date
      and (i.state = 'posted' or (i.state = 'void' and i.number is not null and ${stoodThen(sql`i.voided_at`)}))
  `
}

// The usual question is about today: then the kept column answers, by the index of open invoices.
function openToday(companyId: string, on: Day): RawBuilder<unknown> {
  return sql`
    select i.customer_id, i.customer_name, ${on}::date - i.due_date as late, i.open_due as open
    from sales_invoice i where i.company_id = ${companyId} and i.state = 'posted' and i.open_due > 0
  `
}

function openAt(companyId: string, { on, isToday }: When): RawBuilder<unknown> {
  return isToday ? openToday(companyId, on) : openOn(companyId, on)
}

/** What one customer had open at the end of a day, by how late it was. */
export async function agingOf(
  tx: Tx,
  { actor, customerId }: { readonly actor: Actor; readonly customerId: string },
  asked: When,
): Promise<AgingSums> {
  const { rows } = await sql<AgingSums>`
    select ${agingBuckets} from (${openAt(actor.companyId, asked)} and i.customer_id = ${customerId} and ${seenInvoices(actor)}) o
  `.execute(own(tx))
  return rows[0] ?? noAging
}

// What they paid by a giro that no bank has paid yet: no receivable any more, and no money yet.
function onGiro(actor: Actor, { on }: When): RawBuilder<unknown> {
  return sql`
    select p.customer_id as of, max(p.customer_name) as name, sum(g.amount)::bigint as amount, min(g.due_on) as due
    from ${girosOnTheWay(actor.companyId, 'masuk', on)} g
    join sales_payment p on p.company_id = ${actor.companyId} and p.id = g.source_id and ${seenPayments(actor)} group by 1
  `
}

/**
 * A table of every customer who owes: the open invoices by age, when the oldest of them fell due, and what is covered by a giro
 * on its way.
 */
export function agingByCustomer(actor: Actor, asked: When): RawBuilder<unknown> {
  return sql`(
    select coalesce(customer_id, giro.of) as id, coalesce(customer_name, giro.name) as customer_name,
      coalesce("notDue", 0) as not_due, coalesce("upTo30", 0) as up_to30, coalesce("upTo60", 0) as up_to60,
      coalesce("upTo90", 0) as up_to90, coalesce(over90, 0) as over90, coalesce(total, 0) as total,
      coalesce(oldest_due, giro.due) as oldest_due, coalesce(giro.amount, 0) as giro
    from (
      select customer_id, max(customer_name) as customer_name, (${asked.on}::date - max(late) filter (where open > 0)) as oldest_due,
        ${agingBuckets}
      from (${openAt(actor.companyId, asked)} and ${seenInvoices(actor)}) o group by customer_id
    ) each full join (${onGiro(actor, asked)}) giro on giro.of = each.customer_id
  )`
}

/** The aging of every customer who owes, largest first, and of all together. */
export async function agingOfAll(
  tx: Tx,
  actor: Actor,
  asked: When,
  most: number,
): Promise<{ rows: (AgingAndGiro & { customerName: string })[]; totals: AgingAndGiro }> {
  const { rows } = await sql<AgingAndGiro & { customerName: string | null }>`
    with each as materialized (
      select customer_name, not_due as "notDue", up_to30 as "upTo30", up_to60 as "upTo60", up_to90 as "upTo90", over90, total, giro, id
      from ${agingByCustomer(actor, asked)} a
    )
    select null::text as "customerName", ${agingBucketSums}, coalesce(sum(giro), 0)::bigint as giro from each
    union all
    (select customer_name, "notDue", "upTo30", "upTo60", "upTo90", "over90", total, giro from each
      where total <> 0 or giro > 0 order by total desc, id limit ${most})
  `.execute(own(tx))
  const each = rows.flatMap((row) => (row.customerName === null ? [] : [{ ...row, customerName: row.customerName }]))
  return { totals: rows.find((row) => row.customerName === null) ?? { ...noAging, giro: 0n }, rows: each }
}
