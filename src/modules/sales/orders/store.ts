import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { removeDraftOf } from '#kit/posting/remove-draft.ts'
import { signedBy } from '#kit/posting/signed.ts'
import { summed } from '#kit/db/summed.ts'
import { own } from '../store.ts'
import { visibleOrders } from './visible.ts'
import type { SalesOrderLineRow, SalesOrderRow, SalesSettingRow } from './tables.ts'

export type Order = Selectable<SalesOrderRow>
export type OrderLine = Selectable<SalesOrderLineRow>
export type OrderToInsert = Insertable<SalesOrderRow>
export type LineToInsert = Insertable<SalesOrderLineRow>
export type OrderChange = Updateable<SalesOrderRow>

/** Takes the order for this transaction; every act on it or its documents begins here, so they queue. */
export async function lockOrder(tx: Tx, actor: Actor, id: string): Promise<Order> {
  const row = await own(tx)
    .selectFrom('sales_order')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', actor.companyId)
    .where(visibleOrders(actor))
    .forUpdate()
    .executeTakeFirst()
  return found(row)
}

/** The same for several, in one order for everybody. */
export async function lockOrders(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await own(tx)
    .selectFrom('sales_order')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function readOrder(tx: Tx, actor: Actor, id: string): Promise<Order> {
  const row = await own(tx)
    .selectFrom('sales_order')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', actor.companyId)
    .where(visibleOrders(actor))
    .executeTakeFirst()
  return found(row)
}

/** The order itself, for the house's own bookkeeping: who may see it is not asked. */
export async function orderById(tx: Tx, companyId: string, id: string): Promise<Order | undefined> {
  return own(tx)
    .selectFrom('sales_order')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function linesOf(tx: Tx, orderId: string): Promise<OrderLine[]> {
  return own(tx)
    .selectFrom('sales_order_line')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}

export async function insertOrder(
  tx: Tx,
  row: OrderToInsert,
  lines: readonly LineToInsert[],
): Promise<{ order: Order; lines: OrderLine[] }> {
  const order = await own(tx).insertInto('sales_order').values(row).returningAll().executeTakeFirstOrThrow()
  return { order, lines: await insertLines(tx, lines) }
}

/** A draft's lines have nothing hanging on them: they are written anew. */
export async function replaceLines(tx: Tx, orderId: string, lines: readonly LineToInsert[]): Promise<OrderLine[]> {
  await own(tx).deleteFrom('sales_order_line').where('order_id', '=', orderId).execute()
  return insertLines(tx, lines)
}

/** Gives a line another quantity with what it comes to. */
export async function revalueLine(
  tx: Tx,
  id: string,
  { qty, amount, discount_share, net }: Pick<LineToInsert, 'qty' | 'amount' | 'discount_share' | 'net'>,
): Promise<void> {
  const change = { qty, amount, discount_share, net }
  await own(tx).updateTable('sales_order_line').set(change).where('id', '=', id).execute()
}

async function insertLines(tx: Tx, lines: readonly LineToInsert[]): Promise<OrderLine[]> {
  const rows = await own(tx)
    .insertInto('sales_order_line')
    .values([...lines])
    .returningAll()
    .execute()
  return rows.toSorted((a, b) => a.position - b.position)
}

/** Changes an order as a person's act: its version rises. */
export async function changeOrder(tx: Tx, actor: Actor, id: string, change: OrderChange): Promise<Order> {
  return own(tx)
    .updateTable('sales_order')
    .set({ ...change, ...signedBy(actor) })
    .where('id', '=', id)
    .where('company_id', '=', actor.companyId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function removeOrder(tx: Tx, companyId: string, id: string): Promise<void> {
  await removeDraftOf(own(tx), 'sales_order', { companyId, id })
}

/** Adds to what was delivered, invoiced, returned or is to be sent again of lines; below zero takes back. */
export async function countLines(
  tx: Tx,
  column: 'delivered_qty' | 'invoiced_qty' | 'returned_qty' | 'replaced_qty',
  lines: readonly { readonly id: string; readonly qty: string }[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    update sales_order_line l set ${sql.ref(column)} = l.${sql.ref(column)} + c.qty
    from ${summed(lines)} c
    where l.id = c.id
  `.execute(own(tx))
}

export async function settingRow(tx: Tx, companyId: string): Promise<Selectable<SalesSettingRow> | undefined> {
  return own(tx).selectFrom('sales_setting').selectAll().where('company_id', '=', companyId).executeTakeFirst()
}

export async function saveSettingRow(tx: Tx, row: Insertable<SalesSettingRow>): Promise<void> {
  const { company_id: _company, ...change } = row
  await own(tx)
    .insertInto('sales_setting')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('company_id')
        .doUpdateSet({ ...change, version: sql`sales_setting.version + 1`, updated_at: sql`now()` }),
    )
    .execute()
}
