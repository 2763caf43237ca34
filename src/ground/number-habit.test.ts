import fc from 'fast-check'
import { expect, test } from 'vitest'
import { habitOf, indonesian, isOpenNumber } from './number-habit.ts'

test.each<[string[], boolean, string | undefined]>([
  [['65,000', '1,250,000', '18,500.50'], true, 'en'],
  [['65.000', '1.250.000', '18.500,50'], true, 'id'],
  [['65,000'], true, 'en'],
  [['Rp 65.000,-', '1.000'], true, 'id'],
  [['65.000', '65,000'], true, 'mixed'],
  [['65,000', '1.250.000'], true, 'mixed'],
  [['1.250'], false, 'unproven'],
  [['1,250', '12'], false, 'unproven'],
  [['1.250', '12.5'], false, 'en'],
  [['1.250', '0.125'], false, 'en'],
  [['1.250', '12,5'], false, 'id'],
  [['1,250', '0,054'], false, 'id'],
  [['1.250', '12,5', '12.5'], false, 'mixed'],
  [['1.250', '1250.500'], false, 'en'],
  [['0.125', '12', 'besi', ''], false, undefined],
  [['1250', '7,5', '7.5'], false, undefined],
])('%j, money: %s, is written %s', (texts, isMoney, habit) => expect(habitOf(texts, isMoney)).toBe(habit))

test.each([
  ['65,000', 'en', '65.000'],
  ['65,000', 'id', '65,000'],
  ['1.250', 'en', '1,250'],
  ['1.250', 'unproven', '1.250'],
  ['Rp 18,500.50', undefined, 'Rp 18.500,50'],
  ['0.125', undefined, '0,125'],
  ['1.250.000,5', 'en', '1.250.000,5'],
] as const)('%s under %s is %s', (text, habit, read) => expect(indonesian(text, habit)).toBe(read))

test('a leading zero is never thousands', () => {
  const zeros = fc.tuple(fc.constantFrom('.', ','), fc.integer({ min: 0, max: 999 }))
  fc.assert(
    fc.property(zeros, ([sign, n]) => {
      const text = `0${sign}${String(n).padStart(3, '0')}`
      expect([isOpenNumber(text), habitOf([text], true)]).toEqual([false, undefined])
    }),
  )
})
