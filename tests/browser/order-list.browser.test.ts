import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// What the list of orders does without opening one: printing what is ticked, and what a row offers.
let office: Office
let desk: Desk
let page: Page

beforeAll(async () => {
  office = await openOffice()
  desk = await office.enter()
  page = desk.page
})
afterAll(() => office?.close())

test('the invoices of ticked orders are one print', async () => {
  let pages = 0
  // The dialog of printing is the browser's own: what would be printed is read instead.
  await page.route('**/api/cetak/invoice/dicetak', async (route) => {
    const answer = await route.fetch()
    expect(answer.headers()['content-type']).toContain('application/pdf')
    pages = (await readPdf(await answer.body())).length
    await route.fulfill({ status: 200, contentType: 'text/plain', body: 'cetak' })
  })
  await desk.go('/order/?bill=billed,partial,paid')
  await page.getByRole('checkbox', { name: /^Pilih semua/ }).check()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await page.getByRole('region', { name: 'Aksi massal' }).getByRole('button', { name: 'Cetak invoice' }).click()
  await expect.poll(() => pages, { timeout: 15_000 }).toBeGreaterThan(1)
})

test('a row opens the payment of its order, and asks before it is called off', async () => {
  await desk.go('/order/?bill=billed')
  await page
    .getByRole('button', { name: /^Aksi ORD/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Catat pembayaran' }).click()
  await page.getByRole('dialog', { name: 'Catat pembayaran' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(desk.path()).not.toContain('buka')

  await desk.go('/order/?status=confirmed&bill=none')
  await page
    .getByRole('button', { name: /^Aksi ORD/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Batalkan order' }).click()
  await page.getByRole('dialog', { name: 'Batalkan order ini?' }).waitFor()
})

test('orders are narrowed by who sold them', async () => {
  const { rows } = await office.db.pool.query(
    `update sales_order set salesperson_id = (select id from app_user order by id limit 1), salesperson_name = 'Budi'
     where id = (select id from sales_order where company_id = $1 and state = 'posted' order by id limit 1)
     returning salesperson_id as id, number`,
    [office.companyId],
  )
  const [sold] = rows as { id: string; number: string }[]
  await desk.go(`/order/?salespersonId=${sold?.id}`)
  await page.getByRole('link', { name: sold?.number ?? '' }).waitFor()
  expect(await page.getByRole('button', { name: /^Aksi ORD/ }).count()).toBe(1)
})
