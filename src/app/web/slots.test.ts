import { expect, test } from 'vitest'
import { menuFor } from '#app/menu.ts'
import { slotsFor } from './slots.ts'

const barOf = (subjects: readonly string[]) =>
  slotsFor(menuFor((_action, subject) => subjects.includes(subject))).map(({ title, to }) => [title, to])

const everything = ['dashboard', 'order', 'absensi', 'dokumentasi-proyek', 'laporan-bahan-baku', 'gudang', 'pelanggan']

test('a phone’s bar holds home, attendance, photos and materials of who may open them', () => {
  expect(barOf(everything)).toEqual([
    ['Beranda', '/dashboard'],
    ['Absensi', '/absensi/'],
    ['Foto', '/dokumentasi-proyek/'],
    ['Bahan', '/laporan-bahan-baku/'],
  ])
})

test('what somebody may not open is replaced by the next of their menu, which never stands twice', () => {
  expect(barOf(['dashboard', 'absensi', 'pelanggan', 'order', 'supplier']).map(([title]) => title)).toEqual([
    'Beranda',
    'Absensi',
    'Order',
    'Pelanggan',
  ])
  const stores = ['pembelian-barang', 'gudang', 'permissions', 'perusahaan', 'supplier']
  expect(barOf(stores).map(([title]) => title)).toEqual(['Pembelian', 'Gudang', 'Supplier', 'Perusahaan'])
})

test('whoever may open less than four places has less, and nobody a place they may not open', () => {
  expect(barOf(['gudang'])).toEqual([['Gudang', '/gudang/']])
  expect(barOf([])).toEqual([])
})
