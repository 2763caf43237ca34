import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#app/cli/check-books.ts'
import { deskOf } from '#kit/http/desk.ts'
import { createPurchase, openPurchase } from '#modules/purchasing/orders/contract.ts'
import { addQuote } from '#modules/purchasing/quotes/contract.ts'
import { createReceipt } from '#modules/purchasing/receipts/contract.ts'
import { createRequest, decideRequest, openRequest } from '#modules/purchasing/requests/contract.ts'
import { purchasingRoutes } from '#modules/purchasing/routes.ts'
import { anActor } from '../cast/actor.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Office } from './office.ts'

// What comes before and after an order: a list from a chat, what lies elsewhere, and freight that comes later.
let office: Office

beforeAll(async () => {
  office = await openOffice()
}, 120_000)
afterAll(() => office?.close())

test('a list from a chat becomes a request, line by line; who agrees sees first what lies elsewhere', async () => {
  const boss = await office.enter()
  const { page, go, path } = await office.enter({}, { width: 360, height: 780 })
  await go('/pembelian-barang/tambah?jenis=permintaan')
  await page.getByRole('button', { name: 'Tempel daftar' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Daftar barang').fill('semen portland 5000 zak\nbarang entah apa 3 bh\nsemen portland 2 kubik')
  await sheet.getByRole('button', { name: 'Baca daftar' }).click()
  await sheet.getByText('3 baris terbaca, 1 baris perlu dipilih barangnya, 1 baris perlu dipilih satuannya.').waitFor()
  // How many zak a kubik is nobody but a person knows: the row waits for them.
  await sheet.getByText('Satuan “kubik” bukan satuan barang ini.').waitFor()
  expect(await sheet.getByLabel('Pakai baris 3').isDisabled()).toBe(true)
  expect(await complaintsInBothThemes(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await sheet.getByRole('button', { name: 'Tambahkan 1 baris' }).click()
  await page.getByText('1 baris ditambahkan.').waitFor()
  await page.getByLabel('Dibutuhkan', { exact: true }).fill('+7')
  // Wanted elsewhere than where it lies.
  const place = page.getByLabel('Untuk gudang atau lokasi')
  await place.selectOption({ index: (await place.getByRole('option').count()) - 1 })
  await page.getByRole('button', { name: 'Simpan & ajukan' }).click()
  await page.waitForURL('**/pembelian-barang/detail/**')
  await page
    .getByText(/menunggu persetujuan\.$/)
    .first()
    .waitFor()

  await boss.go(path())
  await boss.page.getByRole('button', { name: 'Setujui', exact: true }).waitFor()
  const offered = boss.page.getByRole('region', { name: 'Sisa di gudang lain' })
  await offered
    .getByRole('link', { name: /^Pindahkan / })
    .first()
    .waitFor()
  expect(await complaintsInBothThemes(boss.page)).toEqual([])
})

test('three quotes stand side by side, and a line is ordered from who asks least for it', async () => {
  const { db, companyId } = office
  const ids = async (sql: string) => (await db.pool.query(sql, [companyId])).rows.map((row) => row.id as string)
  const [warehouseId = ''] = await ids(`select id from warehouse where company_id = $1 and code = 'GU'`)
  const suppliers = await ids(
    `select id from supplier where company_id = $1 and status = 'aktif' order by name limit 3`,
  )
  const itemIds = await ids(`select id from item where company_id = $1 and kind = 'barang' order by name limit 2`)
  const date = (await db.pool.query(`select (now() at time zone 'Asia/Jakarta')::date::text as day`)).rows[0].day
  const rina = deskOf(db, anActor({ companyId, name: 'Rina' }), purchasingRoutes)
  const asked = {
    date,
    neededBy: date,
    warehouseId,
    submit: true,
    lines: itemIds.map((itemId) => ({ itemId, qty: '10' })),
  }
  const { id, version } = await rina.do(createRequest, asked as never)
  const budi = deskOf(db, anActor({ companyId, name: 'Budi' }), purchasingRoutes)
  await budi.do(decideRequest, { id, version, decision: 'approve' })
  const wanted = (await rina.do(openRequest, { id })).lines.map((line) => line.id)
  const prices = [
    ['1000', '9000'],
    ['2000', '8000'],
    ['3000', null],
  ]
  for (const [at, supplierId] of suppliers.entries()) {
    const lines = wanted.map((requestLineId, line) => ({ requestLineId, price: prices[at]?.[line] ?? null }))
    await rina.do(addQuote, { id, supplierId, date, lines })
  }

  const { page, go } = await office.enter()
  await go(`/pembelian-barang/detail/${id}`)
  await page.getByRole('tab', { name: /^Penawaran/ }).click()
  const table = page.getByRole('region', { name: 'Perbandingan penawaran' })
  await table.getByText('1 dari 2 barang').waitFor()
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  expect(await complaintsInBothThemes(page)).toEqual([])
  await table.getByRole('button', { name: 'Pilih' }).nth(1).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').first().uncheck()
  await dialog.getByLabel('Alasan').fill('Termurah')
  expect(await complaintsInBothThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Pilih penawaran' }).click()
  await page.getByText('Draf pembelian dibuat dari penawaran.').waitFor()
  const made = `select line.price::text as price from purchase_order_line line where line.company_id = $1 and line.request_line_id = any ($2)`
  expect((await db.pool.query(made, [companyId, wanted])).rows).toEqual([{ price: '8000.00' }])
})

test('freight that comes later is spread by what one chooses, and the shares add up', async () => {
  const { db, companyId } = office
  const ids = async (sql: string) => (await db.pool.query(sql, [companyId])).rows.map((row) => row.id as string)
  const [warehouseId = ''] = await ids(`select id from warehouse where company_id = $1 and code = 'GU'`)
  const [supplierId = ''] = await ids(
    `select id from supplier where company_id = $1 and status = 'aktif' order by name limit 1`,
  )
  const itemIds = await ids(`select id from item where company_id = $1 and kind = 'barang' order by name limit 2`)
  const day = `select (now() at time zone 'Asia/Jakarta')::date::text as day`
  const date = (await db.pool.query(day)).rows[0].day as string
  const counter = deskOf(db, anActor({ companyId, name: 'Rina' }), purchasingRoutes)
  const { id } = await counter.do(createPurchase, {
    ...{ supplierId, warehouseId, date, submit: true },
    lines: [
      { itemId: itemIds[0] ?? '', qty: '30', price: '10000' },
      { itemId: itemIds[1] ?? '', qty: '10', price: '90000' },
    ],
  })
  const { lines } = await counter.do(openPurchase, { id })
  const came = lines.map(({ id: orderLineId, qty }) => ({ orderLineId, qtyReceived: qty }))
  await counter.do(createReceipt, { id, post: true, lines: came })

  const { page, go } = await office.enter()
  await go(`/pembelian-barang/detail/${id}`)
  await page.getByRole('button', { name: 'Tindakan lain' }).click()
  await page.getByRole('menuitem', { name: 'Tambah biaya perolehan' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('combobox', { name: 'Dibayar kepada' }).fill('cv')
  await page.getByRole('option').first().click()
  await sheet.getByLabel('Jumlah sebelum PPN').fill('120000')
  await sheet.getByLabel('No. nota').fill('OA-1')
  // By value 300.000 : 900.000, by quantity 30 : 10.
  await sheet.getByText('+30.000', { exact: true }).first().waitFor()
  await sheet.getByText('Rata per satuan.').click()
  await expect.poll(() => sheet.getByText('+90.000', { exact: true }).count()).toBeGreaterThan(0)
  expect(await complaintsInBothThemes(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Bagi ke barang' }).click()
  await page.getByText(/^Biaya perolehan BIL-\S+ masuk ke harga pokok barang\.$/).waitFor()
  const { rows } = await db.pool.query(
    `select s.amount::text as amount from purchase_landed_share s join purchase_bill b on b.id = s.bill_id
     where s.company_id = $1 and b.supplier_invoice_no = 'OA-1' order by s.amount desc`,
    [companyId],
  )
  expect(rows).toEqual([{ amount: '90000' }, { amount: '30000' }])
  expect(await checkBooks(db.read)).toEqual([])
})
