import { expect, test } from 'vitest'
import { reachText } from './scope-words.ts'

const everywhere = { companies: null, warehouses: null, projects: null, ownOnly: false }

test.each([
  ['active', 'Semua'],
  ['disabled', 'Semua'],
  ['pending', '—'],
  ['unverified', '—'],
  ['rejected', '—'],
] as const)('the rights of somebody who is %s reach: %s', (status, text) => {
  expect(reachText({ status, scope: everywhere })).toBe(text)
})

test('places are counted', () => {
  const scope = { companies: ['a'], warehouses: ['b', 'c'], projects: ['d'], ownOnly: true }
  expect(reachText({ status: 'active', scope })).toBe('1 perusahaan, 2 gudang, 1 proyek, milik sendiri')
})
