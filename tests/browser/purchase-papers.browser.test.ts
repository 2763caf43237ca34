import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#app/cli/check-books.ts'
import { deskOf, type Desk as Counter } from '#kit/http/desk.ts'
import { createBill } from '#modules/purchasing/bills/contract.ts'
import { createPurchase, openPurchase } from '#modules/purchasing/orders/contract.ts'
import { createReceipt, openReceipt } from '#modules/purchasing/receipts/contract.ts'
import { createPurchaseReturn } from '#modules/purchasing/returns/contract.ts'
import { purchasingRoutes } from '#modules/purchasing/routes.ts'
import { anActor } from '../cast/actor.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// The papers of buying: found, walked and named by each other; goods that go back, notas that look alike, money in advance.
let office: Office
let desk: Desk
let page: Page
let counter: Counter
let supplierId = ''
let warehouseId = ''
let itemIds: string[] = []

beforeAll(async () => {
  office = await openOffice()
  const { db, companyId } = office
  const ids = async (sql: string) => (await db.pool.query(sql, [companyId])).rows.map((row) => row.id as string)
  itemIds = await ids(`select id from item where company_id = $1 and kind = 'barang' order by name limit 3`)
  warehouseId = (await ids(`select id from warehouse where company_id = $1 and code = 'GU'`))[0] ?? ''
  supplierId =
    (
      await ids(`select id from supplier where company_id = $1 and status = 'aktif' and is_pkp order by name limit 1`)
    )[0] ?? ''
  counter = deskOf(db, anActor({ companyId, name: 'Rina' }), purchasingRoutes)
  desk = await office.enter()
  page = desk.page
}, 120_000)
afterAll(() => office?.close())

const sheet = () => page.getByRole('dialog')
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).last()
const act = async (name: string) => {
  await page.getByRole('button', { name: 'Tindakan lain' }).click()
  await page.getByRole('menuitem', { name }).click()
  await sheet().waitFor()
}
const today = async () =>
  (await office.db.pool.query(`select (now() at time zone 'Asia/Jakarta')::date::text as day`)).rows[0].day as string

/** Ordered and received today: ten of each at Rp50.000. */
async function received(lines = 1) {
  const date = await today()
  const { id } = await counter.do(createPurchase, {
    ...{ supplierId, date, warehouseId, submit: true },
    lines: itemIds.slice(0, lines).map((itemId) => ({ itemId, qty: '10', price: '50000' })),
  })
  const order = await counter.do(openPurchase, { id })
  const came = order.lines.map((line) => ({ orderLineId: line.id, qtyReceived: '10' }))
  const receipt = await counter.do(createReceipt, { id, date, post: true, lines: came })
  return { orderId: id, receipt: await counter.do(openReceipt, { id: receipt.id }) }
}

let papers = 0
async function billed(lines = 1) {
  const { orderId, receipt } = await received(lines)
  return { orderId, receipt, ...(await billOf(receipt)) }
}

async function billOf({ lines }: { readonly lines: readonly { readonly id: string }[] }) {
  const supplierInvoiceNo = `KERTAS/${(papers += 1)}`
  const date = await today()
  const bill = await counter.do(createBill, {
    ...{ supplierId, supplierInvoiceNo, supplierInvoiceDate: date, date, confirmDuplicates: true },
    lines: lines.map((line) => ({ receiptLineId: line.id })),
  })
  return { supplierInvoiceNo, billId: bill.id, number: bill.number ?? '' }
}

test('a bill opens beside its list by its address, is walked there, left by Back, and found by its number', async () => {
  const first = await billed()
  const second = await billed()
  const failed: string[] = []
  page.on('response', (answer) => answer.status() >= 400 && failed.push(answer.url()))
  await desk.go(`/pembelian-barang/?tab=pembelian&jenis=tagihan&dokumen=${first.billId}`)
  await page.getByRole('dialog', { name: first.number }).waitFor()
  // The list behind it is asked as without it.
  await page.locator('main').getByText(second.number).first().waitFor()
  await page.keyboard.press('Escape')
  await sheet().waitFor({ state: 'detached' })
  await expect.poll(desk.path).not.toContain('dokumen')

  await page.getByRole('link', { name: second.number }).click()
  await page.getByRole('dialog', { name: second.number }).waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByRole('dialog', { name: first.number }).waitFor()
  await page.goBack()
  await sheet().waitFor({ state: 'detached' })

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Cari apa saja' }).fill(first.number)
  await page.getByRole('option', { name: first.number }).click()
  const seen = page.getByRole('dialog', { name: first.number })
  await seen.getByRole('link', { name: /^BTB-/ }).click()
  await page.getByRole('dialog', { name: /^BTB-/ }).waitFor()
  expect(failed).toEqual([])
})

