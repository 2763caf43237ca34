import { nextSpread, rowDims, sumDims, type DimsAmount, type DimsShare } from '#ground/dims.ts'
import { minus, money, type Money } from '#ground/money.ts'
import type { Tx } from '#kit/db/tx.ts'
import { billLinesOf, type Bill, type BillLineRow } from './store.ts'

/** Tells what the lines of a bill are for, by what they come to before PPN; what is taken off it says nothing. */
export function sharesOf(lines: readonly Pick<BillLineRow, 'project_id' | 'work_item_id' | 'net'>[]): DimsShare[] {
  return lines.filter((line) => line.net >= 0n).map((line) => ({ ...rowDims(line), weight: line.net }))
}

/** Splits what is taken off held bills over the projects of their lines; a bill that is paid whole leaves nothing of any. */
export async function takenByProject(
  tx: Tx,
  bills: readonly Bill[],
  taken: readonly { readonly invoiceId: string; readonly amount: Money }[],
): Promise<DimsAmount[]> {
  const lines = Map.groupBy(
    await billLinesOf(
      tx,
      bills.map((bill) => bill.id),
    ),
    (line) => line.bill_id,
  )
  const parts = bills.flatMap((bill) => {
    const before = minus(bill.total, money(bill.open_due))
    const amount = taken.filter((each) => each.invoiceId === bill.id).map((each) => each.amount)
    const whole = amount.reduce((all, one) => money(all + one), money(0n))
    return nextSpread(before, whole, sharesOf(lines.get(bill.id) ?? []))
  })
  return sumDims(parts)
}
