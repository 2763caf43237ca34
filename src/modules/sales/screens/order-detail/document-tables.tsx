import { thousands } from '#ground/format.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { NothingYet, numberLink, OnDay, StatusCell } from '#kit/screen/document/cells.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import type { OrderDelivery, OrderInvoice, OrderPayment, OrderReturn } from '../../orders/detail.ts'
import type { OrderDetail } from '../../orders/contract.ts'
import { deliveryStatuses, invoiceKinds, invoiceStatuses } from '../words.ts'
import { OpenNumber } from '../document/open-number.tsx'
import { PaymentMenu, ReturnMenu } from './money-menus.tsx'

/** Every surat jalan of the order. */
export function DeliveriesTable({ order }: { order: OrderDetail }) {
  if (order.deliveries.length === 0) return <NothingYet text="Belum ada pengiriman." />
  const columns: readonly PlainColumn<OrderDelivery>[] = [
    {
      id: 'number',
      title: 'Nomor',
      width: 132,
      cell: (row) => (
        <>
          <Go className={numberLink} to={`/order/surat-jalan/${order.id}?dokumen=${row.id}`}>
            {row.label}
          </Go>
          <Proof of={row} isNarrow />
        </>
      ),
    },
    { id: 'date', title: 'Tanggal', width: 80, isWide: true, cell: (row) => <OnDay day={row.date} /> },
    {
      id: 'driver',
      title: 'Kendaraan',
      isWide: true,
      cell: (row) => [row.vehiclePlate, row.driverName].filter(Boolean).join(' · ') || '—',
    },
    {
      id: 'received',
      title: 'Penerima',
      isWide: true,
      cell: (row) => (
        <>
          {row.receivedBy ?? '—'}
          <Proof of={row} />
        </>
      ),
    },
    {
      id: 'state',
      title: 'Status',
      width: 132,
      cell: (row) => <StatusCell {...deliveryStatuses[deliveryState(row)]} />,
    },
  ]
  return <PlainTable label="Pengiriman" columns={columns} rows={order.deliveries} keyOf={(row) => row.id} />
}

// What shows that the goods arrived: a signature, photos.
function Proof({ of, isNarrow }: { readonly of: OrderDelivery; readonly isNarrow?: boolean }) {
  const said = [of.isSigned && 'ditandatangani', of.photos > 0 && `${of.photos} foto`].filter(Boolean).join(' · ')
  if (!said) return null
  return (
    <small className={`block text-xs font-normal text-muted-foreground ${isNarrow ? 'md:hidden' : ''}`}>{said}</small>
  )
}

function deliveryState(row: OrderDelivery): keyof typeof deliveryStatuses {
  if (row.state === 'void') return 'void'
  return row.state === 'posted' ? (row.arrival ?? 'sent') : 'draft'
}

/** Claims, money received and what was taken back. */
export function MoneyTables({ order }: { order: OrderDetail }) {
  if (order.invoices.length + order.payments.length + order.returns.length === 0)
    return <NothingYet text="Belum ada tagihan atau pembayaran." />
  return (
    <>
      {order.invoices.length > 0 && <InvoicesTable order={order} />}
      {order.payments.length > 0 && <PaymentsTable order={order} />}
      {order.returns.length > 0 && <ReturnsTable order={order} />}
    </>
  )
}

function InvoicesTable({ order }: { order: OrderDetail }) {
  const columns: readonly PlainColumn<OrderInvoice>[] = [
    {
      id: 'number',
      title: 'Invoice',
      width: 132,
      cell: (row) => (
        <>
          <Go className={numberLink} to={`/order/invoice/${order.id}?dokumen=${row.id}`}>
            {row.label}
          </Go>
          <small className="block text-xs text-muted-foreground md:hidden">{invoiceSaid(row).text}</small>
        </>
      ),
    },
    { id: 'kind', title: 'Jenis', isWide: true, cell: (row) => invoiceKinds[row.kind] },
    { id: 'due', title: 'Jatuh tempo', width: 92, isWide: true, cell: (row) => <OnDay day={row.dueDate} /> },
    { id: 'total', title: 'Total (Rp)', width: 116, align: 'right', cell: (row) => thousands(row.total) },
    { id: 'open', title: 'Sisa (Rp)', width: 112, align: 'right', isWide: true, cell: (row) => thousands(row.openDue) },
    { id: 'state', title: 'Status', width: 148, isWide: true, cell: (row) => <StatusCell {...invoiceSaid(row)} /> },
  ]
  return <PlainTable label="Invoice" columns={columns} rows={order.invoices} keyOf={(row) => row.id} />
}

