import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { deskFor, type Here } from './desks.ts'

const WHOLE = `Dashboard dashboard
Keuangan
  Laporan Keuangan laporan-keuangan
  Order order
User
  Pelanggan pelanggan
  Supplier supplier
  Karyawan
    Management Karyawan management-karyawan
    Absensi absensi
    Slip Gaji slip-gaji
Operasional
  Pembelian Barang pembelian-barang
  Proyek
    Daftar Proyek daftar-proyek
    Dokumentasi Proyek dokumentasi-proyek
    Laporan Bahan Baku laporan-bahan-baku
    Laporan Keuangan laporan-keuangan-proyek
  Stock
    Bahan Baku bahan-baku
    Rumah Produksi rumah-produksi
    Gudang gudang
Pengaturan
  Perusahaan perusahaan
  Pengaturan Website pengaturan-website
  Permissions permissions`

/** Reads the sidebar as it stands: groups, folds and entries, each a step further in, entries with the segment they lead to. */
async function menuOf(page: Page): Promise<string> {
  const menu = page.getByRole('navigation', { name: 'Menu utama' })
  await menu.waitFor()
  const folded = menu.getByRole('button', { expanded: false })
  while ((await folded.count()) > 0) await folded.first().click()
  return menu.evaluate((nav) => {
    const lines: string[] = []
    const read = (place: Element, depth: number) => {
      for (const child of place.children) {
        const name = child.textContent?.trim() ?? ''
        const isGroup = child.getAttribute('role') === 'group'
        if (isGroup) lines.push(child.getAttribute('aria-label') ?? '')
        if (child instanceof HTMLAnchorElement)
          lines.push(`${'  '.repeat(depth)}${name} ${child.pathname.split('/')[1]}`)
        else if (child instanceof HTMLButtonElement) lines.push(`${'  '.repeat(depth)}${name}`)
        else if (child.tagName !== 'P') read(child, depth + 1)
      }
    }
    read(nav, 0)
    return lines.join('\n')
  })
}

/** Section 2, sidebar. */
export function specOfMenu(here: Here): void {
  const owner = deskFor(here)

  test('The menu shows every entry in its group to a user who may view everything', async () => {
    await owner().go('/dashboard')
    expect(await menuOf(owner().page)).toBe(WHOLE)
  })

  test('Each entry has an icon and a description', async () => {
    const { page } = owner()
    const links = page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link')
    expect(await links.locator('svg').count()).toBeGreaterThan(8)
    await links.filter({ hasText: 'Order' }).hover()
    await page.getByRole('tooltip').filter({ hasText: 'Pesanan pelanggan, surat jalan, dan invoice' }).waitFor()
  })

  test('It shows only entries the user may view; a group or section with no permitted children is hidden', async () => {
    const desk = await here().enter({ permissions: ['view pelanggan', 'view gudang', 'create order'] })
    await desk.go('/dashboard')
    const own = 'Dashboard dashboard\nUser\n  Pelanggan pelanggan\nOperasional\n  Stock\n    Gudang gudang'
    expect(await menuOf(desk.page)).toBe(own)
    await desk.window.close()
  })

  test('The menu is generated after login and on rehydration, and when permissions change', async () => {
    const desk = await here().enter({ permissions: ['view pelanggan'] })
    await desk.go('/dashboard')
    expect(await menuOf(desk.page)).toContain('Pelanggan')
    await desk.page.reload()
    expect(await menuOf(desk.page)).toContain('Pelanggan')
    await desk.page.route('**/api/me', async (route) => {
      const response = await route.fetch()
      const known = (await response.json()) as object
      await route.fulfill({ response, json: { ...known, permissions: ['view dashboard', 'view supplier'] } })
    })
    await desk.page.reload()
    await expect.poll(() => menuOf(desk.page)).toBe('Dashboard dashboard\nUser\n  Supplier supplier')
    await desk.window.close()
  })

  test('A permission gate shows its content only if the ability is allowed', async () => {
    const add = (page: Page) => page.getByRole('link', { name: 'Tambah pelanggan' })
    const desk = await here().enter({ permissions: ['view pelanggan'] })
    await desk.go('/pelanggan/')
    await desk.page.getByText('Belum ada pelanggan').first().waitFor()
    expect(await add(desk.page).count()).toBe(0)
    await desk.window.close()
    await owner().go('/pelanggan/')
    await add(owner().page).first().waitFor()
  })
}
