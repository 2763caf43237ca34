import { expect, test } from 'vitest'
import { importers } from '#app/import/importers.ts'
import { menuFor } from '#app/menu.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { commandGroups } from './choices.ts'

const menu = menuFor(() => true)
const titles = (q: string, permissions: readonly string[] = allPermissions) =>
  commandGroups(q, menu, permissions).flatMap((group) => group.hits.map((hit) => hit.title))

test('a word finds what to begin, then where to go', () => {
  expect(titles('order')).toEqual(['Tambah order', 'Impor order', 'Order'])
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

test('every import is a command that opens it where its list stands', () => {
  const commands = commandGroups('impor', menu, allPermissions)
  expect(commands.find((group) => group.title === 'Perintah')?.hits).toHaveLength(4)
  for (const { name, title, home } of importers) {
    const [hit] = commandGroups(`impor ${title}`, menu, allPermissions)[0]?.hits ?? []
    expect(hit?.to, title).toBe(`${home}${home.includes('?') ? '&' : '?'}impor=${name}`)
  }
  expect(titles('impor pelanggan', ['view pelanggan', 'view dashboard'])).not.toContain('Impor pelanggan')
})
