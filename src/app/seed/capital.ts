import { addDays, type Day } from '#ground/day.ts'
import { firstDay, periodOf } from '#ground/period.ts'
import type { Person } from '#app/seed/as-person.ts'
import { addCashEntry, cashStandings } from '#modules/finance/entries/contract.ts'
import { accounts } from '#modules/journal/rules.ts'

/** What an office spends by the way, days ago. */
const spent: readonly (readonly [daysAgo: number, to: string, memo: string, account: string, amount: string])[] = [
  [24, 'PLN', 'Listrik kantor', accounts.officeExpense, '1450000'],
  [17, 'Toko Buku Gema', 'Kertas dan tinta', accounts.officeExpense, '385000'],
  [9, 'SPBU Sentul', 'Bensin mobil operasional', accounts.officeExpense, '620000'],
  [3, 'Warung Bu Tini', 'Konsumsi rapat', accounts.officeExpense, '275000'],
]

/** Gives the company what its owner paid in, a filled cash box, and the small expenses of an office. */
export async function demoCapital(person: Person, today: Day): Promise<void> {
  const [cash, bank] = (await person.do(cashStandings, {})).map(({ id }) => id)
  if (!cash || !bank) return
  // Before the first of the sites began.
  const begun = firstDay(periodOf(addDays(today, -120)))
  const owner = { partyName: 'Pemilik', memo: 'Setoran modal' }
  const lines = [{ account: accounts.paidInCapital, amount: '750000000' }]
  await person.do(addCashEntry, { kind: 'masuk', date: begun, cashAccountId: bank, ...owner, lines })
  const filled = { toCashAccountId: cash, amount: '25000000', memo: 'Isi kas' }
  await person.do(addCashEntry, { kind: 'pindah', date: begun, cashAccountId: bank, ...filled })
  for (const [daysAgo, partyName, memo, account, amount] of spent) {
    const about = { date: addDays(today, -daysAgo), cashAccountId: cash, partyName, memo }
    await person.do(addCashEntry, { kind: 'keluar', ...about, lines: [{ account, amount }] })
  }
}
