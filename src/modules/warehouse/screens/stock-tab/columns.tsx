import { InstantText } from '#kit/screen/format/date-text.tsx'
import { Money, Nothing } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import { Badge, QuietBadge } from '#kit/screen/ui/badge.tsx'
import { InlineSetting } from './inline-setting.tsx'
import type { StockRow } from '#modules/warehouse/contract.ts'

/** The list of stocks, column by column. */
export const stockColumns: readonly ListColumn<StockRow>[] = [
  { id: 'itemName', title: 'Item', sort: 'up', priority: 1, isMain: true, card: 'title', cell: (row) => row.itemName },
  {
    id: 'itemCode',
    title: 'Kode',
    width: 96,
    sort: 'up',
    priority: 9,
    card: 'subtitle',
    cell: (row) => <span className="code text-muted-foreground">{row.itemCode}</span>,
  },
  { id: 'category', title: 'Kategori', width: 112, priority: 9.5, cell: (row) => row.category || <Nothing /> },
  {
    id: 'warehouseName',
    title: 'Gudang',
    width: 160,
    sort: 'up',
    priority: 4,
    card: 'subtitle',
    cell: (row) => (
      // Both warehouses of a production house begin alike: what tells them apart stands at the end.
      <span className="line-clamp-2 text-small/4 whitespace-normal" title={row.warehouseName}>
        {row.warehouseName}
      </span>
    ),
    onCard: (row) => row.warehouseName,
  },
  {
    id: 'onHand',
    title: 'Fisik',
    width: 84,
    align: 'right',
    sort: 'down',
    priority: 2,
    cell: (row) => <Qty value={row.onHand} />,
  },
  {
    id: 'reserved',
    title: 'Dipesan',
    width: 72,
    align: 'right',
    priority: 3.2,
    cell: (row) => <Qty value={row.reserved} />,
  },
  {
    id: 'available',
    title: 'Tersedia',
    width: 80,
    align: 'right',
    priority: 3,
    card: 'amount',
    cell: (row) => <Qty value={row.available} />,
    onCard: (row) => <Qty value={row.available} unit={row.unit} />,
  },
  {
    id: 'incoming',
    title: 'Akan datang',
    width: 92,
    align: 'right',
    priority: 3.4,
    cell: (row) => <Qty value={row.incoming} />,
  },
  {
    id: 'unit',
    title: 'Satuan',
    width: 68,
    priority: 3.5,
    cell: (row) => <span className="text-muted-foreground">{row.unit}</span>,
  },
  {
    id: 'minQty',
    title: 'Batas min',
    width: 88,
    align: 'right',
    priority: 6,
    cell: (row) => <InlineSetting row={row} field="minQty" />,
  },
  {
    id: 'maxQty',
    title: 'Batas maks',
    width: 92,
    align: 'right',
    priority: 10.5,
    isSpare: true,
    cell: (row) => <InlineSetting row={row} field="maxQty" />,
  },
  {
    id: 'reorderQty',
    title: 'Beli lagi',
    width: 88,
    align: 'right',
    priority: 10,
    isSpare: true,
    cell: (row) => <InlineSetting row={row} field="reorderQty" />,
  },
  { id: 'rack', title: 'Rak', width: 96, priority: 11, cell: (row) => <InlineSetting row={row} field="rack" /> },
  {
    id: 'averageCost',
    needs: 'view biaya',
    title: 'Harga rata² (Rp)',
    width: 120,
    align: 'right',
    priority: 12,
    isSpare: true,
    cell: (row) => <Money value={row.averageCost} />,
  },
  {
    id: 'value',
    needs: 'view biaya',
    title: 'Nilai (Rp)',
    width: 112,
    align: 'right',
    sort: 'down',
    priority: 5,
    card: 'remainder',
    cell: (row) => <Money value={row.value} />,
    onCard: (row) => row.value && <Money value={row.value} rp />,
    total: (sum) => <Money value={sum} />,
  },
  {
    id: 'lastMoveAt',
    title: 'Mutasi terakhir',
    width: 124,
    sort: 'down',
    priority: 7,
    card: 'meta',
    cell: (row) => (
      <span className="text-muted-foreground">
        <InstantText value={row.lastMoveAt} />
      </span>
    ),
    onCard: (row) =>
      row.lastMoveAt && (
        <>
          Mutasi <InstantText value={row.lastMoveAt} />
        </>
      ),
  },
  {
    id: 'status',
    title: 'Status',
    width: 96,
    priority: 2.5,
    card: 'status',
    cell: (row) => <StockStatus status={row.status} />,
  },
]

/** How a stock stands against its minimum; of goods nobody keeps as a supply there is nothing to say. */
export function StockStatus({ status }: { readonly status: StockRow['status'] }) {
  if (status === null) return <Nothing />
  if (status === 'aman') return <QuietBadge>Aman</QuietBadge>
  return status === 'menipis' ? <Badge tone="warning">Menipis</Badge> : <Badge tone="danger">Habis</Badge>
}
