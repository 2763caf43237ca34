import { rowDims } from '#ground/dims.ts'
import { money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { Document, Moved } from '#modules/stock/goods.ts'
import type { StockTables } from '#modules/stock/tables.ts'

/** A move that took part of an earlier one back. */
export type TakenBack = Omit<Moved, 'id' | 'account'> & { readonly reversesId: string }

/** What a document took back of earlier ones, latest first. */
export async function takenBackBy(tx: Tx, companyId: string, document: Document): Promise<TakenBack[]> {
  const rows = await tables<StockTables>(tx)
    .selectFrom('stock_move')
    .select(['line_id', 'item_id', 'warehouse_id', 'reverses_id', 'qty', 'value', 'difference'])
    .select(['project_id', 'work_item_id'])
    .where('company_id', '=', companyId)
    .where('document_kind', '=', document.kind)
    .where('document_id', '=', document.id)
    .where('reverses_id', 'is not', null)
    .orderBy('posting_seq', 'desc')
    .execute()
  return rows.flatMap((row) =>
    row.reverses_id === null
      ? []
      : [
          {
            reversesId: row.reverses_id,
            lineId: row.line_id,
            itemId: row.item_id,
            warehouseId: row.warehouse_id,
            ...rowDims(row),
            qty: quantity(row.qty),
            value: money(row.value),
            difference: money(row.difference),
          },
        ],
  )
}
