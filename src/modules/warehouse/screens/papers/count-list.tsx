import ClipboardList from 'lucide-react/icons/clipboard-list'
import { useMemo, type ReactNode } from 'react'
import type { ListColumn } from '#kit/screen/list/column.ts'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { useOwnColumns } from '#kit/screen/list/own-columns.ts'
import { orDash } from '#kit/screen/list/paper-cells.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { exportCounts, listCounts, type CountRow as Row } from '#modules/warehouse/opname/contract.ts'
import { countSaid, wordsOf } from '../words.ts'
import { calledOf, numberAndDay, valueColumn } from './columns.tsx'
import { paperAt, usePlaceWords } from './place-words.ts'

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'berjalan', label: 'Sedang dihitung', set: { state: 'counting' } },
  { id: 'menunggu', label: 'Menunggu persetujuan', set: { state: 'review' }, isHot: true },
  { id: 'draf', label: 'Draf', set: { state: 'draft' } },
]

const columns: readonly ListColumn<Row>[] = [
  ...numberAndDay<Row>(),
  { id: 'warehouseName', title: 'Gudang', priority: 1, card: 'title', cell: (row) => orDash(row.warehouseName) },
  {
    id: 'countedCount',
    title: 'Dihitung',
    width: 112,
    align: 'right',
    priority: 3,
    card: 'meta',
    cell: (row) => `${row.countedCount} dari ${row.lineCount}`,
    onCard: (row) => `dihitung ${row.countedCount} dari ${row.lineCount}`,
  },
  {
    id: 'differenceCount',
    title: 'Selisih',
    width: 80,
    align: 'right',
    priority: 4,
    cell: (row) => (
      <span className={row.differenceCount === 0 ? 'text-subtle-foreground' : ''}>{row.differenceCount}</span>
    ),
  },
  valueColumn<Row>('Nilai selisih (Rp)'),
  {
    id: 'state',
    title: 'Status',
    width: 184,
    priority: 2,
    card: 'status',
    cell: (row) => <Badge tone={countSaid[row.state].tone}>{countSaid[row.state].text}</Badge>,
  },
]

/** What was counted, in every warehouse one may see. */
export function CountList({ above }: { readonly above: ReactNode }) {
  const places = usePlaceWords()
  const filters = useMemo(
    (): readonly ListFilter[] => [
      { key: 'warehouseId', label: 'Gudang', kind: 'many', quick: true, words: places },
      { key: 'state', label: 'Status', kind: 'many', quick: true, words: wordsOf(countSaid) },
      { key: 'date', label: 'Periode', kind: 'days', quick: true },
    ],
    [places],
  )
  const begin = (
    <GoButton to="/gudang/tambah-stock" search={{ jenis: 'opname' }} variant="filled" icon={<ClipboardList />}>
      Mulai opname
    </GoButton>
  )
  return (
    <ListPage
      title="Opname"
      path="/gudang/"
      keptAs="/gudang/opname"
      noun="opname"
      endpoint={listCounts}
      exporting={exportCounts}
      above={above}
      columns={useOwnColumns(columns)}
      views={views}
      filters={filters}
      searchFor="Cari nomor, gudang, catatan…"
      defaultSort="-date"
      nameOf={calledOf}
      linkOf={(row) => paperAt(row.warehouseId, 'opname', row.id)}
      primary={begin}
      first={{
        title: 'Belum pernah dihitung.',
        text: 'Mulai opname untuk mencocokkan stok dengan fisiknya.',
        actions: begin,
      }}
    />
  )
}
