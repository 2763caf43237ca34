import { percentFormat, qtyFormat, rupiah, thousands } from '#ground/format.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { Progress } from '#kit/screen/detail/progress.tsx'
import { shareOf } from '#kit/screen/document/share-of.ts'
import { TaxRows, TotalsFoot, TotalsRow } from '#kit/screen/document/totals.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import type { PurchaseDetail, PurchaseLineDetail } from '../../orders/detail.ts'

const columns: readonly PlainColumn<PurchaseLineDetail>[] = [
  { id: 'item', title: 'Item', cell: itemCell },
  {
    id: 'qty',
    title: 'Dipesan',
    width: 104,
    align: 'right',
    isWide: true,
    figure: (line) => (line.row === 'item' ? `${qtyFormat(line.qty)} ${line.unit}` : null),
    cell: (line) =>
      line.row === 'item' ? (
        <>
          {qtyFormat(line.qty)} <small className="text-xs text-muted-foreground">{line.unit}</small>
        </>
      ) : null,
  },
  { id: 'received', title: 'Diterima', width: 152, isWide: true, cell: receivedCell },
  {
    id: 'rest',
    title: 'Sisa',
    width: 72,
    align: 'right',
    isWide: true,
    figure: (line) => qtyFormat(restOf(line)),
    cell: (line) =>
      line.needsReceipt || line.handed !== '0' ? (
        <span className={restOf(line) === '0' ? 'text-subtle-foreground' : ''}>{qtyFormat(restOf(line))}</span>
      ) : null,
  },
  {
    id: 'amount',
    title: 'Jumlah (Rp)',
    width: 124,
    align: 'right',
    cell: (line) => (line.row === 'item' ? thousands(line.amount) : null),
  },
]

/** What was ordered, how much of each line has come, and the sums. */
export function LinesTable({ order }: { readonly order: PurchaseDetail }) {
  return (
    <>
      <PlainTable
        label="Item pembelian"
        columns={columns}
        rows={order.lines}
        keyOf={(line) => line.id}
        isWhole={(line) => line.row !== 'item'}
      />
      <TotalsFoot
        total={order.total}
        after={
          order.downPaymentAmount === '0' ? null : (
            <TotalsRow name="Uang muka yang diminta" amount={order.downPaymentAmount} />
          )
        }
      >
        <TotalsRow name="Subtotal" amount={order.subtotal} />
        {order.discountTotal !== '0' && <TotalsRow name="Diskon" amount={`-${order.discountTotal}`} />}
        {order.freight !== '0' && <TotalsRow name="Ongkir" amount={order.freight} />}
        <TaxRows taxes={order.taxes} isIncluded={order.priceIncludesTax} />
      </TotalsFoot>
    </>
  )
}

function itemCell(line: PurchaseLineDetail) {
  if (line.row !== 'item') {
    return <span className={`block truncate ${line.row === 'section' ? 'font-semibold' : ''}`}>{line.description}</span>
  }
  const discount = line.discountPercent ? ` − ${percentFormat(line.discountPercent)}` : ''
  const name = line.itemId ? (
    <Go
      className="for-thumb block truncate rounded-sm underline-offset-3 hover:text-primary hover:underline"
      to={`/pembelian-barang/detail-produk/${line.itemId}`}
    >
      {line.description}
    </Go>
  ) : (
    <span className="block truncate">{line.description}</span>
  )
  return (
    <span className="block min-w-0 py-1.5" title={line.description}>
      {name}
      <small className="block truncate text-xs text-muted-foreground figures">
        <span className="md:hidden">
          {qtyFormat(line.qty)} {line.unit} ×{' '}
        </span>
        {rupiah(line.price)}
        {discount}
        <span className="md:hidden">{cameText(line)}</span>
        {line.returned === '0' ? '' : ` · diretur ${qtyFormat(line.returned)}`}
        {line.replaced === '0' ? '' : ` (minta ganti ${qtyFormat(line.replaced)})`}
      </small>
    </span>
  )
}

// What is still to come, or of a service to be handed over.
function restOf({ needsReceipt, toReceive, toHandOver }: PurchaseLineDetail): string {
  return needsReceipt ? toReceive : toHandOver
}

function cameText({ needsReceipt, received, handed }: PurchaseLineDetail): string {
  if (needsReceipt) return ` · diterima ${qtyFormat(received)}`
  return handed === '0' ? '' : ` · diserahterimakan ${qtyFormat(handed)}`
}

function receivedCell(line: PurchaseLineDetail) {
  if (line.row !== 'item') return null
  if (line.needsReceipt) {
    const rejected = line.rejected === '0' ? '' : `, ditolak ${qtyFormat(line.rejected)}`
    return <Came word="Diterima" qty={line.received} of={line.qty} more={rejected} />
  }
  if (line.handed !== '0') return <Came word="Diserahterimakan" qty={line.handed} of={line.qty} />
  return <span className="text-small text-subtle-foreground">tanpa penerimaan</span>
}

interface CameProps {
  readonly word: string
  readonly qty: string
  readonly of: string
  readonly more?: string
}

function Came({ word, qty, of, more = '' }: CameProps) {
  return (
    <span className="flex items-center gap-3" title={`${word} ${qtyFormat(qty)}${more}`}>
      <Progress label={`${word} ${qty} dari ${of}`} percent={shareOf(qty, of)} className="flex-1" />
      <span className="min-w-10 text-right whitespace-nowrap figures">{qtyFormat(qty)}</span>
    </span>
  )
}
