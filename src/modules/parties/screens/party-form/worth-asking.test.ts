import { expect, test } from 'vitest'
import { isWorthAsking } from './worth-asking.ts'

test('those alike are asked for once a name, a tax number or a telephone tells somebody', () => {
  expect(isWorthAsking(['TB', '', ''])).toBe(false)
  expect(isWorthAsking(['TB Jaya', '', ''])).toBe(true)
  expect(isWorthAsking(['', '09876543', ''])).toBe(true)
  expect(isWorthAsking(['', '', '0812345'])).toBe(false)
  expect(isWorthAsking(['', '', '08123456'])).toBe(true)
})

test('a copy asks once it says something of its own', () => {
  const begun = ['PT Sinar Abadi', '', ''] as const
  expect(isWorthAsking(begun, begun)).toBe(false)
  expect(isWorthAsking(['PT Sinar Abadi Cibinong', '', ''], begun)).toBe(true)
  expect(isWorthAsking(['PT Sinar Abadi', '', '081234567890'], begun)).toBe(true)
})
