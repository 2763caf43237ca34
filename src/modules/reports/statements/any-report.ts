import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { areas, periodLocks } from '#kit/posting/period-lock.ts'
import type { Report } from '../report.ts'
import { makeProfitByProject } from './by-project.ts'
import { makeCashProfit } from './cash-profit.ts'
import type * as contract from './contract.ts'
import { makeBalance, makeCashFlow, makeEquity, makeIndirectFlow, makeProfit, makeTrial } from './make-report.ts'

/** Makes laba rugi on the basis that is asked for, when it was earned or when the money moved, and tells until when it is locked. */
export async function profitOn(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.profitAndLoss>): Promise<Report> {
  const report = await profitBy(tx, actor, asked)
  return { ...report, lockedUntil: await allLockedUntil(tx, actor.companyId) }
}

function profitBy(
  tx: Tx,
  actor: Actor,
  { basis, split, ...asked }: AskedOf<typeof contract.profitAndLoss>,
): Promise<Report> {
  if (split === 'proyek') return makeProfitByProject(tx, actor, { ...asked, basis })
  return basis === 'kas' ? makeCashProfit(tx, actor, asked) : makeProfit(tx, actor, asked)
}

// Every area books into laba rugi: only what all of them have locked stays as it is.
async function allLockedUntil(tx: Tx, companyId: string): Promise<Day | null> {
  const days = (await periodLocks(tx, companyId)).map((lock) => lock.lockedUntil)
  const known = days.filter((on) => on !== null).toSorted()
  return known.length === areas.length ? (known[0] ?? null) : null
}

/** What a report is asked, whichever it is. */
export type AskedReport = AskedOf<typeof contract.printReport>

/** Makes the report of a kind. */
export function makeReport(tx: Tx, actor: Actor, asked: AskedReport): Promise<Report> {
  const { kind, from, to, projectId, compare, basis, split } = asked
  if (kind === 'neraca') return makeBalance(tx, actor, { to, compare })
  if (kind === 'arus-kas') return makeCashFlow(tx, actor, { from, to })
  if (kind === 'arus-kas-tidak-langsung') return makeIndirectFlow(tx, actor, { from, to })
  if (kind === 'perubahan-ekuitas') return makeEquity(tx, actor, { from, to })
  if (kind === 'neraca-saldo') return makeTrial(tx, actor, { to })
  return profitOn(tx, actor, { from, to, projectId, compare, basis, split })
}
