import { addDays, type Day } from '#ground/day.ts'
import type { Person } from '#app/seed/as-person.ts'
import { demoAnalyses } from './analyses.ts'
import { shophouseBill } from './bills.ts'
import { buildSite, workItemNamed } from './build-site.ts'
import { useMaterial } from './material.ts'

/** A site that is being built, for what stands on it. */
export interface DemoSite {
  readonly projectId: string
  readonly begun: Day
  /** Where this week's work is booked. */
  readonly workItemId: string
}

/** Builds a shophouse in its fourth week, with its first termin and the material used there. */
export async function demoShophouse(person: Person, today: Day): Promise<DemoSite> {
  await demoAnalyses(person)
  const begun = addDays(today, -27)
  const projectId = await buildSite(person, {
    ...{ name: 'Ruko Sentul Blok B', customer: 'PT Graha Sentul Utama', city: 'Bogor', agreement: 'SPK/GSU/014' },
    withholdsTax: true,
    ...{ begun, days: 150, bill: shophouseBill },
    analysed: { 'Pasangan bata ringan': 'A.4.4.1.30', 'Plester dan acian': 'A.4.4.2.20' },
    schedule: {
      'Pembersihan lapangan': [0, 7],
      'Direksi keet dan gudang': [0, 7],
      'Galian tanah pondasi': [4, 17],
      'Pondasi batu kali 1:4': [9, 26],
      'Sloof 15/20': [18, 28],
      'Kolom 20/20': [40, 35],
      'Pasangan bata ringan': [63, 49],
      'Plester dan acian': [91, 53],
    },
    reports: [
      {
        week: 1,
        built: { 'Pembersihan lapangan': '420', 'Direksi keet dan gudang': '1', 'Galian tanah pondasi': '30' },
      },
      { week: 2, built: { 'Galian tanah pondasi': '66', 'Pondasi batu kali 1:4': '18' } },
      { week: 3, built: { 'Pondasi batu kali 1:4': '36.5', 'Sloof 15/20': '2.1' } },
    ],
    bills: [{ at: 21, paidAfter: null }],
  })
  const workItemId = await workItemNamed(person, projectId, 'Pondasi batu kali 1:4')
  await useMaterial(person, { projectId, workItemId, today })
  return { projectId, begun, workItemId }
}
