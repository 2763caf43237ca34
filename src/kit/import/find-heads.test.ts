import { expect, test } from 'vitest'
import type { ImportColumn } from '#kit/import/importer.ts'
import { findHeads } from '#kit/import/find-heads.ts'

const column = (key: string, label: string, ...alike: string[]): ImportColumn => ({
  ...{ key, label, kind: 'text', isNeeded: false, alike },
})
const columns = [
  column('code', 'Kode'),
  column('name', 'Nama barang', 'nama'),
  column('buy', 'Harga beli'),
  column('sell', 'Harga jual'),
  column('city', 'Kota'),
  column('address', 'Alamat'),
]
const tableOf = (...lines: string[]) => {
  const rows = lines.map((line, at) => ({ line: at + 1, cells: line.split('|').map((cell) => cell.trim()) }))
  const { heads, mapping, rows: below } = findHeads({ name: '', rows }, columns, {})
  return { heads, mapping, below: below.map((row) => row.cells[0]) }
}

test('the heads are the line that says most, below a title', () => {
  expect(tableOf('Daftar Harga', 'per Januari 2026', 'Kode | Nama', 'A | Semen', 'TOTAL | 1')).toEqual({
    heads: ['Kode', 'Nama'],
    mapping: ['code', 'name'],
    below: ['A'],
  })
})

test('two lines are one head where the upper names groups, with and without merged cells', () => {
  const prices = {
    heads: ['Kode', 'Nama Barang', 'Harga Beli', 'Harga Jual'],
    mapping: ['code', 'name', 'buy', 'sell'],
  }
  expect(tableOf('Kode | Nama Barang | Harga |', '| | Beli | Jual', 'A | Semen | 1 | 2')).toEqual({
    ...prices,
    below: ['A'],
  })
  const merged = tableOf('Kode | Nama Barang | Harga | Harga', 'Kode | Nama Barang | Beli | Jual', 'A | Semen | 1 | 2')
  expect(merged).toEqual({ ...prices, below: ['A'] })
})

test('a head that says enough below its group stands without it', () => {
  const table = tableOf('Nama Barang | Tempat | | Harga |', '| Alamat | Kota | Beli | Jual', 'Semen | x | y | 1 | 2')
  expect(table.mapping).toEqual(['name', 'address', 'city', 'buy', 'sell'])
})

test('a first row of entries is none of the heads', () => {
  expect(tableOf('Kode | Nama', 'Kota | Semen', 'B | Pasir').below).toEqual(['Kota', 'B'])
})
