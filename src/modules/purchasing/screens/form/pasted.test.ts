import { expect, test } from 'vitest'
import type { PasteCandidate, PastedMatch } from '#modules/catalog/paste/contract.ts'
import { meantOf, unitFor } from './pasted.ts'

const cement = (over: Partial<PasteCandidate> = {}): PasteCandidate => ({
  id: 'i1',
  code: 'BR-0001',
  name: 'Semen Portland 50 kg',
  kind: 'bahan',
  baseUnit: 'zak',
  units: [{ unit: 'palet', num: 40, den: 1 }],
  taxCode: null,
  score: 100,
  unit: 'zak',
  ...over,
})
const row = (candidates: readonly PasteCandidate[]): PastedMatch => ({
  text: 'semen',
  qty: '50',
  unit: 'sak',
  price: null,
  source: 'semen 50 sak',
  candidates,
})

test('a row is taken for its likeliest item only when that is likely, and alone so', () => {
  expect(meantOf(row([cement()]))?.label).toBe('Semen Portland 50 kg')
  expect(meantOf(row([cement({ score: 40 })]))).toBeNull()
  expect(meantOf(row([cement(), cement({ id: 'i2' })]))).toBeNull()
  expect(meantOf(row([]))).toBeNull()
})

test('the unit is the one that was said when the item has it, else one it comes in', () => {
  const match = row([cement({ unit: 'palet' })])
  expect(unitFor(match, meantOf(match))).toBe('palet')
  const plain = row([cement({ unit: null })])
  expect(unitFor(plain, meantOf(plain))).toBe('zak')
})
