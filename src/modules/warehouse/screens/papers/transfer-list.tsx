import Plus from 'lucide-react/icons/plus'
import { useMemo, type ReactNode } from 'react'
import type { ListColumn } from '#kit/screen/list/column.ts'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { useOwnColumns } from '#kit/screen/list/own-columns.ts'
import { orDash } from '#kit/screen/list/paper-cells.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { exportTransfers, listTransfers, type TransferRow as Row } from '#modules/warehouse/transfers/contract.ts'
import { transferSaid, wordsOf } from '../words.ts'
import { calledOf, linesColumn, numberAndDay, referenceColumn, valueColumn } from './columns.tsx'
import { paperAt, usePlaceWords } from './place-words.ts'

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'di-perjalanan', label: 'Menunggu diterima', set: { status: 'sent,partial' } },
  { id: 'selisih', label: 'Selisih belum selesai', set: { status: 'partial' }, isHot: true },
  { id: 'draf', label: 'Draf', set: { status: 'draft' } },
]

const columns: readonly ListColumn<Row>[] = [
  ...numberAndDay<Row>(),
  {
    id: 'fromName',
    title: 'Dari',
    priority: 1,
    card: 'title',
    cell: (row) => orDash(row.fromName),
    onCard: (row) => `${row.fromName} → ${row.toName}`,
  },
  { id: 'toName', title: 'Ke', width: 200, priority: 1.5, cell: (row) => orDash(row.toName) },
  linesColumn<Row>('baris'),
  referenceColumn<Row>(),
  valueColumn<Row>('Nilai (Rp)'),
  {
    id: 'status',
    title: 'Status',
    width: 152,
    priority: 2,
    card: 'status',
    cell: (row) => <Badge tone={transferSaid[row.status].tone}>{transferSaid[row.status].text}</Badge>,
  },
]

/** Goods between warehouses, and which of them are still on their way; of every warehouse one may see. */
export function TransferList({ above }: { readonly above: ReactNode }) {
  const places = usePlaceWords()
  const filters = useMemo(
    (): readonly ListFilter[] => [
      { key: 'gudang', label: 'Gudang', kind: 'many', quick: true, words: places },
      { key: 'status', label: 'Status', kind: 'many', quick: true, words: wordsOf(transferSaid) },
      { key: 'date', label: 'Periode', kind: 'days', quick: true },
      { key: 'fromId', label: 'Dari gudang', kind: 'many', words: places },
      { key: 'toId', label: 'Ke gudang', kind: 'many', words: places },
    ],
    [places],
  )
  const add = (
    <GoButton to="/gudang/tambah-stock" search={{ jenis: 'transfer' }} variant="filled" icon={<Plus />}>
      Transfer barang
    </GoButton>
  )
  return (
    <ListPage
      title="Transfer antar gudang"
      path="/gudang/"
      keptAs="/gudang/transfer"
      noun="transfer"
      endpoint={listTransfers}
      exporting={exportTransfers}
      above={above}
      columns={useOwnColumns(columns)}
      views={views}
      filters={filters}
      searchFor="Cari nomor, gudang, referensi…"
      defaultSort="-date"
      nameOf={calledOf}
      linkOf={(row) => paperAt(row.toId, 'transfer', row.id)}
      primary={add}
      first={{
        title: 'Belum ada transfer.',
        text: 'Pindahkan barang dari satu gudang ke gudang lain; yang belum diterima tercatat di perjalanan.',
        actions: add,
      }}
    />
  )
}
