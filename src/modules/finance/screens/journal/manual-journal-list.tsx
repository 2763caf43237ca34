import Eye from 'lucide-react/icons/eye'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { useCan } from '#kit/screen/client/use-can.ts'
import { optionsOf } from '#kit/screen/document/said.ts'
import { whenColumns } from '#kit/screen/list/audit-columns.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import { moneyColumn, orDash, quietDay } from '#kit/screen/list/paper-cells.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { exportManualJournals, listManualJournals, type ManualJournalRow } from '../../journals/contract.ts'
import { cashEntryStates } from '../../words.ts'
import { CashEntryBadge } from '../words.tsx'

const NEW = '/laporan-keuangan/tambah?jenis=jurnal'
const pageOf = (row: ManualJournalRow) => `/laporan-keuangan/detail/${row.id}?jenis=jurnal`

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'draf', label: 'Draf', set: { state: 'draft' } },
]
const filters: readonly ListFilter[] = [
  { key: 'date', label: 'Periode', kind: 'days', quick: true },
  { key: 'total', label: 'Jumlah', kind: 'amounts' },
  { key: 'state', label: 'Status', kind: 'many', words: optionsOf(cashEntryStates) },
]
const columns: readonly ListColumn<ManualJournalRow>[] = [
  {
    id: 'label',
    title: 'Nomor',
    width: 132,
    sort: 'down',
    priority: 3,
    cell: (row) => <span className="code text-muted-foreground">{row.label}</span>,
  },
  { id: 'date', title: 'Tanggal', width: 84, sort: 'down', priority: 2, cell: (row) => quietDay(row.date) },
  {
    id: 'memo',
    title: 'Keterangan',
    priority: 1,
    isMain: true,
    card: 'title',
    cell: (row) => <span title={row.memo}>{row.memo}</span>,
    onCard: (row) => row.memo,
  },
  { id: 'accounts', title: 'Akun', width: 240, priority: 4, card: 'subtitle', cell: (row) => orDash(row.accounts) },
  moneyColumn<ManualJournalRow>({ id: 'total', title: 'Jumlah (Rp)', priority: 2, card: 'amount' }, (row) => row.total),
  {
    id: 'reverseOn',
    title: 'Dibalik pada',
    width: 104,
    priority: 5,
    cell: (row) => (row.reverseOn ? quietDay(row.reverseOn) : orDash(null)),
  },
  {
    id: 'state',
    title: 'Status',
    width: 112,
    priority: 2,
    card: 'status',
    cell: (row) => <CashEntryBadge state={row.state} />,
  },
  ...whenColumns<ManualJournalRow>(),
]

/** Debits and credits that people wrote by hand. */
export function ManualJournalList({ above }: { readonly above: ReactNode }) {
  const add = useCan('create laporan-keuangan') ? (
    <GoButton to={NEW} variant="filled" icon={<Plus />}>
      Tulis jurnal
    </GoButton>
  ) : undefined
  return (
    <ListPage
      title="Jurnal umum"
      path="/laporan-keuangan/"
      keptAs="/laporan-keuangan/jurnal"
      noun="jurnal"
      endpoint={listManualJournals}
      exporting={exportManualJournals}
      above={above}
      columns={columns}
      views={views}
      filters={filters}
      searchFor="Cari nomor atau keterangan…"
      defaultSort="-date"
      nameOf={(row) => row.label}
      linkOf={pageOf}
      menuOf={(row) => (
        <MenuGo to={pageOf(row)} icon={<Eye />}>
          Lihat
        </MenuGo>
      )}
      createAt={NEW}
      primary={add}
      first={{
        title: 'Belum ada jurnal umum.',
        text: 'Tulis yang tidak dicatat dokumen lain: penyusutan, biaya yang masih harus dibayar, koreksi.',
        actions: add,
      }}
    />
  )
}
