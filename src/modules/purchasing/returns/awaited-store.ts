import type { Dims } from '#ground/dims.ts'
import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { money, plus, sum, ZERO, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'
import type { Return } from './store.ts'

/** A part whose replacement is awaited: what is left of it, and whose cost the rest is. */
export interface AwaitedPart extends Dims {
  readonly id: string
  readonly billId: string
  readonly receiptLineId: string
  readonly receiptId: string
  readonly orderLineId: string
  readonly orderId: string
  readonly qty: string
  readonly net: bigint
  readonly ppn: bigint
  readonly cost: bigint
  readonly creditsTax: boolean
  readonly isSite: boolean
}

// Of a part p: what did not come and was not given up, to the rupiah.
const left = (column: 'net' | 'ppn' | 'cost') =>
  sql`(p.${sql.ref(column)} - p.${sql.ref(`closed_${column}`)}
    - (select coalesce(sum(r.${sql.ref(column)}), 0) from purchase_replacement r where r.part_id = p.id))::bigint`

/** What giving up on the replacements of a return takes off the debt. */
export const awaitedTotal = sql`(
  select coalesce(sum(${left('net')} + ${left('ppn')}), 0)::text from purchase_return_part p
    join purchase_return_line pl on pl.id = p.return_line_id
  where pl.return_id = purchase_return.id and purchase_return.wants_replacement and p.replaced_qty + p.closed_qty < p.qty
)`

/** What of a return is awaited still; its orders and bills are locked before. */
export async function awaitedParts(tx: Tx, returnId: string): Promise<AwaitedPart[]> {
  const { rows } = await sql<AwaitedPart>`
    select p.id, p.bill_id as "billId", l.receipt_line_id as "receiptLineId", l.receipt_id as "receiptId",
      l.order_line_id as "orderLineId", l.order_id as "orderId",
      trim_scale(p.qty - p.replaced_qty - p.closed_qty)::text as qty, ${left('net')} as net, ${left('ppn')} as ppn, ${left('cost')} as cost,
      b.credits_tax as "creditsTax", o.ship_to = 'site' as "isSite", l.project_id as "projectId",
      l.work_item_id as "workItemId"
    from purchase_return_part p join purchase_return_line l on l.id = p.return_line_id
      join purchase_return t on t.id = l.return_id join purchase_bill b on b.id = p.bill_id
      join purchase_order o on o.id = l.order_id
    where l.return_id = ${returnId} and t.wants_replacement and p.replaced_qty + p.closed_qty < p.qty
    order by l.position, p.id
  `.execute(own(tx))
  return rows
}

/** The closings of a return. */
export async function closingsOf(tx: Tx, returnId: string): Promise<string[]> {
  const rows = await own(tx)
    .selectFrom('purchase_return_closing')
    .select('id')
    .where('return_id', '=', returnId)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Marks what was awaited of parts as given up. */
export async function closeParts(tx: Tx, parts: readonly AwaitedPart[]): Promise<void> {
  await sql`
    update purchase_return_part p set closed_qty = p.closed_qty + c.qty, closed_net = p.closed_net + c.net,
      closed_ppn = p.closed_ppn + c.ppn, closed_cost = p.closed_cost + c.cost
    from unnest(${parts.map((part) => part.id)}::uuid[], ${parts.map((part) => part.qty)}::numeric[],
      ${parts.map((part) => part.net)}::bigint[], ${parts.map((part) => part.ppn)}::bigint[],
      ${parts.map((part) => part.cost)}::bigint[]) as c (id, qty, net, ppn, cost)
    where c.id = p.id
  `.execute(own(tx))
}

/** What parts come to together. */
export function sumOf(parts: readonly AwaitedPart[], what: 'net' | 'ppn' | 'cost'): Money {
  return parts.length === 0 ? ZERO : sum(parts.map((part) => money(part[what])))
}

/** Keeps that the rest was given up, when and why. */
export async function insertClosing(
  tx: Tx,
  actor: Actor,
  closing: {
    readonly id: string
    readonly on: Day
    readonly back: Return
    readonly parts: readonly AwaitedPart[]
    readonly taken: Money
    readonly reason: string
  },
): Promise<void> {
  const { id, on, back, parts, taken, reason } = closing
  const [net, ppn] = [sumOf(parts, 'net'), sumOf(parts, 'ppn')]
  await own(tx)
    .insertInto('purchase_return_closing')
    .values({
      id,
      company_id: actor.companyId,
      return_id: back.id,
      closed_on: on,
      reason,
      net,
      ppn,
      total: plus(net, ppn),
      taken,
      cost: sumOf(parts, 'cost'),
      created_by: actor.userId,
      created_by_name: actor.name,
    })
    .execute()
}