function invoiceSaid(row: OrderInvoice) {
  if (row.state === 'void') return { text: 'Dibatalkan', tone: 'neutral' as const }
  if (row.state === 'draft') return { text: 'Draf', tone: 'neutral' as const }
  if (row.state === 'pending_approval') return invoiceStatuses.pending
  if (row.openDue === '0' && row.creditedTotal === row.total) return invoiceStatuses.credited
  if (row.openDue === '0') return row.writtenOffTotal === '0' ? invoiceStatuses.paid : invoiceStatuses['written-off']
  return row.isOverdue
    ? { text: 'Lewat tempo', tone: 'danger' as const }
    : { text: 'Belum lunas', tone: 'info' as const }
}

function PaymentsTable({ order }: { order: OrderDetail }) {
  const columns: readonly PlainColumn<OrderPayment>[] = [
    {
      id: 'number',
      title: 'Pembayaran',
      width: 132,
      cell: (row) => <OpenNumber kind="payment" id={row.id} number={row.number} />,
    },
    { id: 'date', title: 'Tanggal', width: 80, isWide: true, cell: (row) => <OnDay day={row.date} /> },
    { id: 'for', title: 'Untuk', isWide: true, cell: (row) => <span className="code">{row.invoiceNumbers}</span> },
    {
      id: 'withheld',
      title: 'PPh (Rp)',
      width: 88,
      align: 'right',
      isWide: true,
      cell: (row) => thousands(row.withheld),
    },
    { id: 'settled', title: 'Jumlah (Rp)', width: 116, align: 'right', cell: (row) => thousands(row.settled) },
    {
      id: 'state',
      title: 'Status',
      width: 108,
      isWide: true,
      cell: (row) =>
        row.state === 'void' ? (
          <StatusCell text="Dibatalkan" tone="neutral" />
        ) : (
          <StatusCell text="Diterima" tone="success" />
        ),
    },
    { id: 'menu', title: '', width: 60, align: 'right', cell: (row) => <PaymentMenu payment={row} /> },
  ]
  return <PlainTable label="Pembayaran" columns={columns} rows={order.payments} keyOf={(row) => row.id} />
}

function ReturnsTable({ order }: { order: OrderDetail }) {
  const columns: readonly PlainColumn<OrderReturn>[] = [
    {
      id: 'number',
      title: 'Retur & nota kredit',
      width: 148,
      cell: (row) => (
        <>
          <OpenNumber kind={row.kind} id={row.id} number={row.number} />
          {row.state === 'void' && <small className="block text-xs text-muted-foreground">Dibatalkan</small>}
        </>
      ),
    },
    {
      id: 'kind',
      title: 'Jenis',
      isWide: true,
      cell: (row) => (row.kind === 'return' ? 'Retur barang' : 'Nota kredit'),
    },
    { id: 'reason', title: 'Alasan', cell: (row) => <span title={row.reason}>{row.reason}</span> },
    {
      id: 'total',
      title: 'Nilai (Rp)',
      width: 132,
      align: 'right',
      cell: (row) => (row.total === null ? '—' : thousands(row.total)),
    },
    { id: 'menu', title: '', width: 60, align: 'right', cell: (row) => <ReturnMenu made={row} /> },
  ]
  return <PlainTable label="Retur dan nota kredit" columns={columns} rows={order.returns} keyOf={(row) => row.id} />
}
