import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#app/cli/check-books.ts'
import { deskOf, type Desk as Counter } from '#kit/http/desk.ts'
import { createBill, decideBill } from '#modules/purchasing/bills/contract.ts'
import { createPurchase, openPurchase } from '#modules/purchasing/orders/contract.ts'
import { createLanded } from '#modules/purchasing/landed/contract.ts'
import { createReceipt, openReceipt } from '#modules/purchasing/receipts/contract.ts'
import { purchasingRoutes } from '#modules/purchasing/routes.ts'
import { anActor } from '../cast/actor.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// What of buying is written before it counts: drafts of what came and what is owed, and what still changes afterwards.
let office: Office
let desk: Desk
let page: Page
let counter: Counter
let boss: Counter
let supplierId = ''
let warehouseId = ''
let itemId = ''

beforeAll(async () => {
  office = await openOffice()
  const { db, companyId } = office
  const id = async (sql: string) => (await db.pool.query(sql, [companyId])).rows[0]?.id as string
  itemId = await id(`select id from item where company_id = $1 and kind = 'barang' order by name limit 1`)
  warehouseId = await id(`select id from warehouse where company_id = $1 and code = 'GU'`)
  supplierId = await id(
    `select id from supplier where company_id = $1 and status = 'aktif' and is_pkp order by name limit 1`,
  )
  counter = deskOf(db, anActor({ companyId, name: 'Rina' }), purchasingRoutes)
  boss = deskOf(db, anActor({ companyId, name: 'Budi' }), purchasingRoutes)
  desk = await office.enter()
  page = desk.page
}, 120_000)
afterAll(() => office?.close())

const sheet = () => page.getByRole('dialog')
const today = async () =>
  (await office.db.pool.query(`select (now() at time zone 'Asia/Jakarta')::date::text as day`)).rows[0].day as string

async function ordered() {
  const date = await today()
  const { id } = await counter.do(createPurchase, {
    ...{ supplierId, date, warehouseId, submit: true },
    lines: [{ itemId, qty: '10', price: '50000' }],
  })
  return { id, date, line: (await counter.do(openPurchase, { id })).lines[0]!.id }
}

async function received() {
  const { id, date, line } = await ordered()
  const came = [{ orderLineId: line, qtyReceived: '10' }]
  const receipt = await counter.do(createReceipt, { id, date, post: true, lines: came })
  const { lines } = await counter.do(openReceipt, { id: receipt.id })
  return { id, date, receiptLineId: lines[0]!.id }
}

async function stock(): Promise<number> {
  const sql = 'select coalesce(sum(qty), 0)::float8 as qty from stock_move where item_id = $1'
  return (await office.db.pool.query(sql, [itemId])).rows[0].qty
}

test('what came is kept as a draft, changed, and only then goes into the stock', async () => {
  const { id } = await ordered()
  const before = await stock()
  await desk.go(`/pembelian-barang/detail/${id}?buka=terima`)
  await sheet().getByLabel('Datang').fill('6')
  await sheet().getByRole('button', { name: 'Simpan draf' }).click()
  await page.getByText('Draf penerimaan disimpan, stok belum bertambah.').waitFor()
  expect(await stock()).toBe(before)

  await page.getByRole('tab', { name: /^Penerimaan/ }).click()
  await page.getByRole('button', { name: /^Draf$/ }).click()
  await sheet().getByRole('button', { name: 'Ubah draf' }).waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await sheet().getByRole('button', { name: 'Ubah draf' }).click()
  const qty = sheet().getByLabel('Datang')
  expect(await qty.inputValue()).toBe('6')
  await qty.fill('8')
  expect(await complaintsInBothThemes(page)).toEqual([])
  await sheet().getByRole('button', { name: 'Simpan draf' }).click()
  await sheet().getByText('Diterima baik 8 dari 8').waitFor()
  expect(await stock()).toBe(before)
  await sheet().getByRole('button', { name: 'Masukkan ke stok' }).click()
  await page.getByText(/^Penerimaan BTB-\S+ dicatat, stok bertambah\.$/).waitFor()
  expect(await stock()).toBe(before + 8)
})

