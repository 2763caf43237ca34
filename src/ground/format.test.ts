import { expect, test } from 'vitest'
import vectors from '../../tests/vectors/identifiers_formats.json' with { type: 'json' }
import {
  compactRupiah,
  degreesText,
  millions,
  percentFormat,
  qtyFormat,
  reportAmount,
  rupiah,
  rupiahAccounting,
  rupiahFull,
  thousands,
} from './format.ts'
import { money } from './money.ts'

test.each([
  ['1250000', 'Rp1.250.000', '1.250.000', '1.250.000'],
  ['0', 'Rp0', '0', '0'],
  ['-0', 'Rp0', '0', '0'],
  ['-1250000', '−Rp1.250.000', '−1.250.000', '(1.250.000)'],
  ['68000.5', 'Rp68.000,50', '68.000,50', '68.000,50'],
  ['68000.50', 'Rp68.000,50', '68.000,50', '68.000,50'],
  ['999', 'Rp999', '999', '999'],
])('%s on screens and reports', (value, onScreen, inColumn, inReport) => {
  expect(rupiah(value)).toBe(onScreen)
  expect(thousands(value)).toBe(inColumn)
  expect(reportAmount(value)).toBe(inReport)
})

test('an amount and its text are written alike', () => {
  expect(rupiah(money(-5000))).toBe('−Rp5.000')
})

test.each(vectors.rupiah)('$value on documents is $text', ({ value, text, accounting }) => {
  expect(rupiahFull(value)).toBe(text)
  if (accounting) expect(rupiahAccounting(value)).toBe(accounting)
})

test.each([
  ['999', 'Rp999'],
  ['12300', 'Rp12,3 rb'],
  ['1200000', 'Rp1,2 jt'],
  ['48300000', 'Rp48,3 jt'],
  ['250000000', 'Rp250 jt'],
  ['1840000000', 'Rp1,84 M'],
  ['999960000', 'Rp1 M'],
  ['999499999', 'Rp999 jt'],
  ['1200000000000', 'Rp1,2 T'],
  ['1234000000000000', 'Rp1.230 T'],
  ['-48300000', '−Rp48,3 jt'],
  ['0', 'Rp0'],
])('%s in short is %s', (value, text) => {
  expect(compactRupiah(value)).toBe(text)
})

test.each([
  ['1234.5', '1.234,5'],
  ['12.5000', '12,5'],
  ['0.0004', '0,0004'],
  ['1.2345', '1,2345'],
  ['0.00005', '0,0001'],
  ['-2', '−2'],
])('quantity %s is %s', (value, text) => {
  expect(qtyFormat(value)).toBe(text)
})

test.each([
  ['12.5', '12,5%'],
  ['1.7500', '1,75%'],
  ['11', '11%'],
])('percentage %s is %s', (value, text) => {
  expect(percentFormat(value)).toBe(text)
})

test('what is no number is refused', () => {
  expect(() => rupiah('1.250.000')).toThrow(RangeError)
})

test('degrees are kept with six places', () => {
  expect([degreesText(-6.5950381), degreesText(106.8)]).toEqual(['-6.595038', '106.800000'])
})

test.each([
  ['1860049999', '1.860,0'],
  ['-10050000', '−10,1'],
  ['86300000', '86,3'],
  ['49999', '0'],
  ['-49999', '0'],
])('%s in millions', (value, told) => expect(millions(value)).toBe(told))
