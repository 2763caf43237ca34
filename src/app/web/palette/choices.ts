import { entriesOf } from '#app/menu.ts'
import type { Hit, HitGroup } from '#app/search/contract.ts'
import { pageAt } from '#app/site-map.ts'
import { rightsIn } from '#kit/screen/client/ability.ts'
import type { MenuItem } from '#kit/screen/shell/menu-shape.ts'

/** Acts that begin on an address of their own, with the right they need. */
const beginnings: readonly { readonly title: string; readonly to: string; readonly also: string }[] = [
  { title: 'Tambah order', to: '/order/tambah', also: 'penawaran jual' },
  { title: 'Tambah pelanggan', to: '/pelanggan/tambah', also: 'customer' },
  { title: 'Tambah supplier', to: '/supplier/tambah', also: 'pemasok vendor' },
  { title: 'Tambah pembelian', to: '/pembelian-barang/tambah', also: 'beli PO nota' },
  { title: 'Tambah produk', to: '/pembelian-barang/tambah-produk', also: 'barang item' },
  { title: 'Tambah bahan baku', to: '/bahan-baku/tambah', also: 'material item' },
  { title: 'Catat mutasi stok', to: '/gudang/tambah-stock', also: 'stok masuk keluar transfer opname' },
  { title: 'Tambah rumah produksi', to: '/rumah-produksi/tambah', also: 'pabrik' },
]

/** Commands and pages that fit what is typed: what to begin first, then where to go. */
export function commandGroups(q: string, menu: readonly MenuItem[], permissions: readonly string[]): HitGroup[] {
  const wanted = q.trim().toLowerCase()
  const can = (right: string | undefined) => {
    const [action = '', subject = ''] = right?.split(' ') ?? []
    return right === undefined || rightsIn(permissions).can(action, subject)
  }
  const begun = beginnings
    .filter(({ title, also }) => wanted !== '' && `${title} ${also}`.toLowerCase().includes(wanted))
    .filter(({ to }) => can(pageAt(to)?.check) && can(`view ${pageAt(to)?.subject}`))
    .map(({ title, to }): Hit => ({ id: to, title, about: 'Perintah', amount: null, to }))
  const pages = entriesOf(menu)
    .filter(({ title, desc }) => wanted === '' || `${title} ${desc}`.toLowerCase().includes(wanted))
    .map(({ title, desc, to }): Hit => ({ id: to, title, about: desc, amount: null, to }))
  return [
    { title: 'Perintah', hits: begun.slice(0, 4) },
    { title: 'Halaman', hits: pages.slice(0, wanted === '' ? 8 : 4) },
  ].filter((group) => group.hits.length > 0)
}
