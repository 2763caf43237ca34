import { thousands } from '#ground/format.ts'
import { thumbOf } from '#kit/screen/attachments/photo-grid.tsx'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { NothingYet, OnDay, StatusCell } from '#kit/screen/document/cells.tsx'
import { Nothing } from '#kit/screen/format/money.tsx'
import type { PurchaseDetail, PurchaseHandover, PurchaseReceipt } from '../../orders/detail.ts'
import { denseDay, OnPhone, OpenNumber, VOID } from './document-tables.tsx'
import type { Opening } from './opening.ts'
import { HandoverMenu, ReceiptMenu } from './row-menus.tsx'

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
      width: 136,
      cell: (row) => (
        <span className="block min-w-0 py-1.5">
          <OpenNumber label={row.label} onOpen={() => onOpen({ what: 'see-receipt', id: row.id })} />
          {row.supplierSjNo && (
            <small className="block truncate text-xs text-muted-foreground">surat jalan {row.supplierSjNo}</small>
          )}
          <OnPhone>
            {denseDay(row.date)} · {placeText(row)}
            {row.state === 'posted' && !row.hasRejects ? '' : ` · ${receiptSaid(row).text}`}
          </OnPhone>
        </span>
      ),
    },
    {
      id: 'where',
      title: 'Diterima di',
      isWide: true,
      cell: (row) => (
        <span className="block min-w-0 py-1.5 whitespace-normal">
          <span className="block">{row.warehouseName}</span>
          {/* The day has no column of its own: at 1280 the warehouse would be two words wide. */}
          <small className="block text-xs text-muted-foreground">
            {denseDay(row.date)}
            {row.receivedBy && ` · oleh ${row.receivedBy}`}
          </small>
        </span>
      ),
    },
    {
      id: 'photo',
      title: 'Foto',
      width: 52,
      cell: (row) => <ReceiptPhoto of={row} onOpen={() => onOpen({ what: 'see-receipt', id: row.id })} />,
    },
    { id: 'value', title: 'Nilai (Rp)', width: 104, align: 'right', isWide: true, cell: (row) => thousands(row.value) },
    { id: 'state', title: 'Status', width: 132, isWide: true, cell: (row) => <StatusCell {...receiptSaid(row)} /> },
    {
      id: 'menu',
      title: 'Tindakan',
      isQuiet: true,
      width: 56,
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

// The first photo of what came, and how many more there are: beside the receipt they are seen in full.
function ReceiptPhoto({ of, onOpen }: { readonly of: PurchaseReceipt; readonly onOpen: () => void }) {
  if (of.photoId === null) return <Nothing />
  return (
    <button
      type="button"
      aria-label={`${of.photos} foto ${of.label}`}
      onClick={onOpen}
      className="flex items-center gap-1 rounded-sm text-xs text-muted-foreground figures max-md:min-h-11"
    >
      <img
        src={thumbOf({ id: of.photoId })}
        alt=""
        loading="lazy"
        className="size-8 rounded-sm border border-border-subtle bg-muted object-cover"
      />
      {of.photos > 1 && `+${of.photos - 1}`}
    </button>
  )
}

function placeText({ warehouseName, receivedBy }: PurchaseReceipt): string {
  return receivedBy ? `${warehouseName}, oleh ${receivedBy}` : warehouseName
}

function receiptSaid(row: PurchaseReceipt) {
  if (row.state === 'void') return VOID
  if (row.state !== 'posted') return { text: 'Draf', tone: 'neutral' as const }
  return row.hasRejects
    ? { text: 'Ada yang ditolak', tone: 'warning' as const }
    : { text: 'Diterima', tone: 'success' as const }
}
