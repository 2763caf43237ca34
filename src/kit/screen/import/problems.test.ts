import { expect, test } from 'vitest'
import type { ImportAbout } from '#kit/import/contract.ts'
import { problemsOf } from './problems.ts'

const columns = ['name', 'type', 'npwp'].map((key, at) => ({ key, label: ['Nama', 'Jenis', 'NPWP'][at] }))
const about = { columns } as unknown as ImportAbout

test('problems are told in the order of the columns, and no column twice in one breath', () => {
  const errors = { npwp: 'NPWP terdiri dari 15 atau 16 angka.', type: 'Pilih salah satu.', name: 'Wajib diisi.' }
  expect(problemsOf({ errors }, about)).toBe(
    'Nama: Wajib diisi. Jenis: Pilih salah satu. NPWP terdiri dari 15 atau 16 angka.',
  )
})

test('what concerns the whole row comes first, without a column', () => {
  expect(problemsOf({ errors: { type: 'Pilih.', '': 'Sama dengan baris 3.' } }, about)).toBe(
    'Sama dengan baris 3. Jenis: Pilih.',
  )
})

test('a sound row says nothing', () => {
  expect(problemsOf({ errors: null }, about)).toBe('')
})
