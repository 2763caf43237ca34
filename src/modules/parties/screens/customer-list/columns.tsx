import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { whenColumns } from '#kit/screen/list/audit-columns.tsx'
import { tagsColumn } from '#kit/screen/list/tags-column.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import { Badge, QuietBadge } from '#kit/screen/ui/badge.tsx'
import type { CustomerRow } from '#modules/parties/contract.ts'
import { customerTypes } from '#modules/parties/customer.record.ts'
import { PersonName } from '../party-list/cells.tsx'
import { partyColumns } from '../party-list/columns.tsx'

const party = partyColumns<CustomerRow>({ code: 8, city: 5, cityWidth: 124 })

/** The list of customers, column by column. */
export const customerColumns: readonly ListColumn<CustomerRow>[] = [
  party.name,
  party.code,
  {
    id: 'type',
    title: 'Jenis',
    width: 100,
    priority: 6,
    cell: (row) => <span className="text-muted-foreground">{typeWord(row.type)}</span>,
  },
  {
    id: 'contactName',
    title: 'Kontak',
    width: 136,
    priority: 7,
    card: 'subtitle',
    cell: (row) => <PersonName text={row.contactName} />,
    onCard: (row) => (row.contactName === row.name ? null : row.contactName),
  },
  party.phone,
  party.city,
  {
    id: 'openOrders',
    title: 'Order aktif',
    width: 88,
    align: 'right',
    priority: 9,
    cell: (row) => <Count value={row.openOrders} />,
  },
  {
    id: 'receivable',
    title: 'Piutang (Rp)',
    width: 128,
    align: 'right',
    sort: 'down',
    priority: 2,
    card: 'amount',
    cell: (row) => <Money value={row.receivable} />,
    onCard: (row) => (row.receivable === '0' ? null : <Money value={row.receivable} rp />),
    total: (sum) => <Money value={sum} />,
  },
  {
    id: 'lastDealOn',
    title: 'Transaksi terakhir',
    width: 128,
    sort: 'down',
    priority: 6.5,
    cell: (row) => (
      <span className="text-muted-foreground">
        <DateText value={row.lastDealOn} />
      </span>
    ),
  },
  {
    id: 'status',
    title: 'Status',
    width: 104,
    priority: 3,
    card: 'status',
    cell: (row) => <CustomerStatus row={row} />,
  },
  tagsColumn<CustomerRow>(),
  ...whenColumns<CustomerRow>(),
]

/** The one badge of a customer. */
export function CustomerStatus({ row }: { readonly row: { readonly status: string; readonly isArchived?: boolean } }) {
  if (row.isArchived) return <Badge tone="neutral">Arsip</Badge>
  return row.status === 'diblokir' ? <Badge tone="danger">Diblokir</Badge> : <QuietBadge>Aktif</QuietBadge>
}

export function typeWord(type: string): string {
  return (customerTypes as Readonly<Record<string, string>>)[type] ?? type
}

function Count({ value }: { readonly value: number }) {
  return <span className={value === 0 ? 'text-subtle-foreground' : ''}>{value}</span>
}
