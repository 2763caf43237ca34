import type { Day } from '#ground/day.ts'
import { money, type Money } from '#ground/money.ts'
import type { Tx } from '#kit/db/tx.ts'
import { worthsAsOf } from '#modules/stock/as-of-store.ts'

/** What the goods of one account in one warehouse were worth, in rupiah, and how many items they were. */
export interface WorthThen {
  readonly warehouseId: string
  readonly account: string
  readonly items: number
  readonly value: Money
}

/**
 * Tells what stock was worth at the end of a day, by warehouse and account and by the dates of the documents; those that
 * held nothing are absent. It is reckoned back from today, so that a day not long ago costs little whatever the book has
 * grown to.
 */
export async function worthAsOf(tx: Tx, companyId: string, day: Day): Promise<WorthThen[]> {
  const rows = await worthsAsOf(tx, companyId, day)
  return rows.map((row) => ({ ...row, value: money(row.value) }))
}
