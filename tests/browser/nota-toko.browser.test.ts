import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPhoto } from '#kit/files/cast/pictures.ts'
import { openOffice, type Office } from './office.ts'

// A foreman at a shop: what was bought and paid is written down on a phone of 360, with a photo of the nota.
let office: Office

beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office?.close())

/** From the dashboard: places to tap, values to type, and the shutter left out. */
const MOST = 8

test('a cash purchase with a photo takes at most eight taps and typed values, and stands in the books', async () => {
  const desk = await office.enter({}, { width: 360, height: 780 })
  const { page } = desk
  await desk.go('/dashboard')
  let count = 0
  const did = async (act: Promise<unknown>) => {
    await act
    count += 1
  }

  await did(page.getByRole('button', { name: 'Lainnya' }).click())
  await did(page.getByRole('link', { name: 'Pembelian Barang' }).click())
  await did(page.getByRole('link', { name: 'Nota toko' }).last().click())

  const photo = (await aPhoto(7, 800, 600).jpeg().toBuffer()) as Buffer
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    did(
      page
        .getByRole('button', { name: /Ambil foto|Pilih berkas/ })
        .first()
        .click(),
    ),
  ])
  await chooser.setFiles({ name: 'nota.jpg', mimeType: 'image/jpeg', buffer: photo })

  // Typing and taking the first that is found is one value.
  await page.getByRole('combobox', { name: 'Barang 1' }).fill('semen')
  await did(page.locator('[role=listbox] [role=option]').first().click())
  await did(page.getByRole('textbox', { name: 'Jumlah' }).fill('5'))
  const price = page.getByRole('textbox', { name: 'Harga satuan' })
  await did(price.fill('70000'))
  await expect.poll(() => page.getByRole('button', { name: /^Buang / }).count()).toBe(1)
  await did(page.getByRole('button', { name: 'Simpan', exact: true }).click())

  await page.waitForURL('**/pembelian-barang/detail/**')
  expect(count).toBeLessThanOrEqual(MOST)
  const { rows } = await office.db.pool.query(
    `select total::text, is_cash, stage from purchase_order where company_id = $1 order by created_at desc limit 1`,
    [office.companyId],
  )
  expect(rows[0]).toEqual({ total: '350000', is_cash: true, stage: 'done' })
  await desk.window.close()
})

test('what was typed on a nota comes back after the phone went away', async () => {
  const desk = await office.enter({}, { width: 360, height: 780 })
  const { page } = desk
  await desk.go('/pembelian-barang/tambah?jenis=tunai')
  await page.getByRole('textbox', { name: 'Harga satuan' }).fill('12500')
  await page.getByText(/Draf tersimpan/).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Pulihkan' }).click()
  expect(await page.getByRole('textbox', { name: 'Harga satuan' }).inputValue()).toBe('12.500')
  await desk.window.close()
})
