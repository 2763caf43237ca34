import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#app/cli/check-books.ts'
import { newId } from '#kit/id.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// From a request to the last rupiah: one person asks and buys, another agrees; the books are read after every step.
let office: Office
let buyer: Desk
let boss: Desk
let page: Page
let orderId = ''
const itemId = newId()
const watched = ['1-1520', '2-1110', '2-1100', '2-1540', '5-6000', '7-2000', 'cash'] as const
type Watched = (typeof watched)[number]
let before: Record<Watched, bigint>

beforeAll(async () => {
  office = await openOffice()
  const { db, companyId } = office
  await db.pool.query(
    `insert into item (id, company_id, kind, code, name, base_unit) values ($1, $2, 'barang', 'KWT-01', 'Kawat bendrat uji', 'rol')`,
    [itemId, companyId],
  )
  await db.pool.query(
    `insert into supplier (id, company_id, code, name, is_pkp, status, pph_type, pph_rate)
      values ($1, $2, 'S-UJI', 'UD Kawat Jaya', false, 'aktif', 'pph22', 1.5)`,
    [newId(), companyId],
  )
  buyer = await office.enter()
  boss = await office.enter()
  page = buyer.page
  before = await balances()
}, 120_000)
afterAll(() => office?.close())

const button = (name: string | RegExp, on: Page = page) =>
  on.getByRole('button', { name, exact: typeof name === 'string' }).first()
const sheet = () => page.getByRole('dialog')

/** Debit less credit; every cash box and bank together. */
async function balances(): Promise<Record<Watched, bigint>> {
  const answer = await page.request.get(`${office.url}/api/neraca-saldo`)
  const { rows } = (await answer.json()) as { rows: { account: string; debit: string; credit: string }[] }
  const of = (code: Watched) =>
    rows
      .filter(({ account }) => (code === 'cash' ? /^1-1[12]/.test(account) : account === code))
      .reduce((sum, row) => sum + BigInt(row.debit) - BigInt(row.credit), 0n)
  return Object.fromEntries(watched.map((code) => [code, of(code)])) as Record<Watched, bigint>
}

/** What the books changed since the morning; accounts that did not move are left out. */
async function moved(): Promise<Partial<Record<Watched, bigint>>> {
  const now = await balances()
  const pairs = watched.map((code) => [code, now[code] - before[code]] as const)
  return Object.fromEntries(pairs.filter(([, change]) => change !== 0n))
}

async function stock(): Promise<{ qty: string; value: bigint }> {
  const { rows } = await office.db.pool.query(
    'select coalesce(sum(qty), 0)::float8::text as qty, coalesce(sum(value), 0)::bigint as value from stock_move where item_id = $1',
    [itemId],
  )
  return rows[0]
}

const idHere = () => new URL(page.url()).pathname.split('/').at(-1) ?? ''

