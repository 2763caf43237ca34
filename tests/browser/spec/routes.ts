import { expect, test } from 'vitest'
import { openWindow } from '../chromium.ts'
import { deskOf } from '../office.ts'
import { deskFor, endOf, type Here, viewAll } from './desks.ts'

const PUBLIC = [
  '/login',
  '/forgot-password',
  '/registration',
  '/registration/undangan',
  '/verify-email',
  '/verify-email/tautan',
  '/reset-password/tautan/',
]

/** The base paths of the modules with the values their `tab` may have. */
const MODULES: Readonly<Record<string, readonly string[]>> = {
  '/pembelian-barang/': ['pembelian', 'produk'],
  '/pelanggan/': [],
  '/order/': [],
  '/management-karyawan/': ['karyawan', 'pekerja'],
  '/laporan-keuangan/': [],
  '/laporan-keuangan-proyek/': [],
  '/laporan-bahan-baku/': [],
  '/gudang/': ['gudang', 'stock'],
  '/dokumentasi-proyek/': [],
  '/daftar-proyek/': [],
  '/bahan-baku/': [],
  '/absensi/': ['karyawan', 'pekerja', 'konfigurasi'],
  '/supplier/': [],
  '/slip-gaji/': [],
  '/rumah-produksi/': [],
  '/perusahaan/': [],
}

/** Section 2: who may stand where, tabs, spellings, the guard, preloading. */
export function specOfRoutes(here: Here): void {
  const owner = deskFor(here)

  test('Public routes redirect to /dashboard when a token is already held', async () => {
    const { page, go, path } = owner()
    for (const address of PUBLIC) {
      await go(address)
      await expect.poll(path, { message: address }).toBe('/dashboard')
    }
    await page.getByRole('navigation', { name: 'Menu utama' }).waitFor()
  })

  test('/ redirects to /dashboard', async () => {
    await owner().go('/')
    await expect.poll(owner().path).toBe('/dashboard')
  })

  test('Authenticated routes go to /login when there is no token; public ones and /unauthorized stay', async () => {
    const window = await openWindow(here().browser)
    const stranger = deskOf(window, await window.newPage(), here().url)
    const pathname = () => new URL(stranger.page.url()).pathname
    await stranger.go('/')
    await expect.poll(pathname).toBe('/login')
    const closed = ['/dashboard', '/account-setting', '/pengaturan-website', '/permissions', ...Object.keys(MODULES)]
    for (const address of [...closed, '/order/tambah']) {
      expect(await endOf(stranger, address)).toBe(address === '/dashboard' ? '/login' : `/login?redirect=${address}`)
    }
    await stranger.go('/order/tambah')
    await expect.poll(pathname).toBe('/login')
    for (const address of [...PUBLIC, '/unauthorized']) {
      await stranger.go(address)
      await stranger.page.getByRole('heading', { level: 1 }).waitFor()
      expect(stranger.path(), address).toBe(address)
    }
    await window.close()
  })

  test('/unauthorized has no guard for those who are signed in either', async () => {
    const { page, go, path } = owner()
    await go('/unauthorized')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(path()).toBe('/unauthorized')
  })

  test('A tab search parameter must be one of the values listed per page; other values are dropped', async () => {
    const { page, go, path } = owner()
    await go('/dashboard')
    await page.getByRole('navigation', { name: 'Menu utama' }).waitFor()
    for (const [address, tabs] of Object.entries(MODULES)) {
      for (const tab of tabs) expect(await endOf(owner(), `${address}?tab=${tab}`)).toBe(`${address}?tab=${tab}`)
    }
    for (const address of ['/order/', ...Object.keys(MODULES).filter((key) => (MODULES[key]?.length ?? 0) > 0)]) {
      await go(`${address}?tab=lain`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await expect.poll(path).toBe(address)
    }
  })

  test('Each module has a list page at its base path, also without the last slash', async () => {
    const { page, go } = owner()
    await go('/order')
    await page.getByRole('heading', { level: 1, name: 'Order' }).waitFor()
    for (const address of Object.keys(MODULES)) {
      for (const spelling of [address, address.slice(0, -1)]) {
        expect(await endOf(owner(), spelling)).toBe(spelling)
        await expect.poll(() => page.title(), { message: spelling }).not.toContain('Not Found')
      }
    }
  })

  test('The first path segment must be viewable, else the user is logged out and sent to /login', async () => {
    for (const address of ['/supplier/', '/supplier/tambah', '/permissions']) {
      const desk = await here().enter({ permissions: ['view pelanggan'] })
      await desk.go('/pelanggan/')
      await desk.page.getByRole('heading', { level: 1, name: 'Pelanggan' }).waitFor()
      const [leaving] = await Promise.all([desk.page.waitForResponse('**/api/logout'), desk.go(address)])
      expect(leaving.status()).toBe(200)
      await expect.poll(() => new URL(desk.page.url()).pathname).toBe('/login')
      const names = (await desk.window.cookies()).map(({ name }) => name)
      expect(names).not.toContain('mandor_auth')
      expect(await desk.page.evaluate(() => fetch('/api/me').then(({ status }) => status))).toBe(401)
      await desk.window.close()
    }
  })

  test('Pages are preloaded when the user hovers or focuses a link', async () => {
    const { page, go, path } = owner()
    await go('/dashboard')
    const link = (name: string) =>
      page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name, exact: true })
    await Promise.all([page.waitForRequest('**/assets/customers-*.js'), link('Pelanggan').hover()])
    await Promise.all([page.waitForRequest('**/assets/company-list-*.js'), link('Perusahaan').focus()])
    expect(path()).toBe('/dashboard')
  })

  test('Preloading a page that may not be viewed logs nobody out', async () => {
    const desk = await here().enter({ permissions: viewAll.filter((right) => right !== 'view supplier') })
    await desk.go('/dashboard')
    await desk.page.getByRole('navigation', { name: 'Menu utama' }).waitFor()
    await desk.page.evaluate(async () => {
      const { __TSR_ROUTER__: router } = self as unknown as {
        __TSR_ROUTER__: { preloadRoute(to: { to: string }): Promise<unknown> }
      }
      for (const to of ['/supplier/', '/supplier/tambah', '/login']) await router.preloadRoute({ to })
    })
    expect(desk.path()).toBe('/dashboard')
    expect((await desk.window.cookies()).map(({ name }) => name)).toContain('mandor_auth')
    expect(await desk.page.evaluate(() => fetch('/api/me').then(({ status }) => status))).toBe(200)
    await desk.window.close()
  })
}
