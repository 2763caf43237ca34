import type { Browser, BrowserContext, Page, Request, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AUTH_COOKIE, unpackAuth } from '#modules/company/accounts/auth-state.ts'
import { openBrowser, openWindow } from './chromium.ts'
import { startHouse, type House } from './house.ts'
import { openSettled } from './settled.ts'
import { newestCode, outboxOf, signIn } from './sign-in.ts'
import { letterTo, linkOf } from './staff.ts'

const siti = { email: 'siti@wirabangun.co.id', password: 'gudang semen empat puluh' }

let house: House
let browser: Browser
let office: BrowserContext
let page: Page

beforeAll(async () => {
  house = await startHouse()
  browser = await openBrowser()
  office = await openWindow(browser)
  page = await office.newPage()
})

afterAll(async () => {
  await browser?.close()
  await house?.stop()
})

const path = () => new URL(page.url()).pathname + new URL(page.url()).search
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

test('a person registers, verifies the email and signs in with the mailed code', async () => {
  await page.goto(`${house.url}/registration`)
  await page.getByLabel('Nama lengkap').fill('Siti Nurjanah')
  await page.getByLabel('Nama perusahaan').fill('PT Wira Bangun Persada')
  await page.getByLabel('Email').fill(siti.email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(siti.password)
  await page.getByLabel('Ulangi kata sandi').fill(siti.password)
  await page.getByLabel(/Saya setuju/).check()
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await page.waitForURL('**/verify-email')
  await page.goto(linkOf(await letterTo(house, siti.email, /[Vv]erifikasi/), '/verify-email/'))
  await heading('Email terverifikasi').waitFor()
  await signIn(page, house, siti)
  await heading('Siti').waitFor()
})

test('the menu leads back to a list as it was left; with Alt to all of it', async () => {
  const menu = page.getByRole('navigation').first()
  const go = (name: string, modifiers: 'Alt'[] = []) =>
    menu.getByRole('link', { name, exact: true }).click({ modifiers })
  await page.goto(`${house.url}/pelanggan/?q=beton`)
  await heading('Pelanggan').waitFor()
  await go('Dashboard')
  await page.waitForURL('**/dashboard')
  await go('Pelanggan')
  await expect.poll(path).toBe('/pelanggan/?q=beton')
  await go('Dashboard')
  await page.waitForURL('**/dashboard')
  await go('Pelanggan', ['Alt'])
  await expect.poll(path).toBe('/pelanggan/')
})

test('the auth cookie is small, strict and lasts thirty days', async () => {
  const cookies = await office.cookies()
  const auth = cookies.find(({ name }) => name === 'mandor_auth')
  expect(auth).toMatchObject({ path: '/', sameSite: 'Strict', secure: true })
  expect((auth?.expires ?? 0) * 1000 - (await page.evaluate(() => Date.now()))).toBeGreaterThan(29 * 86_400_000)
  expect(`mandor_auth=${auth?.value}`.length).toBeLessThan(4096)
  expect(await page.evaluate(() => sessionStorage.getItem('otp'))).toBeNull()
})

test('public pages lead whoever holds a token to the dashboard', async () => {
  for (const address of ['/login', '/forgot-password', '/registration', '/verify-email', '/reset-password/abc/', '/']) {
    await page.goto(house.url + address)
    await page.waitForURL('**/dashboard')
  }
})

test('an address opens with and without a slash, and a wrong tab is dropped', async () => {
  for (const address of ['/laporan-keuangan', '/laporan-keuangan/']) {
    await page.goto(house.url + address)
    await heading('Laporan Keuangan').waitFor()
  }
  await page.goto(`${house.url}/absensi/?tab=salah`)
  await heading('Absensi').waitFor()
  await expect.poll(path).toBe('/absensi/')
  await page.goto(`${house.url}/absensi/?tab=konfigurasi`)
  await heading('Absensi').waitFor()
  expect(path()).toBe('/absensi/?tab=konfigurasi')
})

test('the error pages say what the spec quotes', async () => {
  await page.goto(`${house.url}/tidak/ada`)
  await heading('Page Not Found').waitFor()
  await page.getByText('The page you are looking for does not exist or has been moved.').waitFor()
  expect(await page.title()).toContain('Not Found')
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.waitForURL('**/dashboard')
})

test('after a change of page the focus is on its heading and the title says where one is', async () => {
  await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Supplier' }).click()
  await heading('Supplier').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(await page.title()).toBe('Supplier · Mandor')
})

test('the trail above a page gives up its group before a letter of the rest', async () => {
  await page.goto(`${house.url}/pembelian-barang/tambah`)
  await heading('Tambah pembelian').waitFor()
  const trail = page.getByRole('navigation', { name: 'Remah roti' })
  const steps = await trail
    .locator('a, [aria-current]')
    .evaluateAll((all) => all.map((step) => ({ text: step.textContent, isCut: step.scrollWidth > step.clientWidth })))
  expect(steps).toEqual([
    { text: 'Pembelian Barang', isCut: false },
    { text: 'Tambah pembelian', isCut: false },
  ])
  await page.goto(`${house.url}/supplier/`)
  await heading('Supplier').waitFor()
})

test('in the window of a small laptop the sidebar leaves its room to the page', async () => {
  const link = page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Supplier' })
  const width = async () => (await link.boundingBox())?.width
  const wide = await width()
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect.poll(width).toBeLessThan(60)
  await page.setViewportSize({ width: 1366, height: 900 })
  await expect.poll(width).toBe(wide)
})

test('Ctrl+B folds the sidebar, and it stays so', async () => {
  const link = page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Supplier' })
  const wide = await link.boundingBox()
  await page.keyboard.press('Control+b')
  await expect.poll(async () => (await link.boundingBox())?.width).toBeLessThan(wide?.width ?? 0)
  await page.reload()
  await heading('Supplier').waitFor()
  await expect.poll(async () => (await link.boundingBox())?.width).toBeLessThan(60)
  await page.keyboard.press('Control+b')
})

test('a stale CSRF token is renewed without a word', async () => {
  await page.goto(`${house.url}/account-setting`)
  await page.getByLabel('Nama lengkap').fill('Siti Nurjanah S.')
  await page.evaluate(() => (document.cookie = 'XSRF-TOKEN=stale; Path=/; SameSite=Strict'))
  const statuses: number[] = []
  page.on('response', (response) => response.url().includes('/profile') && statuses.push(response.status()))
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect.poll(() => statuses).toEqual([419, 200])
})

test('five equal failures are one toast', async () => {
  await page.route('**/api/account/sessions', (route) =>
    route.fulfill({ status: 500, json: { message: 'Server sibuk.' } }),
  )
  await page.goto(`${house.url}/account-setting?bagian=keamanan`)
  const part = page.getByRole('alert').filter({ hasText: 'Data gagal dimuat.' })
  for (let times = 0; times < 5; times += 1) await part.getByRole('button', { name: 'Coba lagi' }).click()
  await page.getByText('Server sibuk.').waitFor()
  expect(await page.locator('[data-sonner-toast]').count()).toBe(1)
  await page.unroute('**/api/account/sessions')
})

test('a session that ended asks for a login over the page, and what was typed stays', async () => {
  await page.goto(`${house.url}/account-setting`)
  await page.getByLabel('Nama lengkap').fill('Nama yang belum disimpan')
  await page.route('**/api/account/profile', (route) =>
    route.fulfill({ status: 401, json: { message: 'Sesi Anda berakhir.' } }),
  )
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Masuk lagi' })
  await dialog.waitFor()
  expect(await dialog.getByLabel('Email').inputValue()).toBe(siti.email)
  await page.unroute('**/api/account/profile')
  await page.route('**/api/login', (route) => route.continue())
  await dialog.getByLabel('Kata sandi', { exact: true }).fill(siti.password)
  const known = new Set(outboxOf(house))
  await dialog.getByRole('button', { name: 'Masuk', exact: true }).click()
  await page.locator('input[autocomplete="one-time-code"]').fill(await newestCode(house, known))
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.getByLabel('Nama lengkap').inputValue()).toBe('Nama yang belum disimpan')
})

