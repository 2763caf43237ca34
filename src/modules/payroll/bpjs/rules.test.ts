import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money, ZERO } from '#ground/money.ts'
import { bpjsLawOn } from './law.ts'
import { bpjs, isPastPension } from './rules.ts'

const facts = { wage: money(10_000_000), jkk: 'tinggi', umk: null } as const

test('a programme that somebody is not in costs nothing', () => {
  const found = bpjs(bpjsLawOn(day('2026-11-30')), { ...facts, programmes: ['jkk', 'jkm'] })
  expect(found).toMatchObject({ accidentEmployer: 127_000n, deathEmployer: 30_000n, taxable: 157_000n })
  expect([found.healthBase, found.healthEmployee, found.oldAgeEmployer, found.pensionBase, found.deductible]).toEqual(
    Array.from({ length: 5 }, () => ZERO),
  )
})

test.each([
  ['1967-11-30', '2026-11-30', false],
  ['1967-10-31', '2026-11-01', true],
  ['1968-03-15', '2027-12-31', true],
  // From 2028 the age is 60: who was 59 in January 2027 is no longer asked, who turns 60 in June 2028 pays to June.
  ['1968-06-01', '2028-06-30', false],
  ['1968-06-01', '2028-07-31', true],
])('born %s, on %s: JP has ended %s', (birth, on, ended) => {
  expect(isPastPension(bpjsLawOn(day(on)), day(birth), day(on))).toBe(ended)
})

test('a month before the first known cap is refused', () => {
  expect(() => bpjsLawOn(day('2021-12-31'))).toThrow(RangeError)
})
