import type { Dims } from '#ground/dims.ts'
import { money, mulDiv, type Money } from '#ground/money.ts'
import { minusQty, plusQty, quantityText, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { TransferStatus } from '#modules/warehouse/columns.ts'

/** What became of a line so far, in base units. */
export interface Sent extends Dims {
  readonly id: string
  readonly itemId: string
  readonly itemName: string
  readonly qty: Quantity
  readonly received: Quantity
  readonly returned: Quantity
  readonly lost: Quantity
  readonly damaged: Quantity
  /** What the open part is worth: the cost it left with. */
  readonly openValue: Money
}

type Progress = Pick<Sent, 'qty' | 'received' | 'returned' | 'lost' | 'damaged'>

/** Tells how much of a line lies in between. */
export function openOf(line: Progress): Quantity {
  return minusQty(line.qty, plusQty(plusQty(line.received, line.returned), plusQty(line.lost, line.damaged)))
}

/** Tells where a transfer stands: sent until something became of it, received once all of it is explained. */
export function statusOf(state: 'draft' | 'posted' | 'void', lines: readonly Progress[]): TransferStatus {
  if (state !== 'posted') return state
  if (lines.every((line) => openOf(line) === ZERO_QTY)) return 'received'
  return lines.some((line) => openOf(line) !== line.qty) ? 'partial' : 'sent'
}

/** Part of a line, with the cost it carries on. */
export interface Part {
  readonly line: Sent
  readonly qty: Quantity
  readonly value: Money
}

/**
 * Takes parts of what is open, each with its share of the cost it left with; the last piece takes all the rest. Without
 * a wish it is everything open.
 */
export function partsOf(
  lines: readonly Sent[],
  asked?: readonly { readonly lineId: string; readonly qty: Quantity }[],
): Part[] {
  if (!asked) {
    return lines.flatMap((line) => {
      const open = openOf(line)
      return open > 0n ? [{ line, qty: open, value: line.openValue }] : []
    })
  }
  const wanted = new Map<string, Quantity>()
  for (const part of asked) wanted.set(part.lineId, plusQty(wanted.get(part.lineId) ?? ZERO_QTY, part.qty))
  return [...wanted].map(([lineId, qty], index) => {
    const line = lines.find((one) => one.id === lineId)
    const open = line ? openOf(line) : ZERO_QTY
    if (!line || qty > open) {
      const facts = { item: line?.itemName ?? '', open: quantityText(open), asked: quantityText(qty) }
      throw new Refusal('transfer.too-much', facts, { field: `lines.${index}.qty` })
    }
    return { line, qty, value: qty === open ? line.openValue : money(mulDiv(line.openValue, qty, open)) }
  })
}
