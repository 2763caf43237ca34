import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#app/cli/check-books.ts'
import { deskOf, type Desk as Counter } from '#kit/http/desk.ts'
import { createBill } from '#modules/purchasing/bills/contract.ts'
import { createPurchase, openPurchase } from '#modules/purchasing/orders/contract.ts'
import { createReceipt, openReceipt } from '#modules/purchasing/receipts/contract.ts'
import { purchasingRoutes } from '#modules/purchasing/routes.ts'
import { anActor } from '../cast/actor.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'
import { outboxOf } from './sign-in.ts'
import { letterTo } from './staff.ts'

// What follows an order: it goes out by mail, bad goods are replaced, freight is spread by weight, tax is proposed, debts grow old.
let office: Office
let desk: Desk
let page: Page
let counter: Counter
let date = ''
let warehouseId = ''
let supplierId = ''
let items: { id: string; kg: number }[] = []

beforeAll(async () => {
  office = await openOffice()
  const { db, companyId } = office
  const rows = async (sql: string) => (await db.pool.query(sql, [companyId])).rows
  items = (
    await rows(
      `select id, weight_kg from item where company_id = $1 and kind = 'barang' order by weight_kg desc limit 2`,
    )
  ).map((row) => ({ id: row.id, kg: Number(row.weight_kg) }))
  warehouseId = (await rows(`select id from warehouse where company_id = $1 and code = 'GU'`))[0]?.id
  supplierId = (await rows(`select id from supplier where company_id = $1 and kind = '{subkon}' limit 1`))[0]?.id
  date = (await rows(`select (now() at time zone 'Asia/Jakarta')::date::text as day where $1::uuid is not null`))[0]
    ?.day
  counter = deskOf(db, anActor({ companyId, name: 'Rina' }), purchasingRoutes)
  desk = await office.enter()
  page = desk.page
}, 120_000)
afterAll(() => office?.close())

const sheet = () => page.getByRole('dialog')
const act = async (name: string) => {
  await page.getByRole('button', { name: 'Tindakan lain' }).click()
  await page.getByRole('menuitem', { name }).click()
  await sheet().waitFor()
}

async function ordered(prices: readonly string[] = ['50000']) {
  const { id } = await counter.do(createPurchase, {
    ...{ supplierId, date, warehouseId, submit: true },
    lines: prices.map((price, at) => ({ itemId: items[at]?.id ?? '', qty: '10', price })),
  })
  return counter.do(openPurchase, { id })
}

async function received(prices?: readonly string[]) {
  const order = await ordered(prices)
  const lines = order.lines.map((line) => ({ orderLineId: line.id, qtyReceived: '10' }))
  const { id } = await counter.do(createReceipt, { id: order.id, date, post: true, lines })
  return { order, receipt: await counter.do(openReceipt, { id }) }
}

test('an order goes to its supplier by mail with the PDF, and its page tells to whom', async () => {
  const order = await ordered()
  const to = 'penjualan@teknikmekanikal.co.id'
  await desk.go(`/pembelian-barang/detail/${order.id}`)
  await act('Kirim PO lewat email atau WhatsApp')
  await sheet().getByLabel('Email penerima').fill(to)
  await sheet().getByLabel('Pesan').fill('Mohon dikirim sebelum Jumat.')
  expect(await complaintsInBothThemes(page)).toEqual([])
  await sheet().getByRole('button', { name: 'Kirim', exact: true }).click()
  await page.getByText(`${order.number} dikirim ke ${to}.`).waitFor()
  const letter = await letterTo(office.house, to, /Pesanan pembelian PO-/)
  expect(letter.text).toContain('Mohon dikirim sebelum Jumat.')
  const name = outboxOf(office.house).find((each) => each.includes(to)) ?? ''
  const { attachments } = await PostalMime.parse(readFileSync(join(office.house.dataDir, 'outbox', name)))
  expect(attachments[0]).toMatchObject({
    mimeType: 'application/pdf',
    filename: `Pesanan pembelian ${order.number}.pdf`,
  })
  expect(Buffer.from(attachments[0]?.content as ArrayBuffer).subarray(0, 5)).toEqual(Buffer.from('%PDF-'))
  await page.getByText('mengirim lewat email').waitFor()
})

test('bad goods are replaced: the order awaits them again, they come in, and nobody bills them twice', async () => {
  const { order, receipt } = await received()
  await counter.do(createBill, {
    ...{ supplierId, supplierInvoiceNo: 'GANTI-1', date, confirmDuplicates: true },
    lines: receipt.lines.map((line) => ({ receiptLineId: line.id })),
  })
  await desk.go(`/pembelian-barang/detail/${order.id}`)
  await act('Retur ke supplier')
  await sheet().getByLabel('Dikembalikan').first().fill('4')
  await sheet()
    .getByLabel(/^Barang pengganti/)
    .check()
  await sheet().getByLabel('Alasan retur').fill('Retak saat dibongkar')
  expect(await complaintsInBothThemes(page)).toEqual([])
  await sheet().getByRole('button', { name: 'Kembalikan barang' }).click()
  await page.getByText('diretur 4 (minta ganti 4)').waitFor()
  await page.getByRole('button', { name: 'Terima barang' }).click()
  await sheet().getByText('sisa 4 dari 10', { exact: false }).waitFor()
  await sheet().getByRole('button', { name: 'Terima', exact: true }).click()
  await page.getByRole('button', { name: 'Catat pembayaran' }).waitFor()
  expect(await page.getByRole('button', { name: 'Catat tagihan' }).count()).toBe(0)
  await page.getByRole('tab', { name: /^Penerimaan/ }).click()
  await page.getByRole('button', { name: /^BTB-/ }).first().click()
  await sheet().getByText('4 pengganti retur, tidak ditagih lagi', { exact: false }).waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  expect(await checkBooks(office.db.read)).toEqual([])
})

