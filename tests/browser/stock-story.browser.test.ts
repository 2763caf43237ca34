import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#app/cli/check-books.ts'
import { newId } from '#kit/id.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// Goods go from one warehouse to another and not all of them arrive; then what lies here is counted while nobody may move it.
let office: Office
let keeper: Desk
let boss: Desk
let page: Page
const itemId = newId()

beforeAll(async () => {
  office = await openOffice()
  await office.db.pool.query(
    `insert into item (id, company_id, kind, code, name, base_unit, category)
      values ($1, $2, 'barang', 'BTK-01', 'Batako uji', 'bh', 'Uji opname')`,
    [itemId, office.companyId],
  )
  keeper = await office.enter()
  boss = await office.enter()
  page = keeper.page
}, 120_000)
afterAll(() => office?.close())

const button = (name: string | RegExp, on: Page = page) =>
  on.getByRole('button', { name, exact: typeof name === 'string' }).first()
const sheet = () => page.getByRole('dialog')

/** What lies in each kind of warehouse, and what it is worth. */
async function places(): Promise<Record<string, readonly [qty: string, value: bigint]>> {
  const { rows } = await office.db.pool.query<{ type: string; qty: string; value: bigint }>(
    `select w.type, sum(b.qty)::float8::text as qty, sum(b.value)::bigint as value from stock_balance b
      join warehouse w on w.id = b.warehouse_id where b.item_id = $1 group by 1`,
    [itemId],
  )
  return Object.fromEntries(
    rows.filter((row) => row.qty !== '0').map((row) => [row.type, [row.qty, row.value] as const]),
  )
}

/** Debit less credit of an account over everything that was booked for this story's documents. */
async function lossesBooked(): Promise<bigint> {
  const { rows } = await office.db.pool.query<{ value: bigint }>(
    `select coalesce(sum(l.debit - l.credit), 0)::bigint as value from journal_line l
      join journal_entry e on e.id = l.entry_id
      where l.account_code = '7-2000' and e.source_id in (select document_id from stock_move where item_id = $1)`,
    [itemId],
  )
  return rows[0]?.value ?? 0n
}

async function line(on: Page, qty: string, value?: string): Promise<void> {
  await on.locator('[data-cell="0:0"] input').fill('batako uji')
  await on.getByRole('option', { name: /Batako uji/ }).waitFor()
  await on.keyboard.press('Enter')
  await on.locator('[data-cell="0:1"] input').fill(qty)
  if (value) await on.locator('[data-cell="0:3"] input').fill(value)
}

const firstItem = () => page.locator('[data-cell="0:0"] input').inputValue()

test('a new material is saved together with what of it lies in the warehouse', async () => {
  await keeper.go('/bahan-baku/tambah')
  await page.getByLabel('Nama bahan baku').fill('Paku beton uji')
  await page.getByLabel('Satuan dasar').selectOption('kg')
  await button('Tambah saldo awal').click()
  await page.getByLabel('Gudang', { exact: true }).selectOption({ label: 'Gudang Utama' })
  await page.getByLabel('Jumlah', { exact: true }).fill('40')
  await page.getByLabel('Harga pokok per kg').fill('18.500')
  await button(/^Simpan(?! &)/).click()
  await page.getByText('Pilih kategori, atau tulis yang baru.').first().waitFor()
  await button('Kategori baru').click()
  await page.getByLabel('Kategori').fill('Paku uji')
  await button('Pilih dari daftar').click()
  await page.getByLabel('Kategori').selectOption('Material')
  await button(/^Simpan(?! &)/).click()
  await page.waitForURL('**/bahan-baku/detail/**')
  await page.getByText('Rp740.000').first().waitFor()
})

test('from the page of an item, the form opens with that item in it', async () => {
  await keeper.go(`/pembelian-barang/detail-produk/${itemId}`)
  await page.getByRole('link', { name: 'Catat mutasi' }).first().click()
  await page.waitForURL('**/gudang/tambah-stock?**')
  await expect.poll(firstItem).toContain('Batako uji')
})

test('a hundred come in', async () => {
  await keeper.go('/gudang/tambah-stock')
  await page.getByLabel('Gudang', { exact: true }).selectOption({ label: 'Gudang Utama' })
  await line(page, '100', '500000')
  await page.locator('[data-cell="0:5"] input').fill('A-7')
  await button(/^Simpan mutasi/).click()
  await page.getByText('Rak A-7').first().waitFor()
  await expect.poll(places).toEqual({ utama: ['100', 500_000n] })
})

