import Plus from 'lucide-react/icons/plus'
import { useMemo, type ReactNode } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import type { FilterWord, ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { optionsOf } from '#kit/screen/document/said.ts'
import { TickedSums } from '#kit/screen/document/ticked-sums.tsx'
import { ImportButton } from '#kit/screen/import/import-button.tsx'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { useTagsFilter } from '#kit/screen/list/tags-column.tsx'
import { laterSource } from '#kit/screen/picker/later-source.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { billWords, orderStatusWords } from '../orders/columns.ts'
import { countOrders, exportOrders, listOrders, orderTags, startOrder } from '../orders/contract.ts'
import { orderColumns } from './order-list/columns.tsx'

const PrintInvoices = later(() => import('./lists/print-invoices.tsx').then((parts) => parts.PrintInvoices))
const ChangeStatus = later(() => import('./order-list/change-status.tsx').then((parts) => parts.ChangeStatus))
const RemoveDrafts = later(() => import('./order-list/remove-drafts.tsx').then((parts) => parts.RemoveDrafts))
const OrderRowMenu = later(() => import('./order-list/row-menu.tsx').then((parts) => parts.OrderRowMenu))

const importable = [{ name: 'order', label: 'Order', permissions: ['create order'] }]

interface OrderListProps {
  readonly above: ReactNode
  /** The production houses orders are narrowed by. */
  readonly houses: readonly FilterWord[]
}

/** Everything customers asked for, and where each order stands. */
export function OrderList({ above, houses }: OrderListProps) {
  const counts = useAsk(countOrders, {}, { freshFor: 30_000 }).data
  const salespeople = useAsk(startOrder, {}, { freshFor: 60_000 }).data?.salespeople
  const byTags = useTagsFilter(orderTags)
  const filters = useMemo(() => filtersOf(salespeople ?? [], houses), [salespeople, houses])
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
      filters={[...filters, ...byTags]}
      searchFor="Cari nomor, pelanggan…"
      defaultSort="-date"
      nameOf={(row) => row.label}
      linkOf={(row) => `/order/detail/${row.id}`}
      editOf={(row) => `/order/edit/${row.id}`}
      menuOf={(row) => <OrderRowMenu row={row} />}
      bulk={(selection, rows) => (
        <>
          <TickedSums selection={selection} rows={rows} word="Sisa bayar" openOf={(row) => row.leftDue} />
          <ChangeStatus selection={selection} rows={rows} />
          <PrintInvoices of="order" selection={selection} />
          <RemoveDrafts selection={selection} rows={rows} />
        </>
      )}
      createAt="/order/tambah"
      primary={add}
      actions={<ImportButton of={importable} />}
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

const customers = laterSource({ key: 'customer', noun: 'pelanggan' }, () =>
  import('#modules/parties/screens/face.tsx').then((face) => face.customerSource()),
)

interface Named {
  readonly id: string
  readonly name: string
}

function filtersOf(salespeople: readonly Named[], houses: readonly FilterWord[]): readonly ListFilter[] {
  return [
    { key: 'status', label: 'Status', kind: 'many', quick: true, words: optionsOf(orderStatusWords) },
    { key: 'bill', label: 'Tagihan', kind: 'many', quick: true, words: optionsOf(billWords) },
    { key: 'date', label: 'Periode', kind: 'days', quick: true },
    { key: 'customerId', label: 'Pelanggan', kind: 'one', quick: true, source: customers },
    {
      key: 'salespersonId',
      label: 'Sales',
      kind: 'many',
      words: salespeople.map(({ id, name }) => ({ value: id, label: name })),
    },
    ...(houses.length > 0 ? [{ key: 'house', label: 'Rumah produksi', kind: 'many', words: houses } as const] : []),
    { key: 'total', label: 'Nilai', kind: 'amounts' },
    { key: 'isOverdue', label: 'Lewat tempo', kind: 'flag' },
  ]
}
