import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Office } from './office.ts'
import { oneBill } from './one-bill.ts'

// Money and endings of an order, in the sheets that book them.
let office: Office

beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office?.close())

const one = async <Row extends object>(query: string): Promise<Row> => {
  const { rows } = await office.db.pool.query<Row>(query, [office.companyId])
  if (!rows[0]) throw new Error('the example data has none')
  return rows[0]
}
const field = (page: Page, label: string | RegExp) => page.getByRole('dialog').getByLabel(label)

test('money of a customer tells what no invoice takes, bears the slip with its paper, and survives a sheet that was closed', async () => {
  const bill = await oneBill(office, 'PT Lebih Bayar')
  const { page, go, window } = await office.enter()
  await go(`/pelanggan/detail/${bill.customerId}`)
  const begin = page.getByRole('button', { name: 'Catat pembayaran' })
  await begin.click()
  await field(page, `Untuk ${bill.number}`).waitFor()
  await field(page, 'Jumlah diterima').fill(String(BigInt(bill.open) + 250_000n))
  await page.keyboard.press('Tab')
  await page.getByText('Rp250.000 tidak dialokasikan, menjadi uang muka pelanggan.').waitFor()
  await field(page, /^No\. referensi/).fill('TRF-991')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await begin.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pulihkan' }).click()
  await expect.poll(() => field(page, /^No\. referensi/).inputValue()).toBe('TRF-991')
  await field(page, `Untuk ${bill.number}`).fill(String(BigInt(bill.open) + 1n))
  await page.getByRole('dialog').getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect.poll(() => field(page, `Untuk ${bill.number}`).getAttribute('aria-invalid')).toBe('true')
  await field(page, `Untuk ${bill.number}`).fill(bill.open)
  await field(page, /^PPh dipotong pelanggan/).selectOption({ label: 'PPh 23 jasa' })
  await field(page, /^PPh 23 dipotong/).fill('1000')
  await field(page, /^No\. bukti potong/).fill('BP-991')
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const choosing = page.waitForEvent('filechooser')
  // The payment has its own; this one belongs to the slip.
  await page.getByRole('dialog').locator('[id$="withholding-0-files"]').click()
  await (await choosing).setFiles({ name: 'bukti.png', mimeType: 'image/png', buffer: bytes })
  await page.getByRole('dialog').getByText('bukti.png').waitFor()
  await page.getByText('Rp251.000 tidak dialokasikan').waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await go(`/order/invoice/${bill.orderId}`)
  await page.getByText('BP-991 · 1 berkas').waitFor()
  await window.close()
})

test('what a customer sent too much goes back from their page, in part, and is taken back where it stands', async () => {
  const held = await one<{ customer: string; number: string }>(
    `select customer_id as customer, number from sales_payment where company_id = $1 and unallocated = 251000`,
  )
  const { page, go, window } = await office.enter()
  await go(`/pelanggan/detail/${held.customer}`)
  await page.getByRole('button', { name: 'Uang muka Rp251.000: lihat asalnya' }).click()
  const advances = page.getByRole('dialog', { name: 'Uang muka belum dipakai' })
  const advance = advances.getByRole('listitem').filter({ hasText: held.number })
  await advance.getByRole('button', { name: 'Kembalikan' }).click()
  const giving = page.getByRole('dialog', { name: 'Kembalikan ke pelanggan' })
  await giving.getByLabel('Jumlah dikembalikan').fill('251001')
  await giving.getByLabel('Alasan').fill('Lebih transfer')
  await giving.getByRole('button', { name: 'Catat pengembalian' }).click()
  await giving.getByText(`Sisa ${held.number} Rp251.000, diminta Rp251.001. Kurangi jumlahnya.`).first().waitFor()
  await giving.getByLabel('Jumlah dikembalikan').fill('250000')
  expect(await complaintsInBothThemes(page)).toEqual([])
  await giving.getByRole('button', { name: 'Catat pengembalian' }).click()
  await giving.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: held.number, exact: true }).click()
  await page.getByText('Belum dipakai Rp1.000', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^BKK-/ }).click()
  const seen = page.getByRole('dialog', { name: /^BKK-/ })
  await seen.getByText('Uang Muka Pelanggan (liabilitas kontrak)').waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await seen.getByRole('button', { name: /^Tindakan pengembalian BKK-/ }).click()
  await page.getByRole('menuitem', { name: 'Batalkan pengembalian' }).click()
  const asking = page.getByRole('dialog', { name: /^Batalkan pengembalian BKK-/ })
  await asking.getByLabel('Alasan').fill('Rekening salah')
  await asking.getByRole('button', { name: 'Batalkan pengembalian' }).click()
  await seen.getByText('Dibatalkan').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Belum dipakai Rp251.000', { exact: true }).waitFor()
  await window.close()
})

test('closing an order short names what will not be sent, and the order says why it ended', async () => {
  const { id, number } = await one<{ id: string; number: string }>(
    `select o.id, o.number from sales_order o where o.company_id = $1 and o.state = 'posted' and o.stage = 'partly-delivered'
       and o.closed_at is null and not o.is_held order by o.number limit 1`,
  )
  const { page, go, window } = await office.enter()
  await go(`/order/edit/${id}`)
  await page.getByText('Tutup sisanya di halaman order, lalu buat order baru untuk perubahannya.').waitFor()
  await go(`/order/detail/${id}`)
  await page.getByRole('button', { name: 'Tindakan lain' }).click()
  await page.getByRole('menuitem', { name: 'Tutup sisa' }).click()
  const asking = page.getByRole('dialog', { name: `Tutup sisa ${number}?` })
  expect(await asking.getByRole('list', { name: 'Tidak dikirim lagi' }).getByRole('listitem').count()).toBeGreaterThan(
    0,
  )
  expect(await complaintsInBothThemes(page)).toEqual([])
  await asking.getByLabel('Alasan').fill('Proyek berhenti')
  await asking.getByRole('button', { name: 'Tutup sisa', exact: true }).click()
  await page.getByText('sisa ditutup: Proyek berhenti').waitFor()
  await page.getByText('Sisa bayar').first().waitFor()
  await window.close()
})