test('a draft of what came stands in its list, and is thrown away from there', async () => {
  const { id, date, line } = await ordered()
  const draft = await counter.do(createReceipt, { id, date, lines: [{ orderLineId: line, qtyReceived: '3' }] })
  await desk.go(`/pembelian-barang/?tab=pembelian&jenis=penerimaan&status=draft&dokumen=${draft.id}`)
  await sheet()
    .getByRole('button', { name: /^Tindakan Draf$/ })
    .click()
  await page.getByRole('menuitem', { name: 'Hapus draf' }).click()
  await page.getByRole('button', { name: 'Hapus draf' }).click()
  await page.getByText('Draf penerimaan dihapus.').waitFor()
  await expect.poll(desk.path).not.toContain('dokumen')
})

test('a landed cost that was sent back is changed in its form and handed in again, from the bill itself', async () => {
  const date = await today()
  const made = { supplierId, date, warehouseId, submit: true, freight: '100000' }
  const { id } = await counter.do(createPurchase, { ...made, lines: [{ itemId, qty: '10', price: '50000' }] })
  const { lines } = await counter.do(openPurchase, { id })
  const came = [{ orderLineId: lines[0]!.id, qtyReceived: '10' }]
  const receipt = await counter.do(createReceipt, { id, date, post: true, lines: came })
  const waiting = await counter.do(createLanded, {
    ...{ receiptIds: [receipt.id], method: 'value', supplierId, description: 'Ongkos truk', amount: '900000' },
    ...{ supplierInvoiceNo: 'TRUK/1', date, confirmDuplicates: true, notes: 'Sopir Udin' },
  } as never)
  await boss.do(decideBill, { id: waiting.id, version: waiting.version, decision: 'return', note: 'Bukan 900 ribu' })

  await desk.go(`/pembelian-barang/?tab=pembelian&jenis=tagihan&dokumen=${waiting.id}`)
  await sheet().getByText('Dikembalikan untuk revisi: “Bukan 900 ribu”. Ubah drafnya, lalu terbitkan lagi.').waitFor()
  await sheet().getByRole('button', { name: 'Ubah draf' }).click()
  const amount = sheet().getByLabel('Jumlah sebelum PPN')
  expect(await amount.inputValue()).toBe('900.000')
  expect(await sheet().getByLabel('Catatan').inputValue()).toBe('Sopir Udin')
  await amount.fill('100000')
  await sheet().getByText('Termasuk ongkos yang dipesan').waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await sheet().getByRole('button', { name: 'Simpan draf' }).click()
  await page.getByText(/^Draf disimpan\.$/).waitFor()
  await sheet().getByRole('button', { name: 'Terbitkan' }).click()
  await page.getByText(/^Tagihan BIL-\S+ dicatat\.$/).waitFor()
})

test('a bill is kept as a draft and posted later; a faktur pajak that comes afterwards is written on it', async () => {
  const { id } = await received()
  await desk.go(`/pembelian-barang/detail/${id}?buka=tagih`)
  await sheet()
    .getByLabel(/^No\. nota/)
    .fill('DRAF/1')
  await sheet().getByRole('button', { name: 'Simpan draf' }).click()
  await page.getByText('Draf tagihan disimpan, belum menjadi hutang.').waitFor()
  await page.getByRole('tab', { name: /^Tagihan/ }).click()
  await page.getByRole('button', { name: /^Draf$/ }).click()
  await sheet().getByRole('button', { name: 'Ubah draf' }).click()
  await sheet().getByLabel('Ditagih').first().fill('4')
  await sheet().getByText('Rp222.000').waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await sheet().getByRole('button', { name: 'Simpan draf' }).click()
  await sheet().getByRole('button', { name: 'Terbitkan' }).click()
  await page.getByText(/^Tagihan BIL-\S+ dicatat\.$/).waitFor()

  await sheet().getByRole('button', { name: 'Ubah', exact: true }).click()
  const top = page.getByRole('dialog', { name: /^Ubah BIL-/ })
  await top.getByLabel(/^No\. seri faktur pajak/).fill('04002600012345678')
  await top.getByLabel(/^Catatan/).fill('Faktur menyusul')
  expect(await complaintsInBothThemes(page)).toEqual([])
  await top.getByRole('button', { name: 'Simpan' }).click()
  await top.waitFor({ state: 'detached' })
  // What the paper says now, and what its history tells of it.
  const [fields, history] = [sheet().getByRole('definition'), sheet().getByRole('listitem')]
  await fields.filter({ hasText: '04002600012345678' }).waitFor()
  await history.filter({ hasText: '04002600012345678' }).first().waitFor()
  await fields.filter({ hasText: 'Faktur menyusul' }).waitFor()
  expect(await checkBooks(office.db.read)).toEqual([])
})

