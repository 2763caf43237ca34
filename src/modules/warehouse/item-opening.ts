import { NO_DIMS } from '#ground/dims.ts'
import { Refusal } from '#ground/refusal.ts'
import { lineAmount } from '#ground/price.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { tellOpeningStock, type OpeningLine } from '#modules/catalog/face.ts'
import type { Day } from '#ground/day.ts'
import { addStock } from '#modules/warehouse/documents/save-document.ts'

// A new item comes with what lay in the warehouses: one document of opening stock each.
tellOpeningStock(openItemStock)

async function openItemStock(
  tx: Tx,
  actor: Actor,
  itemId: string,
  { on, lines }: { readonly on: Day; readonly lines: readonly OpeningLine[] },
): Promise<void> {
  for (const right of ['create stock', 'view biaya']) if (!actor.can(right)) throw new Forbidden(right)
  const twice = lines.findIndex(({ warehouseId }, at) => lines.findIndex((one) => one.warehouseId === warehouseId) < at)
  if (twice >= 0) throw new Refusal('stock-document.opening-twice', {}, { field: `opening.${twice}.warehouseId` })
  const about = {
    type: 'saldo_awal',
    on,
    projectId: null,
    requestedBy: null,
    receivedBy: null,
    notes: null,
    post: true,
  } as const
  for (const [at, { warehouseId, qty, cost }] of lines.entries()) {
    const goods = { ...NO_DIMS, itemId, qty, unit: null, value: lineAmount(qty, cost), note: null }
    try {
      await addStock(tx, actor, { ...about, warehouseId, lines: [goods] })
    } catch (error) {
      // On the form of the item its fields are called otherwise.
      if (!(error instanceof Refusal)) throw error
      const field = error.field === 'on' ? 'openingOn' : `opening.${at}.warehouseId`
      throw new Refusal(error.code, error.facts, { field })
    }
  }
}
