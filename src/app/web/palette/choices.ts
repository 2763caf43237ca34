import { entriesOf, menu } from '#app/menu.ts'
import type { Hit, HitGroup } from '#app/search/contract.ts'
import { pageAt } from '#app/site-map.ts'
import { rightsIn } from '#kit/screen/client/ability.ts'
import type { MenuIcon, MenuItem } from '#kit/screen/shell/menu-shape.ts'
import { sections } from './sections.ts'

/** Acts that begin on an address of their own, with the right they need. */
const beginnings: readonly {
  readonly title: string
  readonly to: string
  readonly also: string
  /** Beside what its page asks. */
  readonly right?: string
}[] = [
  { title: 'Tambah order', to: '/order/tambah', also: 'penawaran jual' },
  { title: 'Tambah pelanggan', to: '/pelanggan/tambah', also: 'customer' },
  { title: 'Tambah supplier', to: '/supplier/tambah', also: 'pemasok vendor' },
  { title: 'Tambah pembelian', to: '/pembelian-barang/tambah', also: 'beli PO nota' },
  { title: 'Tambah produk', to: '/pembelian-barang/tambah-produk', also: 'barang item' },
  { title: 'Tambah bahan baku', to: '/bahan-baku/tambah', also: 'material item' },
  { title: 'Nota toko', to: '/pembelian-barang/tambah?jenis=tunai', also: 'belanja tunai beli kas' },
  { title: 'Tambah perusahaan', to: '/perusahaan/tambah', also: 'PT CV' },
  { title: 'Transfer antar gudang', to: '/gudang/tambah-stock?jenis=transfer', also: 'pindah kirim stok' },
  { title: 'Mulai opname', to: '/gudang/tambah-stock?jenis=opname', also: 'hitung stok fisik' },
  { title: 'Catat mutasi stok', to: '/gudang/tambah-stock', also: 'stok masuk keluar transfer opname' },
  { title: 'Tambah rumah produksi', to: '/rumah-produksi/tambah', also: 'pabrik' },
  imported('pelanggan', '/pelanggan/', 'create pelanggan'),
  imported('supplier', '/supplier/', 'create supplier'),
  imported('bahan baku', '/bahan-baku/', 'create bahan-baku', 'bahan-baku'),
  imported('produk', '/pembelian-barang/?tab=produk', 'create pembelian-barang'),
  imported('pembelian', '/pembelian-barang/', 'create pembelian-barang'),
  imported('order', '/order/', 'create order'),
  imported('gudang', '/gudang/', 'create gudang'),
  imported('stok awal', '/gudang/?tab=stock', 'create stock', 'stok-awal'),
  imported('rumah produksi', '/rumah-produksi/', 'create rumah-produksi', 'rumah-produksi'),
  imported('resep', '/rumah-produksi/', 'create rumah-produksi'),
  imported('satuan', '/pengaturan-website?bagian=satuan', 'update pengaturan-website'),
  imported('kategori barang', '/pengaturan-website?bagian=satuan', 'update pengaturan-website', 'kategori'),
  imported('saldo awal piutang', '/pelanggan/', 'update pelanggan', 'saldo-awal-piutang'),
  imported('saldo awal hutang', '/supplier/', 'update supplier', 'saldo-awal-hutang'),
  imported('saldo awal akun', '/laporan-keuangan/', 'create laporan-keuangan', 'saldo-awal-akun'),
  imported('saldo awal kas & bank', '/laporan-keuangan/', 'create laporan-keuangan', 'saldo-awal-kas'),
]

function imported(what: string, home: string, right: string, name = what) {
  const to = `${home}${home.includes('?') ? '&' : '?'}impor=${name}`
  return { title: `Impor ${what}`, to, also: 'unggah excel csv tempel', right }
}

const icons = new Map<string, MenuIcon>(entriesOf(menu).map(({ id, icon }) => [id, icon]))

/** The drawing of the menu's entry under which an address stands; one's account has none there. */
export function iconOf(to: string): MenuIcon {
  return icons.get(pageAt(to)?.subject ?? '') ?? 'account'
}

/** Commands and pages that fit what is typed: what to begin first, then where to go. */
export function commandGroups(q: string, own: readonly MenuItem[], permissions: readonly string[]): HitGroup[] {
  const wanted = q.trim().toLowerCase()
  const can = (right: string | undefined) => {
    const [action = '', subject = ''] = right?.split(' ') ?? []
    return right === undefined || rightsIn(permissions).can(action, subject)
  }
  const begun = beginnings
    .filter(({ title, also }) => wanted !== '' && `${title} ${also}`.toLowerCase().includes(wanted))
    .filter(({ to, right }) => can(pageAt(to)?.check) && can(`view ${pageAt(to)?.subject}`) && can(right))
    .map(({ title, to }): Hit => ({ id: to, title, about: 'Perintah', amount: null, to }))
  const pages = entriesOf(own)
    .filter(({ title, desc }) => wanted === '' || `${title} ${desc}`.toLowerCase().includes(wanted))
    .map(({ title, desc, to }): Hit => ({ id: to, title, about: desc, amount: null, to }))
  const parts = sections
    .filter(({ title, also }) => wanted !== '' && `${title} ${also}`.toLowerCase().includes(wanted))
    .filter(({ to, right }) => can(`view ${pageAt(to)?.subject}`) && can(right))
    .map(({ title, to }): Hit => ({ id: to, title, about: pageAt(to)?.title ?? '', amount: null, to }))
  return [
    { title: 'Perintah', hits: begun.slice(0, 4) },
    { title: 'Halaman', hits: pages.slice(0, wanted === '' ? 8 : 4) },
    { title: 'Pengaturan', hits: parts.slice(0, 4) },
  ].filter((group) => group.hits.length > 0)
}
