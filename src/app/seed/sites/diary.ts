import { addDays, type Day } from '#ground/day.ts'
import type { Person } from '#app/seed/as-person.ts'
import { openWeek } from '#modules/crews/weeks/contract.ts'
import { addSiteReport } from '#modules/works/diary/contract.ts'

interface Told {
  readonly projectId: string
  readonly workItemId: string
  readonly today: Day
}

/**
 * Tells the diary of the last four days of a site, with whom its crew sheets have; nothing of a day of rest. On one of them
 * it rained, on another cement came.
 */
export async function tellDays(person: Person, { projectId, workItemId, today }: Told): Promise<void> {
  for (const daysAgo of [4, 3, 2, 1]) {
    const wasWet = daysAgo === 3
    const date = addDays(today, -daysAgo)
    const crew = await crewOfDay(person, projectId, date)
    if (crew.length === 0) continue
    await person.do(addSiteReport, {
      ...{ projectId, date, crew, files: [], send: true },
      ...{ weatherMorning: 'cerah', k3: 'aman', k3Note: null, note: null },
      weatherAfternoon: wasWet ? 'hujan' : 'berawan',
      rainHours: wasWet ? '2' : null,
      lines: [{ workItemId, volume: '4.5', note: 'Sisi barat' }],
      deliveries: daysAgo === 2 ? [{ what: 'Semen 50 kg', qty: '60', unit: 'zak', from: 'TB Sumber Jaya' }] : [],
      equipment: [{ what: 'Molen 350 L', count: 1, hours: '5' }],
      blockers: wasWet ? [{ kind: 'cuaca', party: 'pihak-lain', hours: '2', note: 'Hujan sore' }] : [],
    })
  }
}

async function crewOfDay(person: Person, projectId: string, day: Day) {
  const { rows } = await person.do(openWeek, { projectId, day })
  const came = rows.filter(({ marks }) => (marks[day]?.halfDays ?? 0) > 0)
  return [...Map.groupBy(came, ({ trade }) => trade)].map(([role, own]) => ({ role, count: own.length }))
}