test('goods go back: the debt is less at once, the return names its papers and prints', async () => {
  const { orderId, number } = await billed()
  await desk.go(`/pembelian-barang/detail/${orderId}`)
  await act('Retur ke supplier')
  await sheet().getByLabel('Dikembalikan').first().fill('4')
  await page.getByLabel('Alasan retur').fill('Retak saat dibongkar')
  expect(await complaintsInBothThemes(page)).toEqual([])
  await button('Kembalikan barang').click()
  await page.getByText(/^Retur RB-\S+ dicatat, stok berkurang\.$/).waitFor()
  await page.getByText('diretur 4').waitFor()
  await page.getByRole('tab', { name: /^Retur/ }).click()
  await page.getByRole('button', { name: /^RB-/ }).click()
  const seen = page.getByRole('dialog', { name: /^RB-/ })
  await seen.getByRole('link', { name: number }).waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await seen.getByRole('button', { name: /^Tindakan retur/ }).click()
  // Fetched, and not given to a printer that is not there.
  const printed = new Promise<string | undefined>((told) => {
    void page.route('**/api/cetak-pembelian/retur/**', async (route) => {
      const paper = await route.fetch()
      told(paper.headers()['content-type'])
      await route.abort()
    })
  })
  await page.getByRole('menuitem', { name: 'Cetak retur' }).click()
  expect(await printed).toContain('application/pdf')
  await page.unroute('**/api/cetak-pembelian/retur/**')
  expect(await checkBooks(office.db.read)).toEqual([])
})

test('a nota that looks like another is asked about, with a link to the other in a window of its own', async () => {
  const other = await billed(2)
  const { orderId } = await received(2)
  await desk.go(`/pembelian-barang/detail/${orderId}?buka=tagih`)
  const no = sheet().getByLabel(/^No\. nota/)
  await no.fill(other.supplierInvoiceNo.toLowerCase().replace('/', ' '))
  await sheet().getByText(`Nomor ini sudah dicatat: ${other.number}`).waitFor()
  // Once it is refused, it is said once at the field: the refusal, and the way to the other.
  await button(/^Catat tagihan/).click()
  await sheet().getByRole('link', { name: other.number }).waitFor()
  expect(
    await sheet()
      .getByText(/^Nomor ini sudah dicatat/)
      .count(),
  ).toBe(0)
  await no.fill('BEDA/7')
  await button(/^Catat tagihan/).click()
  await page.getByText('Nota ini mungkin sudah dicatat').waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  const [beside] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Buka tagihan itu' }).first().click(),
  ])
  await beside.getByRole('dialog', { name: other.number }).waitFor()
  await beside.close()
  await button('Jangan simpan').click()
  await page.getByText('Belum disimpan. Periksa nota yang mirip').first().waitFor()
  expect(await no.inputValue()).toBe('BEDA/7')
  await button(/^Catat tagihan/).click()
  await button('Ini nota lain, simpan').click()
  await page.getByText(/^Tagihan BIL-\S+ dicatat\.$/).waitFor()
})

test('money paid in advance is used on the bill of its order with one press', async () => {
  const { orderId, receipt } = await received()
  await desk.go(`/pembelian-barang/detail/${orderId}`)
  await act('Bayar uang muka')
  await sheet().getByLabel('Jumlah').first().fill('200000')
  await sheet().getByRole('button', { name: 'Bayar' }).click()
  await page.getByText(/^Uang muka BKK-\S+ dicatat\.$/).waitFor()
  const { number } = await billOf(receipt)
  await desk.go(`/pembelian-barang/detail/${orderId}?buka=bayar`)
  await sheet()
    .getByRole('button', { name: `Pakai Rp200.000 untuk ${number}` })
    .click()
  await page.getByText(new RegExp(`dipakai untuk ${number}`)).waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  const { rows } = await office.db.pool.query('select open_due::text as open from purchase_bill where number = $1', [
    number,
  ])
  expect(rows).toEqual([{ open: '355000' }])
  expect(await checkBooks(office.db.read)).toEqual([])
})

