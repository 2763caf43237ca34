import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { whenColumns } from '#kit/screen/list/audit-columns.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import { Badge, QuietBadge } from '#kit/screen/ui/badge.tsx'
import type { SupplierRow } from '../../suppliers/contract.ts'
import { PersonName, PlainText, Score } from '../party-list/cells.tsx'
import { partyColumns } from '../party-list/columns.tsx'
import { supplyWords } from '../supplier-doors.ts'

const party = partyColumns<SupplierRow>({ code: 12, city: 7, cityWidth: 116 })

/** The list of suppliers, column by column. */
export const supplierColumns: readonly ListColumn<SupplierRow>[] = [
  party.name,
  party.code,
  {
    id: 'kind',
    title: 'Kategori pasokan',
    width: 152,
    priority: 5,
    card: 'subtitle',
    cell: (row) => <PlainText text={supplyWords(row)} />,
    onCard: (row) => supplyWords(row),
  },
  {
    id: 'contactName',
    title: 'Kontak',
    width: 128,
    priority: 10,
    cell: (row) => <PersonName text={row.contactName} />,
  },
  party.phone,
  party.city,
  {
    id: 'payable',
    title: 'Hutang (Rp)',
    width: 124,
    align: 'right',
    sort: 'down',
    priority: 2,
    card: 'amount',
    cell: (row) => <Money value={row.payable} />,
    onCard: (row) => (row.payable === '0' ? null : <Money value={row.payable} rp />),
    total: (sum) => <Money value={sum} />,
  },
  {
    id: 'boughtThisYear',
    title: 'Beli tahun ini (Rp)',
    width: 140,
    align: 'right',
    priority: 6,
    cell: (row) => <Money value={row.boughtThisYear} />,
    figure: (row) => row.boughtThisYear ?? '',
  },
  {
    id: 'onTimePercent',
    title: 'Tepat kirim',
    width: 92,
    align: 'right',
    priority: 9,
    cell: (row) => <Score percent={row.onTimePercent} />,
  },
  {
    id: 'rejectPercent',
    title: 'Ditolak',
    width: 80,
    align: 'right',
    priority: 13,
    isSpare: true,
    cell: (row) => <Score percent={row.rejectPercent} />,
  },
  {
    id: 'priceDriftPercent',
    title: 'Pergeseran harga',
    width: 124,
    align: 'right',
    priority: 14,
    isSpare: true,
    cell: (row) => <Score percent={row.priceDriftPercent} />,
  },
  {
    id: 'lastBoughtOn',
    title: 'Terakhir beli',
    width: 104,
    sort: 'down',
    priority: 8,
    cell: (row) => (
      <span className="text-muted-foreground">
        <DateText value={row.lastBoughtOn} />
      </span>
    ),
  },
  {
    id: 'status',
    title: 'Status',
    width: 104,
    priority: 3,
    card: 'status',
    cell: (row) => <SupplierBadge row={row} />,
  },
  ...whenColumns<SupplierRow>(),
]

/** The one badge of a supplier. */
export function SupplierBadge({ row }: { readonly row: { readonly status: string; readonly isArchived?: boolean } }) {
  if (row.isArchived) return <Badge tone="neutral">Arsip</Badge>
  if (row.status === 'menunggu') return <Badge tone="warning">Menunggu</Badge>
  return row.status === 'diblokir' ? <Badge tone="danger">Diblokir</Badge> : <QuietBadge>Aktif</QuietBadge>
}
