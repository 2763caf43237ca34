import { expect, test } from 'vitest'
import type { ListPrice } from '../../prices/contract.ts'
import { knownIn, knownOf, priceValues } from './price-list-values.ts'

test('a form keeps which lines it began with: what is over is none of them, and a line that is typed neither', () => {
  const line = { itemId: 'semen', unit: 'zak', price: '68000', minQty: '0', validFrom: '2026-11-20', version: 2 }
  const list = [
    { ...line, id: 'a', standing: 'berlaku' },
    { ...line, id: 'b', standing: 'lewat' },
  ] as unknown as readonly ListPrice[]
  const rows = priceValues(list)
  expect(knownOf(rows)).toEqual([{ id: 'a', version: 2 }])
  const { id: _id, version: _version, ...typed } = rows[0]!
  expect(knownOf([...rows, typed])).toEqual([{ id: 'a', version: 2 }])
  // A draft of before knew of none: the whole list is written, as ever.
  expect([knownIn({ knownPrices: knownOf(rows) }), knownIn({})]).toEqual([[{ id: 'a', version: 2 }], undefined])
})
