import type { MenuEntry, MenuFolder, MenuIcon, MenuItem } from '#kit/screen/shell/menu-shape.ts'
import type { Subject } from '#modules/company/accounts/permissions.ts'
import { pageAt } from './site-map.ts'

// `url` equals `id`, which is also the subject that must be viewable.
const item = (id: Subject, title: string, icon: MenuIcon, desc: string): MenuEntry => ({
  id,
  url: id,
  to: pageAt(id)?.path ?? `/${id}`,
  type: 'item',
  title,
  icon,
  desc,
})

const folder = (
  type: MenuFolder['type'],
  id: string,
  title: string,
  icon: MenuIcon,
  children: MenuItem[],
): MenuFolder => ({
  id,
  url: id,
  type,
  title,
  icon,
  desc: children.map((child) => child.title).join(', '),
  children,
})

/** The whole menu, as the product spec lays it out. */
export const menu: readonly MenuItem[] = [
  item('dashboard', 'Dashboard', 'dashboard', 'Ringkasan pekerjaan dan uang hari ini'),
  folder('group', 'keuangan', 'Keuangan', 'wallet', [
    item('laporan-keuangan', 'Laporan Keuangan', 'wallet', 'Uang masuk, uang keluar, dan laporan perusahaan'),
    item('order', 'Order', 'order', 'Pesanan pelanggan, surat jalan, dan invoice'),
  ]),
  folder('group', 'user', 'User', 'users', [
    item('pelanggan', 'Pelanggan', 'users', 'Data pelanggan, piutang, dan batas kredit'),
    item('supplier', 'Supplier', 'truck', 'Data pemasok barang dan jasa'),
    folder('collapse', 'karyawan', 'Karyawan', 'helmet', [
      item('management-karyawan', 'Management Karyawan', 'id-card', 'Data karyawan dan pekerja lapangan'),
      item('absensi', 'Absensi', 'calendar-check', 'Kehadiran karyawan, pekerja harian, dan borongan'),
      item('slip-gaji', 'Slip Gaji', 'banknote', 'Perhitungan dan slip gaji'),
    ]),
  ]),
  folder('group', 'operasional', 'Operasional', 'cart', [
    item('pembelian-barang', 'Pembelian Barang', 'cart', 'Pembelian barang dan daftar produk'),
    folder('collapse', 'proyek', 'Proyek', 'crane', [
      item('daftar-proyek', 'Daftar Proyek', 'list', 'Proyek, anggaran, dan kemajuannya'),
      item('dokumentasi-proyek', 'Dokumentasi Proyek', 'camera', 'Foto dan catatan harian proyek'),
      item('laporan-bahan-baku', 'Laporan Bahan Baku', 'clipboard-check', 'Pemakaian bahan per proyek'),
      item('laporan-keuangan-proyek', 'Laporan Keuangan', 'chart', 'Uang masuk dan keluar per proyek'),
    ]),
    folder('collapse', 'stok', 'Stock', 'boxes', [
      item('bahan-baku', 'Bahan Baku', 'package', 'Daftar bahan baku dan harganya'),
      item('rumah-produksi', 'Rumah Produksi', 'factory', 'Tempat produksi dan hasilnya'),
      item('gudang', 'Gudang', 'warehouse', 'Gudang, stok, dan kartu stok'),
    ]),
  ]),
  folder('group', 'pengaturan', 'Pengaturan', 'sliders', [
    item('perusahaan', 'Perusahaan', 'building', 'Profil, rekening, dan pajak perusahaan'),
    item('pengaturan-website', 'Pengaturan Website', 'sliders', 'Aturan dokumen, masuk, dan tampilan aplikasi'),
    item('permissions', 'Permissions', 'shield', 'Peran dan hak akses pengguna'),
  ]),
]

/** The menu of one person: what may be viewed, without empty folders. An error during the check hides the entry. */
export function menuFor(
  can: (action: 'view', subject: string) => boolean,
  items: readonly MenuItem[] = menu,
): MenuItem[] {
  return items.flatMap((entry): MenuItem[] => {
    if (entry.type === 'item') return allows(can, entry.id) ? [entry] : []
    const children = menuFor(can, entry.children)
    return children.length > 0 ? [{ ...entry, children }] : []
  })
}

function allows(can: (action: 'view', subject: string) => boolean, subject: string): boolean {
  try {
    return can('view', subject)
  } catch {
    return false
  }
}

/** The entries of a menu without its folders, in order. */
export function entriesOf(items: readonly MenuItem[]): MenuEntry[] {
  return items.flatMap((item) => (item.type === 'item' ? [item] : entriesOf(item.children)))
}

/** The folders and the entry that lead to a subject, for the breadcrumb: Operasional, Proyek, Daftar Proyek. */
export function trailOf(subject: string, items: readonly MenuItem[] = menu): MenuItem[] {
  for (const entry of items) {
    if (entry.type === 'item' && entry.id === subject) return [entry]
    if (entry.type === 'item') continue
    const below = trailOf(subject, entry.children)
    if (below.length > 0) return [entry, ...below]
  }
  return []
}
