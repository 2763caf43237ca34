import { expect, test } from 'vitest'
import { menuFor } from '#app/menu.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { commandGroups } from './choices.ts'

const menu = menuFor(() => true)
const titles = (q: string, permissions: readonly string[] = allPermissions) =>
  commandGroups(q, menu, permissions).flatMap((group) => group.hits.map((hit) => hit.title))

test('a word finds what to begin, then where to go', () => {
  expect(titles('order')).toEqual(['Tambah order', 'Order'])
  expect(titles('beli')).toContain('Tambah pembelian')
})

test('nothing typed shows pages to go to, no commands', () => {
  expect(titles('')).toContain('Dashboard')
  expect(titles('')).not.toContain('Tambah order')
})

test('a section of the settings is found by what it holds', () => {
  expect(titles('tutup buku')).toEqual(['Kunci periode'])
  expect(titles('tutup buku', ['view dashboard', 'view account-setting'])).toEqual([])
  expect(titles('gelap', ['view dashboard', 'view account-setting'])).toEqual(['Tampilan'])
})

test('what somebody may not begin is not offered', () => {
  expect(titles('order', ['view order', 'view dashboard'])).not.toContain('Tambah order')
})
