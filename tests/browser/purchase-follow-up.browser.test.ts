import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, day } from '#ground/day.ts'
import { deskOf, type Desk as Counter } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { createPurchase } from '#modules/purchasing/orders/contract.ts'
import { createRequest, decideRequest } from '#modules/purchasing/requests/contract.ts'
import { purchasingRoutes } from '#modules/purchasing/routes.ts'
import { anActor } from '../cast/actor.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'
import { letterTo } from './staff.ts'

// What a buyer does besides buying: asks for prices, receives what is brought along, goes after what did not come.
let office: Office
let desk: Desk
let page: Page
let counter: Counter
let boss: Counter
let today = ''
let warehouseId = ''
let itemId = ''
const supplierId = newId()
const to = 'jual@tanyajawab.co.id'

beforeAll(async () => {
  office = await openOffice()
  const { db, companyId } = office
  const one = async (sql: string) => (await db.pool.query(sql, [companyId])).rows[0]
  await db.pool.query(
    `insert into supplier (id, company_id, code, name, is_pkp, status, email, whatsapp)
      values ($1, $2, 'S-TNY', 'UD Tanya Jawab', false, 'aktif', $3, '+6281200011122')`,
    [supplierId, companyId, to],
  )
  itemId = (await one(`select id from item where company_id = $1 and kind = 'barang' order by code limit 1`)).id
  warehouseId = (await one(`select id from warehouse where company_id = $1 and code = 'GU'`)).id
  today = (await one(`select (now() at time zone 'Asia/Jakarta')::date::text as day where $1::uuid is not null`)).day
  counter = deskOf(db, anActor({ companyId, name: 'Rina' }), purchasingRoutes)
  boss = deskOf(db, anActor({ companyId, name: 'Bu Boss' }), purchasingRoutes)
  desk = await office.enter()
  page = desk.page
}, 120_000)
afterAll(() => office?.close())

const sheet = () => page.getByRole('dialog')

test('an approved request asks a supplier for prices by mail, and history tells to whom', async () => {
  const { id, version } = await counter.do(createRequest, {
    ...{ date: today, neededBy: today, warehouseId, submit: true },
    lines: [{ itemId, qty: '25', estPrice: '1000', reason: 'Persediaan' }],
  })
  await boss.do(decideRequest, { id, version, decision: 'approve' })
  await desk.go(`/pembelian-barang/detail/${id}`)
  await page.getByRole('tab', { name: /^Penawaran/ }).click()
  await page.getByRole('button', { name: 'Minta penawaran' }).click()
  await sheet().getByRole('combobox', { name: 'Supplier' }).fill('tanya jawab')
  await page.getByRole('option', { name: /UD Tanya Jawab/ }).click()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await sheet().getByRole('button', { name: 'Lanjut' }).click()
  const box = sheet().getByLabel('Email penerima')
  await box.waitFor()
  expect(await box.inputValue()).toBe(to)
  await sheet().getByRole('button', { name: 'Kirim', exact: true }).click()
  await sheet().waitFor({ state: 'detached' })
  const letter = await letterTo(office.house, to, /Permintaan penawaran PR-/)
  expect(letter.text).toContain('Mohon penawaran harga')
  await page.getByText('meminta penawaran lewat email').waitFor()
  await page.getByText(to).first().waitFor()
})

test('what should have come is a list with whom to call and what they said', async () => {
  const order = await counter.do(createPurchase, {
    ...{ supplierId, warehouseId, submit: true, contactName: 'Bu Tini', contactPhone: '0812-0001-1122' },
    date: addDays(day(today), -12),
    expectedDate: addDays(day(today), -9),
    lines: [{ itemId, qty: '4', price: '1500' }],
  })
  await desk.go('/pembelian-barang/?view=terlambat')
  const row = page.getByRole('row').filter({ hasText: order.number ?? '-' })
  await row.getByText('9 hari lalu').waitFor()
  expect(await row.getByRole('link', { name: '0812-0001-1122' }).getAttribute('href')).toBe('tel:0812-0001-1122')
  expect(await complaintsInBothThemes(page)).toEqual([])
  await row.getByRole('button', { name: /^Aksi/ }).click()
  const talk = page.getByRole('menuitem', { name: 'WhatsApp supplier' })
  expect(await talk.getAttribute('href')).toBe('https://wa.me/6281200011122')
  await page.getByRole('menuitem', { name: 'Sudah ditanyakan ke supplier' }).click()
  await sheet().getByLabel('Jawaban supplier').fill('Truk mogok, lusa berangkat')
  await sheet().getByRole('button', { name: 'Simpan', exact: true }).click()
  await sheet().waitFor({ state: 'detached' })
  await desk.go('/pembelian-barang/?view=terlambat')
  await row.getByText('Truk mogok, lusa berangkat').waitFor()
})

test('goods that are brought along are ordered and received in one go', async () => {
  await desk.go('/pembelian-barang/tambah')
  await page.getByRole('combobox', { name: 'Supplier' }).fill('tanya jawab')
  await page.getByRole('option', { name: /UD Tanya Jawab/ }).click()
  await page.locator('[data-cell="0:0"] input').fill('semen')
  await page
    .getByRole('option', { name: /Semen Portland/ })
    .first()
    .waitFor()
  await page.keyboard.press('Enter')
  await page.locator('[data-cell="0:1"] input').fill('3')
  await page.locator('[data-cell="0:3"] input').fill('61000')
  await page.getByRole('button', { name: 'Cara simpan lain' }).click()
  await page.getByRole('menuitem', { name: 'Simpan & terima barang' }).click()
  await page.waitForURL('**/pembelian-barang/detail/**')
  const came = sheet().getByLabel('Datang', { exact: true })
  await came.waitFor()
  expect(await came.inputValue()).toBe('3')
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const { rows } = await office.db.pool.query('select state, total from purchase_order where id = $1', [id])
  expect(rows).toEqual([{ state: 'posted', total: 183_000n }])
})
