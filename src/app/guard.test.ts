import { describe, expect, test } from 'vitest'
import {
  actionsOf,
  allPermissions,
  type Action,
  type Permission,
  type Subject,
} from '#modules/company/accounts/permissions.ts'
import { mayOpen, verdictOf, type Visitor } from './guard.ts'
import { pageAt, siteMap } from './site-map.ts'

const holder = (permissions: readonly string[]): Visitor => ({
  isSignedIn: true,
  can: (permission) => permissions.includes(permission),
})
const stranger: Visitor = { isSignedIn: false, can: () => false }

/** What section 6 of the product spec says, written once more by hand and apart from the site map. */
const spec: Readonly<Record<string, Permission | undefined>> = {
  '/dashboard': undefined,
  '/account-setting': undefined,
  '/pengaturan-website': undefined,
  '/permissions': undefined,
  '/pembelian-barang/': undefined,
  '/pembelian-barang/tambah': undefined,
  '/pembelian-barang/tambah-produk': undefined,
  '/pembelian-barang/edit/$pembelianId': undefined,
  '/pembelian-barang/edit-produk/$produkId': undefined,
  '/pembelian-barang/detail/$pembelianId': undefined,
  '/pembelian-barang/detail-produk/$produkId': undefined,
  '/pelanggan/': undefined,
  '/pelanggan/tambah': 'create pelanggan',
  '/pelanggan/edit/$pelangganId': 'update pelanggan',
  '/pelanggan/detail/$pelangganId': 'view pelanggan',
  '/pelanggan/transaksi/detail/$pelangganId': undefined,
  '/order/': undefined,
  '/order/tambah': 'create order',
  '/order/edit/$orderId': 'update order',
  '/order/detail/$orderId': 'view order',
  '/order/invoice/$orderId': 'view order',
  '/order/surat-jalan/$orderId': 'view order',
  '/management-karyawan/': undefined,
  '/management-karyawan/tambah': 'create management-karyawan',
  '/management-karyawan/tambah-pekerja': 'create management-karyawan',
  '/management-karyawan/edit/$userId': 'update management-karyawan',
  '/management-karyawan/edit-pekerja/$pekerjaId': undefined,
  '/management-karyawan/detail/$userId': 'view management-karyawan',
  '/management-karyawan/detail-pekerja/$pekerjaId': undefined,
  '/laporan-keuangan/': undefined,
  '/laporan-keuangan/tambah': 'create laporan-keuangan',
  '/laporan-keuangan/edit/$keuanganId': 'update laporan-keuangan',
  '/laporan-keuangan/detail/$keuanganId': 'view laporan-keuangan',
  '/laporan-keuangan-proyek/': undefined,
  '/laporan-keuangan-proyek/tambah': 'create laporan-keuangan-proyek',
  '/laporan-keuangan-proyek/edit/$keuanganProyekId': 'update laporan-keuangan-proyek',
  '/laporan-keuangan-proyek/detail/$keuanganProyekId': 'view laporan-keuangan-proyek',
  '/laporan-bahan-baku/': undefined,
  '/laporan-bahan-baku/tambah': 'create laporan-bahan-baku',
  '/laporan-bahan-baku/edit/$bahanBakuId': 'update laporan-bahan-baku',
  '/laporan-bahan-baku/detail/$bahanBakuId': 'view laporan-bahan-baku',
  '/gudang/': undefined,
  '/gudang/tambah-stock': 'create stock',
  '/gudang/edit-stock/$stockId': 'update stock',
  '/gudang/detail/$gudangId': 'view gudang',
  '/gudang/detail-stock/$stockId': 'view stock',
  '/dokumentasi-proyek/': undefined,
  '/dokumentasi-proyek/tambah': 'create dokumentasi-proyek',
  '/dokumentasi-proyek/edit/$proyekId': 'update dokumentasi-proyek',
  '/dokumentasi-proyek/detail/$proyekId': 'view dokumentasi-proyek',
  '/daftar-proyek/': undefined,
  '/daftar-proyek/tambah': 'create daftar-proyek',
  '/daftar-proyek/edit/$proyekId': 'update daftar-proyek',
  '/daftar-proyek/detail/$proyekId': undefined,
  '/daftar-proyek/invoice/$proyekId': 'view daftar-proyek',
  '/daftar-proyek/opname/$proyekId': 'update daftar-proyek',
  '/bahan-baku/': undefined,
  '/bahan-baku/tambah': 'create rumah-produksi',
  '/bahan-baku/edit/$bahanBakuId': 'update bahan-baku',
  '/bahan-baku/detail/$bahanBakuId': 'view bahan-baku',
  '/absensi/': undefined,
  '/absensi/tambah': 'create absensi',
  '/absensi/tambah-pekerja': 'create absensi',
  '/absensi/edit/$absensiId': 'update absensi',
  '/absensi/edit-pekerja-harian/$absensiId': 'update absensi',
  '/absensi/edit-pekerja-borongan/$absensiId': 'update absensi',
  '/absensi/detail/$absensiId': 'update absensi',
  '/absensi/detail-pekerja/$absensiId': 'update absensi',
  '/supplier/': undefined,
  '/supplier/tambah': 'create supplier',
  '/supplier/edit/$supplierId': 'update supplier',
  '/supplier/detail/$supplierId': 'view supplier',
  '/slip-gaji/': undefined,
  '/slip-gaji/tambah': 'create slip-gaji',
  '/slip-gaji/edit/$slipGajiId': 'update slip-gaji',
  '/slip-gaji/detail/$slipGajiId': 'view slip-gaji',
  '/rumah-produksi/': undefined,
  '/rumah-produksi/tambah': 'create rumah-produksi',
  '/rumah-produksi/edit/$rumahProduksiId': 'update rumah-produksi',
  '/rumah-produksi/detail/$rumahProduksiId': 'view rumah-produksi',
  '/perusahaan/': undefined,
  '/perusahaan/tambah': 'create perusahaan',
  '/perusahaan/edit/$companyId': 'update perusahaan',
  '/perusahaan/detail/$companyId': 'view perusahaan',
}

