import type { Permission, Subject } from '#modules/company/accounts/permissions.ts'

/** Who may stand at an address: people who are not signed in, people who are, or everybody. */
export type Door = 'public' | 'signed-in' | 'everybody'

/** One address of the application. Pure data: the server, the tests and the browser read the same table. */
export interface Page {
  /** The spec's canonical spelling; `$name` is a part that varies. */
  readonly path: string
  readonly title: string
  readonly door: Door
  /** The first segment: must be viewable, else the person is logged out. */
  readonly subject?: Subject
  /** The page check: refused goes to /unauthorized. */
  readonly check?: Permission
  /** Values the `tab` search parameter may have; others are dropped. */
  readonly tabs?: readonly string[]
}

type Row = readonly [rest: string, title: string, check?: Permission]

/** Declares the pages of one module: its list at the base path, then the others. */
function module(subject: Subject, title: string, rows: readonly Row[], tabs?: readonly string[]): Page[] {
  const list: Page = { path: `/${subject}/`, title, door: 'signed-in', subject, tabs }
  const others = rows.map(([rest, name, check]): Page => ({
    path: `/${subject}/${rest}`,
    title: name,
    door: 'signed-in',
    subject,
    check,
  }))
  return [list, ...others]
}

/** A module whose three other pages are add, edit and detail, each with the check of its own subject. */
function plain(subject: Subject, title: string, one: string, id: string, more: readonly Row[] = []): Page[] {
  return module(subject, title, [
    ['tambah', `Tambah ${one}`, `create ${subject}`],
    [`edit/$${id}`, `Ubah ${one}`, `update ${subject}`],
    [`detail/$${id}`, `Detail ${one}`, `view ${subject}`],
    ...more,
  ])
}

const home = (subject: Subject, title: string): Page => ({ path: `/${subject}`, title, door: 'signed-in', subject })
const open = (path: string, title: string, door: Door): Page => ({ path, title, door })

