import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { COUNT_CAP } from '#kit/list/columns.ts'
import { today } from '#kit/posting/today.ts'
import type { Figure } from './contract.ts'

type Open = Required<Pick<Figure, 'late' | 'due'>> & { readonly value: string }

/** What all customers of the company owe, and how much of it is late, as sales keeps it with every change. */
export const openInvoices = (tx: Tx, actor: Actor): Promise<Open> => openOf(tx, actor, 'invoice-open')

/** What the company owes its suppliers on bills, those of opening balances too, and how much of it is late. */
export const openBills = (tx: Tx, actor: Actor): Promise<Open> => openOf(tx, actor, 'bill-open')

async function openOf(tx: Tx, actor: Actor, name: string): Promise<Open> {
  const on = sql`${today(actor)}::date`
  // As far as a list counts, and no further.
  const { rows } = await sql<Open['due'] & { value: string; count: string }>`
    select coalesce(sum(amount), 0)::text as value,
      least(coalesce(sum(count) filter (where day < ${on}), 0), ${sql.lit(COUNT_CAP + 1)})::text as count,
      coalesce(sum(amount) filter (where day < ${on}), 0)::text as late,
      coalesce(sum(amount) filter (where day between ${on} and ${on} + 7), 0)::text as soon,
      coalesce(sum(amount) filter (where day > ${on} + 7), 0)::text as later
    from tally where company_id = ${actor.companyId} and name = ${name}
  `.execute(tables(tx))
  const { value, count, ...due } = rows[0] ?? { value: '0', count: '0', late: '0', soon: '0', later: '0' }
  return { value, late: count, due }
}
