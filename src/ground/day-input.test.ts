import { expect, test } from 'vitest'
import { readClock, readDay } from './day-input.ts'
import { day } from './day.ts'

const TODAY = day('2026-11-21')

test.each([
  ['h', '2026-11-21'],
  ['t', '2026-11-21'],
  ['K', '2026-11-20'],
  ['b', '2026-11-22'],
  ['+7', '2026-11-28'],
  ['-3', '2026-11-18'],
  ['15', '2026-11-15'],
  ['15/3', '2026-03-15'],
  ['15-3-25', '2025-03-15'],
  ['150326', '2026-03-15'],
  ['15032027', '2027-03-15'],
  ['21/11/2026', '2026-11-21'],
  ['1.2.2026', '2026-02-01'],
  ['2026-11-21', '2026-11-21'],
  [' 15 ', '2026-11-15'],
  ['29 Mei 2027', '2027-05-29'],
  ['29 mei', '2026-05-29'],
  ['1 Agustus 26', '2026-08-01'],
  ['1 Agt 2026', '2026-08-01'],
  ['5-Des-2026', '2026-12-05'],
  ['5des 2026', '2026-12-05'],
])('%s is read as %s', (text, expected) => {
  expect(readDay(text, TODAY)).toBe(expected)
})

test.each([
  '',
  'x',
  '31',
  '31/2',
  '32/1/2026',
  '1503',
  '15/13',
  '00/01/2026',
  '+',
  '1/2/3/4',
  '31 feb 2026',
  '3 mmm 2026',
])('%s is no day', (text) => {
  expect(readDay(text, TODAY)).toBeUndefined()
})

test.each([
  ['14.05', '14.05'],
  ['14:05', '14.05'],
  ['1405', '14.05'],
  ['930', '09.30'],
  ['9', '09.00'],
  [' 0.00 ', '00.00'],
])('%s is read as %s o’clock', (text, expected) => {
  expect(readClock(text)).toBe(expected)
})

test.each(['', 'x', '24', '12.60', '9.5', '12345', '-1'])('%s is no hour', (text) => {
  expect(readClock(text)).toBeUndefined()
})
