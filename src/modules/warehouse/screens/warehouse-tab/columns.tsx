import { Money, Nothing } from '#kit/screen/format/money.tsx'
import { whenColumns } from '#kit/screen/list/audit-columns.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import { Badge, QuietBadge } from '#kit/screen/ui/badge.tsx'
import { warehouseTypes, type WarehouseRow } from '#modules/warehouse/contract.ts'

/** The list of warehouses, column by column. */
export const warehouseColumns: readonly ListColumn<WarehouseRow>[] = [
  { id: 'name', title: 'Nama', sort: 'up', priority: 1, isMain: true, card: 'title', cell: (row) => row.name },
  {
    id: 'code',
    title: 'Kode',
    width: 96,
    sort: 'up',
    priority: 6,
    cell: (row) => <span className="code text-muted-foreground">{row.code}</span>,
  },
  { id: 'type', title: 'Jenis', width: 120, priority: 5, card: 'subtitle', cell: (row) => warehouseTypes[row.type] },
  {
    id: 'city',
    title: 'Kota',
    width: 96,
    priority: 7,
    card: 'subtitle',
    cell: (row) => row.city ?? <Nothing />,
    onCard: (row) => row.city,
  },
  {
    id: 'keeper',
    title: 'Penjaga',
    width: 112,
    priority: 8,
    card: 'subtitle',
    cell: (row) => row.keeper ?? <Nothing />,
    onCard: (row) => row.keeper,
  },
  {
    id: 'itemCount',
    title: 'Item',
    width: 72,
    align: 'right',
    priority: 4,
    card: 'meta',
    cell: (row) => <span className={row.itemCount === 0 ? 'text-subtle-foreground' : ''}>{row.itemCount}</span>,
    onCard: (row) => `${row.itemCount} item`,
  },
  {
    id: 'value',
    needs: 'view biaya',
    title: 'Nilai stok (Rp)',
    width: 128,
    align: 'right',
    sort: 'down',
    priority: 2,
    card: 'amount',
    cell: (row) => <Money value={row.value} />,
    onCard: (row) => row.value && <Money value={row.value} rp />,
    total: (sum) => <Money value={sum} />,
  },
  {
    id: 'lowCount',
    title: 'Menipis',
    width: 100,
    priority: 3,
    card: 'status',
    cell: (row) => <Low row={row} />,
    onCard: (row) => (row.isArchived || row.isFrozen || row.lowCount > 0) && <Low row={row} word="menipis" />,
  },
  ...whenColumns<WarehouseRow>(),
]

/** On a card no head says what is counted. */
function Low({ row, word = 'item' }: { readonly row: WarehouseRow; readonly word?: string }) {
  if (row.isArchived) return <Badge tone="neutral">Nonaktif</Badge>
  if (row.isFrozen) return <Badge tone="info">Dihitung</Badge>
  return row.lowCount > 0 ? (
    <Badge tone="warning">
      {row.lowCount} {word}
    </Badge>
  ) : (
    <QuietBadge notYet>Tidak ada</QuietBadge>
  )
}
