import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Boxes from 'lucide-react/icons/boxes'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import PackageOpen from 'lucide-react/icons/package-open'
import Receipt from 'lucide-react/icons/receipt'
import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'
import type { Policy } from '#kit/http/endpoint.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Go, GoButton } from '#kit/screen/shell/go.tsx'

interface BigButton {
  readonly title: string
  readonly icon: ReactNode
  readonly to: string
  readonly search: Readonly<Record<string, string>>
  readonly permission: Policy
}

const buttons: readonly BigButton[] = [
  {
    title: 'Terima barang',
    icon: <PackageOpen />,
    to: '/pembelian-barang/',
    search: { view: 'perlu-diterima' },
    permission: 'create pembelian-barang',
  },
  {
    title: 'Kirim barang',
    icon: <Truck />,
    to: '/order/',
    search: { view: 'perlu-dikirim' },
    permission: 'update order',
  },
  {
    title: 'Nota toko',
    icon: <Receipt />,
    to: '/pembelian-barang/tambah',
    search: { jenis: 'tunai' },
    permission: 'create pembelian-barang',
  },
  { title: 'Catat mutasi', icon: <Boxes />, to: '/gudang/tambah-stock', search: {}, permission: 'create stock' },
  {
    title: 'Hitung stok',
    icon: <ClipboardCheck />,
    to: '/gudang/tambah-stock',
    search: { jenis: 'opname' },
    permission: 'create stock',
  },
]

/** On a phone, for whoever works with goods and not with money: a few large buttons and few words. */
export function BigButtons() {
  return (
    <nav aria-label="Pekerjaan utama" className="grid grid-cols-2 gap-3 md:hidden">
      {buttons.map((button) => (
        <Big key={button.title} button={button} />
      ))}
    </nav>
  )
}

function Big({ button }: { readonly button: BigButton }) {
  if (!useCan(button.permission)) return null
  return (
    <Go
      to={button.to}
      search={button.search}
      className="flex min-h-24 flex-col items-start justify-between rounded-lg border border-border bg-card p-4 text-base font-semibold active:bg-row-hover [&_.lucide]:size-6 [&_.lucide]:text-primary"
    >
      {button.icon}
      {button.title}
    </Go>
  )
}

/** On a phone, for whoever keeps the money: a receipt begins here, one tap from its amount. */
export function MoneyButtons() {
  if (!useCan('create laporan-keuangan')) return null
  return (
    <nav aria-label="Catat transaksi" className="grid grid-cols-2 gap-3 md:hidden">
      <GoButton to="/laporan-keuangan/tambah" search={{ arah: 'keluar' }} icon={<ArrowUpRight />} wide>
        Uang keluar
      </GoButton>
      <GoButton to="/laporan-keuangan/tambah" search={{ arah: 'masuk' }} icon={<ArrowDownLeft />} wide>
        Uang masuk
      </GoButton>
    </nav>
  )
}
