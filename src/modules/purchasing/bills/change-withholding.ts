import type { Day } from '#ground/day.ts'
import { minus, sum } from '#ground/money.ts'
import { percentText } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { changesOf } from '#kit/history/changes.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { supplierOf } from '#modules/parties/face.ts'
import type { DocumentRef } from '../contract.ts'
import { pphOf } from '../payments/pph-rules.ts'
import { dueOf } from '../payments/settle.ts'
import type { changeBillWithholding } from './change-contract.ts'
import { boughtOf, type Bought } from './bought.ts'
import type { ProposedPph } from './detail.ts'
import { keepBillObject } from './keep-object.ts'
import { billLinesOf, changeBill, lockBill, orderedOn, readBill, type Bill, type BillLineRow } from './store.ts'
import { proposedRates, withholdingOf, type Withholding } from './withholding.ts'

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
  const borne = await borneBy(tx, actor, bill, asked)
  const change = {
    withholding_kind: borne.kind,
    withholding_rate: borne.rate === null ? null : percentText(borne.rate),
    withholding_base: borne.base,
    withholding_amount: borne.amount,
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
  await keepBillObject(tx, actor, saved, asked.withholdingObject)
  await recordHistory(tx, actor, {
    subject: 'purchase-bill',
    id: bill.id,
    act: 'change-pph',
    changes: changesOf(bill, change),
    reason: asked.reason,
  })
  return { id: bill.id, number: bill.number, version: saved.version }
}

/** What each kind of PPh would be proposed at for this bill. */
export async function startWithholding(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<{ readonly withholdings: readonly ProposedPph[] }> {
  const bill = await readBill(tx, actor, id)
  const supplier = await supplierOf(tx, actor.companyId, bill.supplier_id)
  return { withholdings: await proposedRates(tx, actor.companyId, supplier, await daysOf(tx, bill)) }
}

async function borneBy(
  tx: Tx,
  actor: Actor,
  bill: Bill,
  asked: AskedOf<typeof changeBillWithholding>,
): Promise<Withholding> {
  const supplier = await supplierOf(tx, actor.companyId, bill.supplier_id)
  const lines = await billLinesOf(tx, bill.id)
  return withholdingOf(tx, supplier, { asked, ...(await daysOf(tx, bill)), bought: boughtOfBill(bill, lines) })
}

// The days that decided when it was recorded.
async function daysOf(tx: Tx, bill: Bill): Promise<{ on: Day; contractOn: Day }> {
  const on = bill.supplier_invoice_date ?? bill.bill_date
  return { on, contractOn: (await orderedOn(tx, bill.id)) ?? on }
}

function boughtOfBill(bill: Bill, lines: readonly BillLineRow[]): Bought {
  const billed = lines.map((line) => ({ ...line, isGoods: line.receipt_line_id !== null }))
  return boughtOf(billed, minus(bill.dpp, sum(lines.map((line) => line.net))))
}
