import { addDays, weekdayOf, type Day } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import type { Person } from '#app/seed/as-person.ts'
import type { DemoSite } from '#app/seed/project.ts'
import { openSettlement, payWages, settleWages, wagesNow } from '#modules/crews/settlements/contract.ts'
import { saveSheet } from '#modules/crews/sheets/contract.ts'
import { approveDays, openWeek } from '#modules/crews/weeks/contract.ts'
import { saturdayOf } from '#modules/crews/weeks/rules.ts'
import { addWorkerPay } from '#modules/people/pay/contract.ts'
import { workers } from '#modules/people/workers/contract.ts'

/** The foreman first. */
const crew: readonly (readonly [name: string, trade: string, dailyRate: string])[] = [
  ['Slamet Riyadi', 'Mandor', '185000'],
  ['Wahyu Nugroho', 'Tukang batu', '165000'],
  ['Dedi Kurnia', 'Tukang batu', '165000'],
  ['Agus Salim', 'Tukang besi', '170000'],
  ['Rohmat', 'Kenek', '125000'],
  ['Yusuf Hidayat', 'Kenek', '125000'],
  ['Asep Sunarya', 'Kenek', '120000'],
  ['Tatang', 'Kenek', '120000'],
]

/**
 * Hires a crew for a site and marks its days: those of the week that ended last Saturday are approved and paid, those of
 * this week wait for a yes.
 */
export async function demoCrew(person: Person, today: Day, { projectId, workItemId }: DemoSite): Promise<void> {
  const saturday = addDays(saturdayOf(today), -7)
  const monday = addDays(saturday, -5)
  const ids = await hired(person, projectId, addDays(monday, -7))
  for (let day = monday; day < today; day = addDays(day, 1)) {
    if (weekdayOf(day) === SUNDAY) continue
    const rows = ids.map((workerId, at) => mark(workerId, { isAway: at === weekdayOf(day) + 1, workItemId }))
    await person.do(saveSheet, { projectId, day, rows })
  }
  const week = await person.do(openWeek, { projectId, day: saturday })
  const waiting = week.rows.flatMap(({ marks }) => Object.values(marks).map(({ id, version }) => ({ id, version })))
  await person.another().do(approveDays, { projectId, rows: waiting })
  const { digest } = await person.do(wagesNow, { until: saturday })
  const { id } = await person.do(settleWages, { until: saturday, date: saturday, digest })
  const { version, lines, cashAccounts } = await person.do(openSettlement, { id })
  const box = cashAccounts.find(({ kind }) => kind === 'kas')
  // One of them did not come for his envelope.
  const noteIds = lines.slice(0, -1).map((line) => line.id)
  await person.do(payWages, { id, version, date: saturday, cashAccountId: box?.id ?? null, noteIds })
}

const SUNDAY = 6

async function hired(person: Person, projectId: string, startDate: Day): Promise<string[]> {
  const ids: string[] = []
  for (const [name, trade, dailyRate] of crew) {
    const { id } = await person.do(workers.add, {
      ...{ name, trade, projectId, startDate, isForeman: ids.length === 0, foremanId: ids[0] ?? null },
    })
    await person.do(addWorkerPay, { id, validFrom: startDate, dailyRate, reason: null })
    ids.push(id)
  }
  return ids
}

function mark(workerId: string, { isAway, workItemId }: { readonly isAway: boolean; readonly workItemId: string }) {
  return {
    ...{ workerId, version: null, overtime: 0, restHours: 0, note: null, markedAt: now().toISOString() },
    ...(isAway
      ? { halfDays: 0, absence: 'sakit' as const, workItemId: null }
      : { halfDays: 2, absence: null, workItemId }),
  }
}
