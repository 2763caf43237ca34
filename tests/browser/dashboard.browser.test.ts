import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paletteHere } from '../../bench/speed/palette.ts'
import { complaintsInBothThemes } from './axe.ts'
import { type Office, openOffice } from './office.ts'
import { openSettled } from './settled.ts'

// The dashboard and the search over everything, as people meet them.
let office: Office

beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office?.close())

const dashboardCalls = ['angka', 'tugas', 'order', 'langkah']

async function opened(page: Page): Promise<void> {
  await page.goto(`${office.url}/dashboard`)
  await page.getByRole('list', { name: 'Angka utama' }).waitFor()
}

test('one part that fails harms no other, and offers to be asked again', async () => {
  for (const broken of dashboardCalls.slice(0, 3)) {
    const { page } = await office.enter()
    await page.route(`**/api/dashboard/${broken}*`, (route) =>
      route.fulfill({ status: 500, json: { message: 'Rusak.' } }),
    )
    await page.goto(`${office.url}/dashboard`)
    await page.getByRole('alert').first().waitFor()
    const alive = {
      angka: page.getByRole('link', { name: 'Kas masuk' }),
      tugas: page.getByRole('link', { name: /^Tagih:/ }).first(),
      order: page.getByRole('list', { name: 'Order per status' }),
    }
    for (const [part, sign] of Object.entries(alive)) if (part !== broken) await sign.waitFor()
    await page.unroute(`**/api/dashboard/${broken}*`)
    await page.getByRole('button', { name: 'Coba lagi' }).first().click()
    await alive[broken as keyof typeof alive].waitFor()
    await page.close()
  }
})

test('a figure opens the list that makes it, with the same sum', async () => {
  const { page } = await office.enter()
  await opened(page)
  const tile = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Piutang belum dibayar' }) })
  const whole = await tile.locator('p[title]').getAttribute('title')
  await tile.getByRole('link').click()
  await page.waitForURL('**/order/?*jenis=invoice*')
  const sum = String(whole).replace('Rp', '')
  await page.getByRole('row').filter({ hasText: sum }).first().waitFor()
})

test('each number of what waits opens the list of exactly these', async () => {
  const { page } = await office.enter()
  await opened(page)
  const kinds = ['Invoice lewat tempo', 'Belum dikirim', 'Belum diterima', 'Tagihan supplier', 'Perlu dibeli']
  for (const kind of kinds) {
    await page.goto(`${office.url}/dashboard`)
    const link = page.getByRole('link', { name: new RegExp(`^${kind} [\\d.]+$`) })
    const count = /[\d.]+$/.exec(await link.innerText())?.[0] ?? ''
    await link.click()
    await page.getByText(new RegExp(` dari ${count.replaceAll('.', '\\.')}$`)).waitFor()
  }
})

test('the figures of cash open the table of the months that make them', async () => {
  const { page } = await office.enter()
  await opened(page)
  await page.getByRole('link', { name: 'Kas masuk' }).click()
  await page.getByRole('region', { name: 'Tabel arus kas' }).waitFor()
})

test('the chart tells the values of one month to the pointer and to the arrow keys, as its table has them', async () => {
  const { page } = await office.enter()
  await opened(page)
  const chart = page.getByRole('slider', { name: /^Arus kas 12 bulan/ })
  await chart.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('End')
  const spoken = String(await chart.getAttribute('aria-valuetext'))
  expect(spoken).toMatch(/^\p{L}+ \d{4}: Masuk Rp[\d.]+, Keluar Rp[\d.]+, Saldo −?Rp[\d.]+$/u)
  const month = spoken.split(':')[0] ?? ''
  await chart.getByText(month).waitFor()
  await page.keyboard.press('ArrowLeft')
  await chart.getByText(month).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  const frame = await chart.boundingBox()
  // Where the chart stands once the cards above it have come to rest.
  await chart.hover({ position: { x: (frame?.width ?? 0) - 20, y: 100 } })
  await chart.getByText(month).waitFor()
  await page.getByRole('heading', { level: 1 }).hover()
  await chart.getByText(month).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Lihat tabel' }).click()
  const cashIn = /Masuk Rp([\d.]+)/.exec(spoken)?.[1] ?? ''
  await page.getByRole('row').filter({ hasText: month }).filter({ hasText: cashIn }).waitFor()
})

test('what customers and we owe is drawn by when it falls due', async () => {
  const { page } = await office.enter()
  await opened(page)
  const bars = page.getByRole('img', { name: /Rp[\d.]+ (belum jatuh tempo|lewat tempo)/ })
  await expect.poll(() => bars.count()).toBe(2)
})

test('the chosen period is there the next day, on the same person', async () => {
  const { page } = await office.enter()
  await opened(page)
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/api/preferences') && answer.request().method() !== 'GET',
  )
  await page.getByRole('radio', { name: 'Tahun ini' }).check({ force: true })
  await page.waitForURL('**periode=tahun-ini*')
  expect((await kept).ok()).toBe(true)
  await page.goto(`${office.url}/dashboard`)
  await expect.poll(() => page.getByRole('radio', { name: 'Tahun ini' }).isChecked()).toBe(true)
})

test('no more than six questions of its own at once', async () => {
  const { page } = await office.enter()
  const open = new Set<unknown>()
  const most: number[] = []
  const isOwn = (url: string) => /\/api\/(dashboard|arus-kas|data-contoh)/.test(url)
  page.on('request', (request) => isOwn(request.url()) && most.push(open.add(request).size))
  const end = (request: unknown) => open.delete(request)
  page.on('requestfinished', end).on('requestfailed', end)
  await opened(page)
  await page.getByRole('heading', { name: 'Aktivitas terbaru' }).waitFor()
  await expect.poll(() => open.size).toBe(0)
  expect(most.length).toBeGreaterThan(3)
  expect(Math.max(...most)).toBeLessThanOrEqual(6)
})

