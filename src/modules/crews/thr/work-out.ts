import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { ofProject, spreadDims, type DimsAmount, type DimsShare } from '#ground/dims.ts'
import { money, type Money } from '#ground/money.ts'
import { firstDay, periodOf, type Period } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { peopleById, workersById, type WorkerFacts } from '#modules/people/face.ts'
import { pph21LawOn } from '#modules/payroll/face.ts'
import { workerTax } from '#modules/payroll/tax/rules.ts'
import { isFeastOf, type Feast } from '#modules/payroll/feasts/rules.ts'
import { wholeMonths } from '#modules/payroll/thr/rules.ts'
import { openProjectsAmong } from '#modules/projects/face.ts'
import { inCrews } from '../settlements/facts.ts'
import { own } from '../store.ts'
import { workerBonus, type WorkerBonus } from './rules.ts'
import type { LeftOutWhy } from './words.ts'

/** A worker's THR with its tax. */
export interface BonusOwed extends WorkerBonus {
  readonly worker: WorkerFacts
  /** Distinct dates worked in the months that count: what the average of a date goes by. */
  readonly dates: number
  readonly tax: Money
  /** What each project bears of it: as its wages of the months that count did. */
  readonly shares: readonly DimsAmount[]
}

/** Somebody who has no THR, and why. */
export interface LeftOut {
  readonly workerId: string
  readonly name: string
  readonly why: LeftOutWhy
}

interface Asked {
  readonly feast: Feast
  readonly feastOn: Day
  readonly forAll: boolean
  /** A THR that is worked out again: who is in it has none yet. */
  readonly besides?: string
}

interface Earned {
  readonly workerId: string
  readonly month: Period
  readonly amount: string
  readonly dates: number
}

/**
 * Works out the THR of all who earned wages by the day or piece in the twelve months before the month of a feast, and have
 * none of it yet. It is taxed by the average of a date of those months (as upah satuan in PMK 168/2023; the days are our choice).
 */
export async function workOutThr(
  tx: Tx,
  actor: Actor,
  { feast, feastOn, forAll, besides }: Asked,
): Promise<{ readonly owed: readonly BonusOwed[]; readonly leftOut: readonly LeftOut[] }> {
  const { companyId } = actor
  const rows = await earnedBefore(tx, companyId, feastOn)
  const byWorker = Map.groupBy(rows, ({ workerId }) => workerId)
  const borne = await borneBefore(tx, companyId, feastOn)
  const knownFrom = (await firstMonthOf(tx, companyId)) ?? periodOf(feastOn)
  const taken = await haveBonus(tx, companyId, { feastOn, besides })
  const workers = (await workersById(tx, companyId, [...byWorker.keys()])).filter(
    ({ id, isArchived, projectId }) => !isArchived && !taken.has(id) && isSeen(actor, projectId),
  )
  const personIds = workers.map(({ personId }) => personId)
  const religions = new Map((await peopleById(tx, companyId, personIds)).map((row) => [row.id, row.religion]))

  const owed: BonusOwed[] = []
  const leftOut: LeftOut[] = []
  for (const worker of inCrews(workers)) {
    const religion = religions.get(worker.personId) ?? null
    if (!forAll && religion !== null && !isFeastOf(feast, religion)) continue
    const own = byWorker.get(worker.id) ?? []
    const bonus = workerBonus({ startDate: startOf(worker, own), feastOn, knownFrom, earned: monthly(own) })
    const out = (why: LeftOutWhy) => leftOut.push({ workerId: worker.id, name: worker.name, why })
    if (!forAll && religion === null) out('no-religion')
    else if (bonus === null) out(wholeMonths(startOf(worker, own), feastOn) === 0 ? 'too-new' : 'no-wages')
    else {
      const counted = new Set(bonus.of.map(({ month }) => month))
      const dates = own.filter(({ month }) => counted.has(month)).reduce((all, row) => all + row.dates, 0)
      const { tax } = workerTax(pph21LawOn(feastOn), bonus.amount, Math.max(dates, 1))
      const weights = (borne.get(worker.id) ?? []).filter(({ month }) => counted.has(month))
      owed.push({ worker, ...bonus, dates, tax, shares: spreadDims(bonus.amount, weights) })
    }
  }
  return { owed, leftOut }
}

