import { quantity, quantityText, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { changesBetween, recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { NotFound } from '#kit/http/not-found.ts'
import * as stock from '#modules/stock/face.ts'
import type {
  beginStockSettings as beginEndpoint,
  changeStockSettings as endpoint,
} from '#modules/warehouse/contract.ts'

const labels = { minQty: 'Batas min', maxQty: 'Batas maks', reorderQty: 'Jumlah beli lagi', rack: 'Rak' }
const unsaid = { minQty: null, maxQty: null, reorderQty: null, rack: null }

/** Says how much of an item one of the person's warehouses keeps, before the first of it comes. */
export async function beginStockSettings(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof beginEndpoint>,
): Promise<{ id: string }> {
  if (!isWithin(actor.scope.warehouses, asked.warehouseId)) throw new NotFound()
  const { id } = await stock.beginSettings(tx, actor, asked)
  const changes = changesBetween(unsaid, inText({ ...unsaid, ...asked }), labels)
  await recordHistory(tx, actor, { subject: 'stock', id, act: 'edit', changes })
  return { id }
}

/** Changes the minimum, the maximum, the reorder quantity and the rack of one stock; never its quantity. */
export async function changeStockSettings(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof endpoint>,
): Promise<{ id: string }> {
  const before = await stock.changeSettings(tx, actor, asked)
  const qty = (text: string | null) => (text === null ? null : quantity(text))
  const was = {
    ...{ rack: before.rack, minQty: qty(before.minQty) },
    ...{ maxQty: qty(before.maxQty), reorderQty: qty(before.reorderQty) },
  }
  const changes = changesBetween(
    inText(was),
    inText({ ...asked, minQty: saidOr(asked.minQty, was.minQty), maxQty: saidOr(asked.maxQty, was.maxQty) }),
    labels,
  )
  await recordHistory(tx, actor, { subject: 'stock', id: asked.id, act: 'edit', changes })
  return { id: asked.id }
}

const saidOr = (said: Quantity | null | undefined, held: Quantity | null) => (said === undefined ? held : said)

interface Kept {
  readonly minQty?: Quantity | null | undefined
  readonly maxQty?: Quantity | null | undefined
  readonly reorderQty?: Quantity | null | undefined
  readonly rack?: string | null | undefined
}

/** As history keeps it: decimals, not the scaled numbers that are counted with. */
function inText({ minQty, maxQty, reorderQty, rack }: Kept) {
  const text = (qty: Quantity | null | undefined) => (qty === null || qty === undefined ? qty : quantityText(qty))
  return { minQty: text(minQty), maxQty: text(maxQty), reorderQty: text(reorderQty), rack }
}
