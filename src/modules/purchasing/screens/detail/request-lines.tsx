import { qtyFormat, rupiah, thousands } from '#ground/format.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { Progress } from '#kit/screen/detail/progress.tsx'
import { NothingYet, numberLink, OnDay } from '#kit/screen/document/cells.tsx'
import { shareOf } from '#kit/screen/document/share-of.ts'
import { Go } from '#kit/screen/shell/go.tsx'
import { purchaseStatusWords } from '../../orders/columns.ts'
import type { RequestDetail, RequestLineDetail, RequestOrder } from '../../requests/detail.ts'

const columns: readonly PlainColumn<RequestLineDetail>[] = [
  {
    id: 'item',
    title: 'Item',
    cell: (line) => (
      <span className="block min-w-0 py-1.5" title={line.description}>
        <span className="block truncate">{line.description}</span>
        <small className="block truncate text-xs text-muted-foreground">
          <span className="md:hidden">
            {qtyFormat(line.qty)} {line.unit}
            {line.reason ? ' · ' : ''}
          </span>
          {line.reason}
        </small>
      </span>
    ),
  },
  {
    id: 'qty',
    title: 'Diminta',
    width: 112,
    align: 'right',
    isWide: true,
    figure: (line) => `${qtyFormat(line.qty)} ${line.unit}`,
    cell: (line) => (
      <>
        {qtyFormat(line.qty)} <small className="text-xs text-muted-foreground">{line.unit}</small>
      </>
    ),
  },
  { id: 'ordered', title: 'Dipesan', width: 144, isWide: true, cell: (line) => bar('Dipesan', line.ordered, line.qty) },
  {
    id: 'received',
    title: 'Diterima',
    width: 144,
    isWide: true,
    cell: (line) => bar('Diterima', line.received, line.qty),
  },
  {
    id: 'amount',
    title: 'Perkiraan (Rp)',
    width: 124,
    align: 'right',
    cell: (line) => thousands(line.estAmount),
  },
]

/** What is wanted, how much of it was ordered and came. */
export function RequestLines({ request }: { readonly request: RequestDetail }) {
  return (
    <>
      <PlainTable label="Item permintaan" columns={columns} rows={request.lines} keyOf={(line) => line.id} />
      <p className="flex justify-end gap-4 border-t border-border px-5 py-4 text-base font-semibold">
        <span>Perkiraan</span>
        <span className="figures">{rupiah(request.estimate)}</span>
      </p>
    </>
  )
}

function bar(label: string, done: string, of: string) {
  return (
    <span className="flex items-center gap-3">
      <Progress label={`${label} ${done} dari ${of}`} percent={shareOf(done, of)} className="flex-1" />
      <span className="min-w-10 text-right whitespace-nowrap figures">{qtyFormat(done)}</span>
    </span>
  )
}

const orderColumns: readonly PlainColumn<RequestOrder>[] = [
  {
    id: 'label',
    title: 'Nomor',
    width: 136,
    cell: (row) => (
      <Go className={numberLink} to={`/pembelian-barang/detail/${row.id}`}>
        {row.label}
      </Go>
    ),
  },
  { id: 'date', title: 'Tanggal', width: 80, isWide: true, cell: (row) => <OnDay day={row.date} /> },
  { id: 'supplier', title: 'Supplier', cell: (row) => row.supplierName },
  { id: 'stage', title: 'Status', width: 160, isWide: true, cell: (row) => stageText(row.stage) },
  { id: 'total', title: 'Total (Rp)', width: 124, align: 'right', cell: (row) => thousands(row.total) },
]

/** The orders that came of a request. */
export function RequestOrders({ request }: { readonly request: RequestDetail }) {
  if (request.orders.length === 0) return <NothingYet text="Belum ada pembelian dari permintaan ini." />
  return <PlainTable label="Pembelian" columns={orderColumns} rows={request.orders} keyOf={(row) => row.id} />
}

function stageText(stage: string): string {
  const words: Readonly<Record<string, string>> = purchaseStatusWords
  return words[stage] ?? stage
}
