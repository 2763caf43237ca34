import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CDPSession, Locator, Page } from 'playwright-core'
import { dayIn } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import { deskOf as actingAs } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { addStock } from '#modules/warehouse/contract.ts'
import { createCount, openCount } from '#modules/warehouse/opname/contract.ts'
import { warehouseRoutes } from '#modules/warehouse/routes.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aSiteReport } from '#modules/works/cast/diary.ts'
import { openSiteReport } from '#modules/works/diary/contract.ts'
import { worksRoutes } from '#modules/works/routes.ts'
import { anActor } from '../cast/actor.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openBadLine } from './bad-line.ts'
import { deskOf, openOffice, type Desk, type Office } from './office.ts'

// A foreman's phone: Mandor was opened in the office, and is opened again where there is no signal.
const PHONE = { width: 360, height: 780, isKeeping: true }
let office: Office

beforeAll(async () => {
  office = await openOffice()
}, 120_000)
afterAll(() => office?.close())

/** Waits until everything this page was made of lies on the device. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const missing = () =>
    page.evaluate(async () => {
      const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      const files = paths.filter((path) => path.startsWith('/assets/'))
      const lying = await Promise.all(files.map((path) => caches.match(path)))
      return files.length === 0 ? ['nothing yet'] : files.filter((_, at) => !lying[at])
    })
  await expect.poll(missing).toEqual([])
}

/** The worker fetches the whole app before it takes over: on a busy machine that takes a while, in milliseconds. */
const SLOW = 120_000

/** Opens a page of the shell for the first time, so that it can be opened again without a signal. */
async function visited({ page, go }: Desk, address: string, shown: Locator): Promise<void> {
  await go(address)
  await shown.waitFor({ timeout: SLOW })
  await kept(page)
}

const devtools = new WeakMap<Page, CDPSession>()

/** The phone has a network, or none. A page of the emulation forgets it when it is loaded anew; a phone does not. */
async function network(page: Page, isThere: boolean): Promise<void> {
  await page.context().setOffline(!isThere)
  const session = devtools.get(page) ?? (await page.context().newCDPSession(page))
  devtools.set(page, session)
  const speed = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.overrideNetworkState', { offline: !isThere, ...speed })
}

async function openedAgain(page: Page, address = page.url()): Promise<void> {
  await network(page, false)
  await page.goto(address)
  await network(page, false)
}

const shown = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first().waitFor()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const signedIn = async (desk: Desk) => (await desk.window.cookies()).some(({ name }) => name === 'mandor_auth')
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('opened again without a signal the shell stands, says so, and comes alive by itself', async () => {
  const desk = await office.enter({}, PHONE)
  const { page, window } = desk
  const row = page.locator('li[data-row]').first()
  await visited(desk, '/order/', row)
  await openedAgain(page)
  await shown(page, 'Anda sedang offline.')
  await heading(page, 'Order')
  await page.getByRole('button', { name: 'Coba lagi' }).filter({ visible: true }).first().waitFor()
  await page.getByRole('status').getByText('Offline').waitFor({ state: 'attached' })
  expect([desk.path(), await signedIn(desk), await width(page)]).toEqual(['/order/', true, 360])
  expect(await complaintsInBothThemes(page)).toEqual([])

  // Never opened on this device: it says so in its place, without going round in circles.
  let loads = 0
  page.on('load', () => (loads += 1))
  await desk.go('/supplier/')
  await page.getByText('Halaman ini belum bisa dibuka tanpa koneksi.').waitFor()
  // The bar above does not name the page one came from.
  await page.getByRole('status').getByText('Belum terbuka').waitFor({ state: 'attached' })
  await expect.poll(() => loads).toBe(1)
  await openedAgain(page, `${office.url}/order/`)
  await shown(page, 'Anda sedang offline.')

  await network(page, true)
  await row.waitFor()
  expect([desk.path(), await signedIn(desk)]).toEqual(['/order/', true])
  await window.close()
})

test('a file that was on its way when the worker took over is kept too', async () => {
  const desk = await office.enter({}, PHONE)
  const { page, window } = desk
  let wasHeld = false
  await page.route('**/assets/company-list-*.js', async (route) => {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: SLOW })
    wasHeld = true
    await route.continue()
  })
  await visited(desk, '/perusahaan/', page.locator('main').getByText('NPWP', { exact: true }).first())
  expect(wasHeld).toBe(true)
  await openedAgain(page)
  await shown(page, 'Anda sedang offline.')
  await heading(page, 'Perusahaan')
  await window.close()
})

test('what was typed and not saved is still there', async () => {
  const desk = await office.enter({}, PHONE)
  const { page, window } = desk
  await visited(desk, '/pelanggan/tambah', page.getByLabel('Nama pelanggan'))
  await page.getByLabel('Nama pelanggan').fill('PT Tanpa Sinyal')
  const drafts = () => page.evaluate(() => Object.values({ ...localStorage }).join())
  await expect.poll(drafts).toContain('PT Tanpa Sinyal')
  await openedAgain(page)
  await page.getByRole('button', { name: 'Pulihkan' }).click()
  await expect.poll(() => page.getByLabel('Nama pelanggan').inputValue()).toBe('PT Tanpa Sinyal')
  await window.close()
})

