import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskOf, type Desk as Counter } from '#kit/http/desk.ts'
import { createPurchase, openPurchase, purchaseHistory } from '#modules/purchasing/orders/contract.ts'
import { openRequest } from '#modules/purchasing/requests/contract.ts'
import { purchasingRoutes } from '#modules/purchasing/routes.ts'
import { anActor } from '../cast/actor.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// What a form of buying says of its lines and of why, and what it leaves behind.
let office: Office
let desk: Desk
let page: Page
let counter: Counter
let order: { supplierId: string; warehouseId: string; date: string; itemId: string }

beforeAll(async () => {
  office = await openOffice()
  const { db, companyId } = office
  const text = async (sql: string) => (await db.pool.query(sql, [companyId])).rows[0]?.it as string
  order = {
    supplierId: await text(
      `select id as it from supplier where company_id = $1 and status = 'aktif' and is_pkp limit 1`,
    ),
    warehouseId: await text(`select id as it from warehouse where company_id = $1 and code = 'GU'`),
    date: await text(`select (now() at time zone 'Asia/Jakarta')::date::text as it where $1::uuid is not null`),
    itemId: await text(`select id as it from item where company_id = $1 and kind = 'barang' order by name limit 1`),
  }
  counter = deskOf(db, anActor({ companyId, name: 'Rina' }), purchasingRoutes)
  desk = await office.enter()
  page = desk.page
}, 120_000)
afterAll(() => office?.close())

const ordered = async (submit: boolean) => {
  const { itemId, ...head } = order
  const lines = [{ itemId, qty: '10', price: '50000' }]
  return (await counter.do(createPurchase, { ...head, submit, lines })).id
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const total = (text: string) => page.locator('aside output', { hasText: text }).first().waitFor()

test('a line takes its own wording, a discount in rupiah and a tax of its own, and keeps them', async () => {
  const id = await ordered(false)
  await desk.go(`/pembelian-barang/edit/${id}`)
  await total('Rp555.000')
  await button('Rincian baris').click()
  const sheet = page.getByRole('dialog', { name: 'Rincian baris' })
  await sheet.getByLabel('Deskripsi').fill('Diantar ke lantai 2')
  await sheet.getByLabel('Diskon rupiah').fill('100000')
  expect(await complaintsInBothThemes(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Selesai' }).click()
  await page.getByText('Deskripsi: Diantar ke lantai 2 · Diskon Rp100.000').waitFor()
  await total('Rp444.000')
  await page.locator('[data-cell="0:5"] select').selectOption({ label: 'Tanpa' })
  await total('Rp400.000')
  await page.getByRole('button', { name: /^Simpan(?! &)/ }).click()
  await page.waitForURL('**/pembelian-barang/detail/**')
  expect(await counter.do(openPurchase, { id })).toMatchObject({
    total: '400000',
    lines: [{ description: 'Diantar ke lantai 2', discountAmount: '100000', taxCode: 'none' }],
  })
})

test('goods made while a line is typed are followed by their quantity, without the mouse', async () => {
  await desk.go(`/pembelian-barang/edit/${await ordered(false)}`)
  await page.locator('[data-cell="1:0"] input').click()
  await page.keyboard.type('Kawat bronjong')
  await page.getByRole('option', { name: /Tambah .*Kawat bronjong/ }).waitFor()
  await page.keyboard.press('Control+Enter')
  const sheet = page.getByRole('dialog', { name: 'Tambah produk atau jasa' })
  await sheet.getByLabel('Satuan').selectOption('kg')
  await sheet.getByRole('button', { name: /^Simpan/ }).click()
  await sheet.waitFor({ state: 'detached' })
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  const cell = (column: number) => page.locator(`[data-cell="1:${column}"] input`)
  await expect.poll(() => cell(0).inputValue()).toBe('Kawat bronjong')
  await expect.poll(() => cell(1).inputValue()).toBe('12')
})

test('an order that went out says why it comes to another total', async () => {
  const id = await ordered(true)
  await desk.go(`/pembelian-barang/edit/${id}`)
  await page.getByText('Wajib bila total berubah.').waitFor()
  await page.locator('[data-cell="0:1"] input').fill('8')
  await page.getByText(/^Total berubah dari Rp555\.000 menjadi Rp444\.000/).waitFor()
  await page.getByRole('button', { name: /^Simpan(?! &)/ }).click()
  await page.getByText('Isi alasan perubahannya.').first().waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await page.getByLabel('Alasan', { exact: true }).fill('Stok masih ada')
  await page.getByRole('button', { name: /^Simpan(?! &)/ }).click()
  await page.waitForURL('**/pembelian-barang/detail/**')
  const [last] = await counter.do(purchaseHistory, { id })
  expect(last).toMatchObject({ act: 'amend', reason: 'Stok masih ada' })
})

test('a request is written down for another on a phone, and its row does what its page does', async () => {
  const phone = await office.enter({}, { width: 360, height: 780 })
  await phone.go('/pembelian-barang/tambah?jenis=permintaan')
  const who = phone.page.getByLabel('Peminta')
  await who.selectOption({ index: 1 })
  const name = await who.locator('option:checked').innerText()
  await phone.page.getByLabel('Dibutuhkan', { exact: true }).fill('+7')
  await phone.page.getByRole('button', { name: 'Tempel daftar' }).click()
  const paste = phone.page.getByRole('dialog')
  await paste.getByLabel('Daftar barang').fill('semen portland 50 zak')
  await paste.getByRole('button', { name: 'Baca daftar' }).click()
  await paste.getByRole('button', { name: 'Tambahkan 1 baris' }).click()
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await phone.page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await phone.page.waitForURL('**/pembelian-barang/detail/**')
  const id = phone.path().split('/').at(-1) ?? ''
  expect((await counter.do(openRequest, { id })).requesterName).toBe(name)

  await desk.go('/pembelian-barang/?tab=pembelian&jenis=permintaan&status=draft')
  const row = page.getByRole('row').filter({ hasText: name }).first()
  await row.getByRole('checkbox').check()
  await page.getByRole('region', { name: 'Aksi massal' }).getByText('Hapus').waitFor()
  await page.getByRole('button', { name: 'Batalkan pilihan' }).click()
  await row.getByRole('button', { name: /^Aksi/ }).click()
  await page.getByRole('menuitem', { name: 'Hapus draf' }).click()
  await row.waitFor({ state: 'detached' })
})
