import { expect, test } from 'vitest'
import { amountSaid, listed, percentSaid, saysSame } from './compared.ts'

test('rows that were only written anew say the same; a row with another value does not', () => {
  const row = (key: string, qty: string) => ({ key, id: key, item: { id: 'semen', label: 'Semen' }, qty })
  expect(saysSame([row('a', '5')], [row('b', '5')])).toBe(true)
  expect(saysSame([row('a', '5')], [row('a', '6')])).toBe(false)
  // A choice is what its id says, however it is called.
  expect(saysSame({ id: 'a', label: 'Toko' }, { id: 'b', label: 'Toko' })).toBe(false)
})

test('amounts and shares read as they are shown; what cannot be read stands as it was typed', () => {
  expect(['1500000', '12,x', ''].map(amountSaid)).toEqual(['Rp1.500.000', '12,x', '—'])
  expect(['2.5', 'dua', ''].map(percentSaid)).toEqual(['2,5%', 'dua', '—'])
  expect(listed<string>((word) => word)([])).toBe('—')
})
