import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// The lorry has arrived: who took the goods signs on the screen of the one who brought them.
let office: Office
const waiting: { id: string; orderId: string }[] = []

beforeAll(async () => {
  office = await openOffice()
  const { rows } = await office.db.pool.query<{ id: string; orderId: string }>(
    `select id, order_id as "orderId" from sales_delivery where state = 'posted' and arrival is null order by id`,
  )
  waiting.push(...rows)
})
afterAll(() => office?.close())

async function atArrival(options: Parameters<Office['enter']>[1] = {}): Promise<Desk & { id: string }> {
  const sj = waiting.pop()
  if (!sj) throw new Error('no surat jalan is on its way')
  const desk = await office.enter({}, options)
  await desk.go(`/order/surat-jalan/${sj.orderId}?sj=${sj.id}`)
  await desk.page.getByRole('button', { name: 'Tandai diterima' }).click()
  return { ...desk, id: sj.id }
}

async function sign(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Tanda tangan penerima, masih kosong' })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('the pad cannot be seen')
  await page.mouse.move(box.x + 30, box.y + 90)
  await page.mouse.down()
  for (let at = 0; at < 30; at += 1) await page.mouse.move(box.x + 30 + at * 5, box.y + 70 + 30 * Math.sin(at / 3))
  await page.mouse.up()
  await page.getByRole('img', { name: 'Tanda tangan penerima, sudah dibubuhkan' }).waitFor()
}

const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Simpan', exact: true }).click()
const arrived = async (id: string) =>
  (await office.db.pool.query('select arrival, received_by from sales_delivery where id = $1', [id])).rows[0]
const kept = async (id: string) =>
  (await office.db.pool.query('select slot, type from file where owner_id = $1', [id])).rows

test('what was drawn shows beside the surat jalan, under the name of who signed', async () => {
  const { page, id, window } = await atArrival()
  await page.getByLabel('Diterima oleh').fill('Bapak Yusuf')
  await sign(page)
  expect(await complaintsInBothThemes(page)).toEqual([])
  await save(page)
  const drawn = page.getByRole('img', { name: 'Tanda tangan Bapak Yusuf' })
  await drawn.waitFor()
  await expect.poll(() => drawn.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100)
  expect(await arrived(id)).toEqual({ arrival: 'received', received_by: 'Bapak Yusuf' })
  expect(await complaintsInBothThemes(page)).toEqual([])
  await window.close()
})

test('a signature wiped is no signature', async () => {
  const { page, id, window } = await atArrival()
  await sign(page)
  await page.getByRole('button', { name: 'Ulangi' }).click()
  await page.getByRole('img', { name: 'Tanda tangan penerima, masih kosong' }).waitFor()
  await page.getByLabel('Diterima oleh').fill('Lestari')
  await save(page)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await arrived(id)).toMatchObject({ received_by: 'Lestari' })
  expect(await kept(id)).toEqual([])
  await window.close()
})

test('on a phone without a signal it stays signed, and is saved once when the signal is back', async () => {
  const { page, id, window } = await atArrival({ width: 360, height: 780 })
  await page.getByLabel('Diterima oleh').fill('Ibu Dewi')
  await sign(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await window.setOffline(true)
  await save(page)
  await page.getByRole('dialog').getByRole('alert').first().waitFor()
  expect(await arrived(id)).toMatchObject({ arrival: null })
  await window.setOffline(false)

  // The signature arrives, the act does not.
  await page.route('**/api/surat-jalan/*/terima', (route) => route.abort(), { times: 1 })
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/terima'))
  await save(page)
  await lost
  await page.getByRole('dialog').getByRole('alert').first().waitFor()
  expect(await kept(id)).toEqual([])
  await page.getByRole('img', { name: 'Tanda tangan penerima, sudah dibubuhkan' }).waitFor()
  await save(page)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await kept(id)).toEqual([{ slot: 'tanda-tangan', type: 'image/png' }])
  expect(await arrived(id)).toEqual({ arrival: 'received', received_by: 'Ibu Dewi' })
  await window.close()
})

test('by keyboard the name is enough: the pad is passed over, nothing holds the focus', async () => {
  const { page, id, window } = await atArrival()
  await page.getByLabel('Diterima oleh').fill('Rudi')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Pilih berkas')
  await page.keyboard.press('Control+s')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await arrived(id)).toEqual({ arrival: 'received', received_by: 'Rudi' })
  await window.close()
})

test('goods refused at the door want a reason, asked for where it is typed and before anything is sent', async () => {
  const { page, id, window } = await atArrival()
  await page.getByLabel('Diterima oleh').fill('Rudi')
  await page.getByRole('dialog').locator('input[inputmode="decimal"]').first().fill('1')
  await save(page)
  const reason = page.getByLabel('Alasan penolakan')
  await page.getByRole('dialog').getByText('Tulis alasan penolakannya.').first().waitFor()
  expect(await reason.getAttribute('aria-invalid')).toBe('true')
  await reason.fill('Pecah saat dibongkar')
  await save(page)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await arrived(id)).toEqual({ arrival: 'partial', received_by: 'Rudi' })
  await window.close()
})

test('when it came and where it was taken are told with it: a place only when one asks for it', async () => {
  const { page, window } = await atArrival()
  await window.grantPermissions(['geolocation'])
  await window.setGeolocation({ latitude: -6.595038, longitude: 106.816635 })
  await page.getByLabel('Diterima oleh').fill('Rudi')
  const now = await page.getByLabel('Jam tiba').inputValue()
  await page.getByLabel('Jam tiba').fill('99')
  await save(page)
  await page.getByRole('dialog').getByText('Tulis jam, misalnya 14.05.').first().waitFor()
  await page.getByLabel('Jam tiba').fill(now)
  await page.getByRole('button', { name: 'Sertakan lokasi' }).click()
  await page.getByRole('link', { name: 'Lokasi tercatat' }).waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await save(page)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const map = page.getByRole('link', { name: 'Lihat di peta' })
  await map.waitFor()
  expect(await map.getAttribute('href')).toContain('mlat=-6.595038&mlon=106.816635')
  await page.getByText('Jam tiba').waitFor()
  await window.close()
})

test('a phone that tells no place holds nothing up', async () => {
  const { page, id, window } = await atArrival({ width: 360, height: 780 })
  await page.evaluate(() => {
    const silent = (_found: unknown, failed: () => void) => failed()
    Object.defineProperty(navigator.geolocation, 'getCurrentPosition', { value: silent })
  })
  await page.getByLabel('Diterima oleh').fill('Rudi')
  await page.getByRole('button', { name: 'Sertakan lokasi' }).click()
  await page.getByText('Penerimaan tetap tersimpan tanpa lokasi.').waitFor()
  await save(page)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await arrived(id)).toMatchObject({ arrival: 'received' })
  await window.close()
})
