import { NO_DIMS } from '#ground/dims.ts'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import type { Database } from '#kit/db/database.ts'
import { addStock } from '#modules/warehouse/documents/save-document.ts'
import type { House } from '../../../../tests/cast/house.ts'

/** Brings goods into the main warehouse, or another, through a posted document. */
export async function aReceipt(
  db: Database,
  house: House,
  given: { readonly itemId: string; readonly qty: string; readonly value: bigint; readonly warehouseId?: string },
): Promise<{ id: string; number: string }> {
  return db.withTx((tx) =>
    addStock(tx, house.actor, {
      type: 'penerimaan',
      on: day('2026-11-21'),
      warehouseId: given.warehouseId ?? house.main,
      projectId: null,
      requestedBy: null,
      receivedBy: null,
      notes: null,
      post: true,
      lines: [
        {
          ...NO_DIMS,
          itemId: given.itemId,
          qty: quantity(given.qty),
          unit: null,
          value: money(given.value),
          note: null,
        },
      ],
    }),
  )
}
