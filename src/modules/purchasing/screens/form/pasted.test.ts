import { expect, test } from 'vitest'
import type { Choice } from '#kit/screen/picker/choice.ts'
import type { PasteCandidate, PastedMatch } from '#modules/catalog/paste/contract.ts'
import { meantOf, takenFor } from './pasted.ts'

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

const taken = (match: PastedMatch, item = meantOf(match)) => takenFor({ key: 'a', match }, item)

test('the unit is the one that was said when the item has it, else one it comes in', () => {
  expect(taken(row([cement()]))).toMatchObject({ unit: 'zak', isIn: true })
  expect(taken({ ...row([cement()]), unit: 'Palet' })).toMatchObject({ unit: 'palet', isIn: true })
  expect(taken({ ...row([cement()]), unit: null })).toMatchObject({ unit: 'zak', isIn: true })
})

test('a unit that the item does not have is never taken for another: the row waits for a person', () => {
  const match = { ...row([cement()]), unit: 'kubik' }
  expect(taken(match)).toMatchObject({ item: { id: 'i1' }, unit: null, isIn: false })
  expect(taken(row([]))).toMatchObject({ item: null, unit: null, isIn: false })
})

test('an item picked by hand is bought in the unit that was said, or else in its own', () => {
  const units = [{ unit: 'dus', num: 12, den: 1, isPurchase: true }]
  const tile: Choice = { id: 'i9', label: 'Keramik', more: { unit: 'bh', units } }
  expect(taken({ ...row([]), unit: 'dos' }, tile)).toMatchObject({ unit: 'dus', isIn: true })
  expect(taken({ ...row([]), unit: null }, tile)).toMatchObject({ unit: 'dus', isIn: true })
  expect(taken({ ...row([]), unit: 'm2' }, tile)).toMatchObject({ unit: null, isIn: false })
})
