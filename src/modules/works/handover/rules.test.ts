import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { lateDays, latePenalty, maintenanceUntil, standsIn } from './rules.ts'

test.each([
  [12, '1000000000', '1', null, '12000000'],
  [12, '1000000000', '1', '1', '10000000'],
  [0, '1000000000', '1', '5', '0'],
  [1, '1500', '1', null, '2'],
  [3, '184006720', '0.5', '5', '276010'],
])('%s days late on %s at %s per mille, at most %s percent, cost %s', (days, base, perMille, cap, said) => {
  const terms = { base: money(base), perMille: percent(perMille), cap: cap === null ? null : percent(cap) }
  expect(String(latePenalty(days, terms))).toBe(said)
})

test('only days after the agreed end are late', () => {
  expect(lateDays(day('2025-04-29'), day('2025-04-27'))).toBe(2)
  expect(lateDays(day('2025-04-27'), day('2025-04-27'))).toBe(0)
  expect(lateDays(day('2025-04-20'), day('2025-04-27'))).toBe(0)
  expect(lateDays(day('2025-04-29'), null)).toBe(0)
})

test('a guarantee stands in for what is held when it is worth as much and lasts as long', () => {
  const until = maintenanceUntil(day('2025-04-29'), 90)
  expect(until).toBe('2025-07-28')
  const of = { held: money('9544336'), until }
  expect(standsIn({ amount: money('9544336'), validTo: until }, of)).toBe(true)
  expect(standsIn({ amount: money('9544335'), validTo: until }, of)).toBe(false)
  expect(standsIn({ amount: money('9544336'), validTo: day('2025-07-27') }, of)).toBe(false)
})
