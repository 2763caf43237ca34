import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// What has run below its minimum is read off one list and asked for from there: nobody types it again.
let office: Office
let desk: Desk

beforeAll(async () => {
  office = await openOffice()
  desk = await office.enter()
}, 120_000)
afterAll(() => office?.close())

interface Low {
  readonly name: string
  readonly wanted: string
}

/** What Gudang Utama should buy, and how much of it: what is usually bought, at least what is missing. */
async function lowInMain(): Promise<readonly Low[]> {
  const { rows } = await office.db.pool.query<Low>(
    `select i.name, trim_scale(greatest(b.reorder_qty, b.min_qty - (b.qty - b.reserved + b.incoming)))::text as wanted
      from stock_balance b join item i on i.id = b.item_id join warehouse w on w.id = b.warehouse_id
      where b.company_id = $1 and w.code = 'GU' and b.qty - b.reserved + b.incoming <= b.min_qty order by i.name`,
    [office.companyId],
  )
  return rows
}

test('the list of what must be bought holds what lies below its minimum, and becomes a request for it', async () => {
  const { page, go } = desk
  const low = await lowInMain()
  expect(low.length).toBeGreaterThanOrEqual(2)
  await go('/gudang/?tab=stock')
  await page.getByRole('tab', { name: /^Perlu dibeli/ }).click()
  await page.getByLabel('Gudang', { exact: true }).first().waitFor()
  const rows = page.getByRole('row').filter({ hasText: 'Gudang Utama' })
  await expect.poll(() => rows.count()).toBe(low.length)
  expect(await complaintsInBothThemes(page)).toEqual([])
  const [first, second] = low as [Low, Low]
  for (const { name } of [first, second]) await rows.filter({ hasText: name }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Buat permintaan pembelian' }).click()
  await page.waitForURL('**/pembelian-barang/tambah?**')

  const cell = (row: number, column: number) => page.locator(`[data-cell="${row}:${column}"] input`)
  await expect.poll(() => cell(0, 0).inputValue()).toContain(first.name)
  expect(await page.getByLabel('Untuk gudang atau lokasi').locator('option:checked').textContent()).toBe('Gudang Utama')
  const shown = async (row: number) => (await cell(row, 1).inputValue()).replaceAll('.', '').replace(',', '.')
  expect([await shown(0), await shown(1)]).toEqual([first.wanted, second.wanted])
  await page.getByLabel('Dibutuhkan', { exact: true }).fill('+7')
  await page.getByRole('button', { name: 'Simpan & ajukan' }).click()
  await page.waitForURL('**/pembelian-barang/detail/**')
  const asked = await office.db.pool.query<Low>(
    `select i.name, trim_scale(l.qty * l.unit_num / l.unit_den)::text as wanted
      from purchase_request r join purchase_request_line l on l.request_id = r.id join item i on i.id = l.item_id
      where r.id = $1 order by l.position`,
    [new URL(page.url()).pathname.split('/').at(-1)],
  )
  expect(asked.rows).toEqual([first, second])
})

test('what runs low in two warehouses is asked for by each: a request brings goods to one', async () => {
  const { page, go } = desk
  await go('/gudang/?tab=stock')
  await page.getByRole('tab', { name: /^Perlu dibeli/ }).click()
  const low = page.getByRole('row').filter({ has: page.getByRole('checkbox') })
  const inMain = low.filter({ hasText: 'Gudang Utama' })
  const atSite = low.filter({ hasText: 'Gudang Proyek' })
  await atSite.first().waitFor()
  for (const row of [inMain.first(), atSite.first()]) await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Buat permintaan pembelian' }).click()
  const sheet = page.getByRole('dialog', { name: 'Permintaan per gudang' })
  expect(await sheet.getByRole('listitem').count()).toBe(2)
  expect(await complaintsInBothThemes(page)).toEqual([])
  const [request] = await Promise.all([
    page.context().waitForEvent('page'),
    sheet.getByRole('link', { name: /^Buat permintaan untuk Gudang Proyek/ }).click(),
  ])
  const chosen = request.getByLabel('Untuk gudang atau lokasi').locator('option:checked')
  await expect.poll(() => chosen.textContent()).toContain('Gudang Proyek')
  await expect.poll(() => request.locator('[data-cell="0:0"] input').inputValue()).not.toBe('')
  await expect.poll(() => request.locator('[data-cell="1:0"] input').inputValue()).toBe('')
  await request.close()
  await sheet.waitFor()
})

test('what is coming, once it is ordered, says which paper brings it', async () => {
  const { page, go } = desk
  const { rows } = await office.db.pool.query<{ id: string; incoming: string }>(
    `select b.id, trim_scale(b.incoming)::text as incoming from stock_balance b
      where b.company_id = $1 and b.incoming > 0 order by b.incoming desc limit 1`,
    [office.companyId],
  )
  await go(`/gudang/detail-stock/${rows[0]?.id}`)
  await page.getByRole('button', { name: 'Dari mana angka ini? Akan datang' }).click()
  const sheet = page.getByRole('dialog')
  const list = sheet.getByRole('region', { name: 'Rincian' }).getByRole('listitem')
  await list.first().waitFor()
  const figures = await list.locator('span.text-right').allTextContents()
  const added = figures.reduce(
    (sum, text) => sum + Number(/[\d.,]+/.exec(text)?.[0].replaceAll('.', '').replace(',', '.')),
    0,
  )
  expect(added).toBe(Number(rows[0]?.incoming))
  expect(await complaintsInBothThemes(page)).toEqual([])
  await list.getByRole('link').first().click()
  await page.waitForURL('**/pembelian-barang/detail/**')
})
