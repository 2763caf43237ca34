import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// An order leaves in two lorries: the first waits as a draft, the second is loaded right after it.
let office: Office
let desk: Desk
let orderId: string
const DELIVERIES = '**/api/order/*/surat-jalan'

beforeAll(async () => {
  office = await openOffice()
  desk = await office.enter()
  const { rows } = await office.db.pool.query<{ id: string }>(
    `select o.id from sales_order o where o.company_id = $1 and o.state = 'posted' and o.delivery = 'none' and not o.is_held
       and o.closed_at is null and not exists (
         select from sales_order_line l where l.order_id = o.id and l.needs_delivery and (l.qty < 2
           or l.qty > coalesce((select max(b.qty) from stock_balance b where b.item_id = l.item_id
             and b.warehouse_id = coalesce(l.warehouse_id, o.warehouse_id)), 0)))
       and exists (select from sales_order_line l where l.order_id = o.id and l.needs_delivery)
     order by o.id limit 1`,
    [office.companyId],
  )
  if (!rows[0]) throw new Error('no order waits to be sent')
  orderId = rows[0].id
})
afterAll(() => office?.close())

const menu = async (item: string) => {
  await desk.page.getByRole('button', { name: 'Tindakan lain' }).click()
  await desk.page.getByRole('menuitem', { name: item }).click()
}
const sheet = () => desk.page.getByRole('dialog')

test('what is not ready to leave waits as a draft, takes nothing from the shelf, and is gone on with', async () => {
  const { page } = desk
  await desk.go(`/order/surat-jalan/${orderId}`)
  await page.getByRole('button', { name: 'Kirim barang' }).click()
  await sheet().getByText('Rincian lain').click()
  await sheet().getByLabel('Ekspedisi').fill('Dakota Cargo')
  await sheet().getByLabel('Jam berangkat').fill('0.01')
  await sheet().locator('input[inputmode="decimal"]').first().fill('1')
  expect(await complaintsInBothThemes(page)).toEqual([])
  await sheet().getByRole('button', { name: 'Simpan draf' }).click()
  await sheet().waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: /^Draf$/ }).waitFor()
  const kept = async () =>
    (await office.db.pool.query('select state, expedition from sales_delivery where order_id = $1', [orderId])).rows
  expect(await kept()).toEqual([{ state: 'draft', expedition: 'Dakota Cargo' }])

  await menu('Ubah draf')
  expect(await sheet().getByLabel('Ekspedisi').inputValue()).toBe('Dakota Cargo')
  expect(await sheet().getByLabel('Jam berangkat').inputValue()).toBe('00.01')
  expect(await sheet().locator('input[inputmode="decimal"]').first().inputValue()).toBe('1')
  await sheet().getByLabel('No. polisi').fill('f 8123 ab')
  await sheet().getByRole('button', { name: 'Kirim sekarang' }).click()
  await sheet().waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: /^SJ-/ }).waitFor()
  expect(await kept()).toEqual([{ state: 'posted', expedition: 'Dakota Cargo' }])
  const rail = page.getByRole('complementary', { name: 'Keterangan dokumen' })
  for (const said of ['Dakota Cargo', 'F 8123 AB', 'hari ini 00.01']) await rail.getByText(said).first().waitFor()
})

test('what was sent can be billed while the rest still waits to be sent', async () => {
  const { page } = desk
  await desk.go(`/order/detail/${orderId}`)
  await page.getByRole('button', { name: 'Kirim barang' }).first().waitFor()
  await page.getByRole('button', { name: 'Buat invoice' }).first().click()
  expect(await sheet().getByLabel('Jenis').inputValue()).toBe('sale')
  await sheet()
    .getByRole('button', { name: /^Terbitkan/ })
    .waitFor()
  await page.keyboard.press('Escape')
  await sheet().waitFor({ state: 'detached' })
  await desk.go(`/order/surat-jalan/${orderId}`)
  await page.getByRole('heading', { name: /^SJ-/ }).waitFor()
})

test('a sheet opened right after an act waits for what the act left, and begins with that', async () => {
  const { page } = desk
  let open: () => void = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(DELIVERIES, async (route) => {
    if (route.request().method() === 'GET') await gate
    await route.continue()
  })
  // What another person does meanwhile: the page learns of it late.
  await office.db.pool.query(
    `update sales_order_line set delivered_qty = delivered_qty + 1 where id = (
       select id from sales_order_line where order_id = $1 and needs_delivery order by position limit 1)`,
    [orderId],
  )
  await menu('Ubah keterangan')
  await sheet().getByLabel('Ekspedisi').fill('JNE Trucking')
  await sheet().getByRole('button', { name: 'Simpan', exact: true }).click()
  await sheet().waitFor({ state: 'detached' })
  await menu('Kirim sisa barang')
  await page.getByRole('dialog', { name: 'Kirim barang' }).waitFor()
  expect(await sheet().locator('input[inputmode="decimal"]').count()).toBe(0)
  open()
  const { rows } = await office.db.pool.query<{ left: string }>(
    `select trim_scale(qty - delivered_qty)::text as left from sales_order_line
     where order_id = $1 and needs_delivery and qty > delivered_qty order by position limit 1`,
    [orderId],
  )
  const first = sheet().locator('input[inputmode="decimal"]').first()
  await first.waitFor()
  expect((await first.inputValue()).replace('.', '').replace(',', '.')).toBe(rows[0]?.left)
  await office.db.pool.query(
    `update sales_order_line set delivered_qty = delivered_qty - 1 where id = (
       select id from sales_order_line where order_id = $1 and needs_delivery order by position limit 1)`,
    [orderId],
  )
  await page.unroute(DELIVERIES)
  await sheet().getByRole('button', { name: 'Buat surat jalan' }).click()
  await sheet().waitFor({ state: 'detached' })
})

