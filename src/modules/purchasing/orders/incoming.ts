import { convertPart, minusQty, quantity, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { changeIncoming } from '#modules/stock/face.ts'
import { arrived, toReceive } from './rules.ts'
import type { PurchaseLine } from './store.ts'

/** What is on its way to a warehouse, by line, in base units. */
export interface Expected {
  readonly warehouseId: string
  readonly itemId: string
  readonly qty: Quantity
}

type Line = Pick<
  PurchaseLine,
  | 'item_id'
  | 'qty'
  | 'received_qty'
  | 'billed_qty'
  | 'returned_qty'
  | 'replaced_qty'
  | 'needs_receipt'
  | 'unit_num'
  | 'unit_den'
>

/** What lines still bring in; nothing once the order is closed. */
export function expectedOf(warehouseId: string, lines: readonly Line[], isClosed = false): Expected[] {
  return lines.flatMap((line) =>
    line.item_id === null || !line.needs_receipt
      ? []
      : [{ warehouseId, itemId: line.item_id, qty: stillToCome(line, isClosed) }],
  )
}

/** Moves 'akan datang' from what was expected to what is. */
export async function moveExpected(
  tx: Tx,
  actor: Actor,
  before: readonly Expected[],
  after: readonly Expected[],
): Promise<void> {
  const changes = new Map<string, Expected>()
  const add = (each: Expected, qty: Quantity) => {
    const key = `${each.itemId} ${each.warehouseId}`
    changes.set(key, { ...each, qty: (changes.get(key)?.qty ?? 0n) + qty } as Expected)
  }
  for (const each of before) add(each, minusQty(0n as Quantity, each.qty))
  for (const each of after) add(each, each.qty)
  await changeIncoming(tx, actor, [...changes.values()])
}

/** What is still to come of a line, in base units. */
export function stillToCome(line: Line, isClosed: boolean): Quantity {
  const progress = progressOf(line)
  const unit = { num: BigInt(line.unit_num), den: BigInt(line.unit_den) }
  return convertPart(toReceive(progress, isClosed), { before: arrived(progress), ...unit })
}

/** An order line as what is still to come of it is worked out. */
export function progressOf(line: Omit<Line, 'item_id' | 'unit_num' | 'unit_den'>) {
  return {
    qty: quantity(line.qty),
    received: quantity(line.received_qty),
    billed: quantity(line.billed_qty),
    returned: quantity(line.returned_qty),
    replaced: quantity(line.replaced_qty),
    needsReceipt: line.needs_receipt,
  }
}
