import type { WorkHours } from '../../patterns/rules.ts'

const DAYS = ['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min']

/** The days of the week with their whole names, Monday first. */
export const WEEKDAYS = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const

/** Says a week in short, days with the same hours together: 'Sen–Kam 08.00–17.00, Jum 08.00–15.00'. */
export function weekText(hours: readonly (WorkHours | null)[]): string {
  const runs: { from: number; to: number; text: string }[] = []
  for (const [at, day] of hours.entries()) {
    const text = day ? `${day.start}–${day.end}` : ''
    const last = runs.at(-1)
    if (last?.text === text && last.to === at - 1) last.to = at
    else runs.push({ from: at, to: at, text })
  }
  return runs
    .filter(({ text }) => text !== '')
    .map(({ from, to, text }) => `${from === to ? DAYS[from] : `${DAYS[from]}–${DAYS[to]}`} ${text}`)
    .join(', ')
}
