import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Office } from './office.ts'

// An order may be typed and bound although something speaks against it; whoever does it is told before and after.
let office: Office

beforeAll(async () => {
  office = await openOffice()
  await office.db.pool.query(`update customer set credit_limit = 100000 where name = 'CV Karya Beton Nusantara'`)
})
afterAll(() => office?.close())

async function typed(page: Page, { qty, po }: { qty: string; po: string }): Promise<void> {
  await page.getByRole('combobox', { name: 'Pelanggan', exact: true }).fill('karya beton')
  await page.getByRole('option', { name: /CV Karya Beton Nusantara/ }).click()
  await page.getByLabel(/^No\. PO pelanggan/).fill(po)
  await page.locator('[data-cell="0:0"] input').fill('Semen Portland')
  await page
    .getByRole('option', { name: /Semen Portland/ })
    .first()
    .click()
  await page.locator('[data-cell="0:1"] input').fill(qty)
  await page.keyboard.press('Tab')
}

const told = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).first().waitFor()

test('over the limit: the form says by how much as the sum grows, and binding the order says so again', async () => {
  const { page, go, window } = await office.enter()
  await go('/order/tambah')
  const checked = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/order/pratinjau') &&
      /"total":"7\d{4}".*"qty":"1"/.test(answer.request().postData() ?? ''),
  )
  await typed(page, { qty: '1', po: 'PO-SAMA-1' })
  // 68.000 + PPN: the server has looked at the sum and has nothing to say.
  expect(await (await checked).json()).toMatchObject({ warnings: [] })
  expect(await page.getByText('Melebihi batas kredit').count()).toBe(0)
  await page.locator('[data-cell="0:1"] input').fill('10')
  await page.keyboard.press('Tab')
  // 10 × 68.000 + PPN 74.800 = 754.800, of a limit of 100.000.
  await told(page, 'Melebihi batas kredit sebesar Rp654.800.')
  expect(await complaintsInBothThemes(page)).toEqual([])
  await page.keyboard.press('Control+s')
  await page.waitForURL('**/order/detail/**')
  await page.getByRole('button', { name: 'Konfirmasi', exact: true }).click()
  await page.getByRole('heading', { name: /ORD-/ }).waitFor()
  await page.getByText('Melebihi batas kredit').first().waitFor()
  await window.close()
})

test('the same PO of the same customer a second time is named while it is typed', async () => {
  const { page, go, window } = await office.enter({}, { width: 360, height: 780 })
  await go('/order/tambah')
  await typed(page, { qty: '1', po: 'PO-SAMA-1' })
  await told(page, 'PO-SAMA-1')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await window.close()
})
