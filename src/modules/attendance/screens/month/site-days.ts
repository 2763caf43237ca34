import type { DayMatrix } from '../../days/contract.ts'

/** Says of each day of a month what sites make of it where they differ from the company: a mark of the head names them, as the cell of who works there does. */
export function siteDays(people: DayMatrix['people']): Readonly<Record<string, readonly string[]>> {
  const said: Record<string, string[]> = {}
  for (const { day, kind, name } of people.flatMap(({ site }) => Object.values(site))) {
    const words = kind === 'work' ? 'Hari kerja di sebagian proyek' : `${name ?? 'Libur'} di sebagian proyek`
    if (!said[day]?.includes(words)) (said[day] ??= []).push(words)
  }
  return said
}
