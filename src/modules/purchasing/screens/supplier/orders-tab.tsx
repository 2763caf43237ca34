import { thousands } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { NothingYet, numberLink, OnDay, StatusCell } from '#kit/screen/document/cells.tsx'
import { Go, TextLink } from '#kit/screen/shell/go.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { listPurchases } from '../../orders/contract.ts'
import type { PurchaseRow } from '../../orders/detail.ts'
import { returnStateWords } from '../../returns/columns.ts'
import { listPurchaseReturns, type PurchaseReturnRow } from '../../returns/contract.ts'
import { PaperLink } from '../papers/paper-link.tsx'
import { purchaseSaid } from '../words.ts'

const columns: readonly PlainColumn<PurchaseRow>[] = [
  {
    id: 'number',
    title: 'Nomor',
    width: 136,
    cell: (row) => (
      <Go className={numberLink} to={`/pembelian-barang/detail/${row.id}`}>
        {row.label}
      </Go>
    ),
  },
  { id: 'date', title: 'Tanggal', width: 88, cell: (row) => <OnDay day={row.date} /> },
  { id: 'where', title: 'Untuk', isWide: true, cell: (row) => row.warehouseName },
  {
    id: 'state',
    title: 'Status',
    width: 168,
    isWide: true,
    cell: (row) => <StatusCell {...purchaseSaid(row)} />,
  },
  { id: 'total', title: 'Dipesan (Rp)', width: 124, align: 'right', cell: (row) => thousands(row.total) },
  {
    id: 'left',
    title: 'Sisa bayar (Rp)',
    width: 124,
    align: 'right',
    isWide: true,
    cell: (row) => thousands(row.leftDue),
  },
]

/** The latest orders to a supplier; the list has the others. */
export function SupplierOrders({ supplierId, name }: { readonly supplierId: string; readonly name: string }) {
  const asked = useAsk(listPurchases, { supplierId, sort: '-date', size: '25' })
  if (asked.failure && !asked.data) return <Unanswered asked={asked} />
  if (!asked.data) return <Loading rows={4} />
  if (asked.data.rows.length === 0) return <NothingYet text="Belum ada pembelian dari supplier ini." />
  return (
    <>
      <PlainTable label="Pembelian" columns={columns} rows={asked.data.rows} keyOf={(row) => row.id} />
      <p className="border-t border-border-subtle px-5 py-3 text-small">
        <TextLink to="/pembelian-barang/" search={{ supplierId, 'supplierId.label': name }}>
          Lihat semua pembelian
        </TextLink>
      </p>
    </>
  )
}

const returnColumns: readonly PlainColumn<PurchaseReturnRow>[] = [
  {
    id: 'number',
    title: 'Nomor',
    width: 136,
    cell: (row) => (
      <span className="block min-w-0 py-1.5">
        <PaperLink kind="retur" id={row.id} number={row.label} />
        {row.state === 'void' && <small className="block text-xs text-muted-foreground">{returnStateWords.void}</small>}
      </span>
    ),
  },
  { id: 'date', title: 'Tanggal', width: 88, cell: (row) => <OnDay day={row.date} /> },
  { id: 'receipt', title: 'Dari penerimaan', width: 136, isWide: true, cell: (row) => row.receiptNumber ?? '—' },
  { id: 'reason', title: 'Alasan', isWide: true, cell: (row) => <span title={row.reason}>{row.reason}</span> },
  { id: 'value', title: 'Nilai (Rp)', width: 116, align: 'right', cell: (row) => thousands(row.value) },
]

/** Goods that went back to a supplier. */
export function SupplierReturns({ supplierId }: { readonly supplierId: string }) {
  const asked = useAsk(listPurchaseReturns, { supplierId, sort: '-date', size: '50' })
  if (asked.failure && !asked.data) return <Unanswered asked={asked} />
  if (!asked.data) return <Loading rows={3} />
  if (asked.data.rows.length === 0) return <NothingYet text="Belum ada retur ke supplier ini." />
  return <PlainTable label="Retur" columns={returnColumns} rows={asked.data.rows} keyOf={(row) => row.id} />
}