test('several bills are paid at once, and each is settled', async () => {
  const [one, two] = [await billed(), await billed(2)]
  await desk.go(`/supplier/detail/${supplierId}`)
  await button(/Catat pembayaran/).click()
  await sheet().getByText(one.number).first().waitFor()
  for (const bill of [one, two]) {
    const box = sheet().getByRole('checkbox', { name: new RegExp(bill.number) })
    if (!(await box.isChecked())) await box.check()
  }
  await sheet().getByRole('button', { name: 'Bayar' }).click()
  await sheet().waitFor({ state: 'detached' })
  const { rows } = await office.db.pool.query(
    'select open_due::text as open from purchase_bill where number = any ($1)',
    [[one.number, two.number]],
  )
  expect(rows).toEqual([{ open: '0' }, { open: '0' }])
  expect(await checkBooks(office.db.read)).toEqual([])

  // The kartu hutang opens what was paid, beside it.
  await page.getByRole('tab', { name: 'Hutang & pembayaran' }).click()
  await page.getByRole('button', { name: /^BKK-/ }).last().click()
  await page.getByRole('dialog', { name: /^BKK-/ }).getByRole('link', { name: two.number }).waitFor()
  await page.keyboard.press('Escape')
  await sheet().waitFor({ state: 'detached' })
})

test('a row of bills, payments and returns offers its acts, and the list stays where it is', async () => {
  const { number, receipt } = await billed()
  const choose = async (kind: string, label: string, name: string) => {
    await desk.go(`/pembelian-barang/?tab=pembelian&jenis=${kind}`)
    await page.getByRole('button', { name: `Aksi ${label}` }).click()
    await page.getByRole('menuitem', { name: 'Lihat' }).waitFor()
    await page.getByRole('menuitem', { name }).click()
    await sheet().waitFor()
  }
  const undo = async (kind: string, label: string, name: string) => {
    await choose(kind, label, name)
    await page.getByLabel('Alasan').fill('Salah catat')
    await button(name).click()
    await page.getByText(new RegExp(`${label} dibatalkan`)).waitFor()
    await sheet().waitFor({ state: 'detached' })
    expect(desk.path()).not.toContain('dokumen')
  }
  await choose('tagihan', number, 'Catat pembayaran')
  await sheet().getByRole('button', { name: 'Bayar' }).click()
  await sheet().waitFor({ state: 'detached' })
  const last = async (table: string) =>
    (await office.db.pool.query(`select number from ${table} order by id desc limit 1`)).rows[0].number as string
  await undo('pembayaran', await last('purchase_payment'), 'Batalkan pembayaran')

  const lines = [{ receiptLineId: receipt.lines[0]!.id, qty: '10' }]
  await counter.do(createPurchaseReturn, { date: await today(), reason: 'Retak', lines })
  await desk.go(`/pembelian-barang/?tab=pembelian&jenis=tagihan`)
  await page
    .getByRole('row', { name: new RegExp(number) })
    .getByText('Diretur')
    .waitFor()
  await undo('retur', await last('purchase_return'), 'Batalkan retur')
  await undo('tagihan', number, 'Batalkan tagihan')
  expect(await checkBooks(office.db.read)).toEqual([])
})

test('an order that is late: what the supplier says is kept, the rest is closed short, and its steps go on', async () => {
  const date = await today()
  const { id } = await counter.do(createPurchase, {
    ...{ supplierId, date: '2026-10-01', expectedDate: '2026-10-05', warehouseId, submit: true },
    lines: [{ itemId: itemIds[0] ?? '', qty: '10', price: '50000' }],
  })
  const { lines } = await counter.do(openPurchase, { id })
  await counter.do(createReceipt, { id, date, post: true, lines: [{ orderLineId: lines[0]!.id, qtyReceived: '4' }] })
  await desk.go(`/pembelian-barang/detail/${id}`)
  await act('Sudah ditanyakan ke supplier')
  await sheet().getByLabel('Jawaban supplier').fill('Truk rusak, besok pagi')
  await button('Simpan').click()
  await page.getByRole('complementary', { name: 'Ringkasan' }).getByText('“Truk rusak, besok pagi”').waitFor()
  await act('Tutup sisa')
  await page.getByLabel('Alasan').fill('Sudah beli di tempat lain')
  await button('Tutup sisa').click()
  await page.getByText('Sisa pembelian ditutup.').waitFor()
  await page.getByText('0 dari 1 item lengkap, sisa ditutup').first().waitFor()
  await page.getByRole('button', { name: 'Catat tagihan' }).waitFor()
})