test('the draft of a day is changed where there is no signal, taken up again after the phone was off, and sent once', async () => {
  const actor = anActor({ companyId: office.companyId, name: 'Rina' })
  const { id: projectId } = await aProject(office.db, actor, { name: 'Ruko Tanpa Sinyal' })
  const day = dayIn('Asia/Jakarta', now())
  const { id } = await aSiteReport(office.db, actor, { projectId, date: day, send: false })
  const desk = await office.enter({}, PHONE)
  const { page, window } = desk
  const rain = page.getByLabel('Pekerjaan berhenti karena hujan')
  await desk.go(`/dokumentasi-proyek/detail/${projectId}?tanggal=${day}`)
  await page.getByRole('link', { name: 'Ubah' }).click()
  await rain.waitFor({ timeout: SLOW })
  await kept(page)

  await openedAgain(page)
  await shown(page, 'Tanpa sinyal. Yang Anda simpan menunggu')
  await rain.fill('2,5')
  const drafts = () => page.evaluate(() => Object.values({ ...localStorage }).join())
  await expect.poll(drafts).toContain('2.5')
  await openedAgain(page)
  await page.getByRole('button', { name: 'Pulihkan' }).click()
  await expect.poll(() => rain.inputValue()).toBe('2,5')
  await page.getByRole('button', { name: 'Kirim saat ada sinyal' }).click()
  await page.getByText('Tersimpan di perangkat ini').waitFor()
  // What waits is changed once more, not sent a second time.
  await page.getByRole('button', { name: 'Ubah isian ini' }).click()
  await rain.fill('3')
  await page.getByRole('button', { name: 'Kirim saat ada sinyal' }).click()
  await page.getByText('Tersimpan di perangkat ini').waitFor()
  expect(await page.getByRole('list', { name: 'Menunggu sinyal' }).getByRole('listitem').count()).toBe(1)

  await network(page, true)
  // Whichever the form hears first: that nothing waits any more, or that the report it shows was sent.
  await page
    .getByText(/^Semua sudah terkirim\.|^Laporan .* sudah dikirim\./)
    .first()
    .waitFor()
  const told = await actingAs(office.db, actor, worksRoutes).do(openSiteReport, { id })
  expect(told).toMatchObject({ state: 'sent', rainHours: '3', weatherAfternoon: 'hujan' })
  await window.close()
})

test('a phone that believes it has a network: the page says what did not come, and never reloads in a circle', async () => {
  const line = await openBadLine(office.url)
  const { window, page } = await office.enter({}, PHONE)
  const desk = deskOf(window, page, line.url)
  await visited(desk, '/order/', page.locator('li[data-row]').first())
  await line.close()
  await page.reload()
  await shown(page, 'Data gagal dimuat.')
  await heading(page, 'Order')
  let loads = 0
  page.on('load', () => (loads += 1))
  await desk.go('/supplier/')
  await page.getByText('Halaman ini belum bisa dibuka tanpa koneksi.').waitFor()
  await expect.poll(() => loads).toBe(1)
  await window.close()
})

async function aCount(): Promise<{ id: string; address: string; item: string }> {
  const { db, companyId } = office
  const { rows } = await db.pool.query(`select id from warehouse where company_id = $1 and code = 'GU'`, [companyId])
  const [itemId, warehouseId, item] = [newId(), rows[0].id, 'Batako sinyal']
  await db.pool.query(
    `insert into item (id, company_id, kind, code, name, base_unit, category) values ($1, $2, 'barang', 'BTS', $3, 'bh', 'Sinyal')`,
    [itemId, companyId, item],
  )
  const date = dayIn('Asia/Jakarta', now())
  const lines = [{ itemId, qty: '5', value: '50000' }]
  await clerk().do(addStock, { type: 'penerimaan', on: date, warehouseId, lines })
  const asked = { date, warehouseId, categories: ['Sinyal'], racks: null, notes: null, start: true }
  const { id } = await clerk().do(createCount, asked)
  return { id, item, address: `/gudang/detail/${warehouseId}?opname=${id}` }
}
const clerk = () => actingAs(office.db, anActor({ companyId: office.companyId, name: 'Rina' }), warehouseRoutes)

test('counting goes on after the phone was off, is sent once there is a signal, and nothing private stays after signing out', async () => {
  const count = await aCount()
  const desk = await office.enter({}, PHONE)
  const { page, window } = desk
  const field = page.getByLabel(`Jumlah fisik ${count.item}`)
  await desk.go(count.address)
  await field.waitFor()
  await kept(page)
  const sheets = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(sheets).toContain('mandor-kept')

  await openedAgain(page)
  await page.getByText('Tanpa sinyal. Lembar ini tersimpan di perangkat').waitFor()
  await field.fill('4')
  await page.keyboard.press('Tab')
  await page.getByText('1 hitungan belum terkirim.').waitFor()
  await openedAgain(page)
  await expect.poll(() => field.inputValue()).toBe('4')
  expect(await page.getByRole('button', { name: 'Selesai menghitung' }).count()).toBe(0)
  expect(await complaintsInBothThemes(page)).toEqual([])
  expect(await width(page)).toBe(360)

  await network(page, true)
  await page.getByRole('button', { name: 'Selesai menghitung' }).waitFor()
  await page.getByText('1 hitungan belum terkirim.').waitFor({ state: 'detached' })
  expect((await clerk().do(openCount, { id: count.id })).lines.map(({ counted }) => counted)).toEqual(['4'])

  const files = () =>
    page.evaluate(async () => {
      const names = await Promise.all(
        (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      )
      return names.flat().map((url) => new URL(url).pathname)
    })
  const open = /^\/(assets\/[\w.-]+|index\.html|theme\.js|identity\.js|mark\.svg)$/
  expect((await files()).filter((path) => !open.test(path))).toEqual([])
  await page.getByRole('button', { name: /^Menu / }).click()
  await page.getByRole('menuitem', { name: 'Keluar' }).click()
  await page.getByRole('button', { name: 'Masuk', exact: true }).waitFor()
  await expect.poll(sheets).not.toContain('mandor-kept')
  expect((await files()).length).toBeGreaterThan(5)
  await window.close()
})
