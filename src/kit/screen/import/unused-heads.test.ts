import { expect, test } from 'vitest'
import { unusedHeads } from './unused-heads.ts'
import { importWords } from './words.ts'

const run = { heads: ['Nama', 'Fax', '', ''], sample: [['PT Maju', '', 'isi', '']] }

test('what would be lost is counted and named; a column without head and content is none', () => {
  expect(unusedHeads(run, ['name', '', '', ''])).toBe('2 kolom tidak dipakai: Fax, (tanpa judul)')
  expect(unusedHeads(run, ['name', 'phone', 'email', ''])).toBe('')
  const many = { heads: ['A', 'B', 'C', 'D', 'E'], sample: [] }
  expect(unusedHeads(many, [])).toBe('5 kolom tidak dipakai: A, B, C, D, …')
})

test('the button promises the rows that come in', () => {
  expect(importWords(2, { error: 4, leftOut: 2 })).toBe('Impor 2 yang benar saja')
  expect(importWords(2, { error: 0, leftOut: 2 })).toBe('Impor 2 baris')
  expect(importWords(5000, { error: 0, leftOut: 0 })).toBe('Impor semua 5.000 baris')
})
