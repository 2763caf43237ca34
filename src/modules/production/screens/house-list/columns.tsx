import { Nothing } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { whenColumns } from '#kit/screen/list/audit-columns.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import { Badge, QuietBadge } from '#kit/screen/ui/badge.tsx'
import type { HouseRow } from '../../houses/contract.ts'

/** The list of houses, column by column. */
export const houseColumns: readonly ListColumn<HouseRow>[] = [
  { id: 'name', title: 'Nama', sort: 'up', priority: 1, isMain: true, card: 'title', cell: (row) => row.name },
  {
    id: 'code',
    title: 'Kode',
    width: 88,
    sort: 'up',
    priority: 7,
    cell: (row) => <span className="code text-muted-foreground">{row.code}</span>,
  },
  {
    id: 'city',
    title: 'Alamat/Kota',
    width: 120,
    sort: 'up',
    priority: 4,
    card: 'subtitle',
    cell: (row) => <Plain text={row.city || row.address} />,
    onCard: (row) => row.city || row.address,
  },
  {
    id: 'headName',
    title: 'Penanggung jawab',
    width: 148,
    priority: 6,
    card: 'subtitle',
    // A person's name is never shortened: the column makes room for it.
    cell: (row) =>
      row.headName ? <span className="whitespace-nowrap text-muted-foreground">{row.headName}</span> : <Nothing />,
    onCard: (row) => row.headName,
  },
  {
    id: 'capacity',
    title: 'Kapasitas/hari',
    width: 104,
    align: 'right',
    priority: 8,
    cell: (row) => (row.capacity ? <Qty value={row.capacity} unit={row.capacityUnit} /> : <Nothing />),
  },
  {
    id: 'activeOrders',
    title: 'SPK aktif',
    width: 88,
    align: 'right',
    priority: 2,
    card: 'amount',
    cell: (row) => <Count value={row.activeOrders} />,
    onCard: (row) => (row.activeOrders === 0 ? null : `${row.activeOrders} SPK aktif`),
  },
  {
    id: 'lowMaterials',
    title: 'Bahan menipis',
    width: 108,
    align: 'right',
    priority: 5,
    cell: (row) =>
      row.lowMaterials === 0 ? <Count value={0} /> : <span className="text-warning">{row.lowMaterials}</span>,
  },
  {
    id: 'workers',
    title: 'Pekerja',
    width: 64,
    align: 'right',
    priority: 9,
    cell: (row) => <Count value={row.workers} />,
  },
  {
    id: 'status',
    title: 'Status',
    width: 84,
    priority: 3,
    card: 'status',
    cell: (row) => <HouseStatus isOpen={row.status === 'aktif'} />,
  },
  ...whenColumns<HouseRow>(),
]

/** The one badge of a house. */
export function HouseStatus({ isOpen }: { readonly isOpen: boolean }) {
  return isOpen ? <QuietBadge>Aktif</QuietBadge> : <Badge tone="neutral">Nonaktif</Badge>
}

function Plain({ text }: { readonly text: string | null }) {
  return text ? (
    <span className="block truncate text-muted-foreground" title={text}>
      {text}
    </span>
  ) : (
    <Nothing />
  )
}

function Count({ value }: { readonly value: number }) {
  return <span className={value === 0 ? 'text-subtle-foreground' : ''}>{value}</span>
}
