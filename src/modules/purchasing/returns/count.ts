import { negateQty, quantityText, ZERO_QTY, minusQty, type Quantity } from '#ground/quantity.ts'
import type { Tx } from '#kit/db/tx.ts'
import { refreshHomes } from '../bills/book-bill.ts'
import { countReturnedLines } from '../bills/store.ts'
import { countLines } from '../orders/store.ts'
import { countReceiptLines } from '../receipts/store.ts'
import { countReturnedReplacements } from '../replacements/store.ts'

/** A returned line as orders, receipts and bills count it. */
export interface CountedBack {
  readonly row: {
    readonly receiptLineId: string
    readonly receiptId: string
    readonly orderLineId: string
    readonly orderId: string
  }
  readonly decided: {
    readonly qty: Quantity
    readonly unbilledQty: Quantity
    readonly parts: readonly {
      readonly billLineId: string
      readonly replacementId: string | null
      readonly qty: Quantity
      readonly replaced?: Quantity
    }[]
  }
}

/** Adds what goes back to receipts, orders and bills; with -1 what a void brings again. What was billed of it counts as billed no more. */
export async function countBack(
  tx: Tx,
  lines: readonly CountedBack[],
  sign: 1n | -1n,
  wantsReplacement: boolean,
): Promise<void> {
  const text = (qty: Quantity) => quantityText(sign === 1n ? qty : negateQty(qty))
  const unbilled = (line: CountedBack) => minusQty(ZERO_QTY, minusQty(line.decided.qty, line.decided.unbilledQty))
  const counted = (key: 'receiptLineId' | 'orderLineId', of: (line: CountedBack) => Quantity) =>
    lines.map((line) => ({ id: line.row[key], qty: text(of(line)) }))
  await countReceiptLines(tx, 'billed_qty', counted('receiptLineId', unbilled))
  await countReceiptLines(
    tx,
    'returned_qty',
    counted('receiptLineId', (line) => line.decided.qty),
  )
  // What is to be replaced stays billed to the order.
  if (!wantsReplacement) await countLines(tx, 'billed_qty', counted('orderLineId', unbilled))
  await countLines(
    tx,
    'returned_qty',
    counted('orderLineId', (line) => line.decided.qty),
  )
  const parts = lines.flatMap((line) => line.decided.parts)
  await countReturnedLines(
    tx,
    parts.flatMap((part) => (part.replacementId === null ? [{ id: part.billLineId, qty: text(part.qty) }] : [])),
  )
  await countReturnedReplacements(
    tx,
    parts.flatMap((part) => (part.replacementId === null ? [] : [{ id: part.replacementId, qty: text(part.qty) }])),
  )
  await refreshHomes(
    tx,
    lines.map(({ row }) => ({ receipt_id: row.receiptId, order_id: row.orderId })),
  )
}