const isSeen = ({ scope }: Actor, projectId: string | null) =>
  scope.projects === 'all' || isWithin(scope.projects, projectId)

// Whoever has no first day written began with the first month they earned in.
const startOf = ({ startDate }: WorkerFacts, own: readonly Earned[]) =>
  startDate ?? firstDay(own.map(({ month }) => month).toSorted()[0] as Period)

const monthly = (own: readonly Earned[]) => new Map(own.map(({ month, amount }) => [month, money(amount)]))

/** What workers earned by the day and piece, without overtime, meals and fees, by the month of the Saturday it was owed on. */
async function earnedBefore(tx: Tx, companyId: string, feastOn: Day): Promise<Earned[]> {
  const until = firstDay(periodOf(feastOn))
  const { rows } = await sql<Earned>`
    select n.worker_id as "workerId", to_char(s.until, 'YYYY-MM') as month, sum(n.wages + n.piece + n.correction)::text as amount,
      sum(n.dates)::int as dates
    from wage_settlement s join wage_note n on n.company_id = s.company_id and n.settlement_id = s.id
    where s.company_id = ${companyId} and s.kind = 'week' and s.state = 'posted'
      and s.until >= ${until}::date - interval '12 months' and s.until < ${until}
    group by 1, 2
  `.execute(own(tx))
  return rows
}

interface Borne extends DimsShare {
  readonly workerId: string
  readonly month: Period
}

/** What each project bore of the wages of the same months, by worker; a project that is finished bears nothing more. */
async function borneBefore(tx: Tx, companyId: string, feastOn: Day): Promise<ReadonlyMap<string, readonly Borne[]>> {
  const until = firstDay(periodOf(feastOn))
  const { rows } = await sql<{ workerId: string; month: Period; projectId: string | null; amount: string }>`
    select n.worker_id as "workerId", to_char(s.until, 'YYYY-MM') as month, share ->> 'projectId' as "projectId",
      sum((share ->> 'amount')::bigint)::text as amount
    from wage_settlement s join wage_note n on n.company_id = s.company_id and n.settlement_id = s.id
    cross join jsonb_array_elements(n.shares) share
    where s.company_id = ${companyId} and s.kind = 'week' and s.state = 'posted'
      and s.until >= ${until}::date - interval '12 months' and s.until < ${until}
    group by 1, 2, 3 order by 1, 2, 3
  `.execute(own(tx))
  const ids = rows.flatMap(({ projectId }) => projectId ?? [])
  const open = await openProjectsAmong(tx, companyId, [...new Set(ids)])
  const borne = rows.map(({ workerId, month, projectId, amount }) => ({
    ...ofProject(projectId !== null && open.has(projectId) ? projectId : null),
    ...{ workerId, month, weight: BigInt(amount) },
  }))
  return Map.groupBy(borne, ({ workerId }) => workerId)
}

async function firstMonthOf(tx: Tx, companyId: string): Promise<Period | null> {
  const { rows } = await sql<{ month: Period | null }>`
    select to_char(min(until), 'YYYY-MM') as month from wage_settlement
    where company_id = ${companyId} and kind = 'week' and state = 'posted'
  `.execute(own(tx))
  return rows[0]?.month ?? null
}

async function haveBonus(
  tx: Tx,
  companyId: string,
  { feastOn, besides }: Pick<Asked, 'feastOn' | 'besides'>,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select worker_id as id from wage_note
    where company_id = ${companyId} and bonus_on = ${feastOn} and not is_void
      and settlement_id is distinct from ${besides ?? null}::uuid
  `.execute(own(tx))
  return new Set(rows.map(({ id }) => id))
}
