import { sql } from 'kysely'
import { firstDay, period, periodOf, type Period } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { today } from '#kit/posting/today.ts'
import { countDailyWork } from '#modules/payroll/duties/rules.ts'
import { workersById } from '#modules/people/face.ts'
import { own } from '../store.ts'
import type { DaysWorked } from './contract.ts'

/** Months that are looked back at, this one among them. */
const MONTHS = 6

/** Counts the dates of a worker month by month, and tells where they stand on the way to a contract for good. */
export async function countDays(tx: Tx, actor: Actor, workerId: string): Promise<DaysWorked> {
  const [worker] = await workersById(tx, actor.companyId, [workerId])
  found(worker && isSeen(actor, worker.projectId) ? worker : undefined)
  const now = periodOf(today(actor))
  const months = Array.from({ length: MONTHS }, (_, at) => monthBefore(now, MONTHS - 1 - at))
  const counted = await datesOf(tx, actor.companyId, { workerId, from: months[0] ?? now })
  const dates = Object.fromEntries(months.map((month) => [month, counted.get(month) ?? 0]))
  const here = dates[now] ?? 0
  return {
    months: months.map((month) => ({ month, dates: dates[month] ?? 0 })),
    ...standing(dates, now),
    warning: here >= 21 ? 'reached' : here >= 18 ? 'near' : null,
  }
}

function monthBefore(now: Period, months: number): Period {
  const at = Number(now.slice(0, 4)) * 12 + Number(now.slice(5)) - 1 - months
  return period(`${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`)
}

// This month may still become one of 21: until then it breaks no row.
function standing(dates: Readonly<Record<string, number>>, now: Period): Pick<DaysWorked, 'run' | 'permanentIn'> {
  const { [now]: here = 0, ...before } = dates
  return countDailyWork(here >= 21 ? dates : before)
}

const isSeen = ({ scope }: Actor, projectId: string | null) =>
  projectId === null ? scope.projects === 'all' : isWithin(scope.projects, projectId)

async function datesOf(
  tx: Tx,
  companyId: string,
  { workerId, from }: { readonly workerId: string; readonly from: Period },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ month: string; dates: number }>`
    select to_char(day, 'YYYY-MM') as month, count(distinct day)::int as dates from crew_day
    where company_id = ${companyId} and worker_id = ${workerId} and day >= ${firstDay(from)}
      and (half_days > 0 or rest_hours > 0)
    group by 1
  `.execute(own(tx))
  return new Map(rows.map(({ month, dates }) => [month, dates]))
}
