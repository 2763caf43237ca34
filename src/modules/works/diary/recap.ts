import { plusQty, quantity, quantityText, ZERO_QTY } from '#ground/quantity.ts'
import type { KeptSiteReport } from './store.ts'
import { blockerParties, type BlockerParty, type Weather } from './words.ts'

type Told = Pick<
  KeptSiteReport,
  'workers' | 'crew' | 'rain_hours' | 'weather_morning' | 'weather_afternoon' | 'blockers' | 'k3' | 'equipment'
>

/** What the reports of some days come to together. */
export interface SiteRecap {
  readonly days: number
  /** One person on one day is one (orang-hari). */
  readonly manDays: number
  readonly crew: readonly { readonly role: string; readonly count: number }[]
  /** In hours. */
  readonly rainHours: string
  /** How many half days each sky stood over. */
  readonly skies: readonly { readonly sky: Weather; readonly halfDays: number }[]
  /** Hours lost, by whose matter it was; what was told without hours counts with 0. */
  readonly lost: readonly { readonly party: BlockerParty; readonly times: number; readonly hours: string }[]
  readonly incidents: number
  /** Hours each machine worked. */
  readonly equipment: readonly { readonly what: string; readonly hours: string }[]
}

/** Sums what the reports of some days tell; the same trade in other letters is one. */
export function recapOf(reports: readonly Told[]): SiteRecap {
  const crew = new Map<string, { role: string; count: number }>()
  for (const { role, count } of reports.flatMap((one) => one.crew)) {
    const key = role.trim().toLowerCase()
    crew.set(key, { role: crew.get(key)?.role ?? role.trim(), count: (crew.get(key)?.count ?? 0) + count })
  }
  const machines = new Map<string, { what: string; hours: string }>()
  for (const { what, hours } of reports.flatMap((one) => one.equipment)) {
    const key = what.trim().toLowerCase()
    const before = machines.get(key)
    machines.set(key, { what: before?.what ?? what.trim(), hours: together([before?.hours ?? '0', hours ?? '0']) })
  }
  const skies = reports.flatMap((one) => [one.weather_morning, one.weather_afternoon])
  const blockers = reports.flatMap((one) => one.blockers)
  return {
    days: reports.length,
    manDays: reports.reduce((all, { workers }) => all + workers, 0),
    crew: [...crew.values()].toSorted((a, b) => b.count - a.count || a.role.localeCompare(b.role, 'id')),
    rainHours: together(reports.map((one) => one.rain_hours)),
    skies: [...Map.groupBy(skies, (sky) => sky)].map(([sky, all]) => ({ sky, halfDays: all.length })),
    lost: (Object.keys(blockerParties) as BlockerParty[]).flatMap((party) => {
      const own = blockers.filter((one) => one.party === party)
      return own.length === 0
        ? []
        : [{ party, times: own.length, hours: together(own.map(({ hours }) => hours ?? '0')) }]
    }),
    incidents: reports.filter(({ k3 }) => k3 !== 'aman').length,
    equipment: [...machines.values()],
  }
}

const together = (all: readonly string[]) =>
  quantityText(all.reduce((sum, one) => plusQty(sum, quantity(one)), ZERO_QTY))
