import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'
import { sendAs } from './send-as.ts'

// A foreman's phone is 360 wide: what stands in a table there is read without pushing it aside.
let office: Office
let desk: Desk
const at = { item: '', document: '', main: '', stock: '', customer: '' }

beforeAll(async () => {
  office = await openOffice()
  desk = await office.enter({}, { width: 360, height: 740 })
  const { page, go } = desk
  await go('/gudang/')
  const send = async (url: string, body: unknown) => {
    const { status, body: answer } = await sendAs(page, 'POST', `${office.url}${url}`, body)
    expect(status, JSON.stringify(answer)).toBe(200)
    return (answer as { id: string }).id
  }
  at.item = await send('/api/barang', {
    kind: 'barang',
    name: 'Baja profil WF 400x200x8x13 SNI 2610 mutu BJ-41 panjang 12 m',
    category: 'Material',
    baseUnit: 'btg',
  })
  at.main = await idOf(`select id from warehouse where company_id = $1 and code = 'GU'`)
  const site = await idOf(`select id from warehouse where company_id = $1 and type = 'proyek' limit 1`)
  at.document = await send('/api/stock', {
    type: 'penerimaan',
    on: today(),
    warehouseId: at.main,
    requestedBy: null,
    receivedBy: null,
    notes: null,
    lines: [{ itemId: at.item, qty: '1234567.5', unit: 'btg', value: '123456789012345', note: null }],
  })
  await send('/api/transfer', {
    date: today(),
    fromWarehouseId: at.main,
    toWarehouseId: site,
    driverName: null,
    vehiclePlate: null,
    requestedBy: null,
    notes: null,
    send: true,
    lines: [{ itemId: at.item, qty: '1000', unit: 'btg', note: null }],
  })
  at.customer = await idOf('select id from customer where company_id = $1 order by name limit 1')
  await send('/api/pembayaran', { customerId: at.customer, date: today(), amount: '999999999999999' })
  at.stock = await idOf(
    `select id from stock_balance where company_id = $1 and warehouse_id = '${at.main}' and item_id = '${at.item}'`,
  )
}, 120_000)
afterAll(() => office?.close())

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Jakarta' })

async function idOf(query: string): Promise<string> {
  const { rows } = await office.db.pool.query<{ id: string }>(query, [office.companyId])
  return rows[0]?.id ?? ''
}

/** What is wider than its frame, and numbers of papers that are cut. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const frames = [...document.querySelectorAll<HTMLElement>('[role=region][aria-label^="Tabel "], main dl > div')]
    const wide = frames.filter((one) => one.scrollWidth > one.clientWidth + 1)
    const numbers = [...document.querySelectorAll<HTMLElement>('td .code, td a')].flatMap((one) => {
      const cell = one.closest('td')?.getBoundingClientRect()
      return cell && cell.width > 0 && one.getBoundingClientRect().right > cell.right + 1 ? [one.textContent] : []
    })
    return [...wide.map((one) => one.getAttribute('aria-label') ?? one.textContent), ...numbers]
  })

test.each([
  ['the card of a stock', () => `/gudang/detail-stock/${at.stock}`, undefined],
  ['what lies in a warehouse', () => `/gudang/detail/${at.main}`, undefined],
  ['its papers', () => `/gudang/detail/${at.main}`, 'Mutasi'],
  ['its transfers', () => `/gudang/detail/${at.main}`, 'Transfer'],
  ['the lines of a paper', () => `/gudang/detail/${at.main}?dokumen=${at.document}`, undefined],
  ['what a customer owed and paid', () => `/pelanggan/transaksi/detail/${at.customer}`, undefined],
  ['the card on the page of an item', () => `/pembelian-barang/detail-produk/${at.item}`, 'Mutasi'],
])('%s: no amount runs off the card, no number is cut', async (_, address, tab) => {
  const { page, go } = desk
  await go(address())
  if (tab) await page.getByRole('tab', { name: tab }).click()
  await page.getByRole('region', { name: /^Tabel / }).waitFor()
  await expect.poll(() => cut(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('an amount stands under its quantity, and the heads say so', async () => {
  const { page, go } = desk
  await go(`/gudang/detail/${at.main}?dokumen=${at.document}`)
  const cell = page.getByRole('cell', { name: /1\.234\.567,5/ })
  await cell.getByText('123.456.789.012.345').waitFor()
  expect(await page.getByRole('columnheader', { name: /Jumlah/ }).innerText()).toContain('Nilai (Rp)')
  expect(await complaintsInBothThemes(page)).toEqual([])
})

test('goods with a long name and a long reason stand inside the sheet of their receipt', async () => {
  const { page, go } = desk
  const send = async (url: string, body: unknown) =>
    (await sendAs(page, 'POST', `${office.url}${url}`, body)).body as { id: string }
  const supplierId = await idOf(
    `select id from supplier where company_id = $1 and status = 'aktif' order by name limit 1`,
  )
  const line = { itemId: at.item, qty: '10', price: '12345678901' }
  const order = { supplierId, date: today(), warehouseId: at.main, submit: true, lines: [line] }
  const { id } = await send('/api/pembelian-barang', order)
  const orderLineId = await idOf(`select id from purchase_order_line where company_id = $1 and order_id = '${id}'`)
  const came = {
    orderLineId,
    qtyReceived: '10',
    qtyRejected: '1',
    rejectReason: 'Bengkok dan berkarat di kedua ujungnya',
  }
  const receipt = await send(`/api/pembelian-barang/${id}/penerimaan`, { date: today(), post: true, lines: [came] })
  await go(`/pembelian-barang/?tab=pembelian&jenis=penerimaan&dokumen=${receipt.id}`)
  const reason = page.getByRole('dialog').getByText('Bengkok dan berkarat di kedua ujungnya')
  await reason.waitFor()
  const edgeOf = async (part: Locator) => {
    const box = await part.boundingBox()
    return (box?.x ?? 999) + (box?.width ?? 999)
  }
  // Once the sheet has slid in.
  await expect.poll(() => edgeOf(reason)).toBeLessThanOrEqual(360)
  await expect.poll(() => edgeOf(page.getByRole('dialog').locator('dd').nth(1))).toBeLessThanOrEqual(360)
})

test('a recipe is added from a phone: its heading and its button have room', async () => {
  const { page, go } = desk
  await go(`/rumah-produksi/detail/${await idOf('select id from production_house where company_id = $1 limit 1')}`)
  await page.getByRole('tab', { name: 'Resep' }).click()
  const button = await page.getByRole('button', { name: 'Tambah resep' }).boundingBox()
  expect((button?.x ?? 999) + (button?.width ?? 0)).toBeLessThanOrEqual(344)
})

test('a name of one long word breaks where its line ends', async () => {
  const { page, go } = desk
  const { body } = await sendAs(page, 'POST', `${office.url}/api/pelanggan`, { name: 'SUMBERMAKMUR'.repeat(8) })
  await go(`/pelanggan/detail/${(body as { id: string }).id}`)
  const name = page.getByRole('heading', { level: 1, name: /^SUMBERMAKMUR/ })
  await name.waitFor()
  expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  const acts = await page.getByRole('button', { name: 'Catat pembayaran' }).boundingBox()
  const box = await name.boundingBox()
  expect((box?.x ?? 999) + (box?.width ?? 999)).toBeLessThanOrEqual(acts?.x ?? 0)
})
