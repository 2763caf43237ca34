import { expect, test } from 'vitest'
import { freeIn, unitsOf } from './face.tsx'

const units = [
  { unit: 'zak', num: 40, den: 1, isPurchase: true, isIssue: true },
  { unit: 'palet', num: 2000, den: 1, isPurchase: true, isIssue: false },
  { unit: 'ember', num: 12, den: 1, isPurchase: false, isIssue: true },
]
const cement = { id: '1', label: 'Semen', more: { unit: 'kg', units } }

test('goods are bought and handed out in the units meant for it, and always in the base unit', () => {
  expect(unitsOf(cement)).toEqual(['kg', 'zak', 'palet', 'ember'])
  expect(unitsOf(cement, 'isPurchase')).toEqual(['kg', 'zak', 'palet'])
  expect(unitsOf(cement, 'isIssue')).toEqual(['kg', 'zak', 'ember'])
  expect(unitsOf(null)).toEqual([])
})

test('a unit whose use nobody told is offered for every use', () => {
  const pasted = { id: '1', label: 'Semen', more: { unit: 'kg', units: [{ unit: 'zak', num: 40, den: 1 }] } }
  expect(unitsOf(pasted, 'isIssue')).toEqual(['kg', 'zak'])
})

test('what is free is told of the warehouse it was asked for, and of no other', () => {
  const held = { ...cement, more: { ...cement.more, at: 'gudang-utama', available: '1250.5' } }
  expect(freeIn(held, 'gudang-utama')).toBe('1.250,5 kg')
  expect(freeIn(held, 'gudang-proyek')).toBe('')
  expect(freeIn(cement, '')).toBe('')
  expect(freeIn(null, 'gudang-utama')).toBe('')
})
