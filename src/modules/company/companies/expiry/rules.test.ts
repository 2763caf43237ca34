import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { licenceText, reminderAt, reminderText } from '#modules/company/companies/expiry/rules.ts'

test('three months, a month and the last day each have their reminder; late, the most pressing one stands for the others', () => {
  const cases: readonly (readonly [left: number, before: number | undefined])[] = [
    [400, undefined],
    [91, undefined],
    [90, 90],
    [31, 90],
    [30, 30],
    [1, 30],
    [0, 0],
    [-12, 0],
    [-90, 0],
    [-91, undefined],
  ]
  for (const [left, before] of cases) expect(reminderAt(left), String(left)).toBe(before)
})

test('a licence is told by its number, its class and its day', () => {
  const sbu = { no: '1-0021', subclass: 'BG009', validUntil: day('2026-12-12') }
  expect(reminderText(sbu, day('2026-11-24'))).toBe('SBU 1-0021 (BG009) berlaku sampai 12 Des 2026, 18 hari lagi')
  expect(reminderText(sbu, day('2026-12-12'))).toBe('SBU 1-0021 (BG009) berlaku sampai 12 Des 2026, hari terakhir')
  expect(reminderText(sbu, day('2026-12-13'))).toBe('SBU 1-0021 (BG009) habis masa berlakunya 12 Des 2026')
  expect(licenceText({ ...sbu, subclass: null }, day('2026-11-24'))).toBe('SBU 1-0021 berlaku sampai 12 Des 2026')
})
