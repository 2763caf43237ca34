import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#app/cli/check-books.ts'
import { personOf, type Person } from '#app/seed/as-person.ts'
import { newId } from '#kit/id.ts'
import { rupiah } from '#ground/format.ts'
import { items } from '#modules/catalog/contract.ts'
import { customers } from '#modules/parties/contract.ts'
import { houses } from '#modules/production/houses/contract.ts'
import { orderMargin } from '#modules/production/margin/contract.ts'
import { createDelivery } from '#modules/sales/deliveries/contract.ts'
import { createOrder } from '#modules/sales/orders/contract.ts'
import { addStock } from '#modules/warehouse/contract.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// A customer orders concrete that nobody has: it is made, delivered, and the order knows what it earned.
let office: Office
let person: Person
let desk: Desk
let page: Page
let orderId: string
let houseId: string
let finished: string

beforeAll(async () => {
  office = await openOffice()
  person = personOf(office.db, newId(), office.companyId)
  const [house] = (await person.do(houses.list, {})).rows
  houseId = house!.id
  const open = await person.do(houses.open, { id: houseId })
  finished = open.finishedWarehouse.id
  const find = async (q: string) => (await person.do(items.list, { q })).rows[0]!.id
  const heaps = [
    ['Semen Portland', '200', '12300000'],
    ['Pasir cor', '40', '10480000'],
    ['Batu split', '40', '10040000'],
  ] as const
  const lines = await Promise.all(heaps.map(async ([q, qty, value]) => ({ itemId: await find(q), qty, value })))
  await person.do(addStock, { type: 'saldo_awal', on: today(), warehouseId: open.rawWarehouse.id, notes: '', lines })
  const [customer] = (await person.do(customers.list, {})).rows
  const concrete = { itemId: await find('Beton siap pakai'), qty: '5', price: '905000', warehouseId: finished }
  const sold = { customerId: customer!.id, date: today(), confirm: true, lines: [concrete] }
  orderId = (await person.do(createOrder, sold)).id

  desk = await office.enter()
  page = desk.page
}, 120_000)
afterAll(() => office?.close())

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format()
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).first()

test('the order asks for an SPK, and it is written down with the quantity that is missing', async () => {
  await desk.go(`/order/detail/${orderId}`)
  // What stands above the button comes by itself: pressed before, the press is lost where it moves away.
  await page.getByText('Nilai order', { exact: true }).waitFor()
  await button('Buat SPK produksi').click()
  await page.getByLabel('Rumah produksi').selectOption(houseId)
  expect(await page.getByLabel('Target').inputValue()).toBe('5')
  await button('Simpan').click()
  await page.getByText('Draf SPK dibuat.', { exact: false }).first().waitFor()
  await page
    .getByRole('link', { name: /^Draf$/ })
    .first()
    .click()
  await page.waitForURL('**/rumah-produksi/detail/**')
})

test('it is planned, begun and made on a phone, its material by the recipe', async () => {
  await button('Rencanakan').click()
  await button('Mulai produksi').waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  // By key: the word of what was just done may still lie over the button.
  await button('Mulai produksi').press('Enter')
  await button('Catat hasil').waitFor()

  await page.setViewportSize({ width: 360, height: 780 })
  await button('Catat hasil').press('Enter')
  await page.getByLabel('Bagus').fill('5')
  await page.getByLabel('SPK selesai').check()
  await button('Simpan hasil').click()
  await page.getByText('Hasil dicatat', { exact: false }).first().waitFor()
  await page.getByText('Selesai', { exact: true }).first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await complaintsInBothThemes(page)).toEqual([])
})

test('what was delivered earns its price less what it cost to make, to the rupiah', async () => {
  await person.do(createDelivery, { id: orderId, date: today(), warehouseId: finished })
  const margin = await person.do(orderMargin, { id: orderId })
  const [made] = margin.production
  expect(BigInt(margin.margin)).toBe(BigInt(margin.deliveredNet) - BigInt(margin.cost))
  const { rows } = await office.db.pool.query(
    `select sum(-value)::text as cost from stock_move m join sales_delivery d on d.id = m.document_id where d.order_id = $1`,
    [orderId],
  )
  // The shelf holds older pieces too: the book takes their average, the order what making its own five cost.
  expect(margin.bookCost).toBe(rows[0].cost)
  expect(margin.cost).toBe(made!.actual)
  // What making them cost is what left the shelves for them by the recipe, pay, and six percent of both.
  const { rows: went } = await office.db.pool.query<{ qty: string; unit: string }>(
    `select trim_scale(-m.qty)::text as qty, i.base_unit as unit from stock_move m
      join production_entry e on e.id = m.document_id and e.kind = 'use' join production_order o on o.id = e.order_id
      join item i on i.id = m.item_id where o.order_id = $1 and m.warehouse_id = o.raw_warehouse_id order by m.qty`,
    [orderId],
  )
  expect(went).toEqual([
    { qty: '35', unit: 'zak' },
    { qty: '3.57', unit: 'm³' },
    { qty: '2.575', unit: 'm³' },
  ])
  const { rows: cost } = await office.db.pool.query<{ booked: string; reckoned: string }>(
    `select (c.material + o.labour_cost + o.overhead_cost)::text as booked,
        (c.material + o.labour_cost + round((c.material + o.labour_cost) * 0.06))::bigint::text as reckoned
      from production_order o cross join lateral (
        select sum(-m.value)::bigint as material from stock_move m join production_entry e on e.id = m.document_id
        where e.order_id = o.id and m.warehouse_id = o.raw_warehouse_id
      ) c where o.order_id = $1`,
    [orderId],
  )
  expect(cost).toEqual([{ booked: made!.actual, reckoned: made!.actual }])

  await page.setViewportSize({ width: 1366, height: 900 })
  await desk.go(`/order/detail/${orderId}`)
  const card = page.locator('section', { hasText: 'HPP terkirim' }).last()
  for (const amount of [margin.margin, made!.actual, made!.estimated])
    await card.getByText(rupiah(amount), { exact: false }).first().waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  expect(await checkBooks(office.db.read)).toEqual([])
})

test('who may not see costs sees no margin', async () => {
  const plain = await office.enter({ permissions: ['view order', 'view rumah-produksi'] })
  await plain.go(`/order/detail/${orderId}`)
  await plain.page.getByRole('link', { name: /^SPK-/ }).first().waitFor()
  expect(await plain.page.getByText('HPP terkirim').count()).toBe(0)
})
