import { quantity } from '#ground/quantity.ts'
import type { PurchaseLine } from './store.ts'

/** Order lines as answers to requests. */
export function answersOf(lines: readonly PurchaseLine[]) {
  return lines.map((line) => ({
    requestLineId: line.request_line_id,
    unitNum: BigInt(line.unit_num),
    unitDen: BigInt(line.unit_den),
    qty: quantity(line.qty),
  }))
}
