import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#app/cli/check-books.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// Work that a supplier did is handed over in two parts, each on its own berita acara, on a phone of 360.
let office: Office
let desk: Desk
let page: Page
let orderId = ''

beforeAll(async () => {
  office = await openOffice()
  const { rows } = await office.db.pool.query(
    `select o.id from purchase_order o join purchase_order_line l on l.order_id = o.id
     where o.company_id = $1 and o.state = 'posted' and l.kind = 'item' and not l.needs_receipt and l.qty = 120`,
    [office.companyId],
  )
  orderId = rows[0].id
  desk = await office.enter({}, { width: 360, height: 780 })
  page = desk.page
}, 120_000)
afterAll(() => office?.close())

const sheet = () => page.getByRole('dialog')

async function handOver(): Promise<void> {
  await page.getByRole('button', { name: 'Tindakan lain' }).click()
  await page.getByRole('menuitem', { name: 'Serah terima jasa' }).click()
  await sheet().getByLabel('Selesai').waitFor()
}

test('part of the work is handed over, and its paper is fetched to be printed', async () => {
  await desk.go(`/pembelian-barang/detail/${orderId}`)
  await handOver()
  await sheet().getByText('sisa 120 dari 120 m²').waitFor()
  await sheet().getByLabel('Selesai').fill('130')
  await sheet().getByRole('button', { name: 'Catat & cetak' }).click()
  await sheet()
    .getByText(/yang belum diserahterimakan 120 m², dicatat 130/)
    .first()
    .waitFor()
  await sheet().getByLabel('Selesai').fill('50')
  expect(await complaintsInBothThemes(page)).toEqual([])
  // The printer of this browser is nobody's.
  const printed = page.waitForRequest(/\/api\/cetak-pembelian\/bast\//)
  await page.route(/\/api\/cetak-pembelian\/bast\//, (route) => route.abort())
  await sheet().getByRole('button', { name: 'Catat & cetak' }).click()
  await printed
  await sheet().waitFor({ state: 'detached' })
  await page.getByText(/diserahterimakan 50/).waitFor()
})

test('the rest is proposed next; each berita acara opens with what it says', async () => {
  await handOver()
  expect(await sheet().getByLabel('Selesai').inputValue()).toBe('70')
  await page.keyboard.press('Escape')
  await sheet().waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: /^Penerimaan/ }).click()
  await page
    .getByRole('button', { name: /^BAST-/, exact: false })
    .first()
    .click()
  await sheet().getByText('50 m²').waitFor()
  await sheet().getByText('Diserahterimakan', { exact: true }).waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await checkBooks(office.db.read)).toEqual([])
})
