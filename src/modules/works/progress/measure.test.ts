import { expect, test } from 'vitest'
import { quantityText } from '#ground/quantity.ts'
import { measuredText } from './measured-text.ts'
import { measuredQty, measuredSum, type Measurement } from './measure.ts'

const aThing = (given: Partial<Measurement>): Measurement => ({
  ...{ note: null, count: null, length: null, width: null, height: null, isOff: false },
  ...given,
})

test.each([
  [{ count: '4', length: '3.2', width: '0.3', height: '0.3' }, '1.152'],
  [{ length: '12.5', height: '2.75' }, '34.375'],
  [{ count: '2', length: '0.9', height: '2.1', isOff: true }, '-3.78'],
  [{ count: '3', length: '0.3333', width: '0.3333', height: '0.3333' }, '0.1111'],
  [{ length: '0.0001', width: '0.5' }, '0.0001'],
  [{ count: '7' }, '7'],
  [{}, '0'],
])('%o is %s', (given, said) => {
  expect(quantityText(measuredQty(aThing(given)))).toBe(said)
})

test('a wall less its doors is their sum', () => {
  const wall = aThing({ length: '12.5', height: '2.75' })
  const doors = aThing({ count: '2', length: '0.9', height: '2.1', isOff: true })
  expect(quantityText(measuredSum([wall, doors]))).toBe('30.595')
})

test('is written as it is worked out', () => {
  const column = aThing({ note: 'Kolom as A', count: '4', length: '3.2', width: '0.3', height: '0.3' })
  expect(measuredText(column)).toBe('Kolom as A: 4 × 3,2 × 0,3 × 0,3 = 1,152')
  expect(measuredText(aThing({ length: '0.9', height: '2.1', isOff: true }))).toBe('0,9 × 2,1 = −1,89')
})
