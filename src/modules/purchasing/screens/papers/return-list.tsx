import type { ReactNode } from 'react'
import { lazy } from '#kit/screen/client/lazy.tsx'
import { optionsOf } from '#kit/screen/document/said.ts'
import type { ListColumn } from '#kit/screen/list/column.ts'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { beginning } from '#kit/screen/list/paper-beginning.tsx'
import { moneyColumn, orDash } from '#kit/screen/list/paper-cells.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { supplierSource } from '#modules/parties/screens/face.tsx'
import { returnStateWords } from '../../returns/columns.ts'
import { exportPurchaseReturns, listPurchaseReturns, type PurchaseReturnRow } from '../../returns/contract.ts'
import type { ReturnAsking } from '../detail/return-acts.tsx'
import { PaperList } from './paper-list.tsx'
import { ReturnRowAsked, ReturnRowItems } from './return-row.tsx'

const SeeReturn = lazy(() => import('../acts/see-return.tsx').then((m) => ({ default: m.SeeReturn })))

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'belum-dipakai', label: 'Kredit belum dipakai', set: { hasCredit: 'true' } },
  { id: 'minta-ganti', label: 'Minta ganti', set: { wantsReplacement: 'true' } },
  { id: 'batal', label: 'Dibatalkan', set: { state: 'void' } },
]

const filtersOf = (): readonly ListFilter[] => [
  { key: 'state', label: 'Status', kind: 'many', quick: true, words: optionsOf(returnStateWords) },
  { key: 'date', label: 'Periode', kind: 'days', quick: true },
  { key: 'supplierId', label: 'Supplier', kind: 'one', quick: true, source: supplierSource() },
]

const columns: readonly ListColumn<PurchaseReturnRow>[] = [
  ...beginning<PurchaseReturnRow>({ id: 'supplierName', title: 'Supplier', of: (row) => row.supplierName }),
  { id: 'receiptNumber', title: 'Penerimaan', width: 132, priority: 4, cell: (row) => orDash(row.receiptNumber) },
  { id: 'reason', title: 'Alasan', width: 180, priority: 5, card: 'meta', cell: (row) => orDash(row.reason) },
  moneyColumn({ id: 'value', title: 'Nilai (Rp)', priority: 3 }, (row) => row.value),
  {
    id: 'asks',
    title: 'Diminta',
    width: 116,
    priority: 6,
    // Beside the reason, which is cut where there is no room: what was asked for is not.
    card: 'remainder',
    cell: (row) => (row.wantsReplacement ? 'Barang pengganti' : 'Potong hutang'),
  },
  moneyColumn({ id: 'total', title: 'Potong (Rp)', priority: 1, card: 'amount' }, (row) => row.total),
  moneyColumn({ id: 'unallocated', title: 'Belum dipakai', priority: 6 }, (row) => row.unallocated),
  {
    id: 'state',
    title: 'Status',
    width: 132,
    priority: 2,
    card: 'status',
    cell: (row) => (
      <Badge tone={row.state === 'void' ? 'neutral' : 'success'}>
        {row.state === 'void' ? returnStateWords.void : returnStateWords.posted}
      </Badge>
    ),
  },
]

/** Goods that went back to suppliers, why, and what it took off the debt. */
export function ReturnList({ above }: { readonly above: ReactNode }) {
  return (
    <PaperList
      See={SeeReturn}
      title="Retur pembelian"
      noun="retur"
      endpoint={listPurchaseReturns}
      exporting={exportPurchaseReturns}
      above={above}
      columns={columns}
      views={views}
      filtersOf={filtersOf}
      itemsOf={(row, onAsk: (asking: ReturnAsking) => void) => <ReturnRowItems row={row} onAsk={onAsk} />}
      askedOf={(row, asking, onClose) => <ReturnRowAsked row={row} asking={asking} onClose={onClose} />}
      searchFor="Cari nomor, supplier…"
      first={{
        title: 'Belum ada retur.',
        text: 'Buka sebuah pembelian, lalu pilih Retur ke supplier.',
        actions: null,
      }}
    />
  )
}