test('one asks, and cannot agree alone; another person agrees in a window of their own', async () => {
  await buyer.go('/pembelian-barang/tambah?jenis=permintaan')
  await page.getByLabel('Dibutuhkan', { exact: true }).fill('+7')
  await page.locator('[data-cell="0:0"] input').fill('kawat bendrat uji')
  await page.getByRole('option', { name: /Kawat bendrat uji/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.locator('[data-cell="0:1"] input').fill('100')
  await page.locator('[data-cell="0:3"] input').fill('50000')
  await button('Simpan & ajukan').click()
  await page.waitForURL('**/pembelian-barang/detail/**')
  await page.getByText('Permintaan senilai Rp5.000.000 menunggu persetujuan.').waitFor()
  expect(await button('Setujui').count()).toBe(0)
  const alone = await page.request.post(`${office.url}/api/pembelian-barang/permintaan/${idHere()}/putuskan`, {
    data: { version: 2, decision: 'approve', note: '' },
  })
  expect(alone.ok()).toBe(false)
  const { rows } = await office.db.pool.query('select state from purchase_request where id = $1', [idHere()])
  expect(rows).toEqual([{ state: 'pending_approval' }])

  await boss.go(buyer.path())
  await button('Setujui', boss.page).click()
  const state = async () =>
    (await office.db.pool.query<{ state: string }>('select state from purchase_request where id = $1', [idHere()]))
      .rows[0]
  await expect.poll(state, { timeout: 30_000 }).toEqual({ state: 'posted' })
  expect(await moved()).toEqual({})
})

test('it becomes an order', async () => {
  await page.reload()
  await button('Buat pembelian').click()
  await sheet().getByRole('combobox', { name: 'Supplier' }).fill('kawat jaya')
  await page.getByRole('option', { name: /UD Kawat Jaya/ }).click()
  await sheet()
    .getByRole('button', { name: /^Buat draf pembelian/ })
    .click()
  await page.waitForURL('**/pembelian-barang/edit/**')
  await page.locator('[data-cell="0:3"] input').fill('50000')
  await button(/^Simpan & pesan/).click()
  await page.waitForURL('**/pembelian-barang/detail/**')
  orderId = idHere()
  await page.getByRole('heading', { level: 1, name: /^PO-/ }).waitFor()
  expect(await moved()).toEqual({})
})

test('two receipts come, the second with ten that are turned away', async () => {
  await button('Terima barang').click()
  await sheet().getByLabel('Datang', { exact: true }).fill('60')
  await sheet()
    .getByRole('button', { name: /^Terima/ })
    .last()
    .click()
  await sheet().waitFor({ state: 'detached' })
  expect(await stock()).toEqual({ qty: '60', value: 3_000_000n })
  expect(await moved()).toEqual({ '1-1520': 3_000_000n, '2-1110': -3_000_000n })

  await button('Terima barang').click()
  // What is left after the first, not what was left before it.
  await sheet().getByText('sisa 40 dari 100 rol').waitFor()
  expect(await sheet().getByLabel('Datang', { exact: true }).inputValue()).toBe('40')
  await sheet()
    .getByLabel(/^Ditolak/)
    .fill('10')
  await sheet().getByLabel('Alasan ditolak').fill('Rusak')
  await sheet()
    .getByRole('button', { name: /^Terima/ })
    .last()
    .click()
  await sheet().waitFor({ state: 'detached' })
  expect(await stock()).toEqual({ qty: '90', value: 4_500_000n })
  expect(await moved()).toEqual({ '1-1520': 4_500_000n, '2-1110': -4_500_000n })
})

test('half of it is used', async () => {
  const { rows } = await office.db.pool.query('select warehouse_id from purchase_order where id = $1', [orderId])
  await buyer.go(`/gudang/tambah-stock?jenis=keluar&gudang=${rows[0].warehouse_id}`)
  await page.locator('[data-cell="0:0"] input').fill('kawat bendrat uji')
  await page.getByRole('option', { name: /Kawat bendrat uji/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.locator('[data-cell="0:1"] input').fill('45')
  await button(/^Simpan mutasi/).click()
  await expect.poll(stock).toEqual({ qty: '45', value: 2_250_000n })
  expect(await moved()).toEqual({ '1-1520': 2_250_000n, '2-1110': -4_500_000n, '7-2000': 2_250_000n })
})

test('the bill is dearer: another person agrees, and the debt is what the paper says', async () => {
  await buyer.go(`/pembelian-barang/detail/${orderId}?buka=tagih`)
  await sheet()
    .getByLabel(/^No\. nota/)
    .fill('KJ/2026/118')
  for (const price of await sheet().getByLabel('Harga nota').all()) await price.fill('52000')
  await sheet()
    .getByRole('button', { name: /^Catat tagihan/ })
    .click()
  await sheet().waitFor({ state: 'detached' })
  expect(await moved()).toEqual({ '1-1520': 2_250_000n, '2-1110': -4_500_000n, '7-2000': 2_250_000n })

  await boss.go(`/pembelian-barang/detail/${orderId}`)
  await boss.page.getByRole('tab', { name: /^Tagihan/ }).click()
  await boss.page
    .getByRole('button', { name: /^(Draf|BIL|Tagihan)/ })
    .first()
    .click()
  await button('Setujui', boss.page).click()
  await expect.poll(async () => (await moved())['2-1100']).toBe(-4_680_000n)
  const after = await moved()
  expect(after['2-1110']).toBeUndefined()
  expect(after['7-2000']).toBe(2_250_000n)
  // 90 rol, each Rp2.000 dearer: part of it in stock, part of it cost, nothing lost between them.
  expect((after['1-1520'] ?? 0n) - 2_250_000n + (after['5-6000'] ?? 0n)).toBe(180_000n)
  expect(await stock()).toEqual({ qty: '45', value: after['1-1520'] })
})

test('half of the difference stays in stock, half is cost', async () => {
  expect(await moved()).toMatchObject({ '1-1520': 2_340_000n, '5-6000': 90_000n })
})

test('it is paid, and PPh 22 stays behind for the state', async () => {
  await buyer.go(`/pembelian-barang/detail/${orderId}?buka=bayar`)
  // 1,5 % of 4.680.000
  await expect
    .poll(() =>
      sheet()
        .getByLabel(/^PPh 22 dipotong/)
        .inputValue(),
    )
    .toBe('70.200')
  await sheet()
    .getByRole('button', { name: /^Bayar/ })
    .last()
    .click()
  await sheet().waitFor({ state: 'detached' })
  const after = await moved()
  expect(after).toMatchObject({ '2-1540': -70_200n, cash: -4_609_800n, '7-2000': 2_250_000n })
  expect([after['2-1100'], after['2-1110']]).toEqual([undefined, undefined])
  expect(await checkBooks(office.db.read)).toEqual([])
})
