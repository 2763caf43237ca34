import { addDays, weekdayOf, type Day } from '#ground/day.ts'

const [SATURDAY, SUNDAY] = [5, 6]

/** Tells whether banks send money on a day: no Saturday, Sunday or day on which the country rests. */
export function isBankDay(day: Day, rests: ReadonlySet<Day>): boolean {
  const weekday = weekdayOf(day)
  return weekday !== SATURDAY && weekday !== SUNDAY && !rests.has(day)
}

/** Tells the first day from `day` on, itself too, on which banks send money. */
export function nextBankDay(day: Day, rests: ReadonlySet<Day>): Day {
  let next = day
  while (!isBankDay(next, rests)) next = addDays(next, 1)
  return next
}

/** Tells whether an account is in another name: case, titles after a comma, dots and spaces set aside. */
export function isOtherName(holder: string, name: string): boolean {
  return plain(holder) !== plain(name)
}

const plain = (text: string) => (text.split(',')[0] ?? '').toLowerCase().replace(/[^\p{L}]/gu, '')