test('a page whose file is gone is reloaded exactly once', async () => {
  await page.goto(`${house.url}/dashboard`)
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.route('**/assets/account-setting-*', (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('button', { name: /^Menu / }).click()
  await page.getByRole('menuitem', { name: 'Akun saya' }).click()
  await page.getByText('Something went wrong!').waitFor()
  await expect.poll(() => loads).toBe(1)
  await page.getByRole('button', { name: 'Show Error' }).click()
  await page.getByRole('button', { name: 'Hide Error' }).waitFor()
  expect(loads).toBe(1)
  await page.unroute('**/assets/account-setting-*')
})

test('the theme is light, dark or as the system, and is remembered', async () => {
  await page.goto(`${house.url}/dashboard`)
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'))
  expect(await isDark()).toBe(false)
  await page.getByRole('button', { name: /^Menu / }).click()
  await page.getByRole('menuitemradio', { name: 'Gelap' }).click()
  await expect.poll(isDark).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await page.reload()
  expect(await isDark()).toBe(true)
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
})

test('a menu shows only what may be opened, and opening something else ends the session', async () => {
  await withRights(['view dashboard', 'view account-setting'])
  await page.goto(`${house.url}/dashboard`)
  await heading('Siti').waitFor()
  expect(await page.getByRole('link', { name: 'Order' }).count()).toBe(0)
  await page.goto(`${house.url}/order/`)
  await page.waitForURL('**/login')
  expect((await office.cookies()).some(({ name }) => name === 'mandor_auth')).toBe(false)
  await page.unroute('**/api/me')
})

test('a page without its right leads to /unauthorized, and back does not return to it', async () => {
  await signIn(page, house, siti)
  await withRights(['view dashboard', 'view account-setting', 'view supplier'])
  await page.goto(`${house.url}/supplier/`)
  await heading('Supplier').waitFor()
  await page.goto(`${house.url}/supplier/tambah`)
  await page.waitForURL('**/unauthorized?*')
  await page.getByText('Butuh: tambah Supplier.').waitFor()
  await page.goBack()
  await heading('Supplier').waitFor()
  expect(path()).toBe('/supplier/')
  await page.unroute('**/api/me')
})

test('a refused act fetches the rights again and rebuilds the menu', async () => {
  await page.goto(`${house.url}/account-setting`)
  const menu = page.getByRole('navigation', { name: 'Menu utama' })
  await menu.getByRole('link', { name: 'Supplier' }).waitFor()
  await page.route('**/api/me', async (route) => {
    const response = await route.fetch()
    const permissions = ['view dashboard', 'view account-setting']
    await route.fulfill({ response, json: { ...((await response.json()) as object), permissions } })
  })
  await page.route('**/api/account/profile', (route) =>
    route.fulfill({ status: 403, json: { message: 'Tanpa akses.' } }),
  )
  await page.getByLabel('Nama lengkap').fill('Siti N.')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await menu.getByRole('link', { name: 'Supplier' }).waitFor({ state: 'detached' })
  await page.unroute('**/api/me')
  await page.unroute('**/api/account/profile')
})

test('leaving ends the session on the server too', async () => {
  await office.clearCookies()
  await signIn(page, house, siti)
  // What was asked before and is still under way may be refused, unseen; nothing is asked afterwards.
  await openSettled(page, `${house.url}/dashboard`)
  await page.getByRole('button', { name: /^Menu / }).click()
  const asked = new Set<Request>()
  const refused: string[] = []
  const ask = (request: Request) => void asked.add(request)
  const note = (answer: Response) =>
    void (answer.status() === 401 && asked.has(answer.request()) && refused.push(answer.url()))
  page.on('request', ask).on('response', note)
  await page.getByRole('menuitem', { name: 'Keluar' }).click()
  await page.waitForURL('**/login')
  // Who left of their own will is not told that their session ended.
  await page.getByLabel('Kata sandi', { exact: true }).waitFor()
  await page.waitForTimeout(500)
  expect(refused).toEqual([])
  page.off('request', ask).off('response', note)
  const status = () => page.evaluate(() => fetch('/api/me').then((response) => response.status))
  await expect.poll(status).toBe(401)
})

/** Makes the server say that only these rights are held, and waits until this window knows. */
async function withRights(permissions: string[]): Promise<void> {
  await page.route('**/api/me', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), permissions } })
  })
  await page.goto(`${house.url}/dashboard`)
  const held = async () => {
    const cookie = (await office.cookies()).find(({ name }) => name === AUTH_COOKIE)
    return unpackAuth(cookie?.value ?? '')?.permissions.toSorted()
  }
  await expect.poll(held).toEqual(permissions.toSorted())
}
