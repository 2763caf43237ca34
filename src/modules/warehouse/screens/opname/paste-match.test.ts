import { expect, test } from 'vitest'
import type { PasteCandidate, PastedMatch } from '#modules/catalog/paste/contract.ts'
import { countsOf, inBase, likeliest, meantOf } from './paste-match.ts'

const item = (id: string, more: Partial<PasteCandidate> = {}): PasteCandidate => ({
  id,
  code: id,
  name: id,
  kind: 'barang',
  baseUnit: 'kg',
  units: [{ unit: 'zak', num: 50, den: 1 }],
  taxCode: null,
  score: 80,
  unit: null,
  ...more,
})
const row = (more: Partial<PastedMatch>): PastedMatch => ({
  text: 'semen',
  qty: '2.5',
  unit: null,
  price: null,
  source: 'semen',
  candidates: [],
  ...more,
})

test('what stands on the sheet is meant before what only sounds alike, and a service is never counted', () => {
  const candidates = [item('putih'), item('abu'), item('upah', { kind: 'jasa' })]
  expect(likeliest(row({ candidates }), new Set(['abu'])).map(({ id }) => id)).toEqual(['abu', 'putih'])
})

test('a doubtful item, or a row without a number, is left for a person', () => {
  expect(meantOf(row({ candidates: [item('semen', { score: 60 })] }))?.id).toBe('semen')
  expect(meantOf(row({ candidates: [item('semen', { score: 59 })] }))).toBeUndefined()
  expect(meantOf(row({ qty: null, candidates: [item('semen')] }))).toBeUndefined()
  expect(meantOf(row({}))).toBeUndefined()
})

test('a count in another unit of the item is kept in its base unit; in a unit it does not have, not at all', () => {
  expect(inBase(item('semen', { unit: 'zak' }), row({ unit: 'sak' }))).toBe('125')
  expect(inBase(item('semen', { unit: 'kg' }), row({ unit: 'kilo' }))).toBe('2.5')
  expect(inBase(item('semen'), row({}))).toBe('2.5')
  expect(inBase(item('semen'), row({ unit: 'rit' }))).toBeUndefined()
})

test('two rows of one item are one count, their sum; rows left out or not readable add nothing', () => {
  const candidates = [item('semen', { unit: 'zak' }), item('split')]
  const rows = [
    row({ qty: '30', unit: 'sak', candidates }),
    row({ qty: '17.2', candidates }),
    row({ qty: '18.5', unit: 'sak', candidates }),
    row({ qty: '4', unit: 'sak', candidates }),
    row({ qty: null, candidates }),
  ]
  expect(countsOf(rows, ['semen', 'split', 'semen', '', 'semen'])).toEqual([
    { itemId: 'semen', counted: '2425', rows: 2 },
    { itemId: 'split', counted: '17.2', rows: 1 },
  ])
})
