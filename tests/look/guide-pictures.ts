import type { Locator, Page } from 'playwright-core'
import { openSettled, untilStill } from '../browser/settled.ts'

/** A picture of the guide: where it is taken, how wide, and what it points at. */
export interface GuidePicture {
  readonly name: string
  /** An address, or what tells it from the demo's rows. */
  readonly at: (page: Page, url: string) => Promise<string>
  readonly width?: number
  readonly height?: number
  /** Done before the picture: a sheet is opened, something is typed. */
  readonly first?: (page: Page) => Promise<void>
  /** Ringed, so that the eye finds it. */
  readonly ring?: (page: Page) => Locator
}

const still = (address: string) => () => Promise.resolve(address)

/** The address of a row that a list gives. */
function row(list: string, address: (row: Record<string, string>) => string) {
  return async (page: Page, url: string) => {
    const answer = await page.request.get(url + list).then((response) => response.json() as Promise<unknown>)
    const rows = Array.isArray(answer) ? answer : (answer as { rows: unknown[] }).rows
    const [found] = rows as Record<string, string>[]
    if (!found) throw new Error(`no row in ${list}`)
    return address(found)
  }
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first()
const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).first()

/** Every picture that a chapter of docs/guide names. */
export const guidePictures: readonly GuidePicture[] = [
  { name: 'dashboard', at: still('/dashboard') },
  {
    name: 'cari',
    at: still('/dashboard'),
    first: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Cari apa saja' }).fill('semen')
      await page.getByRole('option').first().waitFor()
    },
  },
  { name: 'perusahaan', at: row('/api/perusahaan', (one) => `/perusahaan/detail/${one['id']}`) },
  { name: 'pelanggan', at: still('/pelanggan/'), ring: link('Tambah pelanggan') },
  { name: 'order-baru', at: still('/order/tambah') },
  {
    name: 'order-detail',
    at: row('/api/order?view=perlu-dikirim', (one) => `/order/detail/${one['id']}`),
    ring: button('Kirim barang'),
  },
  {
    name: 'surat-jalan',
    at: row('/api/surat-jalan', (one) => `/order/surat-jalan/${one['orderId']}?dokumen=${one['id']}`),
    height: 1000,
  },
  {
    name: 'invoice',
    at: row('/api/invoice', (one) => `/order/invoice/${one['orderId']}?dokumen=${one['id']}`),
    height: 1000,
  },
  {
    name: 'pembayaran',
    at: row('/api/pelanggan?sort=-receivable', (one) => `/pelanggan/transaksi/detail/${one['id']}`),
  },
  { name: 'supplier', at: still('/supplier/'), ring: link('Tambah supplier') },
  {
    name: 'pembelian',
    at: row('/api/pembelian-barang?view=perlu-diterima', (one) => `/pembelian-barang/detail/${one['id']}`),
    ring: button('Terima barang'),
  },
  {
    name: 'tagihan-supplier',
    at: row(
      '/api/pembelian-barang?bill=billed,partial',
      (one) => `/pembelian-barang/detail/${one['id']}?bagian=tagihan`,
    ),
  },
  { name: 'nota-toko', at: still('/pembelian-barang/tambah?jenis=tunai'), width: 390, height: 780 },
  { name: 'barang', at: row('/api/barang', (one) => `/pembelian-barang/detail-produk/${one['id']}`) },
  { name: 'stok', at: still('/gudang/?tab=stock') },
  {
    name: 'opname',
    at: row('/api/opname', (one) => `/gudang/detail/${one['warehouseId']}?opname=${one['id']}`),
  },
  { name: 'produksi', at: row('/api/rumah-produksi', (one) => `/rumah-produksi/detail/${one['id']}`) },
  { name: 'hak-akses', at: still('/permissions') },
  { name: 'pengaturan', at: still('/pengaturan-website?bagian=penomoran') },
  { name: 'akun', at: still('/account-setting?bagian=tampilan') },
  {
    name: 'impor',
    at: still('/pelanggan/?impor=pelanggan'),
    first: (page) => page.getByRole('dialog').waitFor(),
  },
]

/** Opens the place of a picture, draws its ring, and gives the PNG. */
export async function takePicture(page: Page, url: string, picture: GuidePicture): Promise<Buffer> {
  await page.setViewportSize({ width: picture.width ?? 1366, height: picture.height ?? 800 })
  await openSettled(page, url + (await picture.at(page, url)))
  await picture.first?.(page)
  await page.addStyleTag({ content: '*{caret-color:transparent!important;animation:none!important}' })
  const ringed = picture.ring?.(page)
  await ringed?.waitFor()
  await ringed?.evaluate((node) => {
    node.style.outline = '3px solid #f97316'
    node.style.outlineOffset = '3px'
    node.style.borderRadius = '8px'
  })
  await untilStill(page)
  return page.screenshot()
}
