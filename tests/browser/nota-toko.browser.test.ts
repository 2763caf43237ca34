import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPhoto } from '#kit/files/cast/pictures.ts'
import { checkBooks } from '#app/cli/check-books.ts'
import { newId } from '#kit/id.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// A foreman in a shop, with a phone of 360: a photo of the nota, what was bought, saved.
let office: Office
let desk: Desk

beforeAll(async () => {
  office = await openOffice()
  desk = await office.enter({}, { width: 360, height: 780 })
}, 120_000)
afterAll(() => office?.close())

test('a nota toko with a photo takes at most eight taps and typed values, and posts everything at once', async () => {
  const { page } = desk
  let acts = 0
  const counted = async (act: Promise<unknown>) => {
    acts += 1
    await act
  }
  await desk.go('/pembelian-barang/')
  await counted(
    page
      .getByRole('button', { name: 'Nota toko' })
      .or(page.getByRole('link', { name: 'Nota toko' }))
      .click(),
  )
  await page.getByRole('heading', { level: 1, name: 'Nota toko' }).waitFor()
  const photo = await aPhoto(7, 1600, 1200).jpeg({ quality: 90 }).toBuffer()
  await page.getByRole('button', { name: 'Ambil foto' }).waitFor()
  await counted(
    page.getByTestId('camera').first().setInputFiles({ name: 'nota.jpg', mimeType: 'image/jpeg', buffer: photo }),
  )
  await page.getByRole('button', { name: 'Buang nota.jpg' }).waitFor()
  await counted(page.getByRole('combobox', { name: 'Barang 1' }).fill('semen'))
  await counted(
    page
      .getByRole('option', { name: /Semen Portland/ })
      .first()
      .click(),
  )
  await counted(page.getByLabel('Jumlah', { exact: true }).fill('7'))
  await counted(page.getByLabel('Harga satuan').fill('66500'))
  await counted(page.getByRole('button', { name: 'Simpan', exact: true }).click())
  await page.waitForURL('**/pembelian-barang/detail/**')
  expect(acts).toBeLessThanOrEqual(8)

  const id = desk.path().split('/').at(-1)
  const ask = async <T>(sql: string) => (await office.db.pool.query(sql, [id])).rows as T[]
  const [order] = await ask<{ is_cash: boolean; total: bigint }>(
    'select is_cash, total from purchase_order where id = $1',
  )
  expect(order).toMatchObject({ is_cash: true, total: 465_500n })
  const [received] = await ask<{ value: bigint }>(
    `select sum(m.value)::bigint as value from stock_move m join goods_receipt r on r.id = m.document_id where r.order_id = $1`,
  )
  expect(received?.value).toBe(465_500n)
  const photos = await office.db.pool.query(
    `select owner_id from file where name = 'nota.jpg' and owner_id is not null`,
  )
  expect(photos.rows.length).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await checkBooks(office.db.read)).toEqual([])
})

test('a nota above the limit is handed in with its photo, not typed again', async () => {
  const { page } = desk
  // The only one with the right would decide alone.
  await office.enter()
  await office.db.pool.query(
    `insert into approval_rule (id, company_id, doc, from_amount, permission, created_by)
      select $1, company_id, 'purchase-order', 1000000, 'approve pembelian-barang', created_by
      from purchase_order where company_id = $2 limit 1`,
    [newId(), office.companyId],
  )
  await desk.go('/pembelian-barang/tambah?jenis=tunai')
  const photo = await aPhoto(31, 1600, 1200).jpeg({ quality: 90 }).toBuffer()
  await page.getByTestId('camera').first().setInputFiles({ name: 'besar.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByRole('button', { name: 'Buang besar.jpg' }).waitFor()
  await page.getByRole('combobox', { name: 'Barang 1' }).fill('semen')
  await page
    .getByRole('option', { name: /Semen Portland/ })
    .first()
    .click()
  await page.getByLabel('Jumlah', { exact: true }).fill('31')
  await page.getByLabel('Harga satuan').fill('66500')
  const save = page.getByRole('button', { name: 'Simpan', exact: true })
  await save.click()
  await page.getByRole('dialog', { name: 'Belanja Rp2.061.500 perlu persetujuan' }).waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Kembali ke nota' }).click()
  expect(await page.getByLabel('Jumlah', { exact: true }).inputValue()).toBe('31')
  await save.click()
  await page.getByRole('button', { name: 'Ajukan', exact: true }).click()
  await page.waitForURL('**/pembelian-barang/detail/**')
  await page.getByText('Pembelian senilai Rp2.061.500 menunggu persetujuan.').waitFor()
  expect(await page.getByRole('button', { name: 'Setujui', exact: true }).count()).toBe(0)
  const id = desk.path().split('/').at(-1)
  const { rows } = await office.db.pool.query(`select name from file where owner_id = $1`, [id])
  expect(rows).toEqual([{ name: 'besar.jpg' }])
  expect(await checkBooks(office.db.read)).toEqual([])
})
