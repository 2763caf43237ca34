import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, ZERO, type Money } from '#ground/money.ts'
import edges from '../../../../tests/vectors/people/edges.json' with { type: 'json' }
import { divisionOf, employedOf, methodIn, prorate, workdaysOf, type WeekDays } from './rules.ts'
import { prorationMethods, type ProrationMethod } from './words.ts'

const methods = Object.keys(prorationMethods) as ProrationMethod[]
const calendar = { '2026-02': 28, '2026-07': 31, '2026-09': 30 } as const
type Month = keyof typeof calendar

interface Given {
  readonly month: Month
  readonly week: WeekDays
  /** Each stretch: amount, workdays, unpaid half days, calendar days. */
  readonly parts: readonly (readonly [amount: number, days: number, unpaidHalves: number, calendarDays: number])[]
}

function worth({ month, week, parts }: Given) {
  const scheduled = workdaysOf(month, week).length
  const given = parts.map(([amount, days, unpaidHalves, calendarDays]) => ({
    ...{ amount: money(amount), days, unpaidHalves, calendarDays },
  }))
  const told = methods.map((method) => {
    const { earned, paid } = prorate(given, scheduled, divisionOf(method, month, week))
    return [method, [Number(earned), Number(paid)]] as const
  })
  return Object.fromEntries(told)
}

// July 2026 has 27 workdays of a week of six and 23 of one of five; February 24 and 20; September 22 of five.
const table: readonly (readonly [what: string, given: Given, worth: Record<ProrationMethod, [number, number]>])[] = [
  [
    'who was there all month has the wage, whatever divides it',
    { month: '2026-07', week: 6, parts: [[5_250_000, 27, 0, 31]] },
    { workdays: [5_250_000, 5_250_000], daily: [5_250_000, 5_250_000], calendar: [5_250_000, 5_250_000] },
  ],
  [
    'two days that are not paid, in a month of more workdays than 25',
    { month: '2026-07', week: 6, parts: [[5_250_000, 27, 4, 31]] },
    { workdays: [5_250_000, 4_861_111], daily: [5_250_000, 4_830_000], calendar: [5_250_000, 4_911_290] },
  ],
  [
    'half a day that is not paid takes half of a day',
    { month: '2026-09', week: 5, parts: [[6_600_000, 22, 1, 30]] },
    { workdays: [6_600_000, 6_450_000], daily: [6_600_000, 6_442_857], calendar: [6_600_000, 6_490_000] },
  ],
  [
    'a joiner of 14 workdays and 17 calendar days, in a week of six',
    { month: '2026-07', week: 6, parts: [[5_250_000, 14, 0, 17]] },
    { workdays: [2_722_222, 2_722_222], daily: [2_940_000, 2_940_000], calendar: [2_879_032, 2_879_032] },
  ],
  [
    'a leaver of 26 workdays has no more than the month',
    { month: '2026-07', week: 6, parts: [[5_250_000, 26, 0, 30]] },
    { workdays: [5_055_556, 5_055_556], daily: [5_250_000, 5_250_000], calendar: [5_080_645, 5_080_645] },
  ],
  [
    'a joiner of half a short month, one day of it not paid',
    { month: '2026-02', week: 5, parts: [[4_200_000, 10, 2, 14]] },
    { workdays: [2_100_000, 1_890_000], daily: [2_000_000, 1_800_000], calendar: [2_100_000, 1_950_000] },
  ],
  [
    'a rise after 9 of 27 workdays, 10 of 31 days: between the two wages',
    {
      month: '2026-07',
      week: 6,
      parts: [
        [5_400_000, 9, 0, 10],
        [6_200_000, 18, 0, 21],
      ],
    },
    { workdays: [5_933_333, 5_933_333], daily: [5_933_333, 5_933_333], calendar: [5_941_935, 5_941_935] },
  ],
  [
    'a rise of who left after 16 workdays, a day of the first wage not paid',
    {
      month: '2026-09',
      week: 5,
      parts: [
        [4_200_000, 10, 2, 14],
        [6_300_000, 6, 0, 8],
      ],
    },
    { workdays: [3_627_273, 3_436_364], daily: [3_800_000, 3_600_000], calendar: [3_640_000, 3_500_000] },
  ],
  [
    'a month of which no day is paid is worth nothing, also where it has fewer workdays than the divisor',
    { month: '2026-02', week: 5, parts: [[4_200_000, 20, 40, 28]] },
    { workdays: [4_200_000, 0], daily: [4_200_000, 0], calendar: [4_200_000, 0] },
  ],
  [
    "a day's wage for each of 26 days is more than the month: never below nothing",
    { month: '2026-07', week: 6, parts: [[5_250_000, 27, 52, 31]] },
    { workdays: [5_250_000, 194_444], daily: [5_250_000, 0], calendar: [5_250_000, 846_774] },
  ],
]