/** Every address. Checks follow section 6 of the product spec line by line, quirks included. */
export const siteMap: readonly Page[] = [
  open('/login', 'Masuk', 'public'),
  open('/forgot-password', 'Lupa kata sandi', 'public'),
  open('/registration', 'Daftar', 'public'),
  open('/registration/$token', 'Terima undangan', 'public'),
  open('/verify-email', 'Verifikasi email', 'public'),
  open('/verify-email/$token', 'Verifikasi email', 'public'),
  open('/reset-password/$token/', 'Kata sandi baru', 'public'),
  open('/otp', 'Masukkan kode OTP', 'everybody'),
  open('/unauthorized', 'Tanpa akses', 'everybody'),

  home('dashboard', 'Dashboard'),
  home('account-setting', 'Akun saya'),
  home('pengaturan-website', 'Pengaturan Website'),
  home('permissions', 'Permissions'),

  // No page of purchasing has a check of its own.
  ...module(
    'pembelian-barang',
    'Pembelian Barang',
    [
      ['tambah', 'Tambah pembelian'],
      ['tambah-produk', 'Tambah produk'],
      ['edit/$pembelianId', 'Ubah pembelian'],
      ['edit-produk/$produkId', 'Ubah produk'],
      ['detail/$pembelianId', 'Detail pembelian'],
      ['detail-produk/$produkId', 'Detail produk'],
    ],
    ['pembelian', 'produk'],
  ),
  ...plain('pelanggan', 'Pelanggan', 'pelanggan', 'pelangganId', [
    ['transaksi/detail/$pelangganId', 'Transaksi pelanggan'],
  ]),
  ...plain('order', 'Order', 'order', 'orderId', [
    ['invoice/$orderId', 'Invoice', 'view order'],
    ['surat-jalan/$orderId', 'Surat jalan', 'view order'],
  ]),
  // A worker's edit and detail pages have no check.
  ...module(
    'management-karyawan',
    'Management Karyawan',
    [
      ['tambah', 'Tambah karyawan', 'create management-karyawan'],
      ['tambah-pekerja', 'Tambah pekerja', 'create management-karyawan'],
      ['edit/$userId', 'Ubah karyawan', 'update management-karyawan'],
      ['edit-pekerja/$pekerjaId', 'Ubah pekerja'],
      ['detail/$userId', 'Detail karyawan', 'view management-karyawan'],
      ['detail-pekerja/$pekerjaId', 'Detail pekerja'],
    ],
    ['karyawan', 'pekerja'],
  ),
  ...plain('laporan-keuangan', 'Laporan Keuangan', 'transaksi', 'keuanganId'),
  ...plain('laporan-keuangan-proyek', 'Laporan Keuangan Proyek', 'transaksi proyek', 'keuanganProyekId'),
  ...plain('laporan-bahan-baku', 'Laporan Bahan Baku', 'laporan bahan baku', 'bahanBakuId'),
  // The stock pages live under gudang but ask for stock.
  ...module(
    'gudang',
    'Gudang',
    [
      ['tambah-stock', 'Tambah stok', 'create stock'],
      ['edit-stock/$stockId', 'Ubah stok', 'update stock'],
      ['detail/$gudangId', 'Detail gudang', 'view gudang'],
      ['detail-stock/$stockId', 'Kartu stok', 'view stock'],
    ],
    ['gudang', 'stock'],
  ),
  ...plain('dokumentasi-proyek', 'Dokumentasi Proyek', 'dokumentasi', 'proyekId'),
  // Of a project only the invoice page checks view; its detail has no check.
  ...module('daftar-proyek', 'Daftar Proyek', [
    ['tambah', 'Tambah proyek', 'create daftar-proyek'],
    ['edit/$proyekId', 'Ubah proyek', 'update daftar-proyek'],
    ['detail/$proyekId', 'Detail proyek'],
    ['invoice/$proyekId', 'Invoice proyek', 'view daftar-proyek'],
    ['opname/$proyekId', 'Catat opname', 'update daftar-proyek'],
  ]),
  // The add page checks create on rumah-produksi.
  ...module('bahan-baku', 'Bahan Baku', [
    ['tambah', 'Tambah bahan baku', 'create rumah-produksi'],
    ['edit/$bahanBakuId', 'Ubah bahan baku', 'update bahan-baku'],
    ['detail/$bahanBakuId', 'Detail bahan baku', 'view bahan-baku'],
  ]),
  // Its detail pages check update.
  ...module(
    'absensi',
    'Absensi',
    [
      ['tambah', 'Catat absensi karyawan', 'create absensi'],
      ['tambah-pekerja', 'Catat absensi pekerja', 'create absensi'],
      ['edit/$absensiId', 'Ubah absensi', 'update absensi'],
      ['edit-pekerja-harian/$absensiId', 'Ubah absensi harian', 'update absensi'],
      ['edit-pekerja-borongan/$absensiId', 'Ubah absensi borongan', 'update absensi'],
      ['detail/$absensiId', 'Detail absensi', 'update absensi'],
      ['detail-pekerja/$absensiId', 'Detail absensi pekerja', 'update absensi'],
    ],
    ['karyawan', 'pekerja', 'konfigurasi'],
  ),
  ...plain('supplier', 'Supplier', 'supplier', 'supplierId'),
  ...plain('slip-gaji', 'Slip Gaji', 'slip gaji', 'slipGajiId'),
  ...plain('rumah-produksi', 'Rumah Produksi', 'rumah produksi', 'rumahProduksiId'),
  ...plain('perusahaan', 'Perusahaan', 'perusahaan', 'companyId'),
]

const parts = (path: string) => path.split('/').filter(Boolean)

const bySize = Map.groupBy(siteMap, (page) => parts(page.path).length)

/** Finds the page of a real address, with or without a trailing slash; fixed parts win over `$name` ones. */
export function pageAt(address: string): Page | undefined {
  const asked = parts(address.split(/[?#]/)[0] ?? '')
  const fits = (bySize.get(asked.length) ?? []).filter((page) =>
    parts(page.path).every((part, at) => part.startsWith('$') || part === asked[at]),
  )
  return fits.find((page) => !page.path.includes('$')) ?? fits[0]
}
