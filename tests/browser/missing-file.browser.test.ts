import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOffice, type Desk, type Office } from './office.ts'

// A tab that was left open while a newer version was put up: files it has not fetched yet are gone from the server.
let office: Office

beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office?.close())

const gone = (route: Route) => route.fulfill({ status: 404, body: '' })

/** Takes files off the server, and counts how often the page is loaded; loaded anew it is of the newer version. */
async function newerVersion(page: Page, files: RegExp, { isMendedByReload = true } = {}) {
  const seen = { loads: 0 }
  page.on('load', () => (seen.loads += 1))
  await page.route(files, (route) => (isMendedByReload && seen.loads > 0 ? route.continue() : gone(route)))
  return seen
}

async function atAnOrder(): Promise<Desk> {
  const desk = await office.enter()
  await desk.go('/order/?bill=billed')
  await desk.page
    .getByRole('button', { name: /^Aksi ORD/ })
    .first()
    .waitFor()
  return desk
}

async function askForPayment({ page }: Desk): Promise<void> {
  await page
    .getByRole('button', { name: /^Aksi ORD/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Catat pembayaran' }).click()
}

const PAY = /\/assets\/pay-sheet-[^/]*\.js$/

test('a sheet whose file is gone loads the page once, and opens', async () => {
  const desk = await atAnOrder()
  const seen = await newerVersion(desk.page, PAY)
  await askForPayment(desk)
  await desk.page.getByRole('dialog', { name: 'Catat pembayaran' }).getByLabel('Jumlah diterima').waitFor()
  expect(seen.loads).toBe(1)
  expect(await desk.page.getByText('Something went wrong!').count()).toBe(0)
  await desk.window.close()
})

test('where it stays gone the page says so after one reload; Muat ulang mends it once the file is there', async () => {
  const desk = await atAnOrder()
  const seen = await newerVersion(desk.page, PAY, { isMendedByReload: false })
  await askForPayment(desk)
  await desk.page.getByText('Something went wrong!').waitFor()
  expect(seen.loads).toBe(1)
  await desk.page.getByRole('button', { name: 'Muat ulang' }).click()
  await expect.poll(() => seen.loads).toBe(2)
  await desk.page.getByText('Something went wrong!').waitFor()
  expect(seen.loads).toBe(2)
  await desk.page.unroute(PAY)
  await desk.page.getByRole('button', { name: 'Muat ulang' }).click()
  await desk.page.getByRole('dialog', { name: 'Catat pembayaran' }).getByLabel('Jumlah diterima').waitFor()
  await desk.window.close()
})

test('what was typed is a draft by then: nothing is asked, and it comes back', async () => {
  const { page, go, window } = await office.enter()
  let asked = 0
  page.on('dialog', (dialog) => {
    asked += 1
    void dialog.accept()
  })
  await go('/pelanggan/tambah')
  await page.getByLabel('Nama pelanggan').waitFor()
  const seen = await newerVersion(page, /\/assets\/help-drawer-[^/]*\.js$/)
  await page.getByLabel('Nama pelanggan').pressSequentially('PT Versi Lama')
  // At once: within the second in which typing is not kept yet.
  await page.keyboard.press('F1')
  await page.getByRole('button', { name: 'Pulihkan' }).click()
  expect(await page.getByLabel('Nama pelanggan').inputValue()).toBe('PT Versi Lama')
  expect([seen.loads, asked]).toEqual([1, 0])
  await window.close()
})

test('what is only fetched in case is left alone, and a pointer over a button loads nothing anew', async () => {
  const { page, go, window } = await office.enter()
  await go('/pelanggan/tambah')
  const help = page.getByRole('button', { name: 'Bantuan' })
  await help.waitFor()
  const seen = await newerVersion(page, /\/assets\/help-drawer-[^/]*\.js$/)
  const missed = page.waitForResponse(/help-drawer/)
  await help.hover()
  expect((await missed).status()).toBe(404)
  await page.getByLabel('Nama pelanggan').fill('PT Tetap')
  expect(seen.loads).toBe(0)
  await window.close()
})

test('without a connection nothing is loaded anew: it says so, and opens once there is one', async () => {
  const desk = await atAnOrder()
  const { page } = desk
  let loads = 0
  page.on('load', () => (loads += 1))
  const outOfReach = /\/assets\/pay-sheet-[^/]*\.js$|\/healthz$/
  await page.route(outOfReach, (route) => route.abort('internetdisconnected'))
  await askForPayment(desk)
  await page.getByText('Halaman ini belum bisa dibuka tanpa koneksi.').waitFor()
  expect(loads).toBe(0)
  await page.unroute(outOfReach)
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await page.getByRole('dialog', { name: 'Catat pembayaran' }).getByLabel('Jumlah diterima').waitFor()
  expect(loads).toBe(1)
  await desk.window.close()
})
