import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayIn } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import { aPaper } from '#kit/files/cast/pdf.ts'
import { deskOf } from '#kit/http/desk.ts'
import { createInvoice } from '#modules/sales/invoices/contract.ts'
import { createOrder } from '#modules/sales/orders/contract.ts'
import { salesRoutes } from '#modules/sales/routes.ts'
import { anActor } from '../cast/actor.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Office } from './office.ts'

// The papers somebody holds in hand: of money that came, of a credit note, and of the company itself.
let office: Office
let orderId = ''

beforeAll(async () => {
  office = await openOffice()
  const { db, companyId } = office
  const idOf = async (sql: string) => String((await db.pool.query(sql, [companyId])).rows[0]?.id)
  const customerId = await idOf(`select id from customer where company_id = $1 and name = 'PT Bumi Serpong Perkasa'`)
  const work = await idOf(`select id from item where company_id = $1 and kind = 'jasa' order by name limit 1`)
  const counter = deskOf(db, anActor({ companyId, name: 'Rina' }), salesRoutes)
  const date = dayIn('Asia/Jakarta', now())
  const lines = [{ itemId: work, qty: '10', price: '40000' }]
  orderId = (await counter.do(createOrder, { customerId, date, confirm: true, lines })).id
  await counter.do(createInvoice, { id: orderId, date })
}, 240_000)
afterAll(() => office?.close())

const paper = (name: string) => ({ name, mimeType: 'application/pdf', buffer: aPaper() })

test('the proof of a transfer goes along with the payment, and stands behind its number', async () => {
  const { page, go, window } = await office.enter()
  const sheet = page.getByRole('dialog')
  await go(`/order/invoice/${orderId}`)
  await page.getByRole('button', { name: 'Catat pembayaran' }).click()
  await sheet.getByText('Bukti bayar').waitFor()
  await sheet.locator('input[type=file]').last().setInputFiles(paper('transfer BCA.pdf'))
  await sheet.getByText('transfer BCA.pdf').waitFor()
  await sheet.getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.getByText('Lunas').first().waitFor()

  await page.getByRole('button', { name: /^KM-/ }).click()
  await sheet.getByText('transfer BCA.pdf').waitFor()
  await sheet.getByText('Aktivitas & komentar').waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Tindakan lain' }).click()
  await page.getByRole('menuitem', { name: 'Nota kredit' }).click()
  await sheet.getByLabel('Dikredit').first().fill('1')
  await sheet.getByLabel('Alasan').fill('Kurang satu')
  await sheet.locator('input[type=file]').last().setInputFiles(paper('berita acara.pdf'))
  await sheet.getByText('berita acara.pdf').waitFor()
  await sheet.getByRole('button', { name: 'Terbitkan', exact: true }).click()
  await page.getByText('Kurang satu').waitFor()

  await go(`/order/detail/${orderId}?bagian=tagihan`)
  await page.getByRole('button', { name: /^NK-/ }).click()
  await sheet.getByText('berita acara.pdf').waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await window.close()
})

test('a company keeps its legal papers, and its logo stands at the head of the menu instead of its initials', async () => {
  const { page, go, window } = await office.enter()
  await go(`/perusahaan/detail/${office.companyId}`)
  await page.getByText('Dokumen legal & lampiran').waitFor()
  await page.locator('input[type=file]').last().setInputFiles(paper('NIB.pdf'))
  await page.getByRole('button', { name: /^NIB\.pdf/ }).waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])

  const logo = page.locator('[class*=bg-sidebar] img[src^="/storage/"]')
  expect(await logo.count()).toBe(0)
  await go(`/perusahaan/edit/${office.companyId}`)
  const buffer = await sharp({ create: { width: 320, height: 320, channels: 3, background: '#0b5' } })
    .png()
    .toBuffer()
  await page.locator('input[type=file]').first().setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await page.keyboard.press('Control+s')
  await page.waitForURL((url) => url.pathname === '/perusahaan/')
  await logo.waitFor()
  await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await window.close()
})
