import { minus, ZERO, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { expectState } from '#kit/posting/state.ts'
import { hasPapers } from './orders/hanging-store.ts'
import { refresh } from './orders/refresh.ts'
import { changeOrder, countLines, linesOf, lockOrder } from './orders/store.ts'

/** What was billed, paid ahead and held back of a contract before the books began; amounts before PPN. */
export interface ContractOpening {
  readonly orderId: string
  readonly billed: Money
  readonly advance: Money
  readonly retention: Money
  /** PPN of the retention was billed with the work. */
  readonly isRetentionTaxed: boolean
}

/** Tells a contract what was billed of it before the books began; refused once it has invoices ('order.has-documents'). */
export async function openContract(tx: Tx, actor: Actor, opening: ContractOpening): Promise<void> {
  await setOpening(tx, actor, opening, true)
}

/** Takes that back, while no invoice followed. */
export async function takeContractOpeningBack(tx: Tx, actor: Actor, orderId: string): Promise<void> {
  await setOpening(tx, actor, { orderId, billed: ZERO, advance: ZERO, retention: ZERO, isRetentionTaxed: false }, false)
}

async function setOpening(tx: Tx, actor: Actor, opening: ContractOpening, isOpened: boolean): Promise<void> {
  const order = await lockOrder(tx, actor, opening.orderId)
  expectState(order, 'posted')
  if (await hasPapers(tx, order.id)) throw new Refusal('order.has-documents', { number: order.number ?? '' })
  const [line] = (await linesOf(tx, order.id)).filter((row) => row.kind === 'item')
  const more = minus(opening.billed, order.opening_billed)
  // The line counts rupiah.
  if (line) await countLines(tx, 'invoiced_qty', [{ id: line.id, qty: String(more) }])
  await changeOrder(tx, actor, order.id, {
    ...{ opening_billed: opening.billed, opening_advance: opening.advance, opening_retention: opening.retention },
    ...{ opening_taxed: opening.isRetentionTaxed, is_opened: isOpened },
  })
  await refresh(tx, actor, [order.id])
  await recordHistory(tx, actor, { subject: 'order', id: order.id, act: isOpened ? 'open-contract' : 'undo-opening' })
}
