import { addDays, type Day } from '#ground/day.ts'
import { firstDay, lastDay, type Period } from '#ground/period.ts'
import type { Person } from '#app/seed/as-person.ts'
import type { InputOf } from '#kit/http/endpoint.ts'
import { cashStandings } from '#modules/finance/entries/contract.ts'
import { addKasbon } from '#modules/kasbon/contract.ts'
import { kasbonActs } from '#modules/kasbon/kasbon.ts'

type Loan = InputOf<typeof addKasbon>

/** Lends somebody money as asked, with another's yes, and pays it from the bank on the day it was asked for. */
export async function lend(person: Person, loan: Loan): Promise<void> {
  const bank = (await person.do(cashStandings, {})).find(({ kind }) => kind === 'bank')
  const { id, version } = await person.do(addKasbon, loan)
  const yes = await person.another().do(kasbonActs.approve.door, { id, version })
  await person.do(kasbonActs.pay.door, { id, version: yes.version, date: loan.date, cashAccountId: bank?.id ?? null })
}

/** Terms of an employee: five months from the first that is paid here, so that two are still to come. */
export function monthlyLoan(first: Period) {
  const purpose = 'Perbaikan rumah setelah banjir'
  const terms = { amount: '5000000', times: 5, every: 'bulan' as const, purpose }
  return { ...terms, date: addDays(firstDay(first), 4), firstDue: lastDay(first) }
}

/** Terms of a worker: six Saturdays, three of them up to the last that was paid. */
export function weeklyLoan(lastSaturday: Day) {
  const terms = { amount: '900000', times: 6, every: 'minggu' as const, purpose: 'Uang sekolah anak' }
  return { ...terms, date: addDays(lastSaturday, -17), firstDue: addDays(lastSaturday, -14) }
}
