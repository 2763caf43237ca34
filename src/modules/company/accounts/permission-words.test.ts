import { expect, test } from 'vitest'
import { approverLabel, rightsBySubject } from './permission-words.ts'

test('many rights are read module by module, in the order of the matrix', () => {
  expect(rightsBySubject(['create stock', 'view stock', 'approve order', 'view biaya', 'view order'])).toEqual([
    { of: 'Order', acts: 'Lihat, Setujui' },
    { of: 'Stok', acts: 'Lihat, Tambah' },
    { of: 'Biaya & laba', acts: 'Lihat' },
  ])
})

test('a role that may not approve says so where it is offered as an approver', () => {
  const role = { name: 'Gudang', approves: ['approve pembelian-barang'] }
  expect(approverLabel(role, 'approve pembelian-barang')).toBe('Gudang')
  expect(approverLabel(role, 'approve order')).toBe('Gudang (tanpa izin setujui)')
})
