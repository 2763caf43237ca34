import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { isAtMandiri, mcmText } from './mcm.ts'

test('a file for Mandiri Cash Management has a head with count and sum, and lines of 44 fields within the bank', () => {
  const [head = '', first = '', second = ''] = mcmText({
    ...{ from: '1330012345678', on: day('2026-11-27'), about: 'GAJI-2611-0001' },
    lines: [
      { accountNo: '157-00-0111222-3', holder: 'Hendra Gunawan, S.T.', amount: money(7_345_600) },
      { accountNo: '1570004445556', holder: 'RATNA KOMALA', amount: money(4_120_400) },
    ],
  }).split('\n')
  expect(head).toBe('P,20261127,1330012345678,2,11466000')
  const fields = first.split(',')
  expect(fields).toHaveLength(44)
  expect(fields.slice(0, 10)).toEqual([
    ...['1570001112223', 'Hendra Gunawan S.T.', '', '', '', 'IDR', '7345600', 'GAJI-2611-0001', '', 'IBU'],
  ])
  expect([fields[16], ...fields.slice(38, 41)]).toEqual(['N', 'OUR', '1', 'E'])
  expect(fields.filter(Boolean)).toHaveLength(10)
  expect(second).toMatch(/^1570004445556,RATNA KOMALA,,,,IDR,4120400,/)
})

test.each([
  ['Mandiri', true],
  ['PT Bank Mandiri (Persero) Tbk', true],
  ['BCA', false],
  ['Bank Syariah Mandiri', false],
  ['Mandiri Taspen', false],
  [null, false],
])('an account of %s is at Mandiri: %s', (bank, isThere) => {
  expect(isAtMandiri(bank)).toBe(isThere)
})
