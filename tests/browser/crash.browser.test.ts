import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOffice, type Desk, type Office } from './office.ts'
import { openSettled } from './settled.ts'

// A page that dies takes nothing along: what was typed is offered again, whatever was being written.
let office: Office
let desk: Desk

beforeAll(async () => {
  office = await openOffice()
  desk = await office.enter()
}, 120_000)
afterAll(() => office?.close())

/** Fields by their labels, and what is typed into them; `line` are cells of the first row. */
interface Written {
  readonly name: string
  readonly address: string
  readonly fields: Readonly<Record<string, string>>
  readonly line?: { readonly item: string; readonly qty: string }
}

const line = { item: 'semen', qty: '7' }

const forms: readonly Written[] = [
  { name: 'pelanggan', address: '/pelanggan/tambah', fields: { 'Nama pelanggan': 'PT Hampir Hilang' } },
  { name: 'supplier', address: '/supplier/tambah', fields: { 'Nama supplier': 'CV Hampir Hilang' } },
  {
    name: 'rumah produksi',
    address: '/rumah-produksi/tambah',
    fields: { Nama: 'Pabrik Hampir Hilang', 'Kepala produksi': 'Pak Ujang' },
  },
  {
    name: 'bahan baku',
    address: '/bahan-baku/tambah',
    fields: { 'Nama bahan baku': 'Pasir Hampir Hilang', Merek: 'Galunggung' },
  },
  { name: 'produk', address: '/pembelian-barang/tambah-produk', fields: { 'Nama produk': 'Meja Hampir Hilang' } },
  { name: 'order', address: '/order/tambah', fields: { 'No. PO pelanggan': 'PO/HILANG/7' }, line },
  {
    name: 'pembelian',
    address: '/pembelian-barang/tambah',
    fields: { 'No. penawaran atau nota supplier': 'NOTA/HILANG/7' },
    line,
  },
  {
    name: 'permintaan',
    address: '/pembelian-barang/tambah?jenis=permintaan',
    fields: { Catatan: 'Hampir hilang' },
    line,
  },
  { name: 'nota toko', address: '/pembelian-barang/tambah?jenis=tunai', fields: { 'Harga satuan': '66500' }, line },
  { name: 'mutasi masuk', address: '/gudang/tambah-stock?jenis=masuk', fields: { 'Diminta oleh': 'Pak Asep' }, line },
  { name: 'transfer', address: '/gudang/tambah-stock?jenis=transfer', fields: { 'Nama sopir': 'Pak Budi' }, line },
]

const cell = (page: Page, column: number) => page.locator(`[data-cell="0:${column}"] :is(input, select)`)
// A nota toko has cards, made for the phone, where the others have a grid.
const itemOf = (page: Page) =>
  cell(page, 0)
    .or(page.getByRole('combobox', { name: 'Barang 1' }))
    .first()
const qtyOf = (page: Page) =>
  cell(page, 1)
    .or(page.getByLabel('Jumlah', { exact: true }))
    .first()
// The label's first words: behind them stands whether it may be left out.
const field = (page: Page, label: string) =>
  page.getByLabel(new RegExp(`^${label}( \\(opsional\\)| opsional)?$`)).first()
const digits = (text: string) => text.replaceAll('.', '')

/** Waits until the device has every one of these. */
const kept = (page: Page, texts: readonly string[]) =>
  page.waitForFunction(
    (all) =>
      Object.keys(localStorage).some((name) => {
        const draft = name.startsWith('draft:') && localStorage.getItem(name)
        return draft && all.every((text) => draft.includes(JSON.stringify(text)))
      }),
    texts,
  )

test.each(forms)(
  'what was typed of $name is offered again after the page crashed',
  async ({ address, fields, line }) => {
    const page = await desk.window.newPage()
    await openSettled(page, office.url + address)
    if (line) {
      await itemOf(page).fill(line.item)
      await page.locator('[role=option]').first().click()
      await qtyOf(page).fill(line.qty)
    }
    const item = line && (await itemOf(page).inputValue())
    for (const [label, text] of Object.entries(fields)) {
      if (!(await field(page, label).isVisible())) await page.getByText('Rincian lain').first().click()
      await field(page, label).fill(text)
    }
    await kept(page, [...Object.values(fields), ...(line ? [line.qty] : [])])
    const session = await desk.window.newCDPSession(page)
    void session.send('Page.crash').catch(() => undefined)
    await page.waitForEvent('crash')
    await page.close()

    await desk.go(address)
    await desk.page.getByRole('button', { name: 'Pulihkan' }).click()
    for (const [label, text] of Object.entries(fields))
      await expect.poll(async () => digits(await field(desk.page, label).inputValue())).toBe(digits(text))
    if (!line) return
    expect(item).toMatch(/semen/i)
    expect(await itemOf(desk.page).inputValue()).toBe(item)
    expect(await qtyOf(desk.page).inputValue()).toBe(line.qty)
  },
)
