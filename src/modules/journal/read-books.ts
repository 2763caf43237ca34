import type { Day } from '#ground/day.ts'
import { minus, money, sum } from '#ground/money.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { TrialRow } from '#modules/journal/contract.ts'
import { trialRows } from '#modules/journal/read-store.ts'

/** Shows the trial balance; its two sums are equal or `check:books` says why not. */
export async function trialBalanceOf(tx: Tx, companyId: string, until?: Day) {
  const rows = await trialRows(tx, companyId, until)
  const shown: TrialRow[] = rows.map((row) => ({ ...row, balance: String(minus(money(row.debit), money(row.credit))) }))
  return {
    rows: shown,
    debit: String(sum(rows.map((row) => money(row.debit)))),
    credit: String(sum(rows.map((row) => money(row.credit)))),
  }
}
