import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { addCashEntry, cashStandings } from '../entries/contract.ts'
import { financeRoutes } from '../routes.ts'

/** Writes money in, out for a project, moved, and a draft into a company of a test, all on 20 November 2026. */
export async function someCashEntries(db: Database, actor: Actor, projectId: string): Promise<void> {
  const desk = deskOf(db, actor, financeRoutes)
  const [cash, bank] = (await desk.do(cashStandings, {})).map(({ id }) => id)
  const about = { date: '2026-11-20', cashAccountId: cash ?? '', partyName: 'SPBU Cibinong' }
  const out = { ...about, kind: 'keluar' as const, memo: 'Solar genset' }
  await desk.do(addCashEntry, { ...out, lines: [{ account: '5-5000', amount: '385500', projectId }] })
  await desk.do(addCashEntry, { ...out, post: false, lines: [{ account: '6-2000', amount: '45000' }] })
  await desk.do(addCashEntry, { ...about, kind: 'masuk', lines: [{ account: '7-1000', amount: '250000' }] })
  await desk.do(addCashEntry, { ...about, kind: 'pindah', toCashAccountId: bank ?? '', amount: '100000', fee: '2500' })
}