const inside = siteMap.filter((page) => page.door === 'signed-in')

test('the site map holds the routes of the spec and their page checks, and no others', () => {
  expect(Object.fromEntries(inside.map(({ path, check }) => [path, check]))).toEqual(spec)
})

test('tabs are those of the spec', () => {
  const tabs = Object.fromEntries(siteMap.flatMap((page) => (page.tabs ? [[page.path, page.tabs]] : [])))
  expect(tabs).toEqual({
    '/pembelian-barang/': ['pembelian', 'produk'],
    '/management-karyawan/': ['karyawan', 'pekerja'],
    '/gudang/': ['gudang', 'stock'],
    '/absensi/': ['karyawan', 'pekerja', 'konfigurasi'],
  })
})

/** Rights of five people, each holding one action on every subject; seeing a page always needs its segment. */
const people: Readonly<Record<string, readonly Permission[]>> = {
  nothing: [],
  view: every('view'),
  create: [...every('view'), ...every('create')],
  update: [...every('view'), ...every('update')],
  all: allPermissions,
}

function every(action: Action): Permission[] {
  return (Object.keys(actionsOf) as Subject[])
    .filter((subject) => actionsOf[subject].includes(action))
    .map((subject): Permission => `${action} ${subject}`)
}

describe.each(Object.entries(people))('with %s', (who, permissions) => {
  test.each(Object.entries(spec))('%s', (path, check) => {
    const page = siteMap.find((one) => one.path === path)
    if (!page) throw new Error(`no page ${path}`)
    const expected =
      who === 'nothing'
        ? { kind: 'logout' }
        : check && !permissions.includes(check)
          ? { kind: 'go', to: '/unauthorized' }
          : { kind: 'open' }
    expect(verdictOf(page, holder(permissions))).toEqual(expected)
  })
})

test.each(inside.map((page) => [page.path, page] as const))('a stranger at %s is sent to the login', (_path, page) => {
  expect(verdictOf(page, stranger)).toEqual({ kind: 'go', to: '/login' })
})

test.each(siteMap.filter((page) => page.door === 'public').map((page) => [page.path, page] as const))(
  '%s is open to strangers and leads everybody else to the dashboard',
  (_path, page) => {
    expect(verdictOf(page, stranger)).toEqual({ kind: 'open' })
    expect(verdictOf(page, holder([]))).toEqual({ kind: 'go', to: '/dashboard' })
  },
)

test('an update right on a subject opens nothing while its segment may not be viewed', () => {
  const page = pageAt('/order/edit/7')
  expect(page && verdictOf(page, holder(['update order']))).toEqual({ kind: 'logout' })
})

test('addresses are found with and without a slash, with search and hash, fixed parts first', () => {
  expect(pageAt('/order')?.path).toBe('/order/')
  expect(pageAt('/order/?q=semen#baris')?.path).toBe('/order/')
  expect(pageAt('/order/tambah/')?.path).toBe('/order/tambah')
  expect(pageAt('/reset-password/abc')?.path).toBe('/reset-password/$token/')
  expect(pageAt('/pelanggan/transaksi/detail/9')?.path).toBe('/pelanggan/transaksi/detail/$pelangganId')
  expect(pageAt('/nowhere')).toBeUndefined()
})

test('a link is drawn only when its page would open', () => {
  expect(mayOpen('/order/edit/7', holder(['view order']))).toBe(false)
  expect(mayOpen('/order/edit/7', holder(['view order', 'update order']))).toBe(true)
  expect(mayOpen('/unauthorized', stranger)).toBe(true)
})

test('a form without a check of its own opens, but is offered only to who may save it', () => {
  const reader = holder(['view pembelian-barang', 'view management-karyawan'])
  expect(verdictOf(pageAt('/pembelian-barang/tambah')!, reader)).toEqual({ kind: 'open' })
  for (const form of ['/pembelian-barang/tambah', '/pembelian-barang/edit/7', '/management-karyawan/edit-pekerja/7'])
    expect(mayOpen(form, reader)).toBe(false)
  expect(mayOpen('/pembelian-barang/tambah', holder(['view pembelian-barang', 'create pembelian-barang']))).toBe(true)
  expect(mayOpen('/pembelian-barang/detail/7', reader)).toBe(true)
})

test('in a company that was closed no form opens, not even one without a check of its own; everything is read', () => {
  const looking: Visitor = { ...holder(allPermissions), isLooking: true }
  const kinds = siteMap
    .filter(({ door }) => door === 'signed-in')
    .map((page) => [page.path, verdictOf(page, looking).kind] as const)
  const isForm = (path: string) => /\/(tambah|edit)/.test(path)
  expect(kinds.filter(([path, kind]) => (kind === 'open') === isForm(path))).toEqual([])
  expect(verdictOf(pageAt('/pembelian-barang/tambah')!, looking)).toEqual({ kind: 'go', to: '/unauthorized' })
})
