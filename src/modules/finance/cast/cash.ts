import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { addCashEntry, cashStandings } from '../entries/contract.ts'
import { addManualJournal } from '../journals/contract.ts'
import { financeRoutes } from '../routes.ts'
import { addSiteExpense } from '../site/contract.ts'

/** Writes money in, out for a project, moved, a draft, what a site spent, and two journals into a company of a test, all on 20 November 2026. */
export async function someCashEntries(db: Database, actor: Actor, projectId: string): Promise<void> {
  const desk = deskOf(db, actor, financeRoutes)
  const [cash, bank] = (await desk.do(cashStandings, {})).map(({ id }) => id)
  const about = { date: '2026-11-20', cashAccountId: cash ?? '', partyName: 'SPBU Cibinong' }
  const out = { ...about, kind: 'keluar' as const, memo: 'Solar genset' }
  await desk.do(addCashEntry, { ...out, lines: [{ account: '5-5000', amount: '385500', projectId }] })
  await desk.do(addCashEntry, { ...out, post: false, lines: [{ account: '6-2000', amount: '45000' }] })
  await desk.do(addCashEntry, { ...about, kind: 'masuk', lines: [{ account: '7-1000', amount: '250000' }] })
  await desk.do(addCashEntry, { ...about, kind: 'pindah', toCashAccountId: bank ?? '', amount: '100000', fee: '2500' })
  const spent = { projectId, date: '2026-11-20', head: 'material' as const, amount: '185000', memo: 'Paku dan kawat' }
  await desk.do(addSiteExpense, { ...spent, cashAccountId: cash ?? '', workItemId: null })
  const lines = [
    { account: '6-3000', debit: '750000', credit: '0', projectId },
    { account: '1-2310', debit: '0', credit: '750000' },
  ]
  await desk.do(addManualJournal, { date: '2026-11-20', memo: 'Penyusutan kendaraan', lines })
  await desk.do(addManualJournal, { date: '2026-11-20', memo: 'Listrik belum ditagih', lines, post: false })
}
