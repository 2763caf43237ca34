import { absolute } from '#ground/decimal.ts'
import { minus, money } from '#ground/money.ts'
import type { RunPage } from '../../runs/contract.ts'

type Slip = RunPage['slips'][number]

/** Above this share of what was received last month a change is worth a look, in percent. */
const TELLING = 20n

/** Tells whether a run is held beside the month before: a THR or a bonus is not paid every month. */
export function isBesideMonth({ kind }: Pick<RunPage, 'kind'>): boolean {
  return kind === 'monthly' || kind === 'last'
}

/** How somebody's month stands beside the one before. */
export interface ChangeOf {
  readonly difference: string | null
  /** Tenths of a percent: 233 is 23,3 %. */
  readonly perMille: number | null
  readonly isTelling: boolean
  readonly isNew: boolean
}

/** Tells how far a slip is from the month before; nothing where amounts may not be seen. */
export function changeOf({ net, before }: Slip): ChangeOf {
  if (net === undefined) return { difference: null, perMille: null, isTelling: false, isNew: false }
  if (before === null || before === undefined) return { difference: net, perMille: null, isTelling: false, isNew: true }
  const difference = minus(money(net), money(before))
  const base = money(before)
  const perMille = base === 0n ? null : Number((difference * 1000n) / base)
  const isTelling = base !== 0n && absolute(difference) * 100n > base * TELLING
  return { difference: String(difference), perMille, isTelling, isNew: false }
}

export const peopleFilters = {
  semua: 'Semua',
  berubah: 'Berubah > 20%',
  baru: 'Baru',
  tertahan: 'Tertahan',
} as const
export type PeopleFilter = keyof typeof peopleFilters

/** The people a filter and a name leave, the largest change first. */
export function peopleShown(run: RunPage, filter: PeopleFilter, name: string) {
  const asked = name.trim().toLowerCase()
  const fits = (who: { readonly name: string }) => who.name.toLowerCase().includes(asked)
  const slips = run.slips
    .map((slip) => ({ ...slip, change: changeOf(slip) }))
    .filter(
      ({ change }) =>
        filter === 'semua' || (filter === 'berubah' ? change.isTelling : filter === 'baru' && change.isNew),
    )
    .filter(fits)
    .toSorted((a, b) => Math.abs(b.change.perMille ?? 0) - Math.abs(a.change.perMille ?? 0))
  const blocked = filter === 'semua' || filter === 'tertahan' ? run.blocked.filter(fits) : []
  return { slips, blocked }
}

/** How many people each filter would leave. */
export function peopleCounts(run: RunPage): Readonly<Record<PeopleFilter, number>> {
  const changes = run.slips.map(changeOf)
  return {
    semua: run.slips.length + run.blocked.length,
    berubah: changes.filter(({ isTelling }) => isTelling).length,
    baru: changes.filter(({ isNew }) => isNew).length,
    tertahan: run.blocked.length,
  }
}
