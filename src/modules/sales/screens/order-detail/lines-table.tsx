import { percentFormat, qtyFormat, rupiah, thousands } from '#ground/format.ts'
import { minusQty, quantity, quantityText } from '#ground/quantity.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { shareOf } from '#kit/screen/document/share-of.ts'
import { TaxRows, TotalsFoot, TotalsRow } from '#kit/screen/document/totals.tsx'
import { Progress } from '#kit/screen/detail/progress.tsx'
import type { OrderDetail, OrderLineDetail } from '../../orders/contract.ts'
import { asLumpSum } from '../../orders/lump-sum.ts'
import type { Making } from './steps.ts'

const columnsFor = (making: Making | undefined): readonly PlainColumn<OrderLineDetail>[] => [
  { id: 'item', title: 'Item', cell: (line) => <ItemCell line={line} made={making?.lines.get(line.id)} /> },
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
  { id: 'sent', title: 'Dikirim', width: 152, isWide: true, cell: sentCell },
  {
    id: 'rest',
    title: 'Sisa',
    width: 72,
    align: 'right',
    isWide: true,
    figure: (line) => (line.needsDelivery ? qtyFormat(line.toDeliver) : null),
    cell: (line) =>
      line.needsDelivery ? (
        <span className={line.toDeliver === '0' ? 'text-subtle-foreground' : ''}>{qtyFormat(line.toDeliver)}</span>
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

interface LinesTableProps {
  readonly order: OrderDetail
  readonly making: Making | undefined
}

/** What was ordered, how much of each line is made and has gone, and the sums. */
export function LinesTable({ order, making }: LinesTableProps) {
  return (
    <>
      <PlainTable
        label="Item order"
        columns={columnsFor(making)}
        rows={order.lines.map(asLumpSum)}
        keyOf={(line) => line.id}
        isWhole={(line) => line.row !== 'item'}
      />
      <TotalsFoot
        total={order.total}
        after={order.margin !== undefined && <TotalsRow name="Perkiraan margin" amount={order.margin} />}
      >
        <TotalsRow name="Subtotal" amount={order.subtotal} />
        {order.discountTotal !== '0' && <TotalsRow name="Diskon" amount={`-${order.discountTotal}`} />}
        {order.shippingFee !== '0' && <TotalsRow name="Ongkir" amount={order.shippingFee} />}
        <TaxRows taxes={order.taxes} isIncluded={order.priceIncludesTax} />
      </TotalsFoot>
    </>
  )
}

function ItemCell({ line, made }: { readonly line: OrderLineDetail; readonly made: string | undefined }) {
  const discount = line.discountPercent ? ` − ${percentFormat(line.discountPercent)}` : ''
  return (
    <span className="block min-w-0 py-1.5" title={line.description}>
      <span className={`block truncate ${line.row === 'section' ? 'font-semibold' : ''}`}>{line.description}</span>
      {line.row === 'item' && (
        <small className="block truncate text-xs text-muted-foreground figures">
          <span className="md:hidden">
            {qtyFormat(line.qty)} {line.unit} ×{' '}
          </span>
          {rupiah(line.price)}
          {discount}
          {made && ` · dibuat\u00A0${made}`}
          {line.returned !== '0' && ` · diretur\u00A0${qtyFormat(line.returned)}`}
          {sentOf(line) !== '0' && <span className="md:hidden">{` · dikirim\u00A0${qtyFormat(sentOf(line))}`}</span>}
        </small>
      )}
    </span>
  )
}

/** What of the order has gone: goods sent again for returned ones are not more of it. */
function sentOf({ delivered, replaced }: OrderLineDetail): string {
  return quantityText(minusQty(quantity(delivered), quantity(replaced)))
}

function sentCell(line: OrderLineDetail) {
  if (line.row !== 'item') return null
  if (!line.needsDelivery) return <span className="text-small text-subtle-foreground">tanpa kirim</span>
  return (
    <span className="flex items-center gap-3">
      <Progress
        label={`Dikirim ${sentOf(line)} dari ${line.qty}`}
        percent={shareOf(sentOf(line), line.qty)}
        className="flex-1"
      />
      <span className="min-w-10 text-right whitespace-nowrap figures">{qtyFormat(sentOf(line))}</span>
    </span>
  )
}
