import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPhoto } from '#kit/files/cast/pictures.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// What was photographed and not sent: it is never lost without a word, however long it waits and however full the phone is.
let office: Office
let customer = ''

beforeAll(async () => {
  office = await openOffice()
  const { rows } = await office.db.pool.query('select id from customer where company_id = $1 order by id limit 1', [
    office.companyId,
  ])
  customer = rows[0].id
})
afterAll(() => office?.close())

const photo = async (name: string, seed = 1) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aPhoto(seed).jpeg().toBuffer(),
})
const card = (page: Page) => page.getByRole('region', { name: /^Lampiran/ })
const queue = (page: Page) => page.getByRole('region', { name: 'Antrean kirim' })
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** A phone from which no file gets out, at a customer. */
async function cutOff(): Promise<Desk> {
  const desk = await office.enter({}, { width: 360, height: 780 })
  await desk.page.route('**/api/berkas/**', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  )
  await desk.go(`/pelanggan/detail/${customer}`)
  await card(desk.page).getByRole('button', { name: 'Ambil foto' }).waitFor()
  return desk
}

/** How many files lie on the device; `age` makes them that many days older. */
function lying(page: Page, age = 0): Promise<number> {
  return page.evaluate(async (days) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)))
    const database = await done(indexedDB.open('mandor', 1))
    if (!database.objectStoreNames.contains('uploads')) return 0
    const store = database.transaction('uploads', 'readwrite').objectStore('uploads')
    const all = await done<{ at: number }[]>(store.getAll())
    for (const one of days > 0 ? all : []) await done(store.put({ ...one, at: one.at - days * 86_400_000 }))
    database.close()
    return all.length
  }, age)
}

test('the first photo asks the browser to keep what lies here; after ten days it is still there, called old, and goes', async () => {
  const { page, go, window } = await cutOff()
  await page.evaluate(() => {
    const { storage } = navigator
    storage.persist = async () => Boolean((document.title = 'asked to stay'))
  })
  await page.getByTestId('camera').setInputFiles(await photo('pondasi.jpg'))
  await expect.poll(() => page.title()).toBe('asked to stay')
  await card(page).getByText('Belum terkirim. Periksa koneksi.').waitFor()
  await expect.poll(() => lying(page)).toBe(1)
  await lying(page, 10)
  await go('/account-setting?bagian=perangkat')
  const row = queue(page).getByRole('listitem').filter({ hasText: 'pondasi.jpg' })
  await row.getByText(/^Belum terkirim sejak .* Disimpan sampai terkirim atau dibuang\.$/).waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  expect(await width(page)).toBe(360)
  expect(await lying(page)).toBe(1)
  await page.unroute('**/api/berkas/**')
  await page.reload()
  await expect.poll(() => lying(page)).toBe(0)
  await queue(page).getByText('Tidak ada yang menunggu.').waitFor()
  await window.close()
})

test('a photo the device has no room for says so where it stands, with the way out, and is sent all the same', async () => {
  const { page, window } = await cutOff()
  const devtools = await window.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: office.url, quotaSize: 1 })
  await page.getByTestId('camera').setInputFiles(await photo('sempit.jpg', 2))
  const said = card(page).getByText(/^Tidak muat disimpan di perangkat ini\./)
  await said.waitFor()
  await card(page).getByText('Belum terkirim. Periksa koneksi.').waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  expect(await width(page)).toBe(360)
  // The way out leaves the photo where it is: in this window.
  await said.getByRole('link', { name: 'Antrean kirim' }).click()
  await queue(page).getByText('sempit.jpg').waitFor()
  await page.unroute('**/api/berkas/**')
  // It may have tried again by itself meanwhile.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await queue(page).getByText('Tidak ada yang menunggu.').waitFor()
  const { rows } = await office.db.pool.query(`select count(*)::int as count from file where name = 'sempit.jpg'`)
  expect(rows).toEqual([{ count: 1 }])
  await window.close()
})

test('Hapus data lokal names what is not sent and asks; then drafts, files and counts are gone from the device', async () => {
  const { page, go, window } = await cutOff()
  await page.getByTestId('camera').setInputFiles(await photo('buang.jpg', 3))
  await expect.poll(() => lying(page)).toBe(1)
  await go('/pelanggan/tambah')
  await page.getByLabel('Nama pelanggan').fill('PT Coret')
  const shelf = () => page.evaluate(() => Object.keys(localStorage))
  await expect.poll(async () => (await shelf()).some((name) => name.startsWith('draft:'))).toBe(true)
  await page.evaluate(() => {
    const draft = Object.keys(localStorage).find((name) => name.startsWith('draft:')) ?? ''
    const [, user, company] = draft.split(':')
    const kept = { at: new Date().toISOString(), values: {}, title: 'OPN-2611-0009 · Gudang Utama' }
    localStorage.setItem(`queue:${user}:${company}:opname:o9`, JSON.stringify(kept))
  })
  // The form asks nothing when the page itself is left for another.
  page.on('dialog', (dialog) => void dialog.accept())
  await go('/account-setting?bagian=perangkat')
  await queue(page).getByText('buang.jpg').waitFor()
  await page.getByRole('button', { name: 'Hapus data lokal' }).click()
  const asked = page.getByRole('dialog', { name: 'Hapus data lokal?' })
  await asked.getByText('1 draf', { exact: true }).waitFor()
  await asked.getByText('1 foto dan berkas: buang.jpg').waitFor()
  await asked.getByText('OPN-2611-0009 · Gudang Utama').waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  expect(await width(page)).toBe(360)
  await asked.getByRole('button', { name: 'Kembali' }).click()
  expect(await lying(page)).toBe(1)

  await page.getByRole('button', { name: 'Hapus data lokal' }).click()
  await asked.getByRole('button', { name: 'Hapus data lokal' }).click()
  await queue(page).getByText('Tidak ada yang menunggu.').waitFor()
  await page.getByText('Tidak ada draf').waitFor()
  await expect.poll(() => lying(page)).toBe(0)
  expect((await shelf()).filter((name) => /^(draft|queue|recent):/.test(name))).toEqual([])
  await page.reload()
  await queue(page).getByText('Tidak ada yang menunggu.').waitFor()
  await window.close()
})
