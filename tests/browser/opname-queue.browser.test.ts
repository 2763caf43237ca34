import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayIn } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { addStock } from '#modules/warehouse/contract.ts'
import { createCount, openCount, voidCount } from '#modules/warehouse/opname/contract.ts'
import { warehouseRoutes } from '#modules/warehouse/routes.ts'
import { anActor } from '../cast/actor.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// Shelves are counted where there is no signal: what was typed waits on the phone, and the phone says so.
const SENDING = '**/api/opname/*/hitungan'
const EXPLAINING = '**/api/opname/*/alasan'
let office: Office
let desk: Desk
let warehouseId: string
const items = ['Batako antre', 'Conblok antre'].map((name) => ({ id: newId(), name }))

beforeAll(async () => {
  office = await openOffice()
  const { db, companyId } = office
  const { rows } = await db.pool.query(`select id from warehouse where company_id = $1 and code = 'GU'`, [companyId])
  warehouseId = rows[0].id
  for (const { id, name } of items) {
    await db.pool.query(
      `insert into item (id, company_id, kind, code, name, base_unit, category) values ($1, $2, 'barang', $3, $4, 'bh', 'Antre')`,
      [id, companyId, name.slice(0, 3), name],
    )
  }
  const lines = items.map(({ id }) => ({ itemId: id, qty: '5', value: '50000' }))
  await clerk().do(addStock, { type: 'penerimaan', on: today(), warehouseId, lines })
  desk = await office.enter({}, { width: 360, height: 780 })
}, 120_000)
afterAll(() => office?.close())

const today = () => dayIn('Asia/Jakarta', now())
const clerk = () => deskOf(office.db, anActor({ companyId: office.companyId, name: 'Rina' }), warehouseRoutes)

async function begun(): Promise<{ readonly id: string; readonly number: string | null }> {
  return clerk().do(createCount, {
    date: today(),
    warehouseId,
    categories: ['Antre'],
    racks: null,
    notes: null,
    start: true,
  })
}

/** Counts both items on the phone while nothing reaches the server. */
async function countedWithoutSignal(id: string): Promise<void> {
  const { page } = desk
  await page.route(SENDING, (route) => route.abort('internetdisconnected'))
  await desk.go(`/gudang/detail/${warehouseId}?opname=${id}`)
  for (const [at, { name }] of items.entries()) {
    await page.getByLabel(`Jumlah fisik ${name}`).fill(String(at + 3))
    await page.keyboard.press('Tab')
  }
  await page.getByText('2 hitungan belum terkirim.').waitFor()
}

const queue = () => desk.page.getByRole('region', { name: 'Antrean kirim' })
const counted = async (id: string) => (await clerk().do(openCount, { id })).lines.map((line) => line.counted).toSorted()

test('counts without a signal stand in the queue of the device, and are sent from there', async () => {
  const { page } = desk
  const count = await begun()
  await countedWithoutSignal(count.id)
  await desk.go('/account-setting#perangkat')
  const row = queue()
    .getByRole('listitem')
    .filter({ hasText: `${count.number} · Gudang Utama` })
  await row.getByText(/^2 hitungan · .* · server belum menjawab$/).waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await counted(count.id)).toEqual([null, null])
  await page.getByText('Tidak ada draf').waitFor()

  await page.unroute(SENDING)
  await row.getByRole('button', { name: 'Kirim lagi' }).click()
  await row.getByText('Terkirim').waitFor()
  expect(await counted(count.id)).toEqual(['3', '4'])
  await page.reload()
  await queue().getByText('Tidak ada yang menunggu.').waitFor()
  await clerk().do(voidCount, {
    id: count.id,
    version: (await clerk().do(openCount, { id: count.id })).version,
    reason: 'Selesai',
  })
})

test('what a colleague counts shows while one types, and the row that is typed in keeps what it has', async () => {
  const { page } = desk
  const count = await begun()
  const other = await office.enter()
  for (const one of [desk, other]) await one.go(`/gudang/detail/${warehouseId}?opname=${count.id}`)
  const [mine = '', theirs = ''] = items.map(({ name }) => `Jumlah fisik ${name}`)
  await page.getByLabel(mine).fill('7')
  await other.page.getByLabel(theirs).fill('4')
  await other.page.keyboard.press('Enter')
  await expect.poll(() => page.getByLabel(theirs).inputValue(), { timeout: 15_000 }).toBe('4')
  expect(await page.getByLabel(mine).inputValue()).toBe('7')
  await page.keyboard.press('Tab')
  // Five in the books: two too many say so.
  await page.getByText('+2', { exact: true }).waitFor()
  await expect.poll(() => counted(count.id)).toEqual(['4', '7'])
  const { version } = await clerk().do(openCount, { id: count.id })
  await clerk().do(voidCount, { id: count.id, version, reason: 'Selesai' })
})

test('a reason without a signal waits with its count; one reason goes to all that have none', async () => {
  const { page } = desk
  const count = await begun()
  await page.route(EXPLAINING, (route) => route.abort('internetdisconnected'))
  await countedWithoutSignal(count.id)
  const [first = '', second = ''] = items.map(({ name }) => name)
  await page.getByLabel(`Alasan selisih ${first}`).selectOption('Tulis sendiri…')
  await page.getByLabel(`Alasan selisih ${first}, tulis sendiri`).fill('Terbawa truk')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Perlu alasan (1)' }).click()
  await page.getByLabel('Alasan untuk semua selisih', { exact: true }).selectOption('Susut')
  await page.getByRole('button', { name: 'Pakai untuk semua selisih' }).click()
  await page.getByRole('button', { name: 'Perlu alasan (0)' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await complaintsInBothThemes(page)).toEqual([])
  expect(await counted(count.id)).toEqual([null, null])

  await page.reload()
  await expect.poll(() => page.getByLabel(`Alasan selisih ${second}`).inputValue()).toBe('Susut')
  await page.unroute(SENDING)
  await page.unroute(EXPLAINING)
  await page.getByRole('button', { name: 'Kirim sekarang' }).click()
  const told = async () =>
    (await clerk().do(openCount, { id: count.id })).lines.map((line) => [line.counted, line.reason]).toSorted()
  await expect.poll(told).toEqual([
    ['3', 'Terbawa truk'],
    ['4', 'Susut'],
  ])
  const { version } = await clerk().do(openCount, { id: count.id })
  await clerk().do(voidCount, { id: count.id, version, reason: 'Selesai' })
})

test('what a count that is over no longer takes is said in words, and can be given up', async () => {
  const { page } = desk
  const count = await begun()
  await countedWithoutSignal(count.id)
  await clerk().do(voidCount, {
    id: count.id,
    version: (await clerk().do(openCount, { id: count.id })).version,
    reason: 'Salah gudang',
  })
  await desk.go('/account-setting#perangkat')
  await page.unroute(SENDING)
  const row = queue()
    .getByRole('listitem')
    .filter({ hasText: `${count.number}` })
  await row.getByRole('button', { name: 'Kirim lagi' }).click()
  await row.getByRole('alert').waitFor()
  expect(await row.getByRole('alert').textContent()).toMatch(/opname/i)
  await row.getByRole('button', { name: /^Buang hitungan/ }).click()
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: 'Buang', exact: true })
    .click()
  await row.waitFor({ state: 'detached' })
  await page.reload()
  await queue().getByText('Tidak ada yang menunggu.').waitFor()
})
