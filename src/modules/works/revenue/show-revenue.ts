import { minus } from '#ground/money.ts'
import { firstDay, lastDay, period as periodFrom, periodOf, yearStart } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import { seesAll } from '#kit/access/scoped.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { today } from '#kit/posting/today.ts'
import { Refusal } from '#ground/refusal.ts'
import { companyOf } from '#modules/company/companies/face.ts'
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
  const { fiscalYearStart } = await companyOf(tx, companyId)
  return periodOf(yearStart(firstDay(periodFrom(period)), fiscalYearStart))
}

/** Shows the revenue of a month: as it was booked, or as it would be booked now. */
export async function showRevenue(tx: Tx, actor: Actor, asked: AskedOf<typeof monthRevenue>): Promise<MonthRevenue> {
  refuseRevenue(actor)
  const { companyId } = actor
  const period = periodFrom(asked.period)
  const yearFrom = await bookYearOf(tx, companyId, period)
  const runs = await store.runsSince(tx, companyId, yearFrom)
  const run = runs.find((one) => one.period === period)
  const later = runs.find((one) => one.period > period)
  const { method, rows, before } = await reckonRevenue(tx, companyId, period)
  const kept = run && (await store.keptLines(tx, companyId, run.id))
  return {
    ...{ period, isOver: lastDay(period) < today(actor), method, yearFrom, mayChoose: runs.length === 0 },
    booked: run
      ? {
          ...{ id: run.id, number: run.number, by: run.by, at: new Date(run.at).toISOString() },
          ...{ isLast: !later, isStale: isStale(rows, kept ?? []) },
        }
      : null,
    later: later?.period ?? null,
    rows: (kept ?? rows).map((row) => told(row, before.get(row.projectId) ?? NOTHING_APART)),
  }
}

/** Where the revenue of a month stands, for its closing. */
export type RevenueStep = 'none' | 'open' | 'stale' | 'done'

/** Tells where the revenue of a month stands; 'none' where it counts when it is billed and nothing is left to take back. */
export async function revenueStep(tx: Tx, companyId: string, month: string): Promise<RevenueStep> {
  const period = periodFrom(month)
  const { method, rows, before } = await reckonRevenue(tx, companyId, period)
  const run = (await store.runsSince(tx, companyId, period)).find((one) => one.period === period)
  if (run) return isStale(rows, await store.keptLines(tx, companyId, run.id)) ? 'stale' : 'done'
  const isLeft = [...before.values()].some((state) => !standAlike(state, NOTHING_APART))
  return method === 'termin' && !isLeft ? 'none' : 'open'
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
