import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOffice, type Desk, type Office } from './office.ts'
import { openSettled } from './settled.ts'
import { smallTargets } from './targets.ts'

// What stands behind the tabs of a record; the first tab is measured where axe looks at every page.
let office: Office
let desk: Desk

beforeAll(async () => {
  office = await openOffice()
  desk = await office.enter({}, { width: 360, height: 4000 })
}, 120_000)
afterAll(() => office?.close())

test('a link in the hint of a field is pressed by a thumb, and takes nothing of the field', async () => {
  const { page } = desk
  const { rows } = await office.db.pool.query<{ id: string }>(records[4][1], [office.companyId])
  await openSettled(page, `${office.url}/pembelian-barang/edit-produk/${rows[0]?.id ?? ''}`)
  const taken = await page.evaluate(() =>
    [...document.querySelectorAll('[id$=-hint] a')].map((link) => {
      const control = document.getElementById(link.closest('[id$=-hint]')?.id.replace(/-hint$/, '') ?? '')
      const box = control?.parentElement?.getBoundingClientRect()
      const { x, width } = link.getBoundingClientRect()
      const hit = box && document.elementFromPoint(x + width / 2, box.bottom - 1)
      return hit === link ? link.textContent : null
    }),
  )
  expect(taken.length).toBeGreaterThan(0)
  expect(taken.filter((text) => text !== null)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
})

const records = [
  ['/order/detail/', `select id from sales_order where company_id = $1 and state = 'posted' limit 1`],
  [
    '/pelanggan/detail/',
    `select customer_id as id from sales_invoice where company_id = $1 and order_id is not null limit 1`,
  ],
  ['/supplier/detail/', `select supplier_id as id from purchase_bill where company_id = $1 limit 1`],
  ['/pembelian-barang/detail/', `select order_id as id from goods_receipt where company_id = $1 limit 1`],
  ['/pembelian-barang/detail-produk/', `select item_id as id from stock_balance where company_id = $1 limit 1`],
  ['/gudang/detail/', `select from_warehouse_id as id from stock_transfer where company_id = $1 limit 1`],
  ['/rumah-produksi/detail/', `select id from production_house where company_id = $1 limit 1`],
] as const

test.each(records)('%s: whatever its tabs lead to is pressed by a thumb', async (path, query) => {
  const { rows } = await office.db.pool.query<{ id: string }>(query, [office.companyId])
  const { page } = desk
  await openSettled(page, `${office.url}${path}${rows[0]?.id ?? ''}`)
  const tabs = page.getByRole('tab')
  for (let at = 1; at < (await tabs.count()); at++) {
    await tabs.nth(at).click()
    const name = await tabs.nth(at).innerText()
    await page.locator('[role=tabpanel] [aria-busy=true]').waitFor({ state: 'detached' })
    expect.soft(await smallTargets(page), name).toEqual([])
  }
})
