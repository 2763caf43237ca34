import { minusQty, quantity, quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { labelOf } from '#kit/posting/label.ts'
import type { CountState } from '#modules/warehouse/columns.ts'
import { worths } from '#modules/warehouse/opname/approve-count.ts'
import type { CountDetail, CountLine } from '#modules/warehouse/opname/contract.ts'
import { mayApproveCount } from '#modules/warehouse/opname/may-approve.ts'
import * as store from '#modules/warehouse/opname/open-store.ts'
import { differenceValue, type Worth } from '#modules/warehouse/opname/rules.ts'

/** Shows a count; who counts blindly sees neither what the book says nor the difference. */
export async function openCount(tx: Tx, actor: Actor, id: string): Promise<CountDetail> {
  const { submittedById, ...head } = found(await store.countHead(tx, actor, id))
  const lines = await store.countLines(tx, actor.companyId, id)
  const isHidden = head.isBlind && head.state === 'counting'
  const seesCost = actor.can('view biaya') && !isHidden
  const worth = seesCost && head.state !== 'posted' ? await worthsOf(tx, actor, head, lines) : undefined
  const counters = { submittedBy: submittedById, countedBy: lines.map((line) => line.countedById) }
  const mayApprove = head.state === 'review' && (await mayApproveCount(tx, actor, counters))
  return {
    ...head,
    label: labelOf(head.number),
    lines: lines.map((line) => lineOf(line, { isHidden, seesCost, worth })),
    can: actsOf(actor, head.state, mayApprove),
  }
}

async function worthsOf(
  tx: Tx,
  actor: Actor,
  head: { readonly warehouseId: string },
  lines: readonly store.LineShown[],
): Promise<ReadonlyMap<string, Worth>> {
  const itemIds = lines.filter((line) => line.counted !== null && line.counted !== line.book).map((line) => line.itemId)
  return worths(tx, actor, head.warehouseId, itemIds)
}

interface Shown {
  readonly isHidden: boolean
  readonly seesCost: boolean
  /** While it is not booked, a difference is worth what it would be worth now. */
  readonly worth: ReadonlyMap<string, Worth> | undefined
}

function lineOf(row: store.LineShown, { isHidden, seesCost, worth }: Shown): CountLine {
  const { snapshot: _snapshot, countedById: _by, value, book, ...line } = row
  const difference = row.counted === null ? null : minusQty(quantity(row.counted), quantity(book))
  const worthNow = worth && difference !== null ? differenceValue(difference, worth.get(row.itemId)) : value
  return {
    ...line,
    ...(!isHidden && { book, difference: difference === null ? null : quantityText(difference) }),
    ...(seesCost && { value: String(worthNow) }),
  }
}

function actsOf(actor: Actor, state: CountState, mayApprove: boolean): CountDetail['can'] {
  const counts = actor.can('create stock') || actor.can('update stock')
  const explains: CountDetail['can'] = counts || actor.can('approve stock') ? ['explain'] : []
  const voids: CountDetail['can'] = actor.can('delete stock') ? ['void'] : []
  switch (state) {
    case 'draft':
      return actor.can('create stock') ? ['start', 'delete'] : []
    case 'counting':
      return [...(counts ? (['count', 'submit'] as const) : []), ...explains, ...voids]
    case 'review':
      return [
        ...(actor.can('approve stock') ? ([...(mayApprove ? ['approve' as const] : []), 'return'] as const) : []),
        ...explains,
        ...voids,
      ]
    case 'posted':
      return actor.can('delete stock') ? [...voids, 'reverse-line'] : voids
    case 'void':
      return []
  }
}
