import { expect, test } from 'vitest'
import { accountChoices } from './account-choices.ts'

const accounts = [
  { code: '1-1400', name: 'Kasbon', usedFor: [] },
  { code: '4-1000', name: 'Jasa', usedFor: [] },
  { code: '5-5000', name: 'Overhead', usedFor: ['keluar'] },
  { code: '5-4000', name: 'Alat', usedFor: [] },
  { code: '6-2000', name: 'Kantor', usedFor: ['keluar'] },
] as const

test('what was lately written leads, then what money of that kind is mostly for', () => {
  const codes = (kind: 'masuk' | 'keluar') => accountChoices(accounts, kind).map(({ value }) => value)
  expect(codes('keluar')).toEqual(['5-5000', '6-2000', '5-4000', '1-1400', '4-1000'])
  expect(codes('masuk')[0]).toBe('4-1000')
  expect(accountChoices(accounts, 'masuk')[0]).toEqual({ value: '4-1000', label: 'Jasa (4-1000)' })
})
