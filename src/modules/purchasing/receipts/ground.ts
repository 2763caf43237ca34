import type { Ground } from '#kit/document/guard.ts'
import { landedOn } from '../landed/store.ts'
import { linesOf, lockPurchase, type Purchase, type PurchaseLine } from '../orders/store.ts'
import { replacedOn } from '../replacements/store.ts'
import { receipt, type LoadedReceipt, type ReceiptFacts } from './receipt.ts'
import { orderOfReceipt } from './store.ts'

/** The order a receipt hangs on, locked first, and its lines. */
export interface HeldOrder {
  readonly order: Purchase
  readonly lines: readonly PurchaseLine[]
}

const standings = { none: 'received', partial: 'partly-billed', full: 'billed', returned: 'returned' } as const

/** Tells where a receipt stands. */
export function statusOf({ state, billing }: Pick<LoadedReceipt, 'state' | 'billing'>) {
  return state === 'posted' ? standings[billing] : state
}

/** What the acts of a receipt stand on: whoever may not see its order does not find it. */
export const ground: Ground<typeof receipt, HeldOrder, ReceiptFacts> = {
  of: receipt,
  statusOf,
  async parent(tx, actor, id) {
    const order = await lockPurchase(tx, actor, await orderOfReceipt(tx, actor, id))
    return { order, lines: await linesOf(tx, order.id) }
  },
  async facts(tx, actor, doc) {
    if (doc.state !== 'posted') return { replaced: new Map(), landedBill: undefined }
    const ids = doc.lines.map((line) => line.id)
    return { replaced: await replacedOn(tx, ids), landedBill: await landedOn(tx, actor.companyId, ids) }
  },
}
