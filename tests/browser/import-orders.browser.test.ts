import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Office } from './office.ts'

let office: Office
let rows: string
let customer: string

beforeAll(async () => {
  office = await openOffice()
  const names = async (query: string): Promise<string[]> => {
    const found = await office.db.pool.query<{ name: string }>(query, [office.companyId])
    return found.rows.map(({ name }) => name)
  }
  const active = `where company_id = $1 and archived_at is null`
  ;[customer = ''] = await names(`select name from customer ${active} and status = 'aktif' order by code limit 1`)
  const [first, second] = await names(
    `select code as name from item ${active} and kind <> 'jasa' order by code limit 2`,
  )
  rows = [
    ['No PO', 'Pelanggan', 'Tanggal', 'Barang', 'Qty', 'Harga', 'Diskon %'],
    ['LAMA-77', customer, '02/11/2026', first, '4', '125.000', '5'],
    ['LAMA-77', customer, '02/11/2026', second, '2', '90.000', ''],
    ['LAMA-78', customer, '03/11/2026', 'Barang Entah', '1', '10.000', ''],
  ]
    .map((row) => row.join('\t'))
    .join('\r\n')
})

afterAll(() => office?.close())

async function kept() {
  const { rows: orders } = await office.db.pool.query(
    `select state, subtotal::text as subtotal, line_count as lines from sales_order
     where company_id = $1 and customer_po_no like 'LAMA-%'`,
    [office.companyId],
  )
  return orders
}

test('orders pasted from Excel stand in the list as drafts, and go again', { timeout: 120_000 }, async () => {
  const { page, ...desk } = await office.enter()
  await desk.go('/order/')
  await page.getByRole('button', { name: 'Impor', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Impor/ })
  await dialog.getByLabel(/tempel dari Excel/).fill(rows)
  await dialog.getByRole('button', { name: 'Pakai 3 baris ini' }).click()
  expect(await dialog.getByLabel('Kolom No PO menjadi').inputValue()).toBe('customerPoNo')
  await dialog.getByRole('button', { name: 'Periksa baris' }).click()
  await dialog.getByRole('tab', { name: 'Perlu diperbaiki 1' }).waitFor()
  await dialog.getByText('"Barang Entah" tidak ada di barang.').waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Impor 2 yang benar saja' }).click()
  await dialog.getByText('Selesai: 2 baris masuk.').waitFor()
  expect(await kept()).toEqual([{ state: 'draft', subtotal: '655000', lines: 2 }])

  const list = await page.context().newPage()
  await list.goto(`${office.url}/order/?q=LAMA-77`)
  const line = list.getByRole('row').filter({ hasText: 'Draf' }).filter({ hasText: customer })
  await line.first().waitFor()
  expect(await line.count()).toBe(1)
  await list.close()

  await dialog.getByRole('button', { name: 'Urungkan impor' }).click()
  await page.getByRole('dialog', { name: 'Urungkan impor ini?' }).getByRole('button', { name: 'Urungkan' }).click()
  await dialog.getByText('Impor diurungkan.').waitFor()
  expect(await kept()).toEqual([])
})

test('who may not make orders is not offered to bring any', async () => {
  const { page, ...desk } = await office.enter({ permissions: ['view order', 'view dashboard'] })
  await desk.go('/order/')
  await page.getByRole('row').nth(1).waitFor()
  expect(await page.getByRole('button', { name: 'Impor', exact: true }).count()).toBe(0)
})
