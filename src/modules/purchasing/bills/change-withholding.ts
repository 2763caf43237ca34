import { minus, sum, ZERO } from '#ground/money.ts'
import { percentOf, percentText } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { changesOf } from '#kit/history/changes.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import type { DocumentRef } from '../contract.ts'
import { pphOf } from '../payments/pph-rules.ts'
import { dueOf } from '../payments/settle.ts'
import type { changeBillWithholding } from './change-contract.ts'
import { boughtOf, withheldBase, type Bought } from './bought.ts'
import { billLinesOf, changeBill, lockBill, type Bill } from './store.ts'

/**
 * Changes which PPh a bill bears, say because the supplier showed a SKB. It is owed to the state only when it is held back,
 * so the journal has nothing to change; what was held back already stays.
 */
export async function changeWithholding(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof changeBillWithholding>,
): Promise<DocumentRef> {
  const bill = await lockBill(tx, actor, asked.id)
  expectState(bill, 'posted')
  expectVersion(versioned(bill), asked.version)
  if (bill.open_due === 0n) throw new Refusal('bill.pph-settled', { number: bill.number ?? '' })
  const { withholdingKind: kind, withholdingRate: rate } = asked
  if (kind !== null && rate === null) throw new Refusal('bill.no-withholding-rate', {}, { field: 'withholdingRate' })
  const isNone = kind === null || rate === null
  const base = isNone ? ZERO : withheldBase(kind, await boughtOfBill(tx, bill))
  const change = {
    withholding_kind: isNone ? null : kind,
    withholding_rate: isNone ? null : percentText(rate),
    withholding_base: base,
    withholding_amount: isNone ? ZERO : percentOf(base, rate),
  }
  const due = dueOf({ ...bill, ...change })
  if (pphOf(due) < bill.withheld_total)
    throw new Refusal(
      'bill.pph-below-withheld',
      { number: bill.number ?? '', withheld: bill.withheld_total, asked: pphOf(due) },
      { field: 'withholdingRate' },
    )
  if (pphOf(due) - bill.withheld_total > bill.open_due)
    throw new Refusal(
      'bill.pph-above-open',
      { number: bill.number ?? '', open: bill.open_due, asked: pphOf(due) - bill.withheld_total },
      { field: 'withholdingRate' },
    )
  const saved = await changeBill(tx, actor, bill.id, change)
  await recordHistory(tx, actor, {
    subject: 'purchase-bill',
    id: bill.id,
    act: 'change-pph',
    changes: changesOf(bill, change),
    reason: asked.reason,
  })
  return { id: bill.id, number: bill.number, version: saved.version }
}

async function boughtOfBill(tx: Tx, bill: Bill): Promise<Bought> {
  const lines = await billLinesOf(tx, bill.id)
  const billed = lines.map((line) => ({ ...line, isGoods: line.receipt_line_id !== null }))
  return boughtOf(billed, minus(bill.dpp, sum(lines.map((line) => line.net))))
}
