import { mayOpen } from '#app/guard.ts'
import { entriesOf, menu } from '#app/menu.ts'
import type { Hit, HitGroup } from '#app/search/contract.ts'
import { pageAt } from '#app/site-map.ts'
import { rightsIn } from '#kit/screen/client/ability.ts'
import type { MenuIcon, MenuItem } from '#kit/screen/shell/menu-shape.ts'
import { ranks, rankOf, soughtIn } from '#kit/list/rank.ts'
import { pageWords, places } from './places.ts'
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
  {
    title: 'Catat pembayaran',
    to: '/order/?jenis=pembayaran&buka=catat',
    also: 'bayar dibayar terima uang pelunasan transfer masuk',
    right: 'update order',
  },
  {
    title: 'Catat transaksi kas',
    to: '/laporan-keuangan/tambah',
    also: 'uang masuk keluar kas bank biaya listrik bensin',
  },
  {
    title: 'Tulis jurnal umum',
    to: '/laporan-keuangan/tambah?jenis=jurnal',
    also: 'akrual penyusutan koreksi debit kredit',
  },
  {
    title: 'Pindah kas',
    to: '/laporan-keuangan/tambah?arah=pindah',
    also: 'transfer antar rekening tarik tunai setor',
  },
  { title: 'Tambah pelanggan', to: '/pelanggan/tambah', also: 'customer' },
  { title: 'Tambah supplier', to: '/supplier/tambah', also: 'pemasok vendor' },
  { title: 'Tambah pembelian', to: '/pembelian-barang/tambah', also: 'beli PO nota purchase' },
  { title: 'Minta pembelian', to: '/pembelian-barang/tambah?jenis=permintaan', also: 'permintaan barang ajukan PR' },
  { title: 'Tambah produk', to: '/pembelian-barang/tambah-produk', also: 'barang item' },
  { title: 'Tambah bahan baku', to: '/bahan-baku/tambah', also: 'material item' },
  { title: 'Nota toko', to: '/pembelian-barang/tambah?jenis=tunai', also: 'belanja tunai beli kas' },
  { title: 'Tambah perusahaan', to: '/perusahaan/tambah', also: 'PT CV' },
  { title: 'Transfer antar gudang', to: '/gudang/tambah-stock?jenis=transfer', also: 'pindah kirim stok' },
  { title: 'Mulai opname', to: '/gudang/tambah-stock?jenis=opname', also: 'hitung stok fisik' },
  { title: 'Catat mutasi stok', to: '/gudang/tambah-stock', also: 'stok masuk keluar transfer opname' },
  { title: 'Tambah proyek', to: '/daftar-proyek/tambah', also: 'pekerjaan borongan bangunan' },
  { title: 'Tambah karyawan', to: '/management-karyawan/tambah', also: 'pegawai staf' },
  { title: 'Tambah pekerja', to: '/management-karyawan/tambah-pekerja', also: 'tukang kenek mandor' },
  { title: 'Tambah rumah produksi', to: '/rumah-produksi/tambah', also: 'pabrik' },
  imported('pelanggan', '/pelanggan/', 'create pelanggan'),
  imported('supplier', '/supplier/', 'create supplier'),
  imported('bahan baku', '/bahan-baku/', 'create bahan-baku', 'bahan-baku'),
  imported('produk', '/pembelian-barang/?tab=produk', 'create pembelian-barang'),
  imported('pembelian', '/pembelian-barang/', 'create pembelian-barang'),
  imported('order', '/order/', 'create order'),
  imported('gudang', '/gudang/', 'create gudang'),
  imported('stok awal', '/gudang/?tab=stock', 'create stock', 'stok-awal'),
  imported('proyek', '/daftar-proyek/', 'create daftar-proyek'),
  imported('karyawan', '/management-karyawan/', 'create management-karyawan'),
  imported('pekerja', '/management-karyawan/?tab=pekerja', 'create management-karyawan'),
  imported('rumah produksi', '/rumah-produksi/', 'create rumah-produksi', 'rumah-produksi'),
  imported('resep', '/rumah-produksi/', 'create rumah-produksi'),
  imported('satuan', '/pengaturan-website?bagian=satuan', 'update pengaturan-website'),
  imported('kategori barang', '/pengaturan-website?bagian=satuan', 'update pengaturan-website', 'kategori'),
  imported('saldo awal piutang', '/pelanggan/', 'update pelanggan', 'saldo-awal-piutang'),
  imported('saldo awal hutang', '/supplier/', 'update supplier', 'saldo-awal-hutang'),
  imported('saldo awal gaji', '/management-karyawan/', 'update gaji', 'saldo-awal-gaji'),
  imported('saldo awal kasbon', '/slip-gaji/?jenis=kasbon', 'approve slip-gaji', 'saldo-awal-kasbon'),
  imported(
    'saldo awal upah belum diambil',
    '/management-karyawan/?tab=pekerja',
    'approve slip-gaji',
    'saldo-awal-upah',
  ),
  imported(
    'saldo awal retensi borongan',
    '/management-karyawan/?tab=pekerja',
    'approve slip-gaji',
    'saldo-awal-retensi-borongan',
  ),
  imported('saldo awal cuti', '/management-karyawan/', 'update absensi', 'saldo-awal-cuti'),
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

