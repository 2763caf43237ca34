import Eye from 'lucide-react/icons/eye'
import Plus from 'lucide-react/icons/plus'
import { useState, type ReactNode } from 'react'
import { useMay } from '#kit/screen/client/use-can.ts'
import { optionsOf } from '#kit/screen/document/said.ts'
import { Money } from '#kit/screen/format/money.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { ImportButton } from '#kit/screen/import/import-button.tsx'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import { moneyColumn, orDash, quietDay } from '#kit/screen/list/paper-cells.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { addKasbon, exportKasbon, listKasbon, type KasbonListRow } from '../contract.ts'
import { kasbonStatuses } from '../words.ts'
import { KasbonSheet } from './kasbon-sheet.tsx'
import { KasbonBadge } from './words.tsx'

const pageOf = (row: KasbonListRow) => `/slip-gaji/detail/${row.id}?jenis=kasbon`

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'menunggu', label: 'Menunggu persetujuan', set: { status: 'asked' } },
  { id: 'dibayarkan', label: 'Belum dibayarkan', set: { status: 'approved' } },
  { id: 'berjalan', label: 'Berjalan', set: { status: 'paid' } },
]
const importable = [
  { name: 'saldo-awal-kasbon', label: 'Saldo awal kasbon', permissions: ['approve slip-gaji', 'view gaji'] },
]
const filters: readonly ListFilter[] = [
  { key: 'date', label: 'Tanggal', kind: 'days', quick: true },
  { key: 'status', label: 'Status', kind: 'many', quick: true, words: optionsOf(kasbonStatuses) },
]
const columns: readonly ListColumn<KasbonListRow>[] = [
  {
    id: 'label',
    title: 'Nomor',
    width: 132,
    priority: 4,
    cell: (row) => <span className="code text-muted-foreground">{row.label}</span>,
  },
  { id: 'date', title: 'Tanggal', width: 84, sort: 'down', priority: 3, cell: (row) => quietDay(row.date) },
  { id: 'name', title: 'Nama', sort: 'up', priority: 1, isMain: true, card: 'title', cell: (row) => row.name },
  {
    id: 'purpose',
    title: 'Keperluan',
    width: 180,
    priority: 5,
    card: 'subtitle',
    cell: (row) => orDash(row.purpose),
    onCard: (row) => row.purpose,
  },
  moneyColumn<KasbonListRow>({ id: 'amount', title: 'Jumlah (Rp)', priority: 3 }, (row) => row.amount),
  moneyColumn<KasbonListRow>(
    { id: 'open', title: 'Sisa (Rp)', priority: 2, card: 'amount' },
    (row) => row.open,
    // Before it is paid out nothing is owed: what is asked for says more.
    (row) => <Money value={row.status === 'paid' ? row.open : row.amount} rp />,
  ),
  {
    id: 'nextDue',
    title: 'Potongan berikutnya',
    width: 152,
    priority: 5,
    cell: (row) => (row.nextDue ? quietDay(row.nextDue) : orDash(null)),
  },
  {
    id: 'status',
    title: 'Status',
    width: 172,
    priority: 2,
    card: 'status',
    cell: (row) => <KasbonBadge status={row.status} />,
  },
]

/** Who owes what of kasbon, and what waits to be approved or paid out. */
export function KasbonList({ above }: { readonly above: ReactNode }) {
  const [isAsking, setAsking] = useState(false)
  const mayAsk = useMay(addKasbon)
  const add = mayAsk ? (
    <Button variant="filled" icon={<Plus />} onClick={() => setAsking(true)}>
      Catat kasbon
    </Button>
  ) : undefined
  return (
    <>
      <ListPage
        title="Kasbon"
        path="/slip-gaji/"
        keptAs="/slip-gaji/kasbon"
        noun="kasbon"
        endpoint={listKasbon}
        exporting={exportKasbon}
        above={above}
        columns={columns}
        views={views}
        filters={filters}
        searchFor="Cari nama, nomor, keperluan…"
        defaultSort="-date"
        nameOf={(row) => row.label}
        linkOf={pageOf}
        menuOf={(row) => (
          <MenuGo to={pageOf(row)} icon={<Eye />}>
            Lihat
          </MenuGo>
        )}
        primary={add}
        actions={<ImportButton of={importable} />}
        first={{
          title: 'Belum ada kasbon.',
          text: 'Uang yang dipinjam karyawan dan pekerja: diajukan, disetujui orang lain, dibayarkan, lalu dipotong dari upah sesuai jadwalnya.',
          actions: add,
        }}
      />
      {isAsking && <KasbonSheet onClose={() => setAsking(false)} />}
    </>
  )
}
