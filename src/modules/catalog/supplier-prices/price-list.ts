import { addDays, dayIn } from '#ground/day.ts'
import { price, priceText } from '#ground/price.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import { supplierOf } from '#modules/parties/face.ts'
import type { SoldItem } from '#modules/catalog/supplier-prices/contract.ts'
import { soldItems } from '#modules/catalog/supplier-prices/store.ts'

const TWO_YEARS = 730
const plain = (text: string) => priceText(price(text))

/** Lists what a supplier sold us in the last two years, and at which prices. */
export async function priceListOf(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly q: string | null },
): Promise<SoldItem[]> {
  const supplier = await supplierOf(tx, actor.companyId, asked.id)
  const rows = await soldItems(tx, {
    companyId: actor.companyId,
    supplierId: supplier.id,
    since: addDays(dayIn(actor.zone, now()), -TWO_YEARS),
    q: asked.q ?? '',
  })
  return rows.map(({ times, last, before, lowest, highest, ...each }) => ({
    ...each,
    times: Number(times),
    last: plain(last),
    before: before === null ? null : plain(before),
    lowest: plain(lowest),
    highest: plain(highest),
  }))
}
