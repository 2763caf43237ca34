import { addDays, type Day } from '#ground/day.ts'

/** The feasts a holiday bonus is paid for, and whose they are (Permenaker 6/2016 art. 1, 5). */
export const feasts = {
  idulfitri: { name: 'Idulfitri', of: ['islam'] },
  natal: { name: 'Natal', of: ['kristen', 'katolik'] },
  nyepi: { name: 'Nyepi', of: ['hindu'] },
  waisak: { name: 'Waisak', of: ['buddha'] },
  imlek: { name: 'Tahun Baru Imlek', of: ['khonghucu'] },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly of: readonly string[] }>>
export type Feast = keyof typeof feasts

/** So many days before the feast the bonus is paid at the latest (art. 5(4)). */
const DUE_BEFORE = 7

/** Tells the last day on which a holiday bonus is paid in time. */
export function bonusDueOn(feastOn: Day): Day {
  return addDays(feastOn, -DUE_BEFORE)
}

/** Tells whether a feast is that of a religion. */
export function isFeastOf(feast: Feast, religion: string): boolean {
  return feasts[feast].of.some((one) => one === religion)
}
