import { expect, test } from 'vitest'
import type { Desk } from '../office.ts'
import { deskFor, endOf, type Here, viewAll } from './desks.ts'

const ID = '01a1fc23-7155-7e9d-8e4c-7dece5135605'

/** Section 6, letter by letter: pages by the action they check on their own subject. */
const CREATE = [
  ...['supplier', 'slip-gaji', 'rumah-produksi', 'perusahaan', 'pelanggan', 'order', 'management-karyawan'],
  ...[
    'laporan-keuangan',
    'laporan-keuangan-proyek',
    'laporan-bahan-baku',
    'dokumentasi-proyek',
    'daftar-proyek',
    'absensi',
  ],
].map((subject) => `/${subject}/tambah`)

const UPDATE = [
  ...['supplier', 'slip-gaji', 'rumah-produksi', 'perusahaan', 'pelanggan', 'order', 'management-karyawan'],
  ...['laporan-keuangan', 'laporan-keuangan-proyek', 'laporan-bahan-baku', 'dokumentasi-proyek', 'daftar-proyek'],
  ...['bahan-baku', 'absensi'],
].map((subject) => `/${subject}/edit/${ID}`)

const VIEW = [
  ...['supplier', 'slip-gaji', 'rumah-produksi', 'perusahaan', 'pelanggan', 'management-karyawan', 'laporan-keuangan'],
  ...['laporan-keuangan-proyek', 'laporan-bahan-baku', 'gudang', 'dokumentasi-proyek', 'bahan-baku', 'order'],
].map((subject) => `/${subject}/detail/${ID}`)

const NO_CHECK = [
  ...['tambah', 'tambah-produk', 'edit/ID', 'edit-produk/ID', 'detail/ID', 'detail-produk/ID'].map(
    (rest) => `/pembelian-barang/${rest}`,
  ),
  ...['edit-pekerja/ID', 'detail-pekerja/ID'].map((rest) => `/management-karyawan/${rest}`),
  '/daftar-proyek/detail/ID',
  '/pelanggan/transaksi/detail/ID',
].map((address) => address.replace('ID', ID))

/** Section 6: page checks, failing to /unauthorized. */
export function specOfChecks(here: Here): void {
  const viewer = deskFor(here, { permissions: viewAll })

  /** Opens the application for somebody who holds the views and these. */
  async function holding(...more: string[]): Promise<Desk> {
    const desk = await here().enter({ permissions: [...viewAll, ...more] })
    await desk.go('/dashboard')
    await desk.page.getByRole('navigation', { name: 'Menu utama' }).waitFor()
    return desk
  }

  test('create: every add page, failing to /unauthorized', async () => {
    await viewer().go('/dashboard')
    await viewer().page.getByRole('navigation', { name: 'Menu utama' }).waitFor()
    for (const address of [...CREATE, '/management-karyawan/tambah-pekerja', '/absensi/tambah-pekerja']) {
      const [, subject] = address.split('/')
      expect(await endOf(viewer(), address), address).toBe(`/unauthorized?butuh=create+${subject}`)
    }
  })

  test('create: the add-stock page checks stock, the bahan-baku add page checks rumah-produksi', async () => {
    expect(await endOf(viewer(), '/gudang/tambah-stock')).toBe('/unauthorized?butuh=create+stock')
    expect(await endOf(viewer(), '/bahan-baku/tambah')).toBe('/unauthorized?butuh=create+rumah-produksi')
    const wrong = await holding('create bahan-baku', 'create gudang')
    expect(await endOf(wrong, '/bahan-baku/tambah')).toContain('/unauthorized')
    expect(await endOf(wrong, '/gudang/tambah-stock')).toContain('/unauthorized')
    await wrong.window.close()
    const right = await holding('create rumah-produksi', 'create stock')
    expect(await endOf(right, '/bahan-baku/tambah')).toBe('/bahan-baku/tambah')
    expect(await endOf(right, '/gudang/tambah-stock')).toBe('/gudang/tambah-stock')
    await right.window.close()
  })

  test('update: every edit page and the absensi detail pages, failing to /unauthorized', async () => {
    const absensi = ['edit-pekerja-harian', 'edit-pekerja-borongan', 'detail', 'detail-pekerja'].map(
      (page) => `/absensi/${page}/${ID}`,
    )
    for (const address of [...UPDATE, ...absensi]) {
      const [, subject] = address.split('/')
      expect(await endOf(viewer(), address), address).toBe(`/unauthorized?butuh=update+${subject}`)
    }
    expect(await endOf(viewer(), `/gudang/edit-stock/${ID}`)).toBe('/unauthorized?butuh=update+stock')
  })

  test('view: the detail, invoice and delivery note pages open to whoever may view', async () => {
    const documents = [
      `/order/invoice/${ID}`,
      `/order/surat-jalan/${ID}`,
      `/daftar-proyek/invoice/${ID}`,
      `/gudang/detail-stock/${ID}`,
    ]
    for (const address of [...VIEW, ...documents]) expect(await endOf(viewer(), address), address).toBe(address)
  })

  test('view: a stock detail asks for stock, not for gudang', async () => {
    const desk = await here().enter({ permissions: ['view gudang'] })
    await desk.go(`/gudang/detail-stock/${ID}`)
    await expect.poll(desk.path).toBe('/unauthorized?butuh=view+stock')
    await desk.window.close()
  })

  test('No check: purchasing, worker edit and detail, project detail, customer transactions, list pages', async () => {
    const lists = viewAll.map((right) => right.slice('view '.length)).filter((subject) => subject !== 'stock')
    for (const address of NO_CHECK) expect(await endOf(viewer(), address), address).toBe(address)
    for (const subject of lists) expect(await endOf(viewer(), `/${subject}`)).toBe(`/${subject}`)
  })

  test('Page checks redirect to /unauthorized, replacing history', async () => {
    const { page, go, path } = viewer()
    await go('/supplier/')
    await page.getByRole('heading', { level: 1, name: 'Supplier' }).waitFor()
    expect(await endOf(viewer(), '/supplier/tambah')).toContain('/unauthorized')
    await page.getByText('Butuh: tambah Supplier.').waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Supplier' }).waitFor()
    expect(path()).toBe('/supplier/')
  })

  test('Not permitted: the server refuses by itself what the screen does not offer', async () => {
    const { page } = viewer()
    const status = await page.evaluate(async () => {
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
      const headers = {
        'Content-Type': 'application/json',
        'X-XSRF-TOKEN': token,
        'Idempotency-Key': crypto.randomUUID(),
      }
      const answer = await fetch('/api/pelanggan', {
        method: 'POST',
        headers,
        body: JSON.stringify({ name: 'PT Menyelinap' }),
      })
      return answer.status
    })
    expect(status).toBe(403)
  })
}
