import Star from 'lucide-react/icons/star'
import { groupedId } from '#ground/identifiers.ts'
import { Nothing } from '#kit/screen/format/money.tsx'
import { PhoneLink } from '#kit/screen/format/phone-link.tsx'
import { whenColumns } from '#kit/screen/list/audit-columns.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import { Badge, QuietBadge } from '#kit/screen/ui/badge.tsx'
import type { CompanyRow } from '#modules/company/companies/contract.ts'
import { legalForms } from '#modules/company/companies/company.record.ts'

/** The list of our companies, column by column. */
export const companyColumns: readonly ListColumn<CompanyRow>[] = [
  {
    id: 'name',
    title: 'Nama',
    sort: 'up',
    priority: 1,
    isMain: true,
    card: 'title',
    cell: (row) => <Named row={row} />,
    onCard: (row) => row.name,
  },
  {
    id: 'shortCode',
    title: 'Kode',
    width: 96,
    sort: 'up',
    priority: 5,
    card: 'subtitle',
    cell: (row) => <span className="code text-muted-foreground">{row.shortCode}</span>,
  },
  {
    id: 'legalForm',
    title: 'Bentuk',
    width: 96,
    priority: 6,
    card: 'subtitle',
    cell: (row) => formWord(row.legalForm),
  },
  {
    id: 'npwp',
    title: 'NPWP',
    width: 176,
    priority: 4,
    cell: (row) => (row.npwp ? <span className="code">{groupedId(row.npwp)}</span> : <Nothing />),
  },
  {
    id: 'city',
    title: 'Kota',
    width: 128,
    priority: 3,
    card: 'meta',
    cell: (row) => row.city ?? <Nothing />,
    onCard: (row) => row.city,
  },
  { id: 'phone', title: 'Telepon', width: 136, priority: 7, cell: (row) => <PhoneLink quiet value={row.phone} /> },
  {
    id: 'isActive',
    title: 'Status',
    width: 104,
    priority: 2,
    card: 'status',
    cell: (row) => <CompanyStatus isActive={row.isActive} />,
  },
  ...whenColumns<CompanyRow>(),
]

export function CompanyStatus({ isActive }: { readonly isActive: boolean }) {
  return isActive ? <QuietBadge>Aktif</QuietBadge> : <Badge tone="neutral">Nonaktif</Badge>
}

export function formWord(form: string): string {
  return (legalForms as Readonly<Record<string, string>>)[form] ?? form
}

function Named({ row }: { readonly row: CompanyRow }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <CompanyTile id={row.logoFileId} name={row.name} />
      <span className="truncate">{row.name}</span>
      {row.isDefault && (
        <Star className="size-3.5 fill-current text-subtle-foreground" role="img" aria-label="Bawaan" />
      )}
    </span>
  )
}

interface TileProps {
  readonly id: string | null
  readonly name: string
  readonly isLarge?: boolean
}

/** The logo of a company, or its first letters. */
export function CompanyTile({ id, name, isLarge }: TileProps) {
  const size = isLarge ? 'size-10 rounded-lg' : 'size-6 rounded-sm'
  if (id) return <img src={`/storage/${id}`} alt="" className={`${size} flex-none bg-paper object-contain`} />
  const letters = name
    .replace(/^(PT|CV|UD)\s+/i, '')
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
  return (
    <span
      aria-hidden
      className={`grid ${size} flex-none place-items-center bg-foreground font-semibold text-card ${isLarge ? 'text-sm' : 'text-[10px]'}`}
    >
      {letters.join('')}
    </span>
  )
}
