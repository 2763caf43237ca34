import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { price, priceText } from '#ground/price.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import { plus, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { rabRows } from '../rab/store.ts'
import { own } from '../store.ts'
import type { ChangeOrderLineTable, ChangeOrderTable } from '../tables.ts'
import type { DecidedLine, HeldRow } from './rules.ts'

export type ChangeStored = Selectable<ChangeOrderTable>
export type ChangeLineStored = Selectable<ChangeOrderLineTable>

/** The changes of a project, newest first. */
export async function changeOrders(tx: Tx, companyId: string, projectId: string): Promise<ChangeStored[]> {
  return own(tx)
    .selectFrom('change_order')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('project_id', '=', projectId)
    .orderBy('number', 'desc')
    .limit(200)
    .execute()
}

/** One change of a project, locked, or 404. */
export async function lockChange(
  tx: Tx,
  companyId: string,
  of: { readonly projectId: string; readonly id: string },
): Promise<ChangeStored> {
  const row = await own(tx)
    .selectFrom('change_order')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('project_id', '=', of.projectId)
    .where('id', '=', of.id)
    .forUpdate()
    .executeTakeFirst()
  return found(row)
}

/** The lines of some changes, in their order, by change. */
export async function changeLines(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, ChangeLineStored[]>> {
  if (ids.length === 0) return new Map()
  const rows = await own(tx)
    .selectFrom('change_order_line')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('change_order_id', 'in', [...ids])
    .orderBy('change_order_id')
    .orderBy('line_no')
    .execute()
  return Map.groupBy(rows, (row) => row.change_order_id)
}

/** Saves a new change, numbered after the last of its project. */
export async function insertChange(
  tx: Tx,
  actor: Actor,
  change: Omit<Insertable<ChangeOrderTable>, 'company_id' | 'number' | 'created_by' | 'updated_by' | 'updated_by_name'>,
): Promise<ChangeStored> {
  return own(tx)
    .insertInto('change_order')
    .values({
      ...change,
      company_id: actor.companyId,
      number: sql<number>`(
        select coalesce(max(number), 0) + 1 from change_order
        where company_id = ${actor.companyId} and project_id = ${change.project_id}
      )`,
      ...{ created_by: actor.userId, updated_by: actor.userId, updated_by_name: actor.name },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Changes a change that is locked; answers it as it is now. */
export async function updateChange(
  tx: Tx,
  actor: Actor,
  id: string,
  values: Updateable<ChangeOrderTable>,
): Promise<ChangeStored> {
  const row = await own(tx)
    .updateTable('change_order')
    .set({ ...values, version: sql<number>`version + 1` })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return found(row)
}

/** Writes the lines of a draft anew. */
export async function replaceChangeLines(
  tx: Tx,
  companyId: string,
  id: string,
  lines: readonly DecidedLine[],
): Promise<void> {
  const table = own(tx).deleteFrom('change_order_line').where('company_id', '=', companyId)
  await table.where('change_order_id', '=', id).execute()
  const rows = lines.map((line, at) => ({
    ...{ company_id: companyId, change_order_id: id, line_no: at + 1, work_item_id: line.workItemId },
    ...{ is_new: line.isNew, number: line.number, name: line.name, unit: line.unit },
    ...{ volume: quantityText(line.volume), unit_price: priceText(line.unitPrice), amount: line.amount },
  }))
  await insertRows(tx, 'change_order_line', rows)
}

/** Deletes a change that never counted, with its lines. */
export async function deleteChange(tx: Tx, companyId: string, id: string): Promise<void> {
  await own(tx).deleteFrom('change_order').where('company_id', '=', companyId).where('id', '=', id).execute()
}

/** The rows of a bill as a change works on them. */
export async function heldRows(tx: Tx, companyId: string, rabId: string): Promise<HeldRow[]> {
  const rows = await rabRows(tx, companyId, rabId)
  const places = new Map(rows.map((row, at) => [row.id, at]))
  return rows.map((row) => ({
    ...{ level: row.level, isGroup: row.is_group, number: row.number, code: row.code, name: row.name, unit: row.unit },
    parent: row.parent_id === null ? null : (places.get(row.parent_id) ?? null),
    volume: row.volume === null ? null : quantity(row.volume),
    unitPrice: row.unit_price === null ? null : price(row.unit_price),
    ...{ amount: row.amount, workItemId: row.work_item_id },
  }))
}

/** Keeps what the approved changes of a project add to the price that was signed. */
export async function addToChanges(tx: Tx, companyId: string, projectId: string, net: Money): Promise<void> {
  await sql`
    update project_contract set changes = changes + ${net}
    where company_id = ${companyId} and project_id = ${projectId}
  `.execute(own(tx))
}

/** Sums what the changes that wait for approval would add. */
export function pendingOf(orders: readonly ChangeStored[]): Money {
  return orders.filter((one) => one.state === 'asked').reduce((sum, one) => plus(sum, one.net), 0n as Money)
}
