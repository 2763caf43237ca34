import { thousands } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { NothingYet, OnDay, StatusCell } from '#kit/screen/document/cells.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { ErrorState } from '#kit/screen/ui/error-state.tsx'
import { orderBills, type BillRow } from '../../bills/contract.ts'
import type { PurchaseDetail, PurchaseHandover, PurchaseReceipt } from '../../orders/detail.ts'
import type { Asked } from '#kit/screen/client/use-ask.ts'
import type { ReactNode } from 'react'
import { billSaid } from '../words.ts'
import { HandoverMenu, ReceiptMenu } from './row-menus.tsx'
import type { Opening } from './opening.ts'

/** How a paper that was taken back is said. */
export const VOID = { text: 'Dibatalkan', tone: 'neutral' } as const
/** The number of a paper in a tab of its order: opens it at the side. */
export function OpenNumber({ label, onOpen }: { readonly label: string; readonly onOpen: () => void }) {
  return (
    <button
      type="button"
      className="rounded-sm code font-semibold underline-offset-3 hover:text-primary hover:underline"
      onClick={onOpen}
    >
      {label}
    </button>
  )
}

interface OfOrder {
  readonly order: PurchaseDetail
  readonly onOpen: (opening: Opening) => void
}

/** What came of the order: goods that were received, services that were handed over. */
export function ReceiptsTable({ order, onOpen }: OfOrder) {
  const { receipts, handovers } = order
  if (receipts.length + handovers.length === 0) return <NothingYet text="Belum ada penerimaan." />
  return (
    <>
      {receipts.length > 0 && <Receipts order={order} onOpen={onOpen} />}
      {handovers.length > 0 && <Handovers order={order} onOpen={onOpen} />}
    </>
  )
}

// What came when, and whether some was turned away.
function Receipts({ order, onOpen }: OfOrder) {
  const columns: readonly PlainColumn<PurchaseReceipt>[] = [
    {
      id: 'number',
      title: 'Nomor',
      cell: (row) => (
        <span className="block min-w-0 py-1.5">
          <OpenNumber label={row.label} onOpen={() => onOpen({ what: 'see-receipt', id: row.id })} />
          <small className="block truncate text-xs text-muted-foreground">{arrivalText(row)}</small>
        </span>
      ),
    },
    { id: 'date', title: 'Tanggal', width: 80, cell: (row) => <OnDay day={row.date} /> },
    { id: 'value', title: 'Nilai (Rp)', width: 116, align: 'right', isWide: true, cell: (row) => thousands(row.value) },
    { id: 'state', title: 'Status', width: 148, isWide: true, cell: (row) => <StatusCell {...receiptSaid(row)} /> },
    {
      id: 'menu',
      title: 'Tindakan',
      isQuiet: true,
      width: 60,
      align: 'right',
      cell: (row) => <ReceiptMenu receipt={row} />,
    },
  ]
  return <PlainTable label="Penerimaan" columns={columns} rows={order.receipts} keyOf={(row) => row.id} />
}

function Handovers({ order, onOpen }: OfOrder) {
  const columns: readonly PlainColumn<PurchaseHandover>[] = [
    {
      id: 'number',
      title: 'Berita acara',
      cell: (row) => (
        <span className="block min-w-0 py-1.5">
          <OpenNumber label={row.label} onOpen={() => onOpen({ what: 'see-handover', id: row.id })} />
          <small className="block truncate text-xs text-muted-foreground">{handoverText(row)}</small>
        </span>
      ),
    },
    { id: 'date', title: 'Tanggal', width: 80, cell: (row) => <OnDay day={row.date} /> },
    { id: 'state', title: 'Status', width: 148, isWide: true, cell: (row) => <StatusCell {...handoverSaid(row)} /> },
    {
      id: 'menu',
      title: 'Tindakan',
      isQuiet: true,
      width: 60,
      align: 'right',
      cell: (row) => <HandoverMenu handover={row} />,
    },
  ]
  return <PlainTable label="Serah terima jasa" columns={columns} rows={order.handovers} keyOf={(row) => row.id} />
}

function handoverText({ handedBy, receivedBy }: PurchaseHandover): string {
  return [handedBy && `dari ${handedBy}`, receivedBy && `kepada ${receivedBy}`].filter(Boolean).join(' ')
}

/** How a berita acara is said. */
export function handoverSaid({ state }: Pick<PurchaseHandover, 'state'>) {
  return state === 'void' ? VOID : { text: 'Diserahterimakan', tone: 'success' as const }
}

function arrivalText({ supplierSjNo, receivedBy }: PurchaseReceipt): string {
  return [supplierSjNo && `surat jalan ${supplierSjNo}`, receivedBy && `oleh ${receivedBy}`].filter(Boolean).join(' · ')
}

function receiptSaid(row: PurchaseReceipt) {
  if (row.state === 'void') return VOID
  if (row.state !== 'posted') return { text: 'Draf', tone: 'neutral' as const }
  return row.hasRejects
    ? { text: 'Ada yang ditolak', tone: 'warning' as const }
    : { text: 'Diterima', tone: 'success' as const }
}

/** Bills of the order; one opens at the side. */
export function BillsTable({ id, onOpen }: { readonly id: string; readonly onOpen: (opening: Opening) => void }) {
  const asked = useAsk(orderBills, { id })
  const columns: readonly PlainColumn<BillRow>[] = [
    {
      id: 'number',
      title: 'Nomor',
      cell: (row) => (
        <span className="block min-w-0 py-1.5">
          <OpenNumber label={row.label} onOpen={() => onOpen({ what: 'see-bill', id: row.id })} />
          {row.supplierInvoiceNo && (
            <small className="block truncate text-xs text-muted-foreground">nota {row.supplierInvoiceNo}</small>
          )}
        </span>
      ),
    },
    { id: 'due', title: 'Jatuh tempo', width: 92, isWide: true, cell: (row) => <OnDay day={row.dueDate} /> },
    { id: 'total', title: 'Total (Rp)', width: 116, align: 'right', cell: (row) => thousands(row.total) },
    { id: 'open', title: 'Sisa (Rp)', width: 112, align: 'right', isWide: true, cell: (row) => thousands(row.openDue) },
    { id: 'state', title: 'Status', width: 188, isWide: true, cell: (row) => <StatusCell {...billSaid(row)} /> },
  ]
  return (
    <Told asked={asked} none="Belum ada tagihan.">
      {(rows) => <PlainTable label="Tagihan" columns={columns} rows={rows} keyOf={(row) => row.id} />}
    </Told>
  )
}

interface ToldProps<Row> {
  readonly asked: Asked<readonly Row[]>
  readonly none: string
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** Waits for the rows of a tab; says when there are none, or when they did not come. */
export function Told<Row>({ asked, none, children }: ToldProps<Row>) {
  if (asked.failure && !asked.data) return <ErrorState onRetry={asked.reload} />
  if (!asked.data) return <Loading rows={3} />
  return asked.data.length === 0 ? <NothingYet text={none} /> : children(asked.data)
}
