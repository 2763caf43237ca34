import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import { wordConditions } from '#kit/list/conditions.ts'
import type { ListSource } from '#kit/list/source.ts'
import { seenBy } from '#kit/record/rows.ts'
import { masterSource } from '#kit/record/serve-record.ts'
import type { CustomerChoice, CustomerTwin } from '#modules/parties/contract.ts'
import { customerRecord } from '#modules/parties/customer.record.ts'
import type { PartiesTables } from '#modules/parties/tables.ts'

const own = (tx: Tx) => tables<PartiesTables>(tx)

/** The list of customers with what they owe and when they last dealt with us. */
export function customerSource(actor: Actor, asked: ListAsked): ListSource {
  const standing = (column: string) => ({ by: sql.ref(`s.${column}`), tie: sql.ref('s.customer_id') })
  // A left join that nobody reads is dropped by the planner, so that counting does not visit the standings.
  const isByStanding = /receivable|lastDealOn/.test([asked.sort, ...Object.keys(asked)].join(' '))
  return masterSource(customerRecord, actor, asked, {
    from: sql`customer t ${isByStanding ? sql`join` : sql`left join`} customer_standing s
      on s.company_id = t.company_id and s.customer_id = t.id`,
    at: {
      openOrders: sql.ref('s.open_orders'),
      receivable: sql.ref('s.receivable'),
      lastDealOn: sql`nullif(s.last_deal_on, '0001-01-01')`,
    },
    sorts: { receivable: standing('receivable'), lastDealOn: standing('last_deal_on') },
  })
}

const choice = sql`t.id, t.code, t.name, t.city, t.phone, t.status`

/** Twenty customers whose words match; without words the latest changed. */
export async function matchingCustomers(tx: Tx, actor: Actor, q: string): Promise<CustomerChoice[]> {
  const words = wordConditions(sql.ref('t.search'), q)
  const order = words.length === 0 ? sql`t.id desc` : sql`t.name, t.id`
  const { rows } = await sql<CustomerChoice>`
    select ${choice} from customer t
    where ${sql.join([seenBy(customerRecord, actor), sql`t.archived_at is null`, ...words], sql` and `)}
    order by ${order} limit 20
  `.execute(own(tx))
  return rows
}

/** The one customer with this id, archived or not: a form that already names it must still show it. */
export async function chosenCustomer(tx: Tx, actor: Actor, id: string): Promise<CustomerChoice[]> {
  const { rows } = await sql<CustomerChoice>`
    select ${choice} from customer t where t.id = ${id} and ${seenBy(customerRecord, actor)}
  `.execute(own(tx))
  return rows
}

/** Customers that share the tax number or a telephone, or whose name is much alike. */
export async function twinsOf(
  tx: Tx,
  actor: Actor,
  like: { npwp: string | null; phone: string | null; core: string; except: string | null },
): Promise<CustomerTwin[]> {
  // The core is compared with every stretch of the other's text, so that 'maju jaya' finds 'PT Maju Jaya Abadi'.
  const { rows } = await sql<CustomerTwin>`
    select t.id, t.code, t.name, t.city, t.archived_at is not null as "isArchived",
      case when t.npwp = ${like.npwp} then 'npwp'
        when t.phone = ${like.phone} or t.whatsapp = ${like.phone} then 'phone' else 'name' end as because
    from customer t
    where ${seenBy(customerRecord, actor)} and t.id is distinct from ${like.except}::uuid and (
      t.npwp = ${like.npwp} or t.phone = ${like.phone} or t.whatsapp = ${like.phone}
      or (${like.core.length >= 3} and t.search %> ${like.core})
    )
    order by t.npwp = ${like.npwp} desc nulls last, t.phone = ${like.phone} desc nulls last,
      word_similarity(${like.core}, t.search) desc, t.id
    limit 5
  `.execute(own(tx))
  return rows
}

/** The cities customers live in. */
export async function citiesOf(tx: Tx, actor: Actor): Promise<string[]> {
  // A loose index scan: one step per city instead of one per customer.
  const { rows } = await sql<{ city: string }>`
    with recursive step as (
      (select city from customer where company_id = ${actor.companyId} and archived_at is null and city > '' order by city limit 1)
      union all
      select (select c.city from customer c where c.company_id = ${actor.companyId} and c.archived_at is null and c.city > step.city
        order by c.city limit 1)
      from step where step.city is not null
    )
    select city from step where city is not null limit 500
  `.execute(own(tx))
  return rows.map((row) => row.city)
}

/** Whether a code is in use in the company. */
export async function isCodeTaken(tx: Tx, companyId: string, code: string): Promise<boolean> {
  const row = await own(tx)
    .selectFrom('customer')
    .select('id')
    .where('company_id', '=', companyId)
    .where('code', '=', code)
    .executeTakeFirst()
  return row !== undefined
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
export async function customerRowForShare(tx: Tx, companyId: string, id: string) {
  return own(tx)
    .selectFrom('customer')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forShare()
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

export async function contactsOf(tx: Tx, companyId: string, customerId: string) {
  return own(tx)
    .selectFrom('customer_contact')
    .select(['id', 'name', 'position', 'phone', 'email', 'is_primary'])
    .where('company_id', '=', companyId)
    .where('customer_id', '=', customerId)
    .orderBy('line_no')
    .execute()
}

export async function addressesOf(tx: Tx, companyId: string, customerId: string) {
  return own(tx)
    .selectFrom('customer_address')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('customer_id', '=', customerId)
    .orderBy('line_no')
    .execute()
}

/** Marks the opening balance as standing in the books. */
export async function markOpeningPosted(tx: Tx, companyId: string, customerId: string): Promise<void> {
  await own(tx)
    .updateTable('customer')
    .set({ opening_posted_at: sql<string>`now()` })
    .where('company_id', '=', companyId)
    .where('id', '=', customerId)
    .where('opening_posted_at', 'is', null)
    .execute()
}
