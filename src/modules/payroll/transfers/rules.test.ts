import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { isOtherName, nextBankDay } from './rules.ts'

const rests = new Set([day('2026-12-24'), day('2026-12-25')])

test.each([
  ['2026-12-23', '2026-12-23'],
  // Two days of rest and a weekend.
  ['2026-12-24', '2026-12-28'],
  ['2026-11-28', '2026-11-30'],
])('money that is sent on %s goes on %s', (asked, sent) => {
  expect(nextBankDay(day(asked), rests)).toBe(sent)
})

test.each([
  ['MAYA SEKARWANGI', 'Maya Sekarwangi', false],
  ['Hendra Gunawan, S.T.', 'Hendra Gunawan', false],
  ['Siti Aminah', 'Bagas Prayoga', true],
])('an account of %s for %s', (holder, name, isOther) => {
  expect(isOtherName(holder, name)).toBe(isOther)
})
