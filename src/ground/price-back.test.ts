import { expect, test } from 'vitest'
import { priceBack } from './price-back.ts'
import { price } from './price.ts'

test('a price that was rounded is worked back to whole rupiah where those cost the same, and is left alone where they do not', () => {
  expect(priceBack(price('271428.57'), 7n, 1n)).toBe(price('1900000'))
  expect(priceBack(price('5000'), 12n, 1n)).toBe(price('60000'))
  // 1.960.003,50 is no whole rupiah, and no whole rupiah costs the same per m³.
  expect(priceBack(price('280000.5'), 7n, 1n)).toBe(price('1960003.5'))
  expect(priceBack(price('1000'), 1n, 3n)).toBe(price('333.33'))
})
