import Plus from 'lucide-react/icons/plus'
import { useMemo, type ReactNode } from 'react'
import { optionsOf } from '#kit/screen/document/said.ts'
import type { ListColumn } from '#kit/screen/list/column.ts'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { useOwnColumns } from '#kit/screen/list/own-columns.ts'
import { orDash } from '#kit/screen/list/paper-cells.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { stockDocumentTypes } from '#modules/warehouse/contract.ts'
import {
  exportStockDocuments,
  listStockDocuments,
  type StockDocumentListRow as Row,
} from '#modules/warehouse/documents/contract.ts'
import { documentSaid, wordsOf } from '../words.ts'
import { calledOf, linesColumn, numberAndDay, referenceColumn, valueColumn } from './columns.tsx'
import { paperAt, usePlaceWords } from './place-words.ts'

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'draf', label: 'Draf', set: { state: 'draft' } },
  { id: 'rusak-hilang', label: 'Rusak dan hilang', set: { type: 'rusak,hilang' } },
  { id: 'batal', label: 'Dibatalkan', set: { state: 'void' } },
]

const columns: readonly ListColumn<Row>[] = [
  ...numberAndDay<Row>(),
  { id: 'type', title: 'Jenis', priority: 1, card: 'title', cell: (row) => stockDocumentTypes[row.type] },
  {
    id: 'warehouseName',
    title: 'Gudang',
    width: 176,
    priority: 3,
    card: 'meta',
    cell: (row) => orDash(row.warehouseName),
  },
  linesColumn<Row>('baris'),
  { id: 'by', title: 'Oleh', width: 128, priority: 6, cell: (row) => orDash(row.by) },
  referenceColumn<Row>(),
  valueColumn<Row>('Nilai (Rp)'),
  {
    id: 'state',
    title: 'Status',
    width: 112,
    priority: 2,
    card: 'status',
    cell: (row) => <Badge tone={documentSaid[row.state].tone}>{documentSaid[row.state].text}</Badge>,
  },
]

/** Goods in and out that no order explains, of every warehouse one may see. */
export function DocumentList({ above }: { readonly above: ReactNode }) {
  const places = usePlaceWords()
  const filters = useMemo(
    (): readonly ListFilter[] => [
      { key: 'warehouseId', label: 'Gudang', kind: 'many', quick: true, words: places },
      { key: 'type', label: 'Jenis', kind: 'many', quick: true, words: optionsOf(stockDocumentTypes) },
      { key: 'state', label: 'Status', kind: 'many', quick: true, words: wordsOf(documentSaid) },
      { key: 'date', label: 'Periode', kind: 'days', quick: true },
    ],
    [places],
  )
  const add = (
    <GoButton to="/gudang/tambah-stock" variant="filled" icon={<Plus />}>
      Catat mutasi
    </GoButton>
  )
  return (
    <ListPage
      title="Dokumen stok"
      path="/gudang/"
      keptAs="/gudang/dokumen"
      noun="dokumen"
      endpoint={listStockDocuments}
      exporting={exportStockDocuments}
      above={above}
      columns={useOwnColumns(columns)}
      views={views}
      filters={filters}
      searchFor="Cari nomor, gudang, referensi…"
      defaultSort="-date"
      nameOf={calledOf}
      linkOf={(row) => paperAt(row.warehouseId, 'dokumen', row.id)}
      createAt="/gudang/tambah-stock"
      primary={add}
      first={{
        title: 'Belum ada dokumen stok.',
        text: 'Saldo awal, pemakaian, barang rusak dan hilang dicatat lewat Catat mutasi.',
        actions: add,
      }}
    />
  )
}
