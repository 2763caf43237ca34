import { expect, test } from 'vitest'
import { importers } from '#app/import/importers.ts'
import { menuFor } from '#app/menu.ts'
import { websiteSections } from '#app/website/sections.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { listPeriodLocks } from '#modules/journal/contract.ts'
import { actIn, actsWith } from './acts.ts'
import { commandsFor, iconOf } from './choices.ts'
import { lastOpenedFirst } from './recent.ts'

const menu = menuFor(() => true)
const commandGroups = (q: string, own: typeof menu, permissions: readonly string[]) => {
  const { called, others } = commandsFor(q, own, permissions)
  return [...called, ...others]
}
const titles = (q: string, permissions: readonly string[] = allPermissions) =>
  commandGroups(q, menu, permissions).flatMap((group) => group.hits.map((hit) => hit.title))

test('what is called so comes first: a page, a list of papers, a command', () => {
  expect(titles('order').slice(0, 3)).toEqual(['Order', 'Tambah order', 'Impor order'])
  expect(titles('pembelian')[0]).toBe('Pembelian Barang')
  expect(titles('surat jalan')[0]).toBe('Surat jalan')
  expect(titles('catat pembayaran')[0]).toBe('Catat pembayaran')
  expect(titles('bayar')).toContain('Catat pembayaran')
  expect(titles('beli')).toContain('Tambah pembelian')
})

test('what only speaks of it is told apart, to stand after what was found', () => {
  const { called, others } = commandsFor('langgan', menu, allPermissions)
  expect(called).toEqual([])
  expect(others.flatMap(({ hits }) => hits.map(({ title }) => title))).toContain('Pelanggan')
})

test('an act and its object begin the act with what the object finds, for who may', () => {
  const wanted = actIn('bayar INV-33')
  expect(wanted?.of).toBe('INV-33')
  const invoice = { id: 'i', title: 'INV-2611-0033', about: '', amount: '1', to: '/order/invoice/o?dokumen=i' }
  const found = [{ title: 'Invoice', hits: [invoice] }]
  expect(actsWith(wanted!, found, allPermissions)).toEqual([
    {
      title: 'Perintah',
      hits: [{ ...invoice, title: 'Catat pembayaran · INV-2611-0033', to: `${invoice.to}&buka=bayar` }],
    },
  ])
  expect(actsWith(wanted!, found, ['view order'])).toEqual([])
  expect(actIn('bayar')).toBeUndefined()
  expect(actIn('bayaran INV-33')).toBeUndefined()
})

test('what was opened lately comes first among what fits as well', () => {
  const of = (to: string, rank: number) => ({ id: to, title: to, about: '', amount: null, to, rank })
  const group = { title: 'Pelanggan', hits: [of('a', 1), of('b', 1), of('c', 2)] }
  expect(lastOpenedFirst(group, [of('c', 2), of('b', 1)]).hits.map(({ to }) => to)).toEqual(['b', 'a', 'c'])
})

test('nothing typed shows pages to go to, no commands', () => {
  expect(titles('')).toContain('Dashboard')
  expect(titles('')).not.toContain('Tambah order')
})

test('a section of the settings is found by what it holds', () => {
  expect(titles('tutup buku')).toEqual(['Tutup buku', 'Kunci periode'])
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
  // Its form has no check of its own.
  expect(titles('beli', ['view pembelian-barang', 'view dashboard'])).not.toContain('Tambah pembelian')
})

test('every import is a command that opens it where its list stands', () => {
  const commands = commandGroups('impor', menu, allPermissions)
  expect(commands.find((group) => group.title === 'Perintah')?.hits).toHaveLength(4)
  for (const { name, title, home } of importers) {
    const [hit] = commandsFor(`impor ${title}`, menu, allPermissions).called[0]?.hits ?? []
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
