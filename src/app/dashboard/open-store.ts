import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { COUNT_CAP } from '#kit/list/columns.ts'
import { today } from '#kit/posting/today.ts'

/** What all customers of the company owe, and how many invoices are late, as sales keeps it with every change. */
export async function openInvoices(tx: Tx, actor: Actor): Promise<{ value: string; late: string }> {
  // As far as a list counts, and no further.
  const { rows } = await sql<{ value: string; late: string }>`
    select coalesce(sum(amount), 0)::text as value,
      least(coalesce(sum(count) filter (where day < ${today(actor)}::date), 0), ${sql.lit(COUNT_CAP + 1)})::text as late
    from tally where company_id = ${actor.companyId} and name = 'invoice-open'
  `.execute(tables(tx))
  return rows[0] ?? { value: '0', late: '0' }
}

/** What the company owes on purchases. */
export async function openPurchases(tx: Tx, actor: Actor): Promise<{ value: string }> {
  const { rows } = await sql<{ value: string }>`
    select coalesce(sum(amount), 0)::text as value from tally
    where company_id = ${actor.companyId} and name = 'purchase-open'
  `.execute(tables(tx))
  return rows[0] ?? { value: '0' }
}
