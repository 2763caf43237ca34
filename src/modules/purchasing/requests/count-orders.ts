import { convert, negateQty, quantityText, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { countRequestLines, holdRequestsOfLines, type RequestLine } from './store.ts'

/** A quantity of an order line that answers a line of a request. */
export interface Answering {
  readonly requestLineId: string | null
  readonly unitNum: bigint
  readonly unitDen: bigint
  readonly qty: Quantity
}

/** Counts what was ordered or received of request lines, in the unit each was asked in; `sign` −1 takes back. */
export async function countAnswers(
  tx: Tx,
  actor: Actor,
  column: 'ordered_qty' | 'received_qty',
  lines: readonly Answering[],
  sign: 1 | -1 = 1,
): Promise<void> {
  const telling = lines.flatMap((line) =>
    line.requestLineId !== null && line.qty !== 0n ? [{ ...line, requestLineId: line.requestLineId }] : [],
  )
  if (telling.length === 0) return
  const ids = telling.map((line) => line.requestLineId)
  const asked = new Map((await holdRequestsOfLines(tx, actor, ids)).map((line) => [line.id, line]))
  const counted = telling.flatMap((line) => {
    const request = asked.get(line.requestLineId)
    if (!request) return []
    const qty = inUnitOf(request, line)
    return [{ id: request.id, qty: quantityText(sign === 1 ? qty : negateQty(qty)) }]
  })
  await countRequestLines(tx, column, counted)
}

// Something asked for in words has no ratio: it is taken as it is written.
function inUnitOf(request: RequestLine, line: Answering): Quantity {
  const isSame = request.unit_num === line.unitNum && request.unit_den === line.unitDen
  if (request.item_id === null || isSame) return line.qty
  return convert(convert(line.qty, line.unitNum, line.unitDen), request.unit_den, request.unit_num)
}
