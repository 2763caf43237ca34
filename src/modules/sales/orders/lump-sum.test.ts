import { expect, test } from 'vitest'
import { asLumpSum } from './lump-sum.ts'

test.each([
  ['that counts rupiah is one lump sum', { unit: 'Rp', price: '1' }, { qty: '1', unit: 'ls', price: '250000000' }],
  ['as kept with sen as well', { unit: 'Rp', price: '1.00' }, { qty: '1', unit: 'ls', price: '250000000' }],
  ['of goods stays', { unit: 'zak', price: '1' }, { qty: '250000000', unit: 'zak', price: '1' }],
])('a line %s', (_, line, told) => {
  expect(asLumpSum({ qty: '250000000', amount: '250000000', ...line })).toMatchObject(told)
})
