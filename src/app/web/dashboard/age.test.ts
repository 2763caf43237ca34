import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { ageText } from './age.ts'

test('what waits says since how many days, what is to come in how many', () => {
  const today = day('2026-11-24')
  expect(ageText(day('2026-11-21'), today)).toBe('3 hari')
  expect(ageText(today, today)).toBe('hari ini')
  expect(ageText(day('2026-12-12'), today)).toBe('18 hari lagi')
  expect(ageText(day('2025-11-24'), today)).toBe('365 hari')
})
