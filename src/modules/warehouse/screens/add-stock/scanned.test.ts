import { expect, test } from 'vitest'
import { withScanned } from './scanned.ts'
import { blankLine } from './values.ts'

const tiles = { id: 'keramik', label: 'Keramik', more: { unit: 'pcs', units: [{ unit: 'dus', num: 11, den: 1 }] } }
const line = (qty: string, unit = 'pcs') => ({ ...blankLine(), key: `${qty} ${unit}`, item: tiles, qty, unit })
const told = (lines: readonly { qty: string; unit: string }[]) => lines.map(({ qty, unit }) => `${qty} ${unit}`)

test('each code that is read counts one more of its base unit, also beside halves and where nothing stood yet', () => {
  expect(told(withScanned([], tiles))).toEqual(['1 pcs'])
  expect(told(withScanned([line('9')], tiles))).toEqual(['10 pcs'])
  expect(told(withScanned([line('2.5')], tiles))).toEqual(['3.5 pcs'])
  expect(told(withScanned([line('')], tiles))).toEqual(['1 pcs'])
})

test('one piece that is read is no box, and what cannot be counted on stays as it was typed', () => {
  expect(told(withScanned([line('3', 'dus')], tiles))).toEqual(['3 dus', '1 pcs'])
  expect(told(withScanned([line('sepuluh')], tiles))).toEqual(['sepuluh pcs', '1 pcs'])
})

test('the row that waits for typing is filled, not left between', () => {
  expect(told(withScanned([{ ...blankLine(), key: 'waits' }], tiles))).toEqual(['1 pcs'])
})
