import type { ReactNode } from 'react'
import { lazy } from '#kit/screen/client/lazy.tsx'
import { optionsOf } from '#kit/screen/document/said.ts'
import type { ListColumn } from '#kit/screen/list/column.ts'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { beginning } from '#kit/screen/list/paper-beginning.tsx'
import { moneyColumn, orDash } from '#kit/screen/list/paper-cells.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { supplierSource } from '#modules/parties/screens/face.tsx'
import { receiptStatusWords } from '../../receipts/columns.ts'
import { exportReceipts, listReceipts, type ReceiptRow } from '../../receipts/contract.ts'
import { ReceiptAsked, ReceiptItems, type ReceiptActsOf, type ReceiptAsking } from '../detail/receipt-acts.tsx'
import { receiptSaid } from '../words.ts'
import { PaperList } from './paper-list.tsx'

const SeeReceipt = lazy(() => import('../acts/see-receipt.tsx').then((m) => ({ default: m.SeeReceipt })))

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'belum-ditagih', label: 'Belum ditagih', set: { status: 'received,partly-billed' } },
  { id: 'ada-ditolak', label: 'Ada yang ditolak', set: { hasRejects: 'true' } },
  { id: 'draf', label: 'Draf', set: { status: 'draft' } },
]

const filtersOf = (): readonly ListFilter[] => [
  { key: 'status', label: 'Status', kind: 'many', quick: true, words: optionsOf(receiptStatusWords) },
  { key: 'date', label: 'Periode', kind: 'days', quick: true },
  { key: 'supplierId', label: 'Supplier', kind: 'one', quick: true, source: supplierSource() },
]

const columns: readonly ListColumn<ReceiptRow>[] = [
  ...beginning<ReceiptRow>({ id: 'supplierName', title: 'Supplier', of: (row) => row.supplierName }),
  { id: 'orderNumber', title: 'PO', width: 132, priority: 3, cell: (row) => orDash(row.orderNumber) },
  {
    id: 'warehouseName',
    title: 'Diterima di',
    width: 140,
    priority: 4,
    card: 'meta',
    cell: (row) => <span title={row.warehouseName}>{row.warehouseName}</span>,
  },
  {
    id: 'supplierSjNo',
    title: 'SJ supplier',
    width: 120,
    priority: 6,
    isSpare: true,
    cell: (row) => orDash(row.supplierSjNo),
  },
  { id: 'lineCount', title: 'Item', width: 52, align: 'right', priority: 7, cell: (row) => row.lineCount },
  moneyColumn({ id: 'value', title: 'Nilai (Rp)', priority: 1, card: 'amount' }, (row) => row.value),
  {
    id: 'status',
    title: 'Status',
    width: 148,
    priority: 2,
    card: 'status',
    cell: (row) => {
      const said = receiptSaid(row.status, row.hasRejects)
      return <Badge tone={said.tone}>{said.text}</Badge>
    },
  },
]

/** Everything that came from suppliers: when, where, and whether it was billed. */
export function ReceiptList({ above }: { readonly above: ReactNode }) {
  return (
    <PaperList
      See={SeeReceipt}
      title="Penerimaan barang"
      noun="penerimaan"
      endpoint={listReceipts}
      exporting={exportReceipts}
      above={above}
      columns={columns}
      views={views}
      filtersOf={filtersOf}
      searchFor="Cari nomor, supplier…"
      itemsOf={(row, onAsk: (asking: ReceiptAsking) => void) => <ReceiptItems receipt={actsOf(row)} onAsk={onAsk} />}
      askedOf={(row, asking, onClose) => <ReceiptAsked receipt={actsOf(row)} asking={asking} onClose={onClose} />}
      first={{
        title: 'Belum ada penerimaan.',
        text: 'Buka sebuah pembelian, lalu pilih Terima barang.',
        actions: null,
      }}
    />
  )
}

// Whether it was billed says nothing of its state: a draft, taken back, or in the books.
function actsOf({ id, label, version, status }: ReceiptRow): ReceiptActsOf {
  return { id, label, version, state: status === 'draft' || status === 'void' ? status : 'posted' }
}
