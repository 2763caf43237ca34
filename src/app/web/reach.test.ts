import { expect, test } from 'vitest'
import { reachOf } from './reach.ts'

const all = { role: 'Gudang', of: null, companies: null, warehouses: null, projects: null, ownOnly: false }

test.each([
  [all, {}, 'semua perusahaan, semua gudang'],
  [{ ...all, warehouses: 1 }, { warehouses: ['Gudang Utama'] }, 'semua perusahaan, Gudang Utama'],
  [
    { ...all, companies: 1, warehouses: 7, ownOnly: true },
    { companies: ['PT A'] },
    'PT A, 7 gudang, hanya miliknya sendiri',
  ],
  [{ ...all, warehouses: 2 }, {}, 'semua perusahaan, 2 gudang'],
])('the reach of what is tried, in words: %o', (preview, names, said) => {
  expect(reachOf(preview, names)).toBe(said)
})
