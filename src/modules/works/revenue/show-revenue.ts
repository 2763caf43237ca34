import { minus } from '#ground/money.ts'
import { firstDay, lastDay, period as periodFrom, periodOf } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import { seesAll } from '#kit/access/scoped.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { today } from '#kit/posting/today.ts'
import { Refusal } from '#ground/refusal.ts'
import { bookYearBegin } from '#modules/company/companies/face.ts'
import type { MonthRevenue, monthRevenue, ProjectRevenueRow } from './contract.ts'
import { reckonRevenue } from './reckon.ts'
import { apartOf, NOTHING_APART, standAlike, type ProjectRevenue, type RevenueState } from './rules.ts'
import * as store from './store.ts'

/** Refuses the revenue of all projects to who sees only part of the company, or not what projects cost. */
export function refuseRevenue(actor: Actor): void {
  if (!seesAll(actor)) throw new Refusal('revenue.narrowed')
  if (!actor.can('view biaya')) throw new Forbidden('view biaya')
}

/** Tells the first month of the book year of a month. */
export async function bookYearOf(tx: Tx, companyId: string, period: string): Promise<string> {
  return periodOf((await bookYearBegin(tx, companyId))(firstDay(periodFrom(period))))
}

/** Shows the revenue of a month: as it was booked, or as it would be booked now. */
export async function showRevenue(tx: Tx, actor: Actor, asked: AskedOf<typeof monthRevenue>): Promise<MonthRevenue> {
  refuseRevenue(actor)
  return (await revenueOfMonth(tx, actor, asked.period)).shown
}

/** Where the revenue of a month stands, for its closing. */
export type RevenueStep = 'none' | 'open' | 'stale' | 'done'

/**
 * Tells the revenue of a month and where it stands, reckoned once; 'none' where it counts when it is billed and nothing is left to
 * take back. What is shown tells costs.
 */
export async function revenueOfMonth(
  tx: Tx,
  actor: Actor,
  month: string,
): Promise<{ readonly step: RevenueStep; readonly shown: MonthRevenue }> {
  const { companyId } = actor
  const period = periodFrom(month)
  const yearFrom = await bookYearOf(tx, companyId, period)
  const runs = await store.runsSince(tx, companyId, yearFrom)
  const run = runs.find((one) => one.period === period)
  const later = runs.find((one) => one.period > period)
  const { method, rows, before } = await reckonRevenue(tx, companyId, period)
  const kept = run && (await store.keptLines(tx, companyId, run.id))
  const isBehind = kept !== undefined && isStale(rows, kept)
  const isLeft = [...before.values()].some((state) => !standAlike(state, NOTHING_APART))
  const unbooked = method === 'termin' && !isLeft ? 'none' : 'open'
  const shown: MonthRevenue = {
    ...{ period, isOver: lastDay(period) < today(actor), method, yearFrom, mayChoose: runs.length === 0 },
    booked: run
      ? {
          ...{ id: run.id, number: run.number, by: run.by, at: new Date(run.at).toISOString() },
          ...{ isLast: !later, isStale: isBehind },
        }
      : null,
    later: later?.period ?? null,
    rows: (kept ?? rows).map((row) => told(row, before.get(row.projectId) ?? NOTHING_APART)),
  }
  return { step: run ? (isBehind ? 'stale' : 'done') : unbooked, shown }
}

function isStale(now: readonly ProjectRevenue[], kept: readonly ProjectRevenue[]): boolean {
  const states = new Map<string, RevenueState>(kept.map((row) => [row.projectId, row]))
  const known = new Set(now.map(({ projectId }) => projectId))
  const gone = kept.filter((row) => !known.has(row.projectId))
  return (
    now.some((row) => !standAlike(row, states.get(row.projectId) ?? NOTHING_APART)) ||
    gone.some((row) => !standAlike(row, NOTHING_APART))
  )
}

function told(row: ProjectRevenue, before: RevenueState): ProjectRevenueRow {
  const { projectId, code, name, isPlanned, pct } = row
  return {
    ...{ projectId, code, name, isPlanned, pct, contract: String(row.contract), cost: String(row.cost) },
    ...{ atCompletion: String(row.atCompletion), earned: String(row.earned), billed: String(row.billed) },
    ...{ apart: String(apartOf(row)), provision: String(row.provision) },
    change: String(minus(apartOf(row), apartOf(before))),
    provided: String(minus(row.provision, before.provision)),
  }
}