/** Commands, pages and settings: those that are called what is typed, and those that only speak of it. */
export interface Commands {
  readonly called: readonly HitGroup[]
  readonly others: readonly HitGroup[]
}

interface Candidate extends Hit {
  /** Beside its title: other words for it, and what it says of itself. */
  readonly also: string
  readonly desc: string
}

/** Commands and pages that fit what is typed, best first; with nothing typed, pages to go to. */
export function commandsFor(q: string, own: readonly MenuItem[], permissions: readonly string[]): Commands {
  const can = (right: string | undefined) => {
    const [action = '', subject = ''] = right?.split(' ') ?? []
    return right === undefined || rightsIn(permissions).can(action, subject)
  }
  const opens = (to: string, right?: string) => can(`view ${pageAt(to)?.subject}`) && can(right)
  const pages = entriesOf(own).map(({ id, title, desc, to }) => hit({ title, about: desc, to, also: pageWords[id] }))
  if (q.trim() === '') return { called: [{ title: 'Halaman', hits: pages.slice(0, 8).map(bare) }], others: [] }
  const lists = places
    .filter(({ to, right }) => opens(to, right))
    .map(({ title, to, also }) => hit({ title, about: pageAt(to)?.title ?? '', to, also }))
  const begun = beginnings
    .filter(({ to, right }) => can(right) && mayOpen(to, { isSignedIn: true, can }))
    .map(({ title, to, also }) => hit({ title, about: 'Perintah', to, also }))
  const parts = sections
    .filter(({ to, right }) => opens(to, right))
    .map(({ title, to, also }) => hit({ title, about: pageAt(to)?.title ?? '', to, also }))
  const groups = [
    fitting('Perintah', begun, q),
    fitting('Halaman', [...pages, ...lists], q),
    fitting('Pengaturan', parts, q),
  ].toSorted((a, b) => a.rank - b.rank)
  const of = (isMeant: boolean) =>
    groups.flatMap(({ title, fits }) => {
      const hits = fits.filter(({ rank }) => rank <= ranks.words === isMeant).map(({ one }) => bare(one))
      return hits.length > 0 ? [{ title, hits }] : []
    })
  return { called: of(true), others: of(false) }
}

const MOST = 4

function fitting(title: string, all: readonly Candidate[], q: string) {
  const sought = soughtIn(q)
  const fits = all
    .map((one) => ({ one, rank: fitOf(one, sought) }))
    .filter(({ one, rank }) => rank < ranks.elsewhere || `${one.also} ${one.desc}`.toLowerCase().includes(sought.code))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST)
  return { title, fits, rank: fits[0]?.rank ?? ranks.elsewhere }
}

// Another word for it counts as one of its own words, however well it fits.
function fitOf({ title, also }: Candidate, sought: ReturnType<typeof soughtIn>) {
  const own = rankOf({ name: title }, sought)
  return own <= ranks.words || rankOf({ name: `${title} ${also}` }, sought) > ranks.words ? own : ranks.words
}

function hit({
  title,
  about,
  to,
  also = '',
}: Pick<Hit, 'title' | 'about' | 'to'> & { also?: string | undefined }): Candidate {
  return { id: to, title, about, amount: null, to, also, desc: about }
}

const bare = ({ id, title, about, amount, to }: Hit): Hit => ({ id, title, about, amount, to })
