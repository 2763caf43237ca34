import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#app/cli/check-books.ts'
import { dayIn } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import { deskOf } from '#kit/http/desk.ts'
import { listBillable } from '#modules/purchasing/bills/contract.ts'
import { createPurchase } from '#modules/purchasing/orders/contract.ts'
import { createReceipt, startReceipt } from '#modules/purchasing/receipts/contract.ts'
import { purchasingRoutes } from '#modules/purchasing/routes.ts'
import { anActor } from '../cast/actor.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// Goods and work of a builder: an advance is paid less its PPh, the bill withholds of the work alone, the advance is used in it.
let office: Office
let desk: Desk
let page: Page
let orderId = ''

beforeAll(async () => {
  office = await openOffice()
  const { db, companyId } = office
  const one = async (sql: string) => (await db.pool.query(sql, [companyId])).rows[0]?.id as string
  const warehouseId = await one(`select id from warehouse where company_id = $1 and code = 'GU'`)
  const supplierId = await one(`select id from supplier where company_id = $1 and name = 'CV Teknik Mekanikal Jaya'`)
  const goods = await one(`select id from item where company_id = $1 and kind = 'barang' order by code limit 1`)
  const work = await one(`select id from item where company_id = $1 and kind = 'jasa' and name like 'Jasa%' limit 1`)
  const counter = deskOf(db, anActor({ companyId, name: 'Rina' }), purchasingRoutes)
  const lines = [
    { itemId: goods, qty: '10', price: '600000' },
    { itemId: work, qty: '100', price: '40000' },
  ]
  const date = dayIn('Asia/Jakarta', now())
  orderId = (await counter.do(createPurchase, { supplierId, warehouseId, date, submit: true, lines })).id
  const { lines: coming } = await counter.do(startReceipt, { id: orderId })
  const came = coming.map((line) => ({ orderLineId: line.orderLineId, qtyReceived: '10' }))
  await counter.do(createReceipt, { id: orderId, post: true, lines: came })
  expect(await counter.do(listBillable, { id: supplierId, orderId })).toMatchObject({ withholdingKind: 'pph-final' })
  desk = await office.enter()
  page = desk.page
}, 120_000)
afterAll(() => office?.close())

const sheet = () => page.getByRole('dialog')
const opened = () => desk.go(`/pembelian-barang/detail/${orderId}`)

test('an advance of half the order is paid less the PPh of the work in it', async () => {
  await opened()
  await page.getByRole('button', { name: 'Tindakan lain' }).click()
  await page.getByRole('menuitem', { name: 'Bayar uang muka' }).click()
  await sheet().getByLabel('Jumlah').fill('5000000')
  await sheet().getByText('PPh dipotong Rp35.000 dari DPP Rp2.000.000').waitFor()
  await sheet().getByText('Rp4.965.000', { exact: true }).waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await sheet().getByRole('button', { name: 'Bayar', exact: true }).click()
  await page.getByText(/^Uang muka BKK-\S+ dicatat\.$/).waitFor()
  await sheet().waitFor({ state: 'detached' })
  expect(await checkBooks(office.db.read)).toEqual([])
})

test('its bill says what PPh is taken of: the work, never the goods', async () => {
  await opened()
  await page.getByRole('button', { name: 'Catat tagihan' }).click()
  await sheet().getByLabel('No. nota atau faktur supplier').fill('PJ-77')
  await sheet().getByText('PPh 4(2) final dari Rp4.000.000').waitFor()
  await sheet().getByText('−70.000', { exact: true }).waitFor()
  await sheet().getByLabel('Dasar PPh').fill('10000001')
  await sheet().getByRole('button', { name: 'Catat tagihan' }).click()
  await sheet()
    .getByText(/^Dasar PPh paling banyak Rp10\.000\.000/)
    .first()
    .waitFor()
  await sheet().getByLabel('Dasar PPh').fill('')
  expect(await complaintsInBothThemes(page)).toEqual([])
  await sheet().getByRole('button', { name: 'Catat tagihan' }).click()
  await page.getByText(/^Tagihan BIL-\S+ dicatat\.$/).waitFor()
  await sheet().waitFor({ state: 'detached' })
})

test('the advance is used in the bill: what it withheld is not withheld again', async () => {
  await opened()
  await page.getByRole('button', { name: 'Catat pembayaran' }).click()
  const ours = sheet().getByRole('button', { name: /^Pakai Rp5\.000\.000 untuk BIL-/ })
  await ours.waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await ours.click()
  await page.getByText(/^BKK-\S+ dipakai untuk BIL-\S+\.$/).waitFor()
  await expect
    .poll(async () => {
      const { rows } = await office.db.pool.query(
        `select withholding_base::int as base, withholding_amount::int as pph, withheld_total::int as held, open_due::int as open
         from purchase_bill where supplier_invoice_no = 'PJ-77'`,
      )
      return rows[0]
    })
    .toEqual({ base: 4_000_000, pph: 70_000, held: 35_000, open: 5_000_000 })
  expect(await checkBooks(office.db.read)).toEqual([])
})

test('without an order one says what the advance is for; the PPh that is proposed follows', async () => {
  const { rows } = await office.db.pool.query(`select supplier_id as id from purchase_order where id = $1`, [orderId])
  await desk.go(`/supplier/detail/${rows[0].id}`)
  await page.getByRole('button', { name: 'Catat pembayaran' }).click()
  await sheet().getByRole('button', { name: 'Hanya uang muka, PPh sekarang' }).click()
  await sheet().getByLabel('Jumlah').fill('1000000')
  await sheet().getByText('PPh dipotong Rp17.500 dari DPP Rp1.000.000').waitFor()
  await sheet().getByLabel('Untuk').selectOption('Barang')
  await sheet()
    .getByText(/^PPh dipotong Rp/)
    .waitFor({ state: 'detached' })
  await sheet().getByLabel('Untuk').selectOption('Jasa: borongan, upah, sewa')
  await sheet().getByText('Rp982.500', { exact: true }).waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await sheet().getByRole('button', { name: 'Bayar', exact: true }).click()
  await page.getByText(/^Uang muka BKK-\S+ dicatat\.$/).waitFor()
  await sheet().waitFor({ state: 'detached' })
  expect(await checkBooks(office.db.read)).toEqual([])
})
