import { sql, type Selectable } from 'kysely'
import { price, priceText } from '#ground/price.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import { plus, type Money } from '#ground/money.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { rabRows } from '../rab/store.ts'
import { own } from '../store.ts'
import type { ChangeOrderLineTable, ChangeOrderTable } from '../tables.ts'
import { versionsIn } from '../versions.ts'
import type { DecidedLine, HeldRow } from './rules.ts'

export type ChangeStored = Selectable<ChangeOrderTable>
export type ChangeLineStored = Selectable<ChangeOrderLineTable>

/** The changes of a project: newest first, one locked until commit or 404, numbered after the last. */
export const {
  list: changeOrders,
  lock: lockChange,
  insert: insertChange,
  update: updateChange,
} = versionsIn('change_order')

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
