import { addDays, dayIn } from '#ground/day.ts'
import { price, priceText } from '#ground/price.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import { readRow } from '#kit/record/rows.ts'
import type { PaidPrice, PriceHistory } from '#modules/catalog/prices/contract.ts'
import { itemRecord } from '#modules/catalog/item.record.ts'
import { lastPurchases, paidBySupplier, paidSince, type PaidTo } from '#modules/catalog/prices/purchase-price-store.ts'

const YEAR = 365
const plain = (text: string) => priceText(price(text))

/** Shows what was paid for an item in the last twelve months, and how each supplier sold it. */
export async function priceHistoryOf(tx: Tx, actor: Actor, id: string): Promise<PriceHistory> {
  const item = await readRow(tx, itemRecord, actor, id)
  const to = dayIn(actor.zone, now())
  const from = addDays(to, -YEAR)
  const paid = await paidSince(tx, actor.companyId, id, from)
  const suppliers = await paidBySupplier(tx, actor.companyId, id, from)
  return {
    from,
    to,
    unit: String(item['base_unit']),
    paid: paid.map(paidPrice),
    suppliers: suppliers.map(({ times, last, lowest, highest, ...each }) => ({
      ...each,
      times: Number(times),
      last: plain(last),
      lowest: plain(lowest),
      highest: plain(highest),
    })),
  }
}

/** The last price paid for one item, or null. */
export async function lastPurchaseOf(tx: Tx, companyId: string, id: string): Promise<PaidPrice | null> {
  const [row] = await lastPurchases(tx, companyId, [id])
  return row ? paidPrice(row) : null
}

function paidPrice({ on, price: paid, supplierId, supplierName, documentId }: PaidTo): PaidPrice {
  return { on, price: plain(paid), supplierId, supplierName, documentId }
}
