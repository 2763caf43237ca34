import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { isOfEarlierFile } from '#kit/import/drafts.ts'
import type { Twin } from '#kit/import/importer.ts'
import { own } from '../store.ts'

/** By what rows of one file are one order. */
export interface OneOrder {
  readonly customerId: string
  readonly date: Day
  readonly customerPoNo: string
  /** Said by every order of one file. */
  readonly internalNotes: string
}

/** The draft that earlier rows of the same file have made, if it is still as they left it. */
export async function draftFromFile(tx: Tx, actor: Actor, one: OneOrder): Promise<string | undefined> {
  const row = await own(tx)
    .selectFrom('sales_order')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('customer_id', '=', one.customerId)
    .where(sql`lower(customer_po_no)`, '=', one.customerPoNo.toLowerCase())
    .where('order_date', '=', one.date)
    .where('internal_notes', '=', one.internalNotes)
    .where('state', '=', 'draft')
    .where('updated_by', '=', actor.userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && !(await isOfEarlierFile(tx, actor, row.id)) ? row.id : undefined
}

/** Lines of orders that were written down already: customer, number and item together. */
export async function orderedAlready(tx: Tx, companyId: string, texts: readonly string[]): Promise<Twin[]> {
  const { rows } = await sql<Twin>`
    select key as text, min(o.id::text) as id, min(coalesce(o.number, 'draf') || ' ' || o.customer_name) as label
    from sales_order o
    join sales_order_line l on l.order_id = o.id and l.item_id is not null
    cross join lateral (
      select o.customer_id || '|' || lower(regexp_replace(trim(o.customer_po_no), '\\s+', ' ', 'g')) || '|' || l.item_id as key
    ) k
    where o.company_id = ${companyId} and o.state <> 'void' and o.customer_po_no is not null
      and o.customer_id = any (${[...new Set(texts.map((text) => text.split('|')[0] ?? ''))]}::uuid[])
      and key = any (${[...texts]}::text[])
    group by key
  `.execute(own(tx))
  return rows
}
