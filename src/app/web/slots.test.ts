import { expect, test } from 'vitest'
import { menuFor } from '#app/menu.ts'
import { slotsFor } from './slots.ts'

const stands =
  (...missing: readonly string[]) =>
  (path: string) =>
    !missing.includes(path)
const barOf = (subjects: readonly string[], isBuilt = stands()) =>
  slotsFor(
    menuFor((_action, subject) => subjects.includes(subject)),
    isBuilt,
  ).map(({ title, to }) => [title, to])

const everything = ['dashboard', 'order', 'absensi', 'dokumentasi-proyek', 'laporan-bahan-baku', 'gudang', 'pelanggan']

test('a phone’s bar holds home, attendance, photos and materials of who may open them', () => {
  expect(barOf(everything)).toEqual([
    ['Beranda', '/dashboard'],
    ['Absensi', '/absensi/'],
    ['Foto', '/dokumentasi-proyek/'],
    ['Bahan', '/laporan-bahan-baku/'],
  ])
})

test('what does not stand yet takes no place: the daily work of the others does', () => {
  const isBuilt = stands('/absensi/', '/dokumentasi-proyek/', '/laporan-bahan-baku/', '/laporan-keuangan/')
  expect(barOf([...everything, 'pembelian-barang', 'laporan-keuangan', 'supplier'], isBuilt)).toEqual([
    ['Beranda', '/dashboard'],
    ['Order', '/order/'],
    ['Pembelian', '/pembelian-barang/'],
    ['Gudang', '/gudang/'],
  ])
  expect(barOf(['laporan-keuangan', 'gudang'], isBuilt)).toEqual([['Gudang', '/gudang/']])
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
