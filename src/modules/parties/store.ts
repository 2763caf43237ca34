import { sql } from 'kysely'
import { addDays } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import type { ListSource } from '#kit/list/source.ts'
import { today } from '#kit/posting/today.ts'
import { masterSource } from '#kit/record/serve-record.ts'
import { customerRecord } from '#modules/parties/customer.record.ts'
import type { PartiesTables } from '#modules/parties/tables.ts'

const own = (tx: Tx) => tables<PartiesTables>(tx)

/** The list of customers with what they owe and when they last dealt with us. */
export function customerSource(actor: Actor, asked: ListAsked): ListSource {
  const standing = (column: string) => ({ by: sql.ref(`s.${column}`), tie: sql.ref('s.customer_id') })
  // A left join that nobody reads is dropped by the planner, so that counting does not visit the standings.
  const isByStanding = /receivable|lastDealOn|isOverdue|isQuiet/.test([asked.sort, ...Object.keys(asked)].join(' '))
  return masterSource(customerRecord, actor, asked, {
    from: sql`customer t ${isByStanding ? sql`join` : sql`left join`} customer_standing s
      on s.company_id = t.company_id and s.customer_id = t.id`,
    at: {
      openOrders: sql.ref('s.open_orders'),
      receivable: sql.ref('s.receivable'),
      lastDealOn: sql`nullif(s.last_deal_on, '0001-01-01')`,
      isOverdue: sql`coalesce(s.oldest_due < ${today(actor)}::date, false)`,
      isQuiet: isQuiet(actor),
    },
    sorts: { receivable: standing('receivable'), lastDealOn: standing('last_deal_on') },
  })
}

const QUIET_DAYS = 90

// The day bounds the index of the kept last dealings; who never dealt counts from the day they were added.
function isQuiet(actor: Actor) {
  const since = sql`${addDays(today(actor), -QUIET_DAYS)}::date`
  const isKnownLonger = sql`t.created_at < ${since}::timestamp at time zone ${actor.zone}`
  return sql`(s.last_deal_on < ${since} and (s.last_deal_on > '0001-01-01' or ${isKnownLonger}))`
}

/** What a customer owes and has open. */
export async function standingRow(tx: Tx, companyId: string, customerId: string) {
  return own(tx)
    .selectFrom('customer_standing as s')
    .innerJoin('customer as c', (join) =>
      join.onRef('c.company_id', '=', 's.company_id').onRef('c.id', '=', 's.customer_id'),
    )
    .select(['c.name', 's.receivable', 's.open_orders'])
    .where('s.company_id', '=', companyId)
    .where('s.customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
}

/** Adds to what a customer owes and has open; the last day of dealing only moves ahead. */
export async function addToStanding(
  tx: Tx,
  deal: { companyId: string; customerId: string; receivable: bigint; openOrders: number; on: string | null },
): Promise<void> {
  await sql`
    update customer_standing set receivable = receivable + ${deal.receivable}, open_orders = open_orders + ${deal.openOrders}::int,
      last_deal_on = greatest(last_deal_on, coalesce(${deal.on}::date, last_deal_on))
    where company_id = ${deal.companyId} and customer_id = ${deal.customerId}
  `.execute(own(tx))
}

/** A customer's row as documents need it. */
export async function customerRow(tx: Tx, companyId: string, id: string) {
  return own(tx)
    .selectFrom('customer')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The same, with the row held until commit so that its status cannot change under a posting. */
export async function customerRowHeld(tx: Tx, companyId: string, id: string, hold: 'shared' | 'alone') {
  return own(tx)
    .selectFrom('customer')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .$call((query) => (hold === 'alone' ? query.forNoKeyUpdate() : query.forShare()))
    .executeTakeFirst()
}

/** Names of several customers. */
export async function customerNames(tx: Tx, companyId: string, ids: readonly string[]) {
  return own(tx)
    .selectFrom('customer')
    .select(['id', 'code', 'name'])
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids])
    .execute()
}
