import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { makeFromLine, openMatching } from '../bank/contract.ts'
import { keepStatement } from '../bank/take-statement.ts'
import { cashStandings } from '../entries/contract.ts'
import { addRecurring } from '../recurring/contract.ts'
import { financeRoutes } from '../routes.ts'

/**
 * Takes a file of the bank of two lines into a company of a test, makes the first into a cash entry, so that there is a rule, and
 * repeats that entry each month; all in November 2026.
 */
export async function someBankLines(db: Database, actor: Actor): Promise<void> {
  const desk = deskOf(db, actor, financeRoutes)
  const bank = (await desk.do(cashStandings, {})).find(({ kind }) => kind === 'bank')?.id ?? ''
  const line = (date: string, description: string, amount: bigint) => ({
    ...{ date: day(date), description, amount: money(amount), reference: null, balance: null, isDuplicate: false },
  })
  const lines = [line('2026-11-16', 'TAGIHAN LISTRIK PLN', -435_000n), line('2026-11-18', 'BIAYA ADM', -12_500n)]
  const span = { from: day('2026-11-16'), to: day('2026-11-18'), opening: null, closing: null, pending: 0 }
  await db.withTx((tx) =>
    keepStatement(tx, actor, { cashAccountId: bank, fileName: 'november.csv' }, { layout: 'bertanda', ...span, lines }),
  )
  const waiting = (await desk.do(openMatching, { cashAccountId: bank, state: 'waiting' })).lines
  const { id, version } = waiting.find(({ amount }) => amount === '-435000') ?? { id: '', version: 0 }
  const made = await desk.do(makeFromLine, { id, version, account: '6-2000', partyName: 'PLN' })
  const repeated = { kind: 'cash-entry' as const, sourceId: made.id, name: 'Listrik kantor', day: 16 }
  await desk.do(addRecurring, { ...repeated, from: '2026-12' })
}
