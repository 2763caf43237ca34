import { expect, test } from 'vitest'
import { givenGoods, givenLines } from './given.ts'

test.each([
  ['one item and how much', { stok: 'a', jumlah: '50' }, [['a', '50']]],
  [
    'several, each with its own',
    { barang: 'a,b', jumlah: '2.5,10' },
    [
      ['a', '2.5'],
      ['b', '10'],
    ],
  ],
  [
    'without a quantity',
    { stok: 'a,b' },
    [
      ['a', ''],
      ['b', ''],
    ],
  ],
  [
    'one of two unknown',
    { stok: 'a,b', jumlah: ',4' },
    [
      ['a', ''],
      ['b', '4'],
    ],
  ],
  [
    'nonsense for a quantity',
    { stok: 'a,b', jumlah: '-3,x' },
    [
      ['a', ''],
      ['b', ''],
    ],
  ],
  ['the same item twice', { stok: 'a,a', jumlah: '1,2' }, [['a', '1']]],
  ['nothing', {}, []],
])('goods of an address: %s', (_about, search, goods) => {
  expect(givenGoods(search).map(({ itemId, qty }) => [itemId, qty])).toEqual(goods)
})

test('goods become lines in their base unit; what is gone is left out', () => {
  const item = { id: 'a', label: 'Semen', more: { unit: 'zak', units: [] } }
  const goods = [
    { itemId: 'a', qty: '50' },
    { itemId: 'gone', qty: '1' },
  ]
  expect(givenLines(goods, new Map([['a', item]]))).toMatchObject([{ item, qty: '50', unit: 'zak' }])
})
