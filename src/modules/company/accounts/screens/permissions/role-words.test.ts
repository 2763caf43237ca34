import { expect, test } from 'vitest'
import { changedText, sizeText } from './role-words.ts'

test('a role says how many hold it, how much it gives, and who changed it last', () => {
  expect(sizeText({ users: 3, isOwner: false, permissions: ['view order', 'update order'] })).toBe(
    '3 pengguna · 2 izin',
  )
  expect(sizeText({ users: 1, isOwner: true, permissions: [] })).toBe('1 pengguna · semua izin')
  expect(changedText({ changedAt: '2026-03-02T03:00:00Z', changedBy: 'Siti Nurhaliza' })).toMatch(
    /^Diubah 2 Mar.* 10\.00, Siti Nurhaliza$/,
  )
  expect(changedText({ changedAt: '2026-03-02T03:00:00Z', changedBy: null })).toBe('')
})
