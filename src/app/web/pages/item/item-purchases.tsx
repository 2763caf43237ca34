import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { QuietBadge } from '#kit/screen/ui/badge.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import type { Item } from '#modules/catalog/contract.ts'
import { itemPurchases, type ItemPurchase } from '#modules/purchasing/items/contract.ts'
import { purchaseStatusWords } from '#modules/purchasing/orders/columns.ts'

/** The orders that asked for an item, and how far each came. */
export function ItemPurchases({ item }: { readonly item: Item }) {
  const asked = useAsk(itemPurchases, { id: item.id })
  if (asked.failure && !asked.data) return <Unanswered asked={asked} />
  if (!asked.data) return <Loading rows={6} />
  if (asked.data.length === 0) {
    return <Empty title="Belum pernah dipesan." text="Pesanan ke supplier yang memuat barang ini tampil di sini." />
  }
  return <PlainTable label="pembelian" columns={columns} rows={asked.data} keyOf={(row) => row.lineId} />
}

const columns: readonly PlainColumn<ItemPurchase>[] = [
  {
    id: 'number',
    title: 'Pembelian',
    cell: (row) => (
      <span className="block min-w-0">
        <NameLink to={`/pembelian-barang/detail/${row.orderId}`} className="code">
          {row.number}
        </NameLink>
        <span className="block truncate text-small text-muted-foreground">
          <DateText value={row.on} style="short" /> · {row.supplierName}
        </span>
      </span>
    ),
  },
  {
    id: 'qty',
    title: 'Diterima / dipesan',
    width: 140,
    align: 'right',
    cell: (row) => (
      <>
        <Qty value={row.receivedQty} />
        <span className="text-muted-foreground"> / </span>
        <Qty value={row.qty} unit={row.unit} />
      </>
    ),
  },
  {
    id: 'price',
    title: 'Harga (Rp)',
    width: 112,
    align: 'right',
    under: 'qty',
    cell: (row) => <Money value={row.price} />,
  },
  {
    id: 'stage',
    title: 'Status',
    width: 144,
    isWide: true,
    cell: (row) => <QuietBadge tone={toneOf(row.stage)}>{purchaseStatusWords[row.stage]}</QuietBadge>,
  },
]

function toneOf(stage: ItemPurchase['stage']) {
  if (stage === 'done' || stage === 'received') return 'success'
  return stage === 'partly-received' ? 'info' : stage === 'held' ? 'warning' : 'neutral'
}
