import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely'
import type { Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { signedBy } from '#kit/posting/signed.ts'
import { own } from '../store.ts'
import type { EntryLineRow, EntryRow, MaterialRow, ProductionOrderRow } from '../tables.ts'

export type Order = Selectable<ProductionOrderRow>
export type OrderToInsert = Insertable<ProductionOrderRow>
export type OrderChange = Updateable<ProductionOrderRow>
export type KeptMaterial = Selectable<MaterialRow>
export type MaterialToInsert = Insertable<MaterialRow>
export type KeptEntry = Selectable<EntryRow>
export type EntryToInsert = Insertable<EntryRow>
export type KeptEntryLine = Selectable<EntryLineRow>
export type EntryLineToInsert = Insertable<EntryLineRow>

const one = (tx: Tx, actor: Actor, id: string) =>
  own(tx)
    .selectFrom('production_order')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', actor.companyId)
    .where(orderSeen(actor))

/** Which orders a person may see: those of the houses whose warehouse they may use. */
export function orderSeen(actor: Actor): RawBuilder<SqlBool> {
  return scoped(actor, { warehouse: 'production_order.raw_warehouse_id' })
}

/** Takes the order for this transaction; every act on it begins here, so they queue. */
export async function lockOrder(tx: Tx, actor: Actor, id: string): Promise<Order> {
  return found(await one(tx, actor, id).forUpdate().executeTakeFirst())
}

/** Takes the order of an act for this transaction, whoever may see it: what follows another paper asks for no scope. */
export async function lockOrderOfEntry(tx: Tx, companyId: string, entryId: string) {
  const entry = await own(tx)
    .selectFrom('production_entry')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', entryId)
    .executeTakeFirst()
  if (!entry) return undefined
  const orders = own(tx).selectFrom('production_order').selectAll().where('company_id', '=', companyId)
  const order = await orders.where('id', '=', entry.order_id).forUpdate().executeTakeFirstOrThrow()
  // Read again: whoever held the order may have taken the act back.
  const now = found((await entriesOf(tx, order.id)).find((each) => each.id === entryId))
  return { order, entry: now }
}

export async function readOrder(tx: Tx, actor: Actor, id: string): Promise<Order> {
  return found(await one(tx, actor, id).executeTakeFirst())
}

/** The SPK made for a customer's order, oldest first, called-off ones left out; whoever may see them is not asked. */
export async function madeForOrder(tx: Tx, actor: Actor, orderId: string, isTaken = false): Promise<Order[]> {
  const made = own(tx)
    .selectFrom('production_order')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('order_id', '=', orderId)
    .where('stage', '<>', 'cancelled')
    .orderBy('id')
  return (isTaken ? made.forUpdate() : made).execute()
}

export async function insertOrder(tx: Tx, row: OrderToInsert, materials: readonly MaterialToInsert[]): Promise<Order> {
  const order = await own(tx).insertInto('production_order').values(row).returningAll().executeTakeFirstOrThrow()
  await insertMaterials(tx, materials)
  return order
}

/** Changes an order as a person's act: its version rises. */
export async function changeOrder(tx: Tx, actor: Actor, id: string, change: OrderChange): Promise<Order> {
  return own(tx)
    .updateTable('production_order')
    .set({ ...change, ...signedBy(actor) })
    .where('id', '=', id)
    .where('company_id', '=', actor.companyId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Adds to the sums of an order; below zero takes back. The version stays: the act that caused it raises it once. */
export async function addTo(
  tx: Tx,
  order: Pick<Order, 'id' | 'company_id'>,
  sums: Partial<
    Record<'material_cost' | 'labour_cost' | 'overhead_cost' | 'output_value' | 'loss', Money> &
      Record<'good_qty' | 'second_qty' | 'reject_qty' | 'kept_qty', string>
  >,
): Promise<Order> {
  const set = Object.entries(sums).map(([column, by]) => sql`${sql.ref(column)} = ${sql.ref(column)} + ${by}`)
  if (set.length > 0) {
    await sql`
      update production_order set ${sql.join(set)} where id = ${order.id} and company_id = ${order.company_id}
    `.execute(own(tx))
  }
  const row = await own(tx).selectFrom('production_order').selectAll().where('id', '=', order.id).executeTakeFirst()
  return found(row)
}

export async function removeOrder(tx: Tx, companyId: string, id: string): Promise<void> {
  await own(tx).deleteFrom('production_order').where('company_id', '=', companyId).where('id', '=', id).execute()
}

export async function materialsOf(tx: Tx, orderId: string): Promise<KeptMaterial[]> {
  return own(tx)
    .selectFrom('production_material')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}

export async function insertMaterials(tx: Tx, rows: readonly MaterialToInsert[]): Promise<void> {
  if (rows.length === 0) return
  await own(tx)
    .insertInto('production_material')
    .values([...rows])
    .execute()
}

export async function replaceMaterials(tx: Tx, orderId: string, rows: readonly MaterialToInsert[]): Promise<void> {
  await own(tx).deleteFrom('production_material').where('order_id', '=', orderId).execute()
  await insertMaterials(tx, rows)
}

/** Says what seconds of an order and of its recipe are stocked as from now on. */
export async function stockSecondsAs(
  tx: Tx,
  order: Pick<Order, 'id' | 'company_id' | 'recipe_id'>,
  itemId: string,
): Promise<void> {
  const orders = own(tx).updateTable('production_order').set({ second_item_id: itemId })
  await orders.where('company_id', '=', order.company_id).where('id', '=', order.id).execute()
  const recipes = own(tx).updateTable('recipe').set({ second_item_id: itemId })
  await recipes
    .where('company_id', '=', order.company_id)
    .where('id', '=', order.recipe_id)
    .where('second_item_id', 'is', null)
    .execute()
}

/** Sets how much is kept in the warehouse for each material. */
export async function setReserved(
  tx: Tx,
  orderId: string,
  kept: readonly { readonly id: string; readonly qty: string }[],
): Promise<void> {
  await sql`
    update production_material m set reserved_qty = coalesce(k.qty, 0)
    from production_material o
    left join unnest(${kept.map((each) => each.id)}::uuid[], ${kept.map((each) => each.qty)}::numeric[]) as k (id, qty)
      on k.id = o.id
    where m.id = o.id and m.order_id = ${orderId}
  `.execute(own(tx))
}

/** Adds to what was used of materials and what it cost; takes off what was kept for them. */
export async function countUsed(
  tx: Tx,
  used: readonly { readonly id: string; readonly qty: string; readonly cost: Money; readonly released: string }[],
): Promise<void> {
  await sql`
    update production_material m
    set used_qty = m.used_qty + u.qty, cost = m.cost + u.cost, reserved_qty = m.reserved_qty - u.released
    from unnest(${used.map((each) => each.id)}::uuid[], ${used.map((each) => each.qty)}::numeric[],
      ${used.map((each) => each.cost)}::bigint[], ${used.map((each) => each.released)}::numeric[]
    ) as u (id, qty, cost, released)
    where m.id = u.id
  `.execute(own(tx))
}

export async function entriesOf(tx: Tx, orderId: string): Promise<KeptEntry[]> {
  return own(tx).selectFrom('production_entry').selectAll().where('order_id', '=', orderId).orderBy('seq').execute()
}

export async function entryLinesOf(tx: Tx, orderId: string): Promise<KeptEntryLine[]> {
  return own(tx)
    .selectFrom('production_entry_line')
    .innerJoin('production_entry', 'production_entry.id', 'production_entry_line.entry_id')
    .selectAll('production_entry_line')
    .where('production_entry.order_id', '=', orderId)
    .orderBy('production_entry_line.entry_id')
    .orderBy('production_entry_line.position')
    .execute()
}

/** Writes down an act; it takes the next number within its order. */
export async function insertEntry(
  tx: Tx,
  row: Omit<EntryToInsert, 'seq'>,
  lines: readonly EntryLineToInsert[],
): Promise<void> {
  const seq = sql<number>`(select coalesce(max(seq), 0) + 1 from production_entry where order_id = ${row.order_id})`
  await own(tx)
    .insertInto('production_entry')
    .values({ ...row, seq })
    .execute()
  if (lines.length === 0) return
  await own(tx)
    .insertInto('production_entry_line')
    .values([...lines])
    .execute()
}

export async function voidEntryRow(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  await own(tx)
    .updateTable('production_entry')
    .set({ is_void: true, void_reason: reason, voided_by: actor.name })
    .where('id', '=', id)
    .where('company_id', '=', actor.companyId)
    .execute()
}
