import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, type Office, openOffice } from './office.ts'
import { openSettled } from './settled.ts'

// A company that was closed: its pages are read, and offer nothing that the server would refuse.
let office: Office
let desk: Desk

beforeAll(async () => {
  office = await openOffice()
  await office.db.pool.query('update company set is_active = false where id = $1', [office.companyId])
  desk = await office.enter()
  await desk.go('/dashboard')
  await desk.page.getByText('sudah nonaktif').waitFor()
})
afterAll(() => office?.close())

/** What buttons, links and lines of menus are called that write. */
const WRITES =
  /^(Tambah|Ubah|Hapus|Buat|Catat|Terima|Batalkan|Konfirmasi|Impor|Setujui|Tolak|Duplikat|Revisi|Arsipkan|Terbitkan|Kirim|Simpan$|Aktifkan|Nonaktifkan|Mulai|Gabungkan|Blokir|Pulihkan|Tutup (order|sisa)|Jadikan|Buka kunci)/

/** Names of what may be pressed in the page, or in the menu that is open, and writes. */
const offered = () =>
  desk.page.evaluate((pattern) => {
    const writes = new RegExp(pattern)
    const things = document.querySelectorAll<HTMLElement>('main :is(button, a, textarea), [role=menuitem]')
    const seen = [...things].filter((one) => one.offsetParent !== null && !one.matches(':disabled'))
    return seen
      .map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replaceAll(/\s+/g, ' '))
      .filter((name) => writes.test(name))
  }, WRITES.source)

const first = async (list: string) => {
  const answer = await desk.page.request.get(office.url + list)
  const { rows } = (await answer.json()) as { rows: readonly { id: string }[] }
  return rows[0]?.id
}

test.each([
  '/order/',
  '/order/?jenis=invoice',
  '/pelanggan/',
  '/supplier/',
  '/pembelian-barang/',
  '/bahan-baku/',
  '/gudang/?tab=stock',
  '/rumah-produksi/',
  '/pengaturan-website?bagian=penjualan',
  '/pengaturan-website?bagian=pajak',
  '/pengaturan-website?bagian=periode',
])('%s offers nothing that writes', async (address) => {
  await openSettled(desk.page, office.url + address)
  expect(await offered()).toEqual([])
})

test.each([
  ['/api/order', '/order/detail/'],
  ['/api/pelanggan', '/pelanggan/detail/'],
  ['/api/supplier', '/supplier/detail/'],
  ['/api/pembelian-barang', '/pembelian-barang/detail/'],
  ['/api/barang', '/pembelian-barang/detail-produk/'],
])(
  'a record of %s offers nothing that writes, neither do its menus, and it is not talked about',
  async (list, page) => {
    await openSettled(desk.page, `${office.url}${page}${await first(list)}`)
    expect(await offered()).toEqual([])
    expect(await desk.page.getByLabel('Tulis komentar').count()).toBe(0)
    for (const menu of await desk.page.getByRole('button', { name: 'Tindakan lain', exact: true }).all()) {
      await menu.click()
      expect(await offered()).toEqual([])
      await desk.page.keyboard.press('Escape')
    }
  },
)

test.each(['/order/tambah', '/pembelian-barang/tambah', '/perusahaan/tambah'])(
  '%s says calmly why',
  async (address) => {
    await desk.page.goto(office.url + address)
    await desk.page.getByRole('heading', { name: 'Perusahaan ini sudah nonaktif.' }).waitFor()
  },
)

test('the banner takes three lines of a phone at most, and leads to where the company is opened again', async () => {
  const { page } = desk
  await page.setViewportSize({ width: 360, height: 780 })
  await openSettled(page, `${office.url}/order/`)
  const banner = page.getByRole('status').filter({ hasText: 'sudah nonaktif' })
  expect((await banner.locator('p').boundingBox())?.height).toBeLessThanOrEqual(60)
  await banner.getByRole('button', { name: 'Buka perusahaan' }).click()
  await page.waitForURL(`**/perusahaan/detail/${office.companyId}`)
  await page.setViewportSize({ width: 1366, height: 800 })
  await page.getByRole('button', { name: 'Tindakan lain', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Aktifkan' }).click()
  await page.getByText('diaktifkan.').waitFor()
  await openSettled(page, `${office.url}/order/`)
  await page.getByRole('link', { name: 'Tambah order' }).waitFor()
})
