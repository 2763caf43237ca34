import Plus from 'lucide-react/icons/plus'
import { useState, type ReactNode } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { optionsOf } from '#kit/screen/document/said.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { customerSource } from '#modules/parties/screens/face.tsx'
import { billWords, orderStatusWords } from '../orders/columns.ts'
import { countOrders, exportOrders, listOrders } from '../orders/contract.ts'
import { orderColumns } from './order-list/columns.tsx'
import { OrderRowMenu } from './order-list/row-menu.tsx'
import { TickedSums } from '#kit/screen/document/ticked-sums.tsx'

/** Everything customers asked for, and where each order stands. */
export function OrderList({ above }: { readonly above: ReactNode }) {
  const counts = useAsk(countOrders, {}, { freshFor: 30_000 }).data
  const [filters] = useState(filtersOf)
  const add = (
    <GoButton to="/order/tambah" variant="filled" icon={<Plus />}>
      Tambah order
    </GoButton>
  )
  return (
    <ListPage
      title="Order"
      path="/order/"
      noun="order"
      endpoint={listOrders}
      exporting={exportOrders}
      above={above}
      columns={orderColumns}
      views={viewsWith(counts)}
      filters={filters}
      searchFor="Cari nomor, pelanggan…"
      defaultSort="-date"
      nameOf={(row) => row.label}
      linkOf={(row) => `/order/detail/${row.id}`}
      editOf={(row) => `/order/edit/${row.id}`}
      menuOf={(row) => <OrderRowMenu row={row} />}
      bulk={(selection, rows) => <TickedSums selection={selection} rows={rows} openOf={(row) => row.openDue} />}
      createAt="/order/tambah"
      primary={add}
      first={{
        title: 'Belum ada order.',
        text: 'Catat pesanan pelanggan di sini, lalu terbitkan invoice dan surat jalannya.',
        actions: add,
      }}
    />
  )
}

interface Counts {
  readonly toDeliver: number
  readonly toBill: number
  readonly overdue: number
  readonly thisMonth: number
}

function viewsWith(counts: Counts | undefined): readonly ListView[] {
  return [
    { id: 'semua', label: 'Semua', set: {} },
    { id: 'perlu-dikirim', label: 'Perlu dikirim', set: { view: 'perlu-dikirim' }, count: counts?.toDeliver },
    { id: 'perlu-ditagih', label: 'Perlu ditagih', set: { view: 'perlu-ditagih' }, count: counts?.toBill },
    {
      id: 'lewat-tempo',
      label: 'Lewat tempo',
      set: { view: 'lewat-tempo' },
      count: counts?.overdue,
      isHot: (counts?.overdue ?? 0) > 0,
    },
    { id: 'bulan-ini', label: 'Bulan ini', set: { view: 'bulan-ini' }, count: counts?.thisMonth },
  ]
}

function filtersOf(): readonly ListFilter[] {
  return [
    { key: 'status', label: 'Status', kind: 'many', quick: true, words: optionsOf(orderStatusWords) },
    { key: 'bill', label: 'Tagihan', kind: 'many', quick: true, words: optionsOf(billWords) },
    { key: 'date', label: 'Periode', kind: 'days', quick: true },
    { key: 'customerId', label: 'Pelanggan', kind: 'one', source: customerSource() },
    { key: 'total', label: 'Nilai', kind: 'amounts' },
    { key: 'isOverdue', label: 'Lewat tempo', kind: 'flag' },
  ]
}
