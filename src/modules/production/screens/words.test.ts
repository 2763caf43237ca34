import { expect, test } from 'vitest'
import { eachWorth } from './words.ts'

test('what a piece is worth is rounded half up, never cut off', () => {
  expect(eachWorth('60815.52', 'm²')).toBe('Rp60.816 per m²')
  expect(eachWorth('60815.5', 'm²')).toBe('Rp60.816 per m²')
  expect(eachWorth('60815.49', 'm²')).toBe('Rp60.815 per m²')
  expect(eachWorth('905000', 'm³')).toBe('Rp905.000 per m³')
})
