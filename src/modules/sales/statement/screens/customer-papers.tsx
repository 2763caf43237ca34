import type { ReactNode } from 'react'
import { thousands } from '#ground/format.ts'
import type { ListAnswer } from '#kit/list/columns.ts'
import { useAsk, type Asked } from '#kit/screen/client/use-ask.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { NothingYet, numberLink, OnDay, StatusCell } from '#kit/screen/document/cells.tsx'
import { Go, TextLink } from '#kit/screen/shell/go.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { listInvoices, type InvoiceListRow } from '#modules/sales/invoices/contract.ts'
import { listOrders, type OrderRow } from '#modules/sales/orders/contract.ts'
import { invoicePage } from '#modules/sales/paper-pages.ts'
import { billingSaid, invoiceKinds, invoiceStatuses, orderSaid } from '#modules/sales/screens/words.ts'

interface OfCustomer {
  readonly customerId: string
}

/** The latest orders of a customer. */
export function CustomerOrders({ customerId }: OfCustomer) {
  const asked = useAsk(listOrders, { customerId, sort: '-date' })
  return (
    <Latest asked={asked} label="Order" none="Belum ada order." list={{ customerId }} columns={ORDERS}>
      Semua order pelanggan ini
    </Latest>
  )
}

/** The latest invoices of a customer, with what is still open of each. */
export function CustomerInvoices({ customerId }: OfCustomer) {
  const asked = useAsk(listInvoices, { customerId, sort: '-date' })
  return (
    <Latest
      asked={asked}
      label="Invoice"
      none="Belum ada invoice."
      list={{ jenis: 'invoice', customerId }}
      columns={INVOICES}
    >
      Semua invoice pelanggan ini
    </Latest>
  )
}

interface LatestProps<Row> {
  readonly asked: Asked<ListAnswer<Row>>
  readonly label: string
  readonly none: string
  readonly columns: readonly PlainColumn<Row>[]
  /** Where all of them stand. */
  readonly list: Readonly<Record<string, string>>
  readonly children: ReactNode
}

function Latest<Row extends { readonly id: string }>({
  asked,
  label,
  none,
  columns,
  list,
  children,
}: LatestProps<Row>) {
  if (!asked.data) return asked.failure ? <Unanswered asked={asked} /> : <Loading />
  if (asked.data.rows.length === 0) return <NothingYet text={none} />
  return (
    <>
      <PlainTable label={label} columns={columns} rows={asked.data.rows} keyOf={(row) => row.id} />
      <p className="border-t border-border-subtle px-5 py-3 text-small">
        <TextLink to="/order/" search={list}>
          {children}
        </TextLink>
      </p>
    </>
  )
}

const ORDERS: readonly PlainColumn<OrderRow>[] = [
  {
    id: 'label',
    title: 'Nomor',
    width: 132,
    cell: (row) => (
      <Go className={numberLink} to={`/order/detail/${row.id}`}>
        {row.label}
      </Go>
    ),
  },
  { id: 'date', title: 'Tanggal', width: 80, isWide: true, cell: (row) => <OnDay day={row.date} /> },
  { id: 'status', title: 'Status', cell: (row) => <StatusCell {...orderSaid(row)} /> },
  { id: 'bill', title: 'Tagihan', width: 140, isWide: true, cell: (row) => <StatusCell {...billingSaid(row)} /> },
  { id: 'total', title: 'Dipesan (Rp)', width: 120, align: 'right', cell: (row) => thousands(row.total) },
  {
    id: 'left',
    title: 'Sisa bayar (Rp)',
    width: 124,
    align: 'right',
    isWide: true,
    cell: (row) => thousands(row.leftDue),
  },
]

const INVOICES: readonly PlainColumn<InvoiceListRow>[] = [
  {
    id: 'label',
    title: 'Nomor',
    width: 132,
    cell: (row) => (
      <Go className={numberLink} to={invoicePage(row)}>
        {row.label}
      </Go>
    ),
  },
  { id: 'dueDate', title: 'Jatuh tempo', width: 92, isWide: true, cell: (row) => <OnDay day={row.dueDate} /> },
  { id: 'status', title: 'Status', cell: (row) => <StatusCell {...invoiceStatuses[row.status]} /> },
  { id: 'kind', title: 'Jenis', width: 88, isWide: true, cell: (row) => invoiceKinds[row.kind] },
  { id: 'total', title: 'Total (Rp)', width: 116, align: 'right', isWide: true, cell: (row) => thousands(row.total) },
  { id: 'open', title: 'Sisa (Rp)', width: 112, align: 'right', cell: (row) => thousands(row.openDue) },
]
