import CalendarClock from 'lucide-react/icons/calendar-clock'
import type { ReactNode } from 'react'
import { lazy } from '#kit/screen/client/lazy.tsx'
import { useMay } from '#kit/screen/client/use-can.ts'
import { optionsOf } from '#kit/screen/document/said.ts'
import { TickedSums } from '#kit/screen/document/ticked-sums.tsx'
import { claimColumns } from '#kit/screen/list/claim-columns.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { beginning } from '#kit/screen/list/paper-beginning.tsx'
import { moneyColumn, orDash } from '#kit/screen/list/paper-cells.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { supplierSource } from '#modules/parties/screens/face.tsx'
import { billKindWords, billStatusWords } from '../../bills/columns.ts'
import { exportBills, listBills, type BillRow } from '../../bills/contract.ts'
import { payableAging } from '../../payables/contract.ts'
import { payManyBills } from '../../payments/many-contract.ts'
import { billSaid } from '../words.ts'
import { BillRowAsked, BillRowItems, type BillRowAsking } from './bill-row.tsx'
import { PayTicked } from '../payments/pay-ticked.tsx'
import { PaperList } from './paper-list.tsx'

const SeeBill = lazy(() => import('../acts/see-bill.tsx').then((m) => ({ default: m.SeeBill })))

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'belum-lunas', label: 'Belum lunas', set: { status: 'unpaid,partial' } },
  { id: 'lewat-tempo', label: 'Lewat tempo', set: { isOverdue: 'true' }, isHot: true },
  { id: 'perlu-disetujui', label: 'Perlu disetujui', set: { status: 'pending' } },
  { id: 'draf', label: 'Draf', set: { status: 'draft' } },
]

const filtersOf = (): readonly ListFilter[] => [
  { key: 'status', label: 'Status', kind: 'many', quick: true, words: optionsOf(billStatusWords) },
  { key: 'date', label: 'Periode', kind: 'days', quick: true },
  { key: 'supplierId', label: 'Supplier', kind: 'one', quick: true, source: supplierSource() },
  { key: 'dueDate', label: 'Jatuh tempo', kind: 'days' },
  { key: 'kind', label: 'Jenis', kind: 'many', words: optionsOf(billKindWords) },
  { key: 'total', label: 'Nilai', kind: 'amounts' },
]

const columns: readonly ListColumn<BillRow>[] = [
  ...beginning<BillRow>({ id: 'supplierName', title: 'Supplier', of: (row) => row.supplierName }),
  {
    id: 'supplierInvoiceNo',
    title: 'No. faktur supplier',
    width: 132,
    priority: 5,
    cell: (row) => orDash(row.supplierInvoiceNo),
  },
  { id: 'kind', title: 'Jenis', width: 116, priority: 7, isSpare: true, cell: (row) => billKindWords[row.kind] },
  moneyColumn({ id: 'total', title: 'Total (Rp)', priority: 1, card: 'amount', sort: 'down' }, (row) => row.total),
  ...claimColumns<BillRow>(),
  {
    id: 'status',
    title: 'Status',
    width: 168,
    priority: 2,
    card: 'status',
    cell: (row) => {
      const said = billSaid(row)
      return <Badge tone={said.tone}>{said.text}</Badge>
    },
  },
  {
    id: 'taxInvoiceNo',
    title: 'Faktur pajak',
    width: 168,
    priority: 8,
    isSpare: true,
    cell: (row) => orDash(row.taxInvoiceNo),
  },
]

/** Every bill of a supplier: what is open of it, since when, and how it matches what came. */
export function BillList({ above }: { readonly above: ReactNode }) {
  const seesAging = useMay(payableAging)
  const mayPay = useMay(payManyBills)
  return (
    <PaperList
      See={SeeBill}
      title="Tagihan supplier"
      noun="tagihan"
      endpoint={listBills}
      exporting={exportBills}
      above={above}
      columns={columns}
      views={views}
      filtersOf={filtersOf}
      itemsOf={(row, onAsk: (asking: BillRowAsking) => void) => <BillRowItems row={row} onAsk={onAsk} />}
      askedOf={(row, asking, onClose) => <BillRowAsked row={row} asking={asking} onClose={onClose} />}
      searchFor="Cari nomor, faktur…"
      actions={
        seesAging && (
          <GoButton to="/supplier/" search={{ jenis: 'umur' }} variant="ghost" icon={<CalendarClock />}>
            Umur hutang
          </GoButton>
        )
      }
      bulk={(selection, rows) => (
        <>
          <TickedSums selection={selection} rows={rows} openOf={(row) => row.openDue} />
          {mayPay && <PayTicked selection={selection} rows={rows} />}
        </>
      )}
      first={{ title: 'Belum ada tagihan.', text: 'Buka sebuah pembelian, lalu pilih Catat tagihan.', actions: null }}
    />
  )
}