test('a bill sent back for changes says why, is changed by whoever wrote it, and a change beside it is compared', async () => {
  const [{ date, receiptLineId }, other] = [await received(), await received()]
  const paper = { supplierId, supplierInvoiceDate: date, date, confirmDuplicates: true }
  const twin = { ...paper, supplierInvoiceNo: 'KEMBAR/1', lines: [{ receiptLineId: other.receiptLineId }] }
  await counter.do(createBill, twin)
  const bill = await counter.do(createBill, {
    ...{ ...paper, supplierInvoiceNo: 'MAHAL/1' },
    lines: [{ receiptLineId, price: '90000' }],
  })
  await boss.do(decideBill, { id: bill.id, version: bill.version, decision: 'return', note: 'Harga salah ketik' })
  await desk.go(`/pembelian-barang/?tab=pembelian&jenis=tagihan&dokumen=${bill.id}`)
  await sheet()
    .getByText(/^Dikembalikan untuk revisi: “Harga salah ketik”/)
    .waitFor()
  await sheet().getByRole('button', { name: 'Ubah draf' }).click()
  await sheet().getByLabel('Harga nota').first().fill('50000')
  await office.db.pool.query(
    `update purchase_bill set version = version + 1, notes = 'Dari kantor', updated_by_name = 'Budi' where id = $1`,
    [bill.id],
  )
  await sheet().getByRole('button', { name: 'Simpan draf' }).click()
  await page.getByRole('button', { name: 'Lihat perbedaan' }).click()
  await page.getByRole('cell', { name: 'Dari kantor' }).waitFor()
  await page.getByRole('button', { name: 'Pakai punya saya' }).click()
  await sheet().getByRole('button', { name: 'Terbitkan' }).click()
  // The same amount of the same supplier on one day is asked about first.
  await page.getByRole('button', { name: 'Ini nota lain, simpan' }).click()
  await page.getByText(/^Tagihan BIL-\S+ dicatat\.$/).waitFor()
  await sheet().getByRole('definition').filter({ hasText: 'Dari kantor' }).waitFor()
  expect(await checkBooks(office.db.read)).toEqual([])
})

test('a kartu hutang is read of any period, and that very period is sent', async () => {
  await desk.go(`/supplier/detail/${supplierId}?bagian=hutang&dateFrom=2020-01-01&dateTo=2020-01-31`)
  await page
    .getByText(/1 Jan.*31 Jan 2020|1–31 Jan 2020/)
    .first()
    .waitFor()
  await page.getByText('Tidak ada tagihan atau pembayaran dalam periode ini.').waitFor()
  const cards = page.getByRole('link', { name: 'Cetak', exact: true })
  expect(await cards.first().getAttribute('href')).toMatch(/kartu-hutang\/.*from=2020-01-01&to=2020-01-31/)
  await page.getByRole('button', { name: 'Hapus filter Periode' }).click()
  await page.getByText('Saldo akhir').waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Kirim', exact: true }).click()
  await sheet()
    .getByLabel(/^Email penerima/)
    .fill('toko@contoh.co.id')
  await sheet().getByRole('button', { name: 'Kirim', exact: true }).click()
  await page.getByText('kartu hutang dikirim ke toko@contoh.co.id.').waitFor()
})
