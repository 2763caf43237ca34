import { entriesOf } from '#app/menu.ts'
import type { Slot } from '#kit/screen/shell/bottom-bar.tsx'
import type { MenuItem } from '#kit/screen/shell/menu-shape.ts'

const favourites: readonly (Slot & { readonly id: string })[] = [
  { id: 'dashboard', title: 'Beranda', icon: 'home', to: '/dashboard' },
  { id: 'absensi', title: 'Absensi', icon: 'calendar-check', to: '/absensi/', search: { tab: 'pekerja' } },
  { id: 'dokumentasi-proyek', title: 'Foto', icon: 'camera', to: '/dokumentasi-proyek/' },
  { id: 'laporan-bahan-baku', title: 'Bahan', icon: 'package', to: '/laporan-bahan-baku/' },
  { id: 'order', title: 'Order', icon: 'order', to: '/order/' },
  { id: 'pembelian-barang', title: 'Pembelian', icon: 'cart', to: '/pembelian-barang/' },
  { id: 'gudang', title: 'Gudang', icon: 'warehouse', to: '/gudang/' },
  { id: 'rumah-produksi', title: 'Produksi', icon: 'factory', to: '/rumah-produksi/' },
]

/** The four places of a phone's bar: the favourites this person may open, then the next of the menu. */
export function slotsFor(menu: readonly MenuItem[]): Slot[] {
  const entries = entriesOf(menu)
  const own = favourites.filter(({ id }) => entries.some((entry) => entry.id === id))
  const others = entries.filter((entry) => !favourites.some(({ id }) => id === entry.id))
  const fillers = others.map(({ title, icon, to }): Slot => ({ title: title.split(' ')[0] ?? title, icon, to }))
  return [...own, ...fillers].slice(0, 4)
}
