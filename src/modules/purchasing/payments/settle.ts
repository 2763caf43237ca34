import type { PphKind } from '#ground/pph.ts'
import type { Day } from '#ground/day.ts'
import { money, negate, sum, ZERO, type Money } from '#ground/money.ts'
import { percentText, type Percent } from '#ground/percent.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { labelOf } from '#kit/posting/label.ts'
import type { Allocation } from '#kit/posting/settlement.ts'
import { supplierDealt } from '#modules/parties/face.ts'
import { ordersOfBills, refreshOrderMoney } from '../bills/order-money.ts'
import { countSettled, lockBills, openBillsOf, type Bill } from '../bills/store.ts'
import { lockPurchases } from '../orders/store.ts'
import type { DueBill } from './pph-rules.ts'
import { insertSettlements, type Settlement } from './store.ts'

/** What takes something off bills: a payment, or a return. */
export interface Source {
  readonly paymentId: string | null
  readonly returnId: string | null
  readonly supplierId: string
  readonly on: Day
  /** An advance or a credit that is used, not money or goods of now. */
  readonly isUse?: boolean
}

export interface Proof {
  /** Of the withheld tax, what was held back when the advance was paid. */
  readonly withheldBefore?: Money
  readonly withholdingRate?: Percent | null
  readonly proofNo?: string | null
  readonly proofDate?: Day | null
}

/** Takes open bills of a supplier with their orders for this transaction, orders first, so that nobody waits in a circle. */
export async function lockDue(
  tx: Tx,
  actor: Actor,
  supplierId: string,
  billIds: readonly string[],
): Promise<readonly Bill[]> {
  const wanted = new Set(billIds)
  const open = (await openBillsOf(tx, actor, supplierId)).filter((bill) => wanted.has(bill.id))
  const ids = open.map((bill) => bill.id)
  await lockPurchases(tx, actor, await ordersOfBills(tx, ids))
  return lockBills(tx, actor.companyId, ids)
}

/** Writes what was taken off which bill, and brings bills, orders and the supplier up to date. */
export async function settle(
  tx: Tx,
  actor: Actor,
  source: Source,
  allocations: readonly (Allocation<PphKind> & Proof)[],
): Promise<string[]> {
  const rows = allocations
    .filter((each) => each.amount > 0n)
    .map((each) => ({
      id: newId(),
      company_id: actor.companyId,
      bill_id: each.invoiceId,
      payment_id: source.paymentId,
      return_id: source.returnId,
      settled_on: source.on,
      amount: each.amount,
      withheld: each.withheld,
      withheld_before: each.withheldBefore ?? ZERO,
      is_use: source.isUse ?? false,
      withholding_kind: each.withholdingKind,
      withholding_rate: each.withholdingRate ? percentText(each.withholdingRate) : null,
      withholding_base: each.withholdingBase,
      proof_no: each.proofNo ?? null,
      proof_date: each.proofDate ?? null,
    }))
  await insertSettlements(tx, rows)
  await countRows(tx, rows, 1n)
  await supplierDealt(tx, actor.companyId, {
    supplierId: source.supplierId,
    payable: negate(sum(rows.map((row) => row.amount))),
    on: source.on,
  })
  return rows.map((row) => row.id)
}

/** Gives back what was taken off bills. */
export async function unsettle(
  tx: Tx,
  actor: Actor,
  source: Pick<Source, 'supplierId' | 'on'>,
  settlements: readonly Settlement[],
): Promise<void> {
  await countRows(tx, settlements, -1n)
  const given = sum(settlements.map((row) => row.amount))
  await supplierDealt(tx, actor.companyId, { ...source, payable: given })
}

/** A bill as the rules of payments see it. */
export function dueOf(bill: Bill): DueBill {
  return {
    id: bill.id,
    number: labelOf(bill.number),
    total: bill.total,
    open: money(bill.open_due),
    returned: bill.returned_total,
    withheld: bill.withheld_total,
    withholdingKind: bill.withholding_kind,
    withholdingBase: bill.withholding_base,
    withholdingAmount: bill.withholding_amount,
  }
}

async function countRows(
  tx: Tx,
  rows: readonly Pick<Settlement, 'bill_id' | 'amount' | 'withheld' | 'return_id' | 'is_use'>[],
  sign: 1n | -1n,
): Promise<void> {
  const signed = (value: Money) => (sign === 1n ? value : negate(value))
  await countSettled(
    tx,
    rows.map((row) =>
      row.return_id === null || row.is_use
        ? { id: row.bill_id, paid: signed(row.amount), withheld: signed(row.withheld) }
        : { id: row.bill_id, returned: signed(row.amount), withheld: ZERO },
    ),
  )
  await refreshOrderMoney(
    tx,
    await ordersOfBills(
      tx,
      rows.map((row) => row.bill_id),
    ),
  )
}
