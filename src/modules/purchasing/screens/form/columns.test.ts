import { expect, test } from 'vitest'
import { lineColumns } from './columns.ts'

const source = { key: 'uji', noun: 'barang', search: () => Promise.resolve([]) }

// The guide and the list of shortcuts say so.
test('Enter in the lines of a purchase stops at the item, the quantity, and a price that is missing', () => {
  const columns = lineColumns(source, { taxCodes: [] })
  const stops = columns.filter(({ kind, enter }) => kind !== 'worked' && enter !== 'never')
  expect(stops.map(({ id, enter }) => [id, enter ?? 'always'])).toEqual([
    ['item', 'always'],
    ['qty', 'always'],
    ['price', 'empty'],
  ])
})
