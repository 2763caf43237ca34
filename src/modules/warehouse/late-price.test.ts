import { expect, test } from 'vitest'
import { priceSaid } from './late-price.ts'

test.each([
  ['of goods that lie here', { value: '450000' }, ['perubahan nilai']],
  ['of goods used already', { value: '0', chargedToUsed: '600000' }, ['Rp600.000 ke biaya barang yang sudah dipakai']],
  [
    'of both at once',
    { value: '-450000', chargedToUsed: '-600000' },
    ['perubahan nilai', '−Rp600.000 ke biaya barang yang sudah dipakai'],
  ],
  ['to who does not see cost', {}, ['perubahan nilai']],
])('a price that came later says what it did, %s', (_, price, said) => {
  expect(priceSaid(price)).toEqual(said)
})
