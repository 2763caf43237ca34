import { expect, test } from 'vitest'
import { menuFor } from '#app/menu.ts'
import { slotsFor } from './slots.ts'

const barOf = (...subjects: readonly string[]) =>
  slotsFor(menuFor((_action, subject) => subjects.includes(subject))).map(({ title, to }) => [title, to])

test('a phone’s bar holds home, attendance, photos and materials of who may open them', () => {
  const all = ['dashboard', 'order', 'absensi', 'dokumentasi-proyek', 'laporan-bahan-baku', 'gudang']
  expect(barOf(...all)).toEqual([
    ['Beranda', '/dashboard'],
    ['Absensi', '/absensi/'],
    ['Foto', '/dokumentasi-proyek/'],
    ['Bahan', '/laporan-bahan-baku/'],
  ])
})

test('what somebody may not open is replaced by the next of their menu, which never stands twice', () => {
  expect(barOf('dashboard', 'absensi', 'pelanggan', 'order', 'gudang')).toEqual([
    ['Beranda', '/dashboard'],
    ['Absensi', '/absensi/'],
    ['Order', '/order/'],
    ['Pelanggan', '/pelanggan/'],
  ])
  expect(barOf('pembelian-barang', 'gudang', 'permissions', 'perusahaan', 'supplier').map(([title]) => title)).toEqual([
    'Supplier',
    'Pembelian',
    'Gudang',
    'Perusahaan',
  ])
})

test('whoever may open less than four places has less, and nobody a place they may not open', () => {
  expect(barOf('gudang')).toEqual([['Gudang', '/gudang/']])
  expect(barOf()).toEqual([])
})
