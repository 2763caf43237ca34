import { sql } from 'kysely'
import { money, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { refreshPurchases } from '../orders/progress.ts'
import { own } from '../store.ts'
import type { FreightPart, OpenFreight } from './freight-rules.ts'

/** The freight of `purchase_order` that no bill in the books has brought yet; one that was voided gives it back. */
export const openFreight = sql<bigint>`greatest(purchase_order.freight - coalesce((
  select sum(part.amount) from purchase_bill_freight part join purchase_bill b on b.id = part.bill_id
  where part.order_id = purchase_order.id and b.state = 'posted'), 0), 0)::bigint`

/** The open freight of one order. */
export async function openFreightOf(tx: Tx, actor: Actor, orderId: string): Promise<Money> {
  return (await openFreights(tx, actor, [orderId])).get(orderId) ?? money(0n)
}

/** The open freight of orders, oldest first. */
export async function openFreights(tx: Tx, actor: Actor, orderIds: readonly string[]): Promise<OpenFreight> {
  if (orderIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; open: bigint }>`
    select id, ${openFreight} as open from purchase_order
    where company_id = ${actor.companyId} and id = any (${[...orderIds]}::uuid[]) order by id
  `.execute(own(tx))
  return new Map(rows.map(({ id, open }) => [id, money(open)]))
}

/** Whether any of these orders agreed on freight. */
export async function isFreightAgreed(tx: Tx, actor: Actor, orderIds: readonly string[]): Promise<boolean> {
  const agreed = await own(tx)
    .selectFrom('purchase_order')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('id', 'in', [...orderIds])
    .where('freight', '>', money(0n))
    .limit(1)
    .executeTakeFirst()
  return agreed !== undefined
}

/** Keeps how much of which order's freight a bill brings, in place of what it brought before. */
export async function keepFreightParts(
  tx: Tx,
  actor: Actor,
  billId: string,
  parts: readonly FreightPart[],
): Promise<void> {
  await own(tx).deleteFrom('purchase_bill_freight').where('bill_id', '=', billId).execute()
  if (parts.length === 0) return
  await own(tx)
    .insertInto('purchase_bill_freight')
    .values(
      parts.map(({ orderId, amount }) => ({ bill_id: billId, order_id: orderId, company_id: actor.companyId, amount })),
    )
    .execute()
}

/** Brings the orders up to date whose freight a bill brings, after it entered the books or left them; whoever calls holds them. */
export async function refreshFreightHomes(tx: Tx, billId: string): Promise<void> {
  const rows = await own(tx)
    .selectFrom('purchase_bill_freight')
    .select('order_id')
    .where('bill_id', '=', billId)
    .execute()
  await refreshPurchases(tx, rows.map((row) => row.order_id).toSorted())
}
