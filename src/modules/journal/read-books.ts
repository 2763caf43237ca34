import type { Day } from '#ground/day.ts'
import { minus, money, sum } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { TrialRow } from '#modules/journal/contract.ts'
import { trialRows } from '#modules/journal/read-store.ts'

/** The trial balance as this person may see it: without 'view biaya' the entries that book a cost are not in it, and it says so. */
export async function trialBalanceFor(tx: Tx, actor: Actor, until?: Day) {
  const isWhole = actor.can('view biaya')
  return { ...(await trialBalanceOf(tx, actor.companyId, { until, withCosts: isWhole })), isWhole }
}

/** Shows the trial balance; its two sums are equal or `check:books` says why not. */
export async function trialBalanceOf(
  tx: Tx,
  companyId: string,
  { until, withCosts = true }: { readonly until?: Day | undefined; readonly withCosts?: boolean } = {},
) {
  const rows = await trialRows(tx, companyId, { until, withCosts })
  const shown: TrialRow[] = rows.map((row) => ({ ...row, balance: String(minus(money(row.debit), money(row.credit))) }))
  return {
    rows: shown,
    debit: String(sum(rows.map((row) => money(row.debit)))),
    credit: String(sum(rows.map((row) => money(row.credit)))),
  }
}
