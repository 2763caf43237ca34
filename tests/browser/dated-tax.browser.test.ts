import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayIn, type Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import { now } from '#kit/clock.ts'
import { type Desk, type Office, openOffice } from './office.ts'
import { sendAs } from './send-as.ts'

// A rate that is to come holds from its day: the form says beforehand what the server will take.
let office: Office
let desk: Desk
const today = dayIn('Asia/Jakarta', now())
const change = addDays(today, 10)

beforeAll(async () => {
  office = await openOffice()
  desk = await office.enter()
  await office.db.pool.query(`update tax_rate set valid_until = $1 where code = 'PPN' and valid_until is null`, [
    addDays(change, -1),
  ])
  await office.db.pool.query(
    `insert into tax_rate (code, kind, name, rate, base_num, base_den, valid_from, object_code)
     select code, kind, 'PPN 13%', 13, 1, 1, $1, object_code from tax_rate where code = 'PPN' and valid_until = $2`,
    [change, addDays(change, -1)],
  )
})
afterAll(() => office?.close())

test('the list of rates says what comes next', async () => {
  await desk.go('/pengaturan-website?bagian=pajak')
  await desk.page.getByText(`13% mulai ${dayFormat(change, 'short')}`).waitFor()
})

async function one(text: string): Promise<string> {
  const { rows } = await office.db.pool.query<{ id: string }>(text, [office.companyId])
  return rows[0]?.id ?? ''
}

/** A draft of a million, PPN on top. */
async function drafted(kind: 'order' | 'purchase'): Promise<string> {
  const itemId = await one(`select id from item where company_id = $1 and kind = 'barang' order by code limit 1`)
  const lines = [{ itemId, qty: '1', price: '1000000' }]
  const [path, head] =
    kind === 'order'
      ? ['/api/order', { customerId: await one(`select id from customer where company_id = $1 limit 1`) }]
      : [
          '/api/pembelian-barang',
          { supplierId: await one(`select id from supplier where company_id = $1 and is_pkp limit 1`) },
        ]
  const warehouseId = await one(`select id from warehouse where company_id = $1 and code = 'GU'`)
  const asked = { ...head, date: today, warehouseId, taxCode: 'PPN', lines }
  const { status, body } = await sendAs(desk.page, 'POST', office.url + path, asked)
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as { id: string }).id
}

test.each([
  ['order', '/order/edit/'],
  ['purchase', '/pembelian-barang/edit/'],
] as const)('the sums of a draft (%s) follow its date over the change', async (kind, path) => {
  const { page } = desk
  await desk.go(path + (await drafted(kind)))
  const typeDay = async (on: Day) => {
    await page.getByLabel('Tanggal', { exact: true }).fill(dayFormat(on, 'numeric'))
    await page.keyboard.press('Tab')
  }
  const sums = page.locator('main')
  await sums.getByText('Rp1.110.000', { exact: true }).first().waitFor()
  await typeDay(change)
  await sums.getByText('Rp1.130.000', { exact: true }).first().waitFor()
  await typeDay(addDays(change, -1))
  await sums.getByText('Rp1.110.000', { exact: true }).first().waitFor()
})
