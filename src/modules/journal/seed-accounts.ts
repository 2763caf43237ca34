import type { Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { openPeriods } from '#kit/posting/period-lock.ts'
import { accounts } from '#modules/journal/accounts.ts'
import { laterChart, startingChart } from '#modules/journal/chart.ts'
import { insertChart, insertFirstCash } from '#modules/journal/seed-store.ts'

/** Gives a new company its chart of accounts, a cash box, a bank account and open periods. Repeating it adds nothing. */
export async function seedAccounts(tx: Tx, companyId: string): Promise<void> {
  await openPeriods(tx, companyId)
  await insertChart(
    tx,
    companyId,
    [...startingChart, ...laterChart].map((row) => ({ ...row, id: newId() })),
  )
  await insertFirstCash(tx, companyId, [
    { id: newId(), kind: 'kas', name: 'Kas', code: accounts.cash },
    { id: newId(), kind: 'bank', name: 'Bank', code: accounts.bank },
  ])
}
