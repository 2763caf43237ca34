import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayIn } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import { aPaper } from '#kit/files/cast/pdf.ts'
import { deskOf } from '#kit/http/desk.ts'
import { createInvoice } from '#modules/sales/invoices/contract.ts'
import { createOrder, openOrder } from '#modules/sales/orders/contract.ts'
import { salesRoutes } from '#modules/sales/routes.ts'
import { anActor } from '../cast/actor.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Office } from './office.ts'

// Money at one invoice of several: what it pays, what proves the tax, what is taken back; and a wide item column.
let office: Office
let orderId = ''
let older = ''

beforeAll(async () => {
  office = await openOffice()
  const { db, companyId } = office
  const idOf = async (sql: string) => String((await db.pool.query(sql, [companyId])).rows[0]?.id)
  const customerId = await idOf(`select id from customer where company_id = $1 and name = 'PT Bumi Serpong Perkasa'`)
  const work = await idOf(`select id from item where company_id = $1 and kind = 'jasa' order by name limit 1`)
  const counter = deskOf(db, anActor({ companyId, name: 'Rina' }), salesRoutes)
  const date = dayIn('Asia/Jakarta', now())
  const lines = [{ itemId: work, qty: '100', price: '40000' }]
  const withholding = [{ kind: 'pph23', rate: '2' }] as const
  const order = { customerId, date, confirm: true, retentionPercent: '5', withholding: [...withholding], lines }
  orderId = (await counter.do(createOrder, order)).id
  const [line] = (await counter.do(openOrder, { id: orderId })).lines
  const part = [{ orderLineId: line!.id, qty: '60' }]
  older = (await counter.do(createInvoice, { id: orderId, date, lines: part })).number ?? ''
}, 240_000)
afterAll(() => office?.close())

test('an invoice being written tells its retention; its money pays it alone; its slip has a paper; its credit is named', async () => {
  const { page, go, window } = await office.enter()
  const sheet = page.getByRole('dialog')
  await go(`/order/invoice/${orderId}`)
  await page.getByRole('button', { name: 'Tindakan lain' }).click()
  await page.getByRole('menuitem', { name: 'Buat invoice lain' }).click()
  await sheet.getByText('Retensi ditahan').waitFor()
  await sheet.getByText('−80.000').waitFor()
  await sheet.getByRole('button', { name: 'Terbitkan', exact: true }).click()
  await sheet.waitFor({ state: 'detached' })

  // 40 of 100: 1.520.000 and its PPN; 30.400 is held back.
  await page.getByRole('button', { name: 'Catat pembayaran' }).click()
  const received = sheet.getByLabel('Jumlah diterima')
  await expect.poll(() => received.inputValue()).toBe('1.656.800')
  await sheet.getByText('Melunasi sisa tagihan.').waitFor()
  await received.fill('1600000')
  await sheet.getByText('Kurang Rp56.800').waitFor()
  await received.fill('1756800')
  await sheet.getByText('Lebih Rp100.000, disimpan sebagai uang muka pelanggan.').waitFor()
  await sheet.getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.getByText('Lunas').first().waitFor()

  await page.getByText('PPh 23 30.400 · belum ada bukti potong').waitFor()
  await page.getByRole('button', { name: 'Bukti potong' }).click()
  await sheet.getByText('Berkas bukti potong').waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  const paper = { name: 'BP-0001.pdf', mimeType: 'application/pdf', buffer: aPaper() }
  await sheet.locator('input[type=file]').last().setInputFiles(paper)
  await sheet.getByText('BP-0001.pdf').waitFor()
  await sheet.getByLabel('Nomor bukti potong').fill('BP-0001')
  await sheet.getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.getByText('PPh 23 30.400 · BP-0001 · 1 berkas').waitFor()

  await page.getByRole('button', { name: 'Tindakan lain' }).click()
  await page.getByRole('menuitem', { name: 'Nota kredit' }).click()
  await sheet.getByText(/^Jumlah kosong: seluruh INV-/).waitFor()
  await sheet.getByLabel('Dikredit').first().fill('10')
  await sheet.getByText(/^Jumlah kosong/).waitFor({ state: 'detached' })
  await sheet.getByLabel('Alasan').fill('Luas kurang 10 m²')
  await sheet.getByRole('button', { name: 'Terbitkan', exact: true }).click()
  await page.getByText('Luas kurang 10 m²').waitFor()
  await page.getByRole('button', { name: 'Cetak nota retur' }).waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])

  await page.getByLabel('Pilih invoice').selectOption({ index: 1 })
  await page.getByRole('heading', { name: older }).waitFor()
  await page.getByText('Belum dibayar').first().waitFor()
  await window.close()
})

test('beside the full menu the names of items stay readable at every width', async () => {
  for (const width of [1280, 1366]) {
    const { page, go, window } = await office.enter({}, { width })
    await go('/order/tambah')
    const item = page.locator('[data-cell="0:0"]')
    await item.waitFor()
    expect((await item.boundingBox())?.width).toBeGreaterThan(150)
    const form = await page.locator('[data-form]').boundingBox()
    expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThanOrEqual(width)
    await window.close()
  }
})

test('a link of verification that is not whole is said on its page alone, with the way to a new one', async () => {
  const { page, go, window } = await office.enter()
  await window.clearCookies()
  await go('/verify-email/omong-kosong')
  await page.getByText('Tautan tidak lengkap. Salin seluruh tautan dari email, atau minta yang baru.').waitFor()
  await page.getByRole('button', { name: 'Kirim ulang email' }).waitFor()
  expect(await page.getByText('Ada isian yang perlu diperbaiki.').count()).toBe(0)
  expect(await complaintsInBothThemes(page)).toEqual([])
  await window.close()
})
