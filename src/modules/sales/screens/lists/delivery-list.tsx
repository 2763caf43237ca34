import { useState, type ReactNode } from 'react'
import { optionsOf } from '#kit/screen/document/said.ts'
import { whenColumns } from '#kit/screen/list/audit-columns.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { beginning } from '#kit/screen/list/paper-beginning.tsx'
import { orDash, person } from '#kit/screen/list/paper-cells.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { customerSource } from '#modules/parties/screens/face.tsx'
import { deliveryStatusWords } from '../../deliveries/columns.ts'
import { exportDeliveries, listDeliveries, type DeliveryListRow } from '../../deliveries/contract.ts'
import { deliveryStatuses } from '../words.ts'
import { DeliveryRowAsked, DeliveryRowMenu, type DeliveryRowAsking } from './delivery-row.tsx'

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'di-jalan', label: 'Di jalan', set: { status: 'sent' } },
  { id: 'bermasalah', label: 'Ditolak / sebagian', set: { status: 'partial,rejected' } },
  { id: 'draf', label: 'Draf', set: { status: 'draft' } },
]

const filtersOf = (): readonly ListFilter[] => [
  { key: 'status', label: 'Status', kind: 'many', quick: true, words: optionsOf(deliveryStatusWords) },
  { key: 'date', label: 'Periode', kind: 'days', quick: true },
  { key: 'customerId', label: 'Pelanggan', kind: 'one', quick: true, source: customerSource() },
]

const columns: readonly ListColumn<DeliveryListRow>[] = [
  ...beginning<DeliveryListRow>({ id: 'customerName', title: 'Pelanggan', of: (row) => row.customerName }),
  {
    id: 'orderLabel',
    title: 'Order',
    width: 132,
    priority: 3,
    card: 'meta',
    cell: (row) => <span className="code">{row.orderLabel}</span>,
  },
  {
    id: 'lineCount',
    title: 'Item',
    width: 56,
    align: 'right',
    priority: 6,
    card: 'meta',
    cell: (row) => row.lineCount,
    onCard: (row) => `${row.lineCount} item`,
  },
  { id: 'warehouseName', title: 'Gudang', width: 132, priority: 4, cell: (row) => orDash(row.warehouseName) },
  {
    id: 'driverName',
    title: 'Sopir',
    width: 132,
    priority: 5,
    card: 'meta',
    cell: (row) => person(row.driverName),
    onCard: (row) => row.vehiclePlate,
  },
  {
    id: 'vehiclePlate',
    title: 'No. Polisi',
    width: 104,
    priority: 6,
    isSpare: true,
    cell: (row) => orDash(row.vehiclePlate),
  },
  {
    id: 'status',
    title: 'Status',
    width: 148,
    priority: 2,
    card: 'status',
    cell: (row) => <Badge tone={deliveryStatuses[row.status].tone}>{deliveryStatuses[row.status].text}</Badge>,
  },
  {
    id: 'receivedBy',
    title: 'Diterima oleh',
    width: 132,
    priority: 7,
    isSpare: true,
    cell: (row) => person(row.receivedBy),
  },
  ...whenColumns<DeliveryListRow>(),
]

/** Every surat jalan of the company, and which of them are still on the road. */
export function DeliveryList({ above }: { readonly above: ReactNode }) {
  const [filters] = useState(filtersOf)
  const [doing, setDoing] = useState<{ readonly row: DeliveryListRow; readonly asking: DeliveryRowAsking }>()
  const linkOf = (row: DeliveryListRow) => `/order/surat-jalan/${row.orderId}?dokumen=${row.id}`
  return (
    <>
      <ListPage
        title="Surat jalan"
        path="/order/"
        keptAs="/order/surat-jalan"
        noun="surat jalan"
        endpoint={listDeliveries}
        exporting={exportDeliveries}
        above={above}
        columns={columns}
        views={views}
        filters={filters}
        searchFor="Cari nomor, pelanggan, sopir…"
        defaultSort="-date"
        nameOf={(row) => row.label}
        bulk={() => null}
        linkOf={linkOf}
        menuOf={(row) => <DeliveryRowMenu row={row} to={linkOf(row)} onAsk={(asking) => setDoing({ row, asking })} />}
        first={{ title: 'Belum ada surat jalan.', text: 'Buka sebuah order, lalu pilih Kirim barang.', actions: null }}
      />
      {doing && <DeliveryRowAsked {...doing} onClose={() => setDoing(undefined)} />}
    </>
  )
}
