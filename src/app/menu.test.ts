import { expect, test } from 'vitest'
import { menu, menuFor, trailOf } from './menu.ts'
import type { MenuItem } from '#kit/screen/shell/menu-shape.ts'

const outline = (items: readonly MenuItem[]): unknown[] =>
  items.map((item) => (item.type === 'item' ? item.id : [item.title, outline(item.children)]))

test('the whole menu is laid out as the spec says', () => {
  expect(outline(menu)).toEqual([
    'dashboard',
    ['Keuangan', ['laporan-keuangan', 'order']],
    ['User', ['pelanggan', 'supplier', ['Karyawan', ['management-karyawan', 'absensi', 'slip-gaji']]]],
    [
      'Operasional',
      [
        'pembelian-barang',
        ['Proyek', ['daftar-proyek', 'dokumentasi-proyek', 'laporan-bahan-baku', 'laporan-keuangan-proyek']],
        ['Stock', ['bahan-baku', 'rumah-produksi', 'gudang']],
      ],
    ],
    ['Pengaturan', ['perusahaan', 'pengaturan-website', 'permissions']],
  ])
})

test('a group or section without a permitted child is hidden', () => {
  const mine = menuFor((_action, subject) => ['dashboard', 'absensi'].includes(subject))
  expect(outline(mine)).toEqual(['dashboard', ['User', [['Karyawan', ['absensi']]]]])
})

test('an error during the check hides the entry', () => {
  const mine = menuFor((_action, subject) => {
    if (subject === 'order') throw new Error('broken rule')
    return subject === 'laporan-keuangan'
  })
  expect(outline(mine)).toEqual([['Keuangan', ['laporan-keuangan']]])
})

test('every entry has a url equal to its id, an icon and a description', () => {
  const entries = (items: readonly MenuItem[]): MenuItem[] =>
    items.flatMap((item) => [item, ...(item.type === 'item' ? [] : entries(item.children))])
  for (const item of entries(menu)) {
    expect(item.url).toBe(item.id)
    expect(item.icon).not.toBe('')
    expect(item.desc).not.toBe('')
  }
})

test('the breadcrumb of a module starts with its group', () => {
  expect(trailOf('daftar-proyek').map(({ title }) => title)).toEqual(['Operasional', 'Proyek', 'Daftar Proyek'])
})
