import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { guaranteeStatus } from './rules.ts'

test.each([
  ['2026-12-21', null, 'ending'],
  ['2026-12-22', null, 'holds'],
  ['2026-11-21', null, 'ending'],
  ['2026-11-20', null, 'ended'],
  ['2026-11-20', '2026-11-19', 'returned'],
])('a guarantee until %s, returned on %s, is %s on 21 November', (validTo, returnedOn, status) => {
  const of = { validTo: day(validTo), returnedOn: returnedOn === null ? null : day(returnedOn) }
  expect(guaranteeStatus(of, day('2026-11-21'))).toBe(status)
})