test('forty leave for the site and lie on the way', async () => {
  await keeper.go('/gudang/tambah-stock?jenis=transfer')
  await page.getByLabel('Gudang asal').selectOption({ label: 'Gudang Utama' })
  await page.getByLabel('Gudang tujuan').selectOption({ label: 'Gudang Proyek Cibinong' })
  await line(page, '40')
  await button(/^Simpan & kirim/).click()
  await expect.poll(places).toEqual({ utama: ['60', 300_000n], transit: ['40', 200_000n] })
})

test('thirty-seven arrive; three are missing and stay on the way', async () => {
  await page.getByRole('heading', { level: 1, name: /^TRF-/ }).waitFor()
  await button('Terima barang').click()
  await sheet()
    .getByLabel(/^Diterima(?! oleh)/)
    .fill('37')
  await sheet().getByRole('button', { name: 'Terima barang' }).click()
  await sheet().waitFor({ state: 'detached' })
  expect(await places()).toEqual({ utama: ['60', 300_000n], proyek: ['37', 185_000n], transit: ['3', 15_000n] })
})

test('the difference is explained: they are lost, and a loss is booked', async () => {
  await button('Selesaikan selisih').click()
  await sheet().getByText('Hilang', { exact: true }).click()
  await sheet().getByLabel('Alasan').fill('Pecah di jalan, sopir melapor')
  await sheet().getByRole('button', { name: 'Selesaikan' }).click()
  await sheet().waitFor({ state: 'detached' })
  expect(await places()).toEqual({ utama: ['60', 300_000n], proyek: ['37', 185_000n] })
  expect(await lossesBooked()).toBe(15_000n)
  expect(await checkBooks(office.db.read)).toEqual([])
})

test('while they are counted nobody may move them', async () => {
  await keeper.go('/gudang/tambah-stock?jenis=opname')
  await page.getByLabel('Gudang', { exact: true }).selectOption({ label: 'Gudang Utama' })
  await page.getByText('Uji opname', { exact: true }).click()
  await page.getByRole('switch', { name: 'Bekukan barang selama dihitung' }).check()
  await button(/^Mulai opname/).click()
  await page.getByRole('heading', { level: 1, name: /^OPN-/ }).waitFor()

  await boss.go('/gudang/tambah-stock?jenis=keluar')
  await boss.page.getByLabel('Gudang', { exact: true }).selectOption({ label: 'Gudang Utama' })
  await line(boss.page, '1')
  await button(/^Simpan mutasi/, boss.page).click()
  await boss.page
    .getByText(/sedang dihitung/)
    .first()
    .waitFor()
  expect((await places())['utama']).toEqual(['60', 300_000n])
})

test('two are missing; whoever counted does not agree to it alone, another person does', async () => {
  await page
    .getByRole('textbox', { name: /Batako uji/ })
    .first()
    .fill('58')
  await page.keyboard.press('Tab')
  await button('Perlu alasan (1)').waitFor()
  await button('Selesai menghitung').click()
  await page.getByText('Pilih alasan selisihnya.').waitFor()
  expect(await sheet().count()).toBe(0)
  await page.getByLabel('Alasan selisih Batako uji').selectOption('Hilang')
  await button('Perlu alasan (0)').waitFor()
  await button('Selesai menghitung').click()
  await sheet().getByRole('button', { name: 'Ajukan hasil hitung' }).click()
  await sheet().waitFor({ state: 'detached' })
  expect((await places())['utama']).toEqual(['60', 300_000n])

  await boss.go(new URL(page.url()).pathname + new URL(page.url()).search)
  await boss.page.getByText('Hilang', { exact: false }).first().waitFor()
  await button('Setujui', boss.page).click()
  await boss.page.getByLabel(/^Catatan penyetuju/).fill('Dicek ulang bersama satpam')
  await boss.page.getByRole('dialog').getByRole('button', { name: 'Setujui' }).click()
  await expect.poll(async () => (await places())['utama']).toEqual(['58', 290_000n])
  expect(await lossesBooked()).toBe(25_000n)
  const { rows } = await office.db.pool.query(
    `select c.approval_note as note, l.reason from stock_count c join stock_count_line l on l.count_id = c.id
     where l.reason = 'Hilang'`,
  )
  expect(rows).toEqual([{ note: 'Dicek ulang bersama satpam', reason: 'Hilang' }])
  expect(await checkBooks(office.db.read)).toEqual([])
})

test('afterwards they move again', async () => {
  await boss.go('/gudang/tambah-stock?jenis=keluar')
  await boss.page.getByLabel('Gudang', { exact: true }).selectOption({ label: 'Gudang Utama' })
  await line(boss.page, '1')
  await button(/^Simpan mutasi/, boss.page).click()
  await expect.poll(async () => (await places())['utama']).toEqual(['57', 285_000n])
})
