import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#app/cli/check-books.ts'
import { actorOf, personOf } from '#app/seed/as-person.ts'
import { quantity } from '#ground/quantity.ts'
import { newId } from '#kit/id.ts'
import { customers } from '#modules/parties/contract.ts'
import { orderDeliveries } from '#modules/sales/deliveries/contract.ts'
import { keepForLine } from '#modules/sales/face.ts'
import { createOrder, openOrder } from '#modules/sales/orders/contract.ts'
import { warehouses } from '#modules/stock/face.ts'
import { addStock } from '#modules/warehouse/documents/contract.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// What is kept for a customer lies in two warehouses: it goes on two surat jalan, and the second is one tap away.
let office: Office
let desk: Desk
let orderId = ''

const person = () => personOf(office.db, newId(), office.companyId)
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format()

beforeAll(async () => {
  office = await openOffice()
  const { db, companyId } = office
  const itemId = newId()
  await db.pool.query(
    `insert into item (id, company_id, kind, code, name, base_unit) values ($1, $2, 'barang', 'PV-UJI', 'Paving uji', 'pcs')`,
    [itemId, companyId],
  )
  const [main, site] = (await warehouses(db.read, companyId)).filter(
    ({ type }) => type === 'utama' || type === 'proyek',
  )
  const put = (warehouseId = '', qty: string) =>
    person().do(addStock, {
      ...{ type: 'saldo_awal', on: today(), warehouseId, notes: '' },
      lines: [{ itemId, qty, value: '100000' }],
    })
  await put(main?.id, '25')
  const [customer] = (await person().do(customers.list, {})).rows
  orderId = (
    await person().do(createOrder, {
      ...{ customerId: customer?.id ?? '', date: today(), confirm: true, warehouseId: main?.id },
      lines: [{ itemId, qty: '60', price: '5000' }],
    })
  ).id
  const [line] = (await person().do(openOrder, { id: orderId })).lines
  await put(site?.id, '35')
  const there = { orderId, lineId: line?.id ?? '', warehouseId: site?.id ?? '', qty: quantity('35') }
  await db.withTx((tx) => keepForLine(tx, actorOf(newId(), companyId), there))
  desk = await office.enter({}, { width: 360, height: 780 })
}, 120_000)
afterAll(() => office?.close())

test('the sheet begins with where most lies, says where the rest lies, and writes the second surat jalan on one tap', async () => {
  const { page } = desk
  const sheet = page.getByRole('dialog')
  await desk.go(`/order/detail/${orderId}`)
  await page
    .getByRole('button', { name: /^Kirim barang/ })
    .first()
    .click()
  await sheet.getByText(/bisa dikirim \(pcs\): 35 di .+, 25 di /).waitFor()
  expect(await sheet.getByLabel('Kirim', { exact: true }).inputValue()).toBe('35')
  expect(await complaintsInBothThemes(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Buat surat jalan' }).click()
  await page.getByText(/^Sisanya ada di /).waitFor()
  await sheet.getByText('25 pcs').waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Buat surat jalan kedua' }).click()
  await sheet.waitFor({ state: 'detached' })
  const { deliveries } = await person().do(orderDeliveries, { id: orderId })
  expect(deliveries.map(({ state, lines }) => [state, lines[0]?.qty])).toEqual([
    ['posted', '25'],
    ['posted', '35'],
  ])
  expect(new Set(deliveries.map(({ warehouseId }) => warehouseId)).size).toBe(2)
  expect(await checkBooks(office.db.read)).toEqual([])
})
