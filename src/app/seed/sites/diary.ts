import { addDays, type Day } from '#ground/day.ts'
import type { Person } from '#app/seed/as-person.ts'
import { addSiteReport } from '#modules/works/diary/contract.ts'

interface Told {
  readonly projectId: string
  readonly workItemId: string
  readonly today: Day
}

/** Tells the diary of the last four days of a site; on one of them it rained, on another cement came. */
export async function tellDays(person: Person, { projectId, workItemId, today }: Told): Promise<void> {
  for (const daysAgo of [4, 3, 2, 1]) {
    const wasWet = daysAgo === 3
    await person.do(addSiteReport, {
      ...{ projectId, date: addDays(today, -daysAgo), files: [], send: true },
      ...{ weatherMorning: 'cerah', k3: 'aman', k3Note: null, note: null },
      weatherAfternoon: wasWet ? 'hujan' : 'berawan',
      rainHours: wasWet ? '2' : null,
      crew: [
        { role: 'Tukang batu', count: 3 },
        { role: 'Kenek', count: 4 },
      ],
      lines: [{ workItemId, volume: '4.5', note: 'Sisi barat' }],
      deliveries: daysAgo === 2 ? [{ what: 'Semen 50 kg', qty: '60', unit: 'zak', from: 'TB Sumber Jaya' }] : [],
      equipment: [{ what: 'Molen 350 L', count: 1, hours: '5' }],
      blockers: wasWet ? [{ kind: 'cuaca', party: 'pihak-lain', hours: '2', note: 'Hujan sore' }] : [],
    })
  }
}