test.each(table)('%s', (_, given, expected) => {
  expect(worth(given)).toEqual(expected)
})

test('the vectors of the sheet', () => {
  const cases = edges.cases.filter(({ rule }) => rule === 'proration')
  expect(cases.length).toBeGreaterThan(1)
  for (const { input, expected } of cases as unknown as Vector[]) {
    const [month, week] = [input.month as Month, input.days_per_week]
    const days = workdaysOf(month, week).length
    const found = worth({
      ...{ month, week },
      parts: [[input.monthly_wage, days, input.unpaid_dates.length * 2, calendar[month]]],
    })
    expect(found['workdays']?.[1]).toBe(expected.by_workdays)
    expect(found['daily']?.[1]).toBe(expected.by_25_or_21)
    expect(found['calendar']?.[1]).toBe(expected.by_calendar_days)
  }
})

interface Vector {
  readonly input: {
    readonly monthly_wage: number
    readonly month: string
    readonly days_per_week: WeekDays
    readonly unpaid_dates: readonly string[]
  }
  readonly expected: Readonly<Record<'by_workdays' | 'by_25_or_21' | 'by_calendar_days', number>>
}

test('the method of a month is that of the last change up to it', () => {
  const changes = [
    { from: '2027-01', method: 'calendar' },
    { from: '2026-05', method: 'daily' },
  ] as const
  expect(methodIn(changes, '2026-04')).toBe('workdays')
  expect(methodIn(changes, '2026-05')).toBe('daily')
  expect(methodIn(changes, '2026-12')).toBe('daily')
  expect(methodIn(changes, '2027-02')).toBe('calendar')
})

test('by every method: never above the highest wage, never below nothing, and less for each half day that is not paid', () => {
  const stretch = fc.record({
    amount: fc.integer({ min: 0, max: 90_000_000 }).map(money),
    days: fc.integer({ min: 1, max: 9 }),
    off: fc.integer({ min: 0, max: 18 }),
    rest: fc.integer({ min: 0, max: 1 }),
  })
  fc.assert(
    fc.property(
      fc.array(stretch, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...methods),
      fc.constantFrom<WeekDays>(5, 6),
      (stretches, method, week) => {
        const parts = stretches.map(({ amount, days, off, rest }) => ({
          ...{ amount, days, unpaidHalves: Math.min(off, days * 2), calendarDays: days + rest },
        }))
        const division = divisionOf(method, '2026-07', week)
        const scheduled = Math.max(employedOf(parts), workdaysOf('2026-07', week).length)
        const { earned, paid } = prorate(parts, scheduled, division)
        const most = parts.reduce<Money>((all, { amount }) => (amount > all ? amount : all), ZERO)
        expect(earned <= most && paid <= earned && paid >= ZERO).toBe(true)
        for (const [at, part] of parts.entries()) {
          if (part.unpaidHalves === part.days * 2) continue
          const fewer = parts.with(at, { ...part, unpaidHalves: part.unpaidHalves + 1 })
          const less = prorate(fewer, scheduled, division)
          expect(less.paid <= paid && less.earned === earned).toBe(true)
        }
      },
    ),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 300) },
  )
})