test('who works in the yard sees large buttons on the phone, and no money', async () => {
  const rights = ['view dashboard', 'view account-setting', 'view gudang', 'view stock', 'create stock']
  const { page } = await office.enter({ permissions: rights }, { width: 360, height: 780 })
  await page.goto(`${office.url}/dashboard`)
  await page.getByRole('navigation', { name: 'Pekerjaan utama' }).getByRole('link', { name: 'Hitung stok' }).waitFor()
  expect(await page.getByText(/Rp\d/).count()).toBe(0)
})

test('who sees no cash has no empty half: orders take its place, and on a phone what to do stands first', async () => {
  const { page } = await office.enter({ permissions: ['view dashboard', 'view account-setting', 'view order'] })
  await openSettled(page, `${office.url}/dashboard`)
  const box = async (name: string) =>
    (await page.getByRole('region', { name, exact: true }).boundingBox()) ?? { x: 0, y: 0 }
  await page.getByRole('region', { name: 'Order per status' }).getByRole('list').waitFor()
  const wide = {
    orders: await box('Order per status'),
    acts: await box('Aktivitas terbaru'),
    work: await box('Perlu tindakan'),
  }
  expect(wide.orders.x).toBe(wide.acts.x)
  expect(wide.work.x).toBeGreaterThan(wide.orders.x)
  expect(wide.work.y).toBe(wide.orders.y)
  await page.setViewportSize({ width: 360, height: 780 })
  await expect.poll(async () => (await box('Perlu tindakan')).y < (await box('Order per status')).y).toBe(true)
  expect((await box('Order per status')).y).toBeLessThan((await box('Aktivitas terbaru')).y)
})

test('Ctrl+K, a number without its zeros, Enter: the invoice is open, by keyboard alone', async () => {
  const { page } = await office.enter()
  await opened(page)
  const { rows } = (await (await page.request.get(`${office.url}/api/invoice`)).json()) as {
    rows: { label: string; orderId: string }[]
  }
  const wanted = rows.find(({ label, orderId }) => label.startsWith('INV') && orderId)
  const short = String(wanted?.label).replace(/-0+(\d+)$/, '-$1')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Cari apa saja' }).waitFor()
  await page.keyboard.type(short)
  await page.getByRole('option', { name: new RegExp(`^${wanted?.label}`) }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/order\/invoice\//)
})

test('who types on and presses Enter at once opens what was typed, not what stood there before', async () => {
  const { page } = await office.enter()
  await opened(page)
  const { rows } = (await (await page.request.get(`${office.url}/api/invoice`)).json()) as {
    rows: { label: string; orderId: string }[]
  }
  const wanted = rows.findLast(({ label, orderId }) => label.startsWith('INV') && orderId)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Cari apa saja' }).waitFor()
  await page.keyboard.type('INV')
  await page.getByRole('option', { name: /^INV/ }).first().waitFor()
  await page.keyboard.type(String(wanted?.label).slice(3))
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/order/invoice/${wanted?.orderId}*`)
})

test('Ctrl+Enter opens what was found in a tab of its own; what was typed is marked, also where it is not the name', async () => {
  const { page, path, window } = await office.enter()
  await opened(page)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Cari apa saja' })
  await page.getByRole('combobox', { name: 'Cari apa saja' }).fill('semen')
  const sellers = palette.getByRole('group', { name: 'Supplier', exact: true }).getByRole('option')
  await sellers.first().waitFor()
  for (const seller of await sellers.all()) expect(await seller.locator('mark').first().innerText()).toMatch(/semen/i)
  await palette.getByText('tab baru').waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  const other = window.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await (await other).waitForURL(/\/(supplier|pembelian-barang|bahan-baku)\//)
  await palette.waitFor({ state: 'detached' })
  expect(path()).toContain('/dashboard')
})

test('what is typed while the palette still comes is typed into it, not into the page beneath', async () => {
  const { page, path } = await office.enter()
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route(/\/assets\/palette-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${office.url}/order/`)
  await page.getByRole('table', { name: 'Order' }).getByRole('row').nth(1).waitFor()
  await page.keyboard.press('Control+k')
  // 'n' alone would be the shortcut of a new order.
  await page.keyboard.type('nota')
  release()
  const field = page.getByRole('combobox', { name: 'Cari apa saja' })
  await field.waitFor()
  await expect.poll(() => field.inputValue()).toBe('nota')
  await page.keyboard.type(' toko')
  expect(await field.inputValue()).toBe('nota toko')
  expect(path()).toBe('/order/')
})

test('the palette stands with the first picture after its key, and waits for nothing from the server', async () => {
  const { page, window, go } = await office.enter()
  await go('/order/')
  await paletteHere(page)
  await window.setOffline(true)
  const inNextPicture = () =>
    page.evaluate(
      () =>
        new Promise<string | null | undefined>((resolve) => {
          dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
          requestAnimationFrame(() => resolve(document.activeElement?.getAttribute('aria-label')))
        }),
    )
  // Twice: the first time is no slower than the next. How many milliseconds it takes is told by `npm run speed`.
  expect(await inNextPicture()).toBe('Cari apa saja')
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Cari apa saja' }).waitFor({ state: 'detached' })
  expect(await inNextPicture()).toBe('Cari apa saja')
})
