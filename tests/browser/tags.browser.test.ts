import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOffice, type Desk, type Office } from './office.ts'

let office: Office
let desk: Desk

beforeAll(async () => {
  office = await openOffice()
  desk = await office.enter()
})
afterAll(() => office?.close())

test('a confirmed order is filed under words, leads to its like, and the next one is offered the same word', async () => {
  const { page } = desk
  const { rows } = await office.db.pool.query(
    `select id, number from sales_order where company_id = $1 and state = 'posted' and closed_at is null order by id limit 2`,
    [office.companyId],
  )
  const [one, other] = rows as { id: string; number: string }[]
  await desk.go(`/order/edit/${one?.id}`)
  const field = page.getByRole('combobox', { name: 'Label' })
  await field.fill('mendesak, tender')
  await page.getByRole('button', { name: /^Simpan/ }).click()
  await page.getByText('Perubahan disimpan.').waitFor()
  await page.getByRole('link', { name: 'tender', exact: true }).click()
  await page.getByRole('link', { name: one?.number ?? '' }).waitFor()
  expect(await page.getByRole('button', { name: /^Aksi ORD/ }).count()).toBe(1)
  expect(desk.path()).toBe('/order/?tags=tender')

  await desk.go(`/order/edit/${other?.id}`)
  const offered = page.getByRole('combobox', { name: 'Label' })
  const list = await offered.getAttribute('list')
  await expect
    .poll(() =>
      page.locator(`[id="${list}"] option`).evaluateAll((all) => all.map((each) => each.getAttribute('value'))),
    )
    .toEqual(['mendesak', 'tender'])
  // Written otherwise it is the same word.
  await offered.fill('TENDER')
  await offered.press('Enter')
  await page.getByRole('button', { name: 'Hapus tender' }).waitFor()
})
