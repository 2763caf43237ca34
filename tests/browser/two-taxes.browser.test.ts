import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#app/cli/check-books.ts'
import { dayIn } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import { deskOf } from '#kit/http/desk.ts'
import { createDelivery } from '#modules/sales/deliveries/contract.ts'
import { createOrder } from '#modules/sales/orders/contract.ts'
import { salesRoutes } from '#modules/sales/routes.ts'
import { anActor } from '../cast/actor.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// An office of the state buys cement and work on one invoice: PPh 22 of the one, PPh of the work of the other.
let office: Office
let desk: Desk
let page: Page
let orderId = ''

beforeAll(async () => {
  office = await openOffice()
  const { db, companyId } = office
  const one = async (sql: string) => (await db.pool.query(sql, [companyId])).rows[0] as { id: string; name: string }
  const treasury = await one(
    `select id, name from customer where company_id = $1 and type = 'pemerintah' order by name limit 1`,
  )
  await db.pool.query(`update customer set withholds_tax = (id = $1)`, [treasury.id])
  const goods = await one(
    `select i.id, i.name from item i join stock_balance b on b.item_id = i.id join warehouse w on w.id = b.warehouse_id and w.code = 'GU'
     where i.company_id = $1 and i.kind = 'barang' order by b.qty - b.reserved desc limit 1`,
  )
  const work = await one(
    `select id, name from item where company_id = $1 and kind = 'jasa' and name like 'Jasa%' limit 1`,
  )
  const counter = deskOf(db, anActor({ companyId, name: 'Rina' }), salesRoutes)
  const lines = [
    { itemId: goods.id, qty: '10', price: '600000' },
    { itemId: work.id, qty: '100', price: '40000' },
  ]
  const date = dayIn('Asia/Jakarta', now())
  orderId = (await counter.do(createOrder, { customerId: treasury.id, date, confirm: true, lines })).id
  await counter.do(createDelivery, { id: orderId, date })
  desk = await office.enter()
  page = desk.page
}, 240_000)
afterAll(() => office?.close())

const sheet = () => page.getByRole('dialog')
const kinds = () => sheet().getByLabel('PPh dipotong pelanggan')
const bases = () => sheet().getByLabel(/^Dasar PPh/)

test('the order is proposed both, and the invoice shows each with its own base', async () => {
  await desk.go(`/order/detail/${orderId}`)
  await page.getByText('PPh 23 2% dan PPh 22 1,5%').waitFor()
  await desk.go(`/order/invoice/${orderId}`)
  await page.getByRole('button', { name: 'Buat invoice' }).click()
  await sheet().getByText('Kosong: nilai jasa, Rp4.000.000.').waitFor()
  await sheet().getByText('Kosong: nilai barang, Rp6.000.000.').waitFor()
  await sheet().getByText('PPh 23 2% dari Rp4.000.000').waitFor()
  await sheet().getByText('PPh 22 1,5% dari Rp6.000.000').waitFor()
  await sheet().getByText('10.930.000').waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
})

test('a tax goes and comes back; one kind twice, and more than is paid, are refused at their fields', async () => {
  await sheet().getByRole('button', { name: 'Hapus PPh 1' }).click()
  await sheet().getByText('PPh 22 1,5% dari Rp6.000.000').waitFor({ state: 'detached' })
  expect(await kinds().count()).toBe(1)
  await sheet().getByRole('button', { name: 'Tambah PPh' }).click()
  await kinds().nth(1).selectOption({ label: 'PPh 23 jasa' })
  await sheet().getByRole('button', { name: 'Terbitkan', exact: true }).click()
  await sheet().getByText('PPh 23 sudah ada di baris lain').first().waitFor()
  await kinds().nth(1).selectOption('pph22|1.5')
  await bases().nth(1).fill('6000001')
  await sheet().getByRole('button', { name: 'Terbitkan', exact: true }).click()
  await sheet().getByText('Dasar PPh paling banyak Rp6.000.000').first().waitFor()
  await bases().nth(1).fill('')
  await sheet().getByText('PPh 22 1,5% dari Rp6.000.000').waitFor()
  await sheet().getByRole('button', { name: 'Terbitkan', exact: true }).click()
  await page.getByRole('heading', { name: /INV-/ }).waitFor()
  await sheet().waitFor({ state: 'detached' })
})

test('the payment is filled in less both, and each slip has its number', async () => {
  await page.getByRole('button', { name: 'Catat pembayaran' }).first().click()
  await expect.poll(() => sheet().getByLabel('Jumlah diterima').inputValue()).toBe('10.930.000')
  await sheet().getByLabel('No. bukti PPh 23').fill('BP-23')
  await sheet().getByLabel('No. bukti PPh 22').fill('BP-22')
  expect(await complaintsInBothThemes(page)).toEqual([])
  await kinds().first().selectOption({ label: 'PPh 23 jasa' })
  await bases().first().fill('4000000')
  await kinds().first().selectOption({ index: 0 })
  await expect.poll(() => sheet().getByLabel('Jumlah diterima').inputValue()).toBe('10.930.000')
  await sheet().getByRole('button', { name: 'Simpan', exact: true }).click()
  await sheet().waitFor({ state: 'detached' })
  await page.getByText('Lunas').first().waitFor()
  await page.getByText('PPh 23 80.000 · BP-23').waitFor()
  await page.getByText('PPh 22 90.000 · BP-22').waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  expect(await checkBooks(office.db.read)).toEqual([])
})
