import { expect, test } from 'vitest'
import { daysText, isNamedAfter, renamedFor } from './rate-name.ts'

test.each([
  ['PPN 12% × 11/12', '12', true],
  ['PPN 12% × 11/12', '13', false],
  ['PPh final 2,65%', '2.65', true],
  ['PPh final 2.65 %', '2.65', true],
  ['PPN 1%', '11', false],
  ['PPN', '13', true],
])('%s may stand beside a sum at %s percent: %s', (name, rate, may) => {
  expect(isNamedAfter(name, rate)).toBe(may)
})

test('a name follows its rate', () => {
  expect(renamedFor('PPN 12% × 11/12', '12', '13')).toBe('PPN 13% × 11/12')
  expect(renamedFor('PPh final 2,65%', '2.65', '3.5')).toBe('PPh final 3,5%')
  expect(renamedFor('PPN barang mewah', '12', '13')).toBe('PPN barang mewah')
})

test('a rate still to come does not run until now', () => {
  const line = { validFrom: '2026-12-01', validUntil: null }
  expect(daysText({ ...line, isAhead: true })).toBe('1 Des 2026 dan seterusnya')
  expect(daysText({ ...line, isAhead: false })).toBe('1 Des 2026 – sekarang')
  expect(daysText({ ...line, validUntil: '2026-12-31', isAhead: false })).toBe('1 Des 2026 – 31 Des 2026')
})
