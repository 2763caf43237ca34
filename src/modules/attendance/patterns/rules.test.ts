import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { hoursHeldOn, usualPattern, type DatedHours } from './rules.ts'

const hours = (from: string, until: string | null, grace: number): DatedHours => ({
  ...usualPattern(5),
  ...{ from: day(from), until: until === null ? null : day(until), grace },
})

test('the hours of Ramadan stand above the usual ones while they last, and the newest usual ones hold otherwise', () => {
  const dated = [hours('2020-01-01', null, 10), hours('2026-02-18', '2026-03-19', 20), hours('2026-07-01', null, 5)]
  const graceOn = (on: string) => hoursHeldOn(dated, day(on))?.grace
  expect([graceOn('2026-02-17'), graceOn('2026-02-18'), graceOn('2026-03-19'), graceOn('2026-03-20')]).toEqual([
    10, 20, 20, 10,
  ])
  expect(graceOn('2026-07-01')).toBe(5)
  expect(graceOn('2019-12-31')).toBeUndefined()
})
