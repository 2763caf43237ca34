import { expect, test } from 'vitest'
import { repriced } from './price-level.tsx'
import { blankLine, type LineValues } from './values.ts'

const semen = {
  id: 'semen',
  label: 'Semen',
  more: { unit: 'zak', units: [{ unit: 'palet', num: 40, den: 1 }], price: '70000', levelPrices: { proyek: '65000' } },
}
const line = (given: Partial<LineValues>): LineValues => ({
  ...(blankLine() as LineValues),
  key: 'a',
  item: semen,
  unit: 'zak',
  ...given,
})

test.each([
  ['the usual price of the item', line({ price: '70000' }), '65000'],
  ['the usual price in another unit', line({ unit: 'palet', price: '2800000' }), '2600000'],
  ['a price somebody typed', line({ price: '68000' }), '68000'],
  ['no price yet', line({ price: '' }), ''],
  [
    'an item without a price for the level',
    line({ item: { ...semen, more: { unit: 'zak', price: '70000' } }, price: '70000' }),
    '70000',
  ],
])('a line with %s becomes the customer’s', (_, given, price) => {
  expect(repriced([given], 'eceran', 'proyek')[0]?.price).toBe(price)
})

test('a customer of the ordinary level brings the ordinary prices back, and headings stay as they are', () => {
  const heading = { ...blankLine(), key: 'b', row: 'section', description: 'Struktur' } as LineValues
  const [first, second] = repriced([line({ price: '65000' }), heading], 'proyek', 'eceran')
  expect(first?.price).toBe('70000')
  expect(second).toBe(heading)
})
