import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPeriods } from '#kit/posting/period-lock.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// The settings on a phone: nothing is cut off and nothing lies over another.
let office: Office
let phone: Desk

beforeAll(async () => {
  office = await openOffice({ empty: true })
  await office.db.withTx((tx) => openPeriods(tx, office.companyId))
  phone = await office.enter({}, { width: 360, height: 780 })
})
afterAll(() => office?.close())

test('the areas of the period lock are named whole, also beside a day, and the lock says what a void does', async () => {
  const { page } = phone
  await phone.go('/pengaturan-website?bagian=periode')
  await page.getByRole('button', { name: 'Ubah kunci Penjualan' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'Terkunci sampai' }).fill('30/09/2026')
  await sheet.getByLabel('Alasan').fill('Tutup buku September')
  await sheet.getByRole('button', { name: 'Simpan' }).click()
  const named = page.getByRole('table').locator('tbody td:first-child')
  await named.getByText('30 Sep 2026').waitFor()
  await page.getByText('Dokumen lama yang dibatalkan dibukukan pada hari pembatalan.').waitFor()
  const cut = await named.evaluateAll((cells) =>
    cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
  )
  expect(cut).toEqual([])
  expect(await complaintsInBothThemes(page)).toEqual([])
})

test('what a card is for stands beside its buttons, or above them, never under', async () => {
  const { page } = phone
  await phone.go('/pengaturan-website?bagian=satuan')
  const help = page.getByText('Mengelompokkan barang di daftar dan laporan.')
  await help.waitFor()
  const box = await help.boundingBox()
  const buttons = await Promise.all(
    (await page.getByRole('button', { name: 'Impor' }).all()).map((one) => one.boundingBox()),
  )
  const under = buttons.filter(
    (one) =>
      one &&
      box &&
      one.x < box.x + box.width &&
      one.x + one.width > box.x &&
      one.y < box.y + box.height &&
      one.y + one.height > box.y,
  )
  expect(under).toEqual([])
  // A sentence, not a column of words.
  expect(box?.width).toBeGreaterThan(160)
})