test('freight is spread by weight, and the shares add up', async () => {
  const { order } = await received(['10000', '90000'])
  await desk.go(`/pembelian-barang/detail/${order.id}`)
  await act('Tambah biaya perolehan')
  await sheet().getByRole('combobox', { name: 'Dibayar kepada' }).fill('cv')
  await page.getByRole('option').first().click()
  const [heavy, light] = items.map((item) => item.kg)
  const whole = (heavy ?? 0) + (light ?? 0)
  // A rupiah for each gram: every share is its item's weight.
  await sheet()
    .getByLabel('Jumlah sebelum PPN')
    .fill(String(Math.round(whole * 1000)))
  await sheet().getByLabel('No. nota').fill('OA-BERAT')
  await sheet().getByText('Barang berat memikul lebih banyak.').click()
  await sheet()
    .getByText(`+${Math.round((heavy ?? 0) * 1000).toLocaleString('id-ID')}`, { exact: true })
    .first()
    .waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await sheet().getByRole('button', { name: 'Bagi ke barang' }).click()
  await page.getByText(/^Biaya perolehan BIL-\S+ masuk ke harga pokok barang\.$/).waitFor()
  expect(await checkBooks(office.db.read)).toEqual([])
})

test('the PPh of a builder is proposed by the SBU, says where it comes from, and may be another', async () => {
  const { rows: works } = await office.db.pool.query(
    `select id from item where company_id = $1 and kind = 'jasa' order by name limit 1`,
    [office.companyId],
  )
  const lines = [{ itemId: works[0]?.id ?? '', qty: '10', price: '61000' }]
  const { id } = await counter.do(createPurchase, { supplierId, date, warehouseId, submit: true, lines })
  await desk.go(`/pembelian-barang/detail/${id}`)
  await page.getByRole('button', { name: 'Catat tagihan' }).click()
  await sheet()
    .getByText(/Kosong: 1,75%\. Dari mana angka ini\? .*SBU EL001 kecil/)
    .waitFor()
  await sheet().getByLabel('No. nota atau faktur supplier').fill('PPH-1')
  await sheet().getByLabel('Tarif PPh').fill('2')
  expect(await complaintsInBothThemes(page)).toEqual([])
  await sheet().getByRole('button', { name: 'Catat tagihan' }).click()
  await page.getByText(/^Tagihan BIL-\S+ dicatat\.$/).waitFor()
  const { rows } = await office.db.pool.query(
    `select withholding_rate::float as rate, withholding_amount::text as amount from purchase_bill where supplier_invoice_no = 'PPH-1'`,
  )
  expect(rows).toEqual([{ rate: 2, amount: '12200' }])
})

test('what we owe by age leads from a figure to its bills, and to the supplier; on a phone as cards', async () => {
  await desk.go('/supplier/?jenis=umur')
  const row = page.getByRole('row').filter({ hasText: 'CV Teknik Mekanikal Jaya' })
  await row
    .getByRole('link', { name: /^[\d.]+$/ })
    .first()
    .click()
  await page.waitForURL(/jenis=tagihan/)
  await page.getByRole('link', { name: /^BIL-/ }).first().waitFor()
  await page.goBack()
  await row.getByRole('link', { name: 'CV Teknik Mekanikal Jaya' }).click()
  await page.waitForURL(`**/supplier/detail/${supplierId}`)

  // As of another day: the list, its paper and its figures, which are not open bills any more.
  await desk.go('/supplier/?jenis=umur')
  await row.first().waitFor()
  await page.getByRole('button', { name: 'Per tanggal' }).click()
  await page.getByRole('textbox', { name: 'Tanggal' }).fill('1/1/2099')
  await page.keyboard.press('Enter')
  await page.waitForURL(/on=2099-01-01/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Per tanggal 1 Jan 2099' }).waitFor()
  await expect.poll(() => row.getByRole('link', { name: /^[\d.]+$/ }).count()).toBe(0)
  const paper = await page.getByRole('link', { name: 'Cetak' }).getAttribute('href')
  expect(paper).toContain('on=2099-01-01')
  const phone = await office.enter({}, { width: 360, height: 780 })
  await phone.go('/supplier/?jenis=umur')
  await phone.page.getByText('Belum ada yang lewat tempo').first().waitFor()
  expect(await complaintsInBothThemes(phone.page)).toEqual([])
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
