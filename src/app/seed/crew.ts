import { addDays, daysBetween, weekdayOf, type Day } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import type { Person } from '#app/seed/as-person.ts'
import type { DemoSite } from '#app/seed/sites/shophouse.ts'
import { openSettlement, payWages, settleWages, wagesNow } from '#modules/crews/settlements/contract.ts'
import { saveSheet } from '#modules/crews/sheets/contract.ts'
import { approveDays, openWeek } from '#modules/crews/weeks/contract.ts'
import { saturdayOf } from '#modules/crews/weeks/rules.ts'
import { addWorkerPay } from '#modules/people/pay/contract.ts'
import { workers } from '#modules/people/workers/contract.ts'
import { lend, weeklyLoan } from './loans.ts'
import { demoPieces, PIECE_WEEKS_AGO } from './pieces.ts'
import { crews } from './staff.ts'

/** What the members of a crew do, in turn, and their rate of a day in rupiah. */
const trades: readonly (readonly [trade: string, dailyRate: string])[] = [
  ['Tukang batu', '165000'],
  ['Kenek', '125000'],
  ['Kenek', '120000'],
  ['Tukang besi', '170000'],
  ['Kenek', '125000'],
]

/** So many weeks before this one are paid, where the site began before them. */
const PAID_WEEKS = 13
const SUNDAY = 6
/** Every so many weeks a crew waits for material: nobody comes near to working every day of three months (PP 35/2021 art. 10). */
const REST_EVERY = 4

interface MarkedCrew {
  readonly site: DemoSite
  readonly at: number
  readonly ids: readonly string[]
  readonly monday: Day
}

/**
 * Hires the crews of the sites, two each, and marks their days: those of the weeks that ended are approved and paid, those
 * of this week wait for a yes. One of them has borrowed, and in a week of rest some work by the piece.
 */
export async function demoCrews(person: Person, today: Day, sites: readonly DemoSite[]): Promise<void> {
  const last = addDays(saturdayOf(today), -7)
  const marked = await hiredCrews(person, last, sites)
  const borrower = marked[0]?.ids[3]
  if (borrower) await lend(person, { workerId: borrower, ...weeklyLoan(last) })
  const first = marked.map(({ monday }) => monday).sort()[0] ?? today
  for (let monday = first; monday < today; monday = addDays(monday, 7)) {
    const saturday = addDays(monday, 5)
    const weeksAgo = daysBetween(saturday, last) / 7
    const atWork = marked.filter((crew) => crew.monday <= monday && !rests(crew, weeksAgo))
    for (const crew of atWork) await markWeek(person, crew, { monday, until: addDays(today, -1) })
    if (saturday > last) continue
    for (const site of sites) await approveWeek(person, site.projectId, saturday)
    const resting = marked.find((crew) => crew.monday <= monday && rests(crew, weeksAgo))
    if (weeksAgo === PIECE_WEEKS_AGO && resting) await demoPieces(person, resting, saturday)
    await paySaturday(person, saturday)
  }
}

const rests = ({ at }: MarkedCrew, weeksAgo: number) => weeksAgo > 0 && (weeksAgo + at) % REST_EVERY === REST_EVERY - 1

async function hiredCrews(person: Person, last: Day, sites: readonly DemoSite[]): Promise<MarkedCrew[]> {
  const marked: MarkedCrew[] = []
  for (const [siteAt, site] of sites.entries()) {
    const begun = addDays(saturdayOf(site.begun), 2)
    const monday = [begun, addDays(last, -5 - 7 * (PAID_WEEKS - 1))].sort()[1] ?? begun
    for (const at of [siteAt * 2, siteAt * 2 + 1]) {
      const crew = crews[at]
      if (crew) marked.push({ site, at, monday, ids: await hired(person, site.projectId, crew, monday) })
    }
  }
  return marked
}

async function markWeek(
  person: Person,
  { site, ids }: MarkedCrew,
  { monday, until }: { readonly monday: Day; readonly until: Day },
): Promise<void> {
  for (let day = monday; day <= until && weekdayOf(day) !== SUNDAY; day = addDays(day, 1)) {
    const rows = ids.map((workerId, at) =>
      mark(workerId, { isAway: at % 11 === weekdayOf(day) + 1, workItemId: site.workItemId }),
    )
    await person.do(saveSheet, { projectId: site.projectId, day, rows })
  }
}

async function hired(person: Person, projectId: string, crew: (typeof crews)[number], startDate: Day) {
  const ids: string[] = []
  for (const name of [crew.foreman, ...crew.members]) {
    const isForeman = ids.length === 0
    const [trade, dailyRate] = (isForeman ? null : trades[ids.length % trades.length]) ?? ['Mandor', '185000']
    const { id } = await person.do(workers.add, {
      ...{ name, nik: nikOf(crew, ids.length), trade, projectId, startDate, isForeman, foremanId: ids[0] ?? null },
    })
    await person.do(addWorkerPay, { id, validFrom: startDate, dailyRate, reason: null })
    ids.push(id)
  }
  return ids
}

/** Makes up the NIK of somebody of a crew: 16 digits of Kota Depok with a day of birth, another for each. */
function nikOf(crew: (typeof crews)[number], at: number): string {
  const nth = crews.indexOf(crew) * 20 + at
  const two = (value: number) => String(value).padStart(2, '0')
  return `327605${two(1 + ((nth * 5) % 28))}${two(1 + ((nth * 7) % 12))}${two(72 + (nth % 27))}${String(nth + 1).padStart(4, '0')}`
}

async function approveWeek(person: Person, projectId: string, saturday: Day): Promise<void> {
  const week = await person.do(openWeek, { projectId, day: saturday })
  const waiting = week.rows.flatMap(({ marks }) => Object.values(marks).map(({ id, version }) => ({ id, version })))
  if (waiting.length > 0) await person.another().do(approveDays, { projectId, rows: waiting })
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
