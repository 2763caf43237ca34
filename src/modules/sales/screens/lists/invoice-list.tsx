import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useState, type ReactNode } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { optionsOf } from '#kit/screen/document/said.ts'
import { TickedSums } from '#kit/screen/document/ticked-sums.tsx'
import { claimColumns } from '#kit/screen/list/claim-columns.tsx'
import { whenColumns } from '#kit/screen/list/audit-columns.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { beginning } from '#kit/screen/list/paper-beginning.tsx'
import { moneyColumn, orDash } from '#kit/screen/list/paper-cells.tsx'
import { useOpened } from '#kit/screen/list/use-opened.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { customerSource } from '#modules/parties/screens/face.tsx'
import { invoiceKindWords, invoiceStatusWords } from '../../invoices/columns.ts'
import { exportInvoices, listInvoices, type InvoiceListRow } from '../../invoices/contract.ts'
import { invoicePage } from '../../paper-pages.ts'
import { receivableAging } from '../../statement/contract.ts'
import { invoiceStatuses } from '../words.ts'
import { FetchEfaktur } from './fetch-efaktur.tsx'
import { InvoiceRowAsked, InvoiceRowMenu, isBilled, type InvoiceRowAsking } from './invoice-row.tsx'
import { PrintInvoices } from './print-invoices.tsx'

const SeeOpening = later(() => import('../acts/see-opening.tsx').then((parts) => parts.SeeOpening))

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'belum-lunas', label: 'Belum lunas', set: { status: 'open,partly-paid,overdue' } },
  { id: 'lewat-tempo', label: 'Lewat tempo', set: { isOverdue: 'true' } },
  { id: 'tanpa-faktur', label: 'Tanpa faktur pajak', set: { withoutTaxInvoice: 'true' } },
  { id: 'bukti-ppn', label: 'Menunggu bukti PPN', set: { isPpnWaiting: 'true' } },
  { id: 'draf', label: 'Draf', set: { status: 'draft' } },
]

const filtersOf = (): readonly ListFilter[] => [
  { key: 'status', label: 'Status', kind: 'many', quick: true, words: optionsOf(invoiceStatusWords) },
  { key: 'date', label: 'Periode', kind: 'days', quick: true },
  { key: 'customerId', label: 'Pelanggan', kind: 'one', quick: true, source: customerSource() },
  { key: 'kind', label: 'Jenis', kind: 'many', words: optionsOf(invoiceKindWords) },
  { key: 'dueDate', label: 'Jatuh tempo', kind: 'days' },
  { key: 'total', label: 'Nilai', kind: 'amounts' },
]

const columns: readonly ListColumn<InvoiceListRow>[] = [
  ...beginning<InvoiceListRow>({ id: 'customerName', title: 'Pelanggan', of: (row) => row.customerName }),
  { id: 'kind', title: 'Jenis', width: 92, priority: 6, card: 'meta', cell: (row) => invoiceKindWords[row.kind] },
  moneyColumn({ id: 'dpp', title: 'DPP (Rp)', priority: 8, isSpare: true }, (row) => row.dpp),
  moneyColumn({ id: 'ppn', title: 'PPN (Rp)', priority: 8, isSpare: true }, (row) => row.ppn),
  moneyColumn({ id: 'ppnWaiting', title: 'PPN menunggu bukti', priority: 8, isSpare: true }, (row) => row.ppnWaiting),
  moneyColumn({ id: 'total', title: 'Total (Rp)', priority: 1, card: 'amount', sort: 'down' }, (row) => row.total),
  ...claimColumns<InvoiceListRow>(),
  {
    id: 'status',
    title: 'Status',
    width: 148,
    priority: 2,
    card: 'status',
    cell: (row) => <Badge tone={invoiceStatuses[row.status].tone}>{invoiceStatuses[row.status].text}</Badge>,
  },
  { id: 'orderLabel', title: 'Order', width: 132, priority: 7, isSpare: true, cell: (row) => orDash(row.orderLabel) },
  {
    id: 'customerPoNo',
    title: 'No. PO',
    width: 132,
    priority: 8,
    isSpare: true,
    cell: (row) => orDash(row.customerPoNo),
  },
  {
    id: 'taxInvoiceNo',
    title: 'Faktur pajak',
    width: 168,
    priority: 8,
    isSpare: true,
    cell: (row) => orDash(row.taxInvoiceNo),
  },
  ...whenColumns<InvoiceListRow>(),
]

/** Every invoice of the company, what is open of it and since when; what was owed before the books began opens beside it. */
export function InvoiceList({ above }: { readonly above: ReactNode }) {
  const [filters] = useState(filtersOf)
  const opened = useOpened('/order/')
  const seesAging = useMay(receivableAging)
  const [doing, setDoing] = useState<{ readonly row: InvoiceListRow; readonly asking: InvoiceRowAsking }>()
  const linkOf = (row: InvoiceListRow) => (isBilled(row) ? invoicePage(row) : opened.linkOf(row))
  return (
    <>
      <ListPage
        title="Invoice"
        path="/order/"
        keptAs="/order/invoice"
        noun="invoice"
        endpoint={listInvoices}
        exporting={exportInvoices}
        above={above}
        columns={columns}
        views={views}
        filters={filters}
        searchFor="Cari nomor, pelanggan, faktur…"
        defaultSort="-date"
        nameOf={(row) => row.label}
        linkOf={linkOf}
        menuOf={(row) => <InvoiceRowMenu row={row} to={linkOf(row)} onAsk={(asking) => setDoing({ row, asking })} />}
        bulk={(selection, rows) => (
          <>
            <TickedSums selection={selection} rows={rows} openOf={(row) => row.openDue} />
            <PrintInvoices of="invoice" selection={selection} />
            <FetchEfaktur selection={selection} />
          </>
        )}
        actions={
          seesAging && (
            <GoButton to="/pelanggan/" search={{ jenis: 'umur' }} variant="ghost" icon={<CalendarClock />}>
              Umur piutang
            </GoButton>
          )
        }
        first={{ title: 'Belum ada invoice.', text: 'Buka sebuah order, lalu pilih Buat invoice.', actions: null }}
      />
      {doing && isBilled(doing.row) && (
        <InvoiceRowAsked row={doing.row} asking={doing.asking} onClose={() => setDoing(undefined)} />
      )}
      {opened.id && <SeeOpening id={opened.id} walk={opened.walk} onClose={opened.close} />}
    </>
  )
}
