import { addDays, weekdayOf, type Day } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import type { Person } from '#app/seed/as-person.ts'
import type { DemoSite } from '#app/seed/sites/shophouse.ts'
import { openSettlement, payWages, settleWages, wagesNow } from '#modules/crews/settlements/contract.ts'
import { saveSheet } from '#modules/crews/sheets/contract.ts'
import { approveDays, openWeek } from '#modules/crews/weeks/contract.ts'
import { saturdayOf } from '#modules/crews/weeks/rules.ts'
import { addWorkerPay } from '#modules/people/pay/contract.ts'
import { workers } from '#modules/people/workers/contract.ts'
import { crews } from './staff.ts'

/** What the members of a crew do, in turn, and their rate of a day in rupiah. */
const trades: readonly (readonly [trade: string, dailyRate: string])[] = [
  ['Tukang batu', '165000'],
  ['Kenek', '125000'],
  ['Kenek', '120000'],
  ['Tukang besi', '170000'],
  ['Kenek', '125000'],
]

/** So many weeks of theirs are paid. */
const PAID_WEEKS = 3
const SUNDAY = 6

/**
 * Hires the crews of the sites, two each, and marks their days: those of the weeks that ended are approved and paid, those
 * of this week wait for a yes.
 */
export async function demoCrews(person: Person, today: Day, sites: readonly DemoSite[]): Promise<void> {
  const last = addDays(saturdayOf(today), -7)
  const monday = addDays(last, -5 - 7 * (PAID_WEEKS - 1))
  const marked: { site: DemoSite; ids: readonly string[] }[] = []
  for (const [at, site] of sites.entries()) {
    const ids: string[] = []
    for (const crew of crews.slice(at * 2, at * 2 + 2)) ids.push(...(await hired(person, site.projectId, crew, monday)))
    marked.push({ site, ids })
  }
  for (const { site, ids } of marked) {
    for (let day = monday; day < today; day = addDays(day, 1)) {
      if (weekdayOf(day) === SUNDAY) continue
      const rows = ids.map((workerId, at) =>
        mark(workerId, { isAway: at % 11 === weekdayOf(day) + 1, workItemId: site.workItemId }),
      )
      await person.do(saveSheet, { projectId: site.projectId, day, rows })
    }
  }
  for (let saturday = addDays(monday, 5); saturday <= last; saturday = addDays(saturday, 7)) {
    for (const { site } of marked) await approveWeek(person, site.projectId, saturday)
    await paySaturday(person, saturday)
  }
}

async function hired(person: Person, projectId: string, crew: (typeof crews)[number], startDate: Day) {
  const ids: string[] = []
  for (const name of [crew.foreman, ...crew.members]) {
    const isForeman = ids.length === 0
    const [trade, dailyRate] = (isForeman ? null : trades[ids.length % trades.length]) ?? ['Mandor', '185000']
    const { id } = await person.do(workers.add, {
      ...{ name, trade, projectId, startDate, isForeman, foremanId: ids[0] ?? null },
    })
    await person.do(addWorkerPay, { id, validFrom: startDate, dailyRate, reason: null })
    ids.push(id)
  }
  return ids
}

async function approveWeek(person: Person, projectId: string, saturday: Day): Promise<void> {
  const week = await person.do(openWeek, { projectId, day: saturday })
  const waiting = week.rows.flatMap(({ marks }) => Object.values(marks).map(({ id, version }) => ({ id, version })))
  await person.another().do(approveDays, { projectId, rows: waiting })
}

async function paySaturday(person: Person, saturday: Day): Promise<void> {
  const { digest } = await person.do(wagesNow, { until: saturday })
  const { id } = await person.do(settleWages, { until: saturday, date: saturday, digest })
  const { version, lines, cashAccounts } = await person.do(openSettlement, { id })
  const bank = cashAccounts.find(({ kind }) => kind === 'bank')
  // One of them did not come for his envelope.
  const noteIds = lines.slice(0, -1).map((line) => line.id)
  await person.do(payWages, { id, version, date: saturday, cashAccountId: bank?.id ?? null, noteIds })
}

function mark(workerId: string, { isAway, workItemId }: { readonly isAway: boolean; readonly workItemId: string }) {
  return {
    ...{ workerId, version: null, overtime: 0, restHours: 0, note: null, markedAt: now().toISOString() },
    ...(isAway
      ? { halfDays: 0, absence: 'sakit' as const, workItemId: null }
      : { halfDays: 2, absence: null, workItemId }),
  }
}