test('with two papers to choose from the tools stand in one row on a laptop, each still named', async () => {
  const { page } = desk
  await page.getByLabel('Pilih surat jalan').waitFor()
  const tops = await page.evaluate(() => {
    const tools = document.querySelector('[data-which]')?.parentElement
    return [...(tools?.children ?? [])].map((tool) => {
      const { top, bottom, right } = tool.getBoundingClientRect()
      return { middle: Math.round((top + bottom) / 2), right, edge: innerWidth }
    })
  })
  expect(tops.length).toBeGreaterThan(5)
  for (const { middle, right, edge } of tops) {
    expect(Math.abs(middle - (tops[0]?.middle ?? 0))).toBeLessThanOrEqual(3)
    expect(right).toBeLessThanOrEqual(edge)
  }
  for (const name of ['Unduh PDF', 'Kirim', 'Cetak']) await page.getByRole('button', { name, exact: true }).waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
})

test('an order takes the prices of its customer’s level, and of another one chosen later', async () => {
  const { page } = desk
  const { pool } = office.db
  const { rows } = await pool.query<{ id: string }>(
    `select id from item where company_id = $1 and name like 'Semen Portland%' limit 1`,
    [office.companyId],
  )
  await desk.go(`/bahan-baku/detail/${rows[0]?.id}?bagian=rincian`)
  await page.getByRole('button', { name: 'Atur harga jual' }).click()
  await sheet().getByLabel('Level harga').selectOption({ label: 'Proyek' })
  await sheet()
    .getByLabel(/^Harga per/)
    .fill('61500')
  expect(await complaintsInBothThemes(page)).toEqual([])
  await sheet().getByRole('button', { name: 'Simpan', exact: true }).click()
  await sheet().waitFor({ state: 'detached' })
  await page.getByText('· Proyek').waitFor()
  await pool.query(`update customer set price_level = 'proyek' where name = 'CV Karya Beton Nusantara'`)
  const choose = async (typed: string, name: RegExp) => {
    await page.getByRole('combobox', { name: 'Pelanggan', exact: true }).fill(typed)
    await page.getByRole('option', { name }).first().click()
  }
  const price = page.locator('[data-cell="0:3"] input')
  await desk.go('/order/tambah')
  await page.locator('[data-cell="0:0"] input').fill('Semen Portland')
  await page
    .getByRole('option', { name: /Semen Portland/ })
    .first()
    .click()
  await expect.poll(() => price.inputValue()).toBe('68.000')
  await choose('karya beton', /CV Karya Beton Nusantara/)
  await expect.poll(() => price.inputValue()).toBe('61.500')
  await page.getByText('1 harga mengikuti level pelanggan.').waitFor()

  // The next line is filled at once, and the list of items says the same price.
  await page.locator('[data-cell="1:0"] input').fill('Semen Portland')
  await page
    .getByRole('option', { name: /Semen Portland.*61\.500/ })
    .first()
    .click()
  await expect.poll(() => page.locator('[data-cell="1:3"] input').inputValue()).toBe('61.500')
  await price.fill('60.000')
  await page.keyboard.press('Tab')
  await choose('dwi karya', /CV Dwi Karya Abadi/)
  await expect.poll(() => page.locator('[data-cell="1:3"] input').inputValue()).toBe('68.000')
  expect(await price.inputValue()).toBe('60.000')
})

test('a quantity that cannot be sent is refused at its own line, also when the line above it stays empty', async () => {
  const { page } = desk
  const { rows } = await office.db.pool.query<{ id: string }>(
    `select o.id from sales_order o where o.company_id = $1 and o.state = 'posted' and o.delivery = 'none' and not o.is_held
       and o.closed_at is null and o.id <> $2
       and (select count(*) from sales_order_line l where l.order_id = o.id and l.needs_delivery) > 1
     order by o.id limit 1`,
    [office.companyId, orderId],
  )
  await desk.go(`/order/detail/${rows[0]?.id}`)
  await page.getByRole('button', { name: 'Kirim barang' }).first().click()
  const amounts = sheet().locator('input[inputmode="decimal"]')
  await amounts.nth(0).fill('')
  await amounts.nth(1).fill('999999')
  await sheet().getByRole('button', { name: 'Buat surat jalan' }).click()
  await expect.poll(() => amounts.nth(1).getAttribute('aria-invalid')).toBe('true')
  expect(await amounts.nth(0).getAttribute('aria-invalid')).not.toBe('true')
  // It has the focus and says so alone; the toast stands beside the sheet.
  await expect.poll(() => amounts.nth(1).evaluate((one) => one === document.activeElement)).toBe(true)
  expect(
    await sheet()
      .getByText(/^Ada 1 isian/)
      .count(),
  ).toBe(0)
  const left = async (place: Locator) => (await place.boundingBox())?.x ?? 0
  const toast = page.locator('[data-sonner-toast]').first()
  if (await toast.isVisible()) expect((await left(toast)) + 356).toBeLessThanOrEqual(await left(sheet()))
  expect(await complaintsInBothThemes(page)).toEqual([])
})
