import { quantity, quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/scoped.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import type { TransferStatus } from '#modules/warehouse/columns.ts'
import { labelOf } from '#kit/posting/label.ts'
import type { TransferDetail } from '#modules/warehouse/transfers/contract.ts'
import { openOf, statusOf } from '#modules/warehouse/transfers/rules.ts'
import * as store from '#modules/warehouse/transfers/open-store.ts'

/** Shows a transfer, what became of it, and what this person may do next. */
export async function openTransfer(tx: Tx, actor: Actor, id: string): Promise<TransferDetail> {
  const { state, ...head } = found(await store.transferHead(tx, actor, id))
  const lines = await store.transferLines(tx, actor.companyId, id)
  const seesCost = actor.can('view biaya')
  const counted = lines.map((line) => countedOf(line))
  const status = statusOf(state, counted)
  return {
    ...head,
    label: labelOf(id, head.number),
    status,
    lines: lines.map(({ value, ...line }, index) => ({
      ...line,
      open: quantityText(openOf(counted[index] ?? countedOf({ ...line }))),
      ...(seesCost && { value: String(value) }),
    })),
    outcomes: await store.transferOutcomes(tx, actor.companyId, id),
    can: actsOf(actor, head, status),
  }
}

function countedOf(line: Pick<store.LineShown, 'qty' | 'received' | 'returned' | 'lost' | 'damaged'>) {
  return {
    qty: quantity(line.qty),
    received: quantity(line.received),
    returned: quantity(line.returned),
    lost: quantity(line.lost),
    damaged: quantity(line.damaged),
  }
}

function actsOf(
  actor: Actor,
  head: Pick<TransferDetail, 'fromId' | 'toId'>,
  status: TransferStatus,
): TransferDetail['can'] {
  const mayLeave = isWithin(actor.scope.warehouses, head.fromId)
  const mayArrive = isWithin(actor.scope.warehouses, head.toId)
  if (status === 'draft') return mayLeave && actor.can('create stock') ? ['edit', 'send', 'delete'] : []
  if (status === 'void') return []
  const isOpen = status !== 'received'
  const acts: TransferDetail['can'][number][] = []
  if (isOpen && mayArrive && (actor.can('create stock') || actor.can('update stock'))) acts.push('receive')
  if (isOpen && actor.can('update stock')) acts.push('settle')
  if (status !== 'sent' && actor.can('delete stock')) acts.push('undo')
  if (status === 'sent' && mayLeave && actor.can('delete stock')) acts.push('void')
  return acts
}
