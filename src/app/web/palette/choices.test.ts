import { expect, test } from 'vitest'
import { importers } from '#app/import/importers.ts'
import { menuFor } from '#app/menu.ts'
import { websiteSections } from '#app/website/sections.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { listPeriodLocks } from '#modules/journal/contract.ts'
import { commandGroups, iconOf } from './choices.ts'

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

test('every section of the settings is found by its own name', () => {
  for (const { id, title } of websiteSections) {
    const hits = commandGroups(title, menu, allPermissions).flatMap((group) => group.hits.map(({ to }) => to))
    expect(hits, id).toContain(`/pengaturan-website?bagian=${id}`)
  }
  expect(titles('persetujuan')).toEqual(['Persetujuan'])
  expect(titles('BCA')).toEqual(['Rekening bank'])
  expect(titles('unduh cadangan')).toEqual(['Ekspor data'])
})

test('a section that asks for more than its page is offered to who holds that as well', () => {
  const rights = websiteSections.flatMap((section) => ('right' in section ? [section.right] : []))
  expect(rights).toEqual([listPeriodLocks.permission])
  const settingsOnly = ['view dashboard', 'view pengaturan-website', 'update pengaturan-website']
  expect(titles('kunci periode', settingsOnly)).toEqual([])
  expect(titles('kunci periode', [...settingsOnly, 'view laporan-keuangan'])).toEqual(['Kunci periode'])
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

test('what is found wears the drawing of the menu under which it stands', () => {
  expect(iconOf('/order/invoice/1?dokumen=2')).toBe('order')
  expect(iconOf('/supplier/detail/1')).toBe('truck')
  expect(iconOf('/gudang/?tab=stock')).toBe('warehouse')
  expect(iconOf('/account-setting?bagian=tampilan')).toBe('account')
})
