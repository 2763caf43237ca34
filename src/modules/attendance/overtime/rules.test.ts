import { expect, test } from 'vitest'
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
  expect(overtimeKind({ day, kind, name: null }, pattern)).toBe(wanted)
})
