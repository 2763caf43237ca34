import { payMethodWords } from '#ground/pay-method.ts'
import type { ReactNode } from 'react'
import { lazy } from '#kit/screen/client/lazy.tsx'
import { optionsOf } from '#kit/screen/document/said.ts'
import type { ListColumn } from '#kit/screen/list/column.ts'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { beginning } from '#kit/screen/list/paper-beginning.tsx'
import { moneyColumn, orDash } from '#kit/screen/list/paper-cells.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { supplierSource } from '#modules/parties/screens/face.tsx'
import { paymentStateWords } from '../../payments/columns.ts'
import { exportSupplierPayments, listSupplierPayments, type SupplierPaymentRow } from '../../payments/contract.ts'
import { PaymentAsked, PaymentItems } from '../detail/payment-acts.tsx'
import { PaperList } from './paper-list.tsx'

const SeePayment = lazy(() => import('../acts/see-payment.tsx').then((m) => ({ default: m.SeePayment })))

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'uang-muka', label: 'Masih ada uang muka', set: { hasAdvance: 'true' } },
  { id: 'batal', label: 'Dibatalkan', set: { state: 'void' } },
]

const filtersOf = (): readonly ListFilter[] => [
  { key: 'method', label: 'Cara bayar', kind: 'many', quick: true, words: optionsOf(payMethodWords) },
  { key: 'date', label: 'Periode', kind: 'days', quick: true },
  { key: 'supplierId', label: 'Supplier', kind: 'one', quick: true, source: supplierSource() },
  { key: 'amount', label: 'Nilai', kind: 'amounts' },
  { key: 'state', label: 'Status', kind: 'many', words: optionsOf(paymentStateWords) },
]

const columns: readonly ListColumn<SupplierPaymentRow>[] = [
  ...beginning<SupplierPaymentRow>({ id: 'supplierName', title: 'Supplier', of: (row) => row.supplierName }),
  {
    id: 'cashAccountName',
    title: 'Akun kas/bank',
    width: 148,
    priority: 4,
    card: 'meta',
    cell: (row) => orDash(row.cashAccountName),
  },
  moneyColumn({ id: 'amount', title: 'Dibayar (Rp)', priority: 1, card: 'amount', sort: 'down' }, (row) => row.amount),
  moneyColumn({ id: 'withheldTotal', title: 'PPh dipotong', priority: 5 }, (row) => row.withheldTotal),
  moneyColumn({ id: 'unallocated', title: 'Sisa uang muka', priority: 6 }, (row) => row.unallocated),
  {
    id: 'state',
    title: 'Status',
    width: 116,
    priority: 2,
    card: 'status',
    cell: (row) => (
      <Badge tone={row.state === 'void' ? 'neutral' : 'success'}>
        {row.state === 'void' ? paymentStateWords.void : paymentStateWords.posted}
      </Badge>
    ),
  },
  {
    id: 'method',
    title: 'Cara bayar',
    width: 116,
    priority: 7,
    isSpare: true,
    cell: (row) => payMethodWords[row.method],
  },
  { id: 'reference', title: 'Referensi', width: 132, priority: 7, isSpare: true, cell: (row) => orDash(row.reference) },
]

/** Money paid to every supplier, what of it was withheld, and what is still an advance. */
export function PaymentList({ above }: { readonly above: ReactNode }) {
  return (
    <PaperList
      See={SeePayment}
      title="Pembayaran supplier"
      noun="pembayaran"
      endpoint={listSupplierPayments}
      exporting={exportSupplierPayments}
      above={above}
      columns={columns}
      views={views}
      filtersOf={filtersOf}
      itemsOf={(row, onAsk: (asking: 'void') => void) => <PaymentItems payment={row} onAsk={onAsk} />}
      askedOf={(row, _asking, onClose) => <PaymentAsked payment={row} onClose={onClose} />}
      searchFor="Cari nomor, supplier…"
      first={{
        title: 'Belum ada pembayaran.',
        text: 'Buka sebuah pembelian atau supplier, lalu pilih Catat pembayaran.',
        actions: null,
      }}
    />
  )
}
