import type { WeekDays } from '#modules/attendance/days/rules.ts'

/** Steps of PP 35/2021 art. 31: so many half hours, each at so many halves of an hour's wage; the last has no end. */
type Steps = readonly (readonly [halfHours: number, halves: number])[]

// PP 35/2021 art. 31(1): the first hour one and a half times, each later one twice.
const workday: Steps = [
  [2, 3],
  [Infinity, 4],
]
// PP 35/2021 art. 31(2) and (3): seven or eight hours twice, the next three times, what follows four times.
const rest: Readonly<Record<WeekDays, Steps>> = {
  6: [
    [14, 4],
    [2, 6],
    [Infinity, 8],
  ],
  5: [
    [16, 4],
    [2, 6],
    [Infinity, 8],
  ],
}
// PP 35/2021 art. 32: the month of somebody paid by the day.
const daysOfMonth: Readonly<Record<WeekDays, bigint>> = { 6: 25n, 5: 21n }

/**
 * Weighs overtime of a workday in quarters of an hour's wage.
 *
 *   overtimeQuarters(3)  // 1½ hours: 10, that is 2½ hours' wages
 */
export function overtimeQuarters(halfHours: number): bigint {
  return quarters(workday, halfHours)
}

/** Weighs hours worked on a day of rest or a holiday in quarters of an hour's wage. */
export function restQuarters(halfHours: number, week: WeekDays): bigint {
  return quarters(rest[week], halfHours)
}

/** What an hour costs of somebody paid by the day is their daily wage times `num`, over 173 (PP 35/2021 art. 32). */
export function hourOf(week: WeekDays): { readonly num: bigint; readonly den: bigint } {
  return { num: daysOfMonth[week], den: 173n }
}

function quarters(steps: Steps, halfHours: number): bigint {
  let left = halfHours
  let weight = 0
  for (const [length, halves] of steps) {
    const taken = Math.min(left, length)
    weight += taken * halves
    left -= taken
  }
  return BigInt(weight)
}
