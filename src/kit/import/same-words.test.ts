import { expect, test } from 'vitest'
import type { ImportColumn } from '#kit/import/importer.ts'
import { headText, mapHeads } from '#kit/import/map-heads.ts'
import { sameWords } from '#kit/import/same-words.ts'

test.each([
  [['Email', 'E-mail', 'Surel', 'Alamat Surel', 'email address'], 'email'],
  [['Telepon', 'No. HP', 'HP', 'Nomor Telp.', 'Ponsel', 'phone'], 'telepon'],
  [['WhatsApp', 'No WA', 'WA', 'Whats App'], 'whatsapp'],
  [['NPWP', 'No. NPWP', 'Nomor Pokok Wajib Pajak'], 'npwp'],
  [['Satuan', 'Unit', 'UoM', 'Sat.'], 'satuan'],
  [['Harga satuan', 'Unit price', 'Hrg Sat'], 'harga satuan'],
  [['Nama barang', 'Item name', 'Nama Item'], 'barang nama'],
  [['Alamat', 'Address'], 'alamat'],
])('%j mean one thing', (heads, word) => {
  expect(heads.map((head) => sameWords(headText(head)))).toEqual(heads.map(() => word))
})

const column = (key: string, label: string, ...alike: string[]): ImportColumn => {
  return { key, label, kind: 'text', isNeeded: false, alike }
}

test('a column is found by any word for it, and its own name goes first', () => {
  const columns = [
    column('name', 'Nama pelanggan', 'nama'),
    column('phone', 'Telepon'),
    column('whatsapp', 'No. WhatsApp'),
    column('email', 'Email'),
    column('city', 'Kota/Kabupaten', 'kota'),
  ]
  expect(mapHeads(['Name', 'Surel', 'Ponsel', 'WA', 'City'], columns, {})).toEqual([
    'name',
    'email',
    'phone',
    'whatsapp',
    'city',
  ])
  expect(mapHeads(['HP', 'Telepon'], columns, {})).toEqual(['', 'phone'])
})
