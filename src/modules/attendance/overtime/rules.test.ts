import { expect, test } from 'vitest'
import { day as dayOf } from '#ground/day.ts'
import { kindOfDay, restByLaw, type CompanyDay } from '../days/rules.ts'
import { holidays } from '../days/holidays.ts'
import { usualPattern, type WorkPattern } from '../patterns/rules.ts'
import { overtimeKind } from './rules.ts'

const six = usualPattern(6)
const short: WorkPattern = {
  ...six,
  hours: six.hours.map((each, at) => (each && at === 4 ? { ...each, end: '13.00' } : each)),
}

test.each([
  ['2026-10-05', 'work', short, 'workday'],
  ['2026-10-04', 'rest', short, 'rest'],
  ['2026-12-25', 'holiday', short, 'shortest'],
  ['2026-12-25', 'holiday', six, 'rest'],
  ['2026-08-17', 'holiday', short, 'rest'],
  // A cuti bersama is leave, no holiday of the law.
  ['2026-12-24', 'holiday', six, 'workday'],
  [
    '2026-12-25',
    'holiday',
    { ...usualPattern(5), hours: short.hours.map((each, at) => (at === 5 ? null : each)) },
    'rest',
  ],
] as const)('%s, %s', (day, kind, pattern, wanted) => {
  const name = kind === 'holiday' ? (holidays.find((each) => each.day === day)?.name ?? null) : null
  expect(overtimeKind({ day, kind, name }, pattern)).toBe(wanted)
})

test('a cuti bersama that the company made a holiday of its own is one to overtime too', () => {
  expect(overtimeKind({ day: '2026-12-24', kind: 'holiday', name: 'Libur kantor' }, six)).toBe('rest')
})

const feast: CompanyDay = { day: dayOf('2026-12-08'), kind: 'holiday', name: 'Sedekah bumi' }
const worked: CompanyDay = { day: dayOf('2026-12-24'), kind: 'work', name: 'Kejar target' }

test.each([
  ['2026-12-23', [], null],
  // A cuti bersama, left as decreed, worked by the company, and worked by the site.
  ['2026-12-24', [], null],
  ['2026-12-24', [worked], null],
  ['2026-12-25', [], 'Natal'],
  ['2026-12-27', [], 'Hari istirahat'],
  ['2026-12-08', [feast], 'Sedekah bumi'],
] as const)('%s is to a crew what it is to an employee: %j', (at, said, rest) => {
  const day = dayOf(at)
  expect(restByLaw(day, 6, said)).toBe(rest)
  expect(restByLaw(day, 6, [], said)).toBe(rest)
  expect(overtimeKind(kindOfDay(day, 6, said), six) === 'workday').toBe(rest === null)
})
