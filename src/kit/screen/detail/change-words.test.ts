import { expect, test } from 'vitest'
import { changeWords } from './change-words.ts'

test.each([
  ['to', null, 'pt@contoh.co.id', null, 'pt@contoh.co.id'],
  ['phone', '0251-1', '', '0251-1', '—'],
  ['creditLimit', '1000000', '25000000', '1.000.000', '25.000.000'],
  ['minQty', null, '97.5', null, '97,5'],
  ['reorderQty', '1200', '200', '1.200', '200'],
  ['nib', undefined, '9120001', null, '9120001'],
  ['isPkp', false, true, 'tidak', 'ya'],
  ['customerPoDate', '2025-03-01', null, '1 Mar 2025', '—'],
  ['arrivedAt', null, '2025-03-01T02:30:00.000Z', null, '1 Mar 2025 09.30'],
  ['contacts', [], [{}, {}], '0 baris', '2 baris'],
])('%s from %j to %j is told as %j and %j', (field, from, to, before, after) => {
  expect(changeWords({ field, from, to })).toEqual({ from: before, to: after })
})
