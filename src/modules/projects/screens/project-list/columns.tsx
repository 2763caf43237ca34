import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { Nothing } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { whenColumns } from '#kit/screen/list/audit-columns.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import { Badge, type Tone } from '#kit/screen/ui/badge.tsx'
import type { ProjectRow } from '../../contract.ts'
import { projectStatuses, type ProjectStatus } from '../../words.ts'

const tones: Readonly<Record<ProjectStatus, Tone>> = {
  prospek: 'neutral',
  kontrak: 'info',
  berjalan: 'primary',
  ditunda: 'warning',
  bast1: 'violet',
  bast2: 'violet',
  selesai: 'success',
  kalah: 'neutral',
  putus: 'danger',
  batal: 'neutral',
}

/** Where a project stands, in its colour. */
export function ProjectBadge({ status }: { readonly status: ProjectStatus }) {
  return <Badge tone={tones[status]}>{projectStatuses[status]}</Badge>
}

/** Says how many days are left, or by how many it is late. */
export function leftText(row: Pick<ProjectRow, 'daysLeft'>): string | null {
  if (row.daysLeft === null) return null
  if (row.daysLeft < 0) return `terlambat ${-row.daysLeft} hari`
  return row.daysLeft === 0 ? 'selesai hari ini' : `sisa ${row.daysLeft} hari`
}

/** The list of projects, column by column. */
export const projectColumns: readonly ListColumn<ProjectRow>[] = [
  {
    id: 'code',
    title: 'Kode',
    width: 104,
    sort: 'up',
    priority: 3,
    cell: (row) => <span className="code text-muted-foreground">{row.code}</span>,
  },
  { id: 'name', title: 'Nama', sort: 'up', priority: 1, isMain: true, card: 'title', cell: (row) => row.name },
  {
    id: 'customerName',
    title: 'Pemberi kerja',
    width: 176,
    priority: 4,
    card: 'subtitle',
    cell: (row) => <span className="text-muted-foreground">{row.customerName}</span>,
    onCard: (row) => row.customerName,
  },
  {
    id: 'city',
    title: 'Lokasi',
    width: 120,
    sort: 'up',
    priority: 6,
    card: 'subtitle',
    cell: (row) => <Plain text={row.city} />,
    onCard: (row) => row.city || null,
  },
  { id: 'managerName', title: 'Manajer', width: 132, priority: 7, cell: (row) => <Plain text={row.managerName} /> },
  { id: 'foremanNames', title: 'Mandor', width: 132, priority: 8, cell: (row) => <Plain text={row.foremanNames} /> },
  {
    id: 'startDate',
    title: 'Mulai',
    width: 88,
    sort: 'down',
    priority: 9,
    cell: (row) => <When day={row.startDate} />,
  },
  { id: 'endDate', title: 'Selesai', width: 88, sort: 'down', priority: 5, cell: (row) => <When day={row.endDate} /> },
  {
    id: 'daysLeft',
    title: 'Sisa waktu',
    width: 136,
    priority: 5,
    card: 'amount',
    cell: (row) => <Left row={row} />,
    onCard: (row) => leftText(row),
  },
  {
    id: 'status',
    title: 'Status',
    width: 120,
    priority: 2,
    card: 'status',
    cell: (row) => <ProjectBadge status={row.status} />,
  },
  ...whenColumns<ProjectRow>(),
]

function Left({ row }: { readonly row: ProjectRow }) {
  const text = leftText(row)
  if (text === null) return <Nothing />
  return <span className={row.isLate ? 'font-medium text-danger' : 'text-muted-foreground'}>{text}</span>
}

function When({ day }: { readonly day: string | null }) {
  return day === null ? <Nothing /> : <span className="figures">{dayFormat(day as Day, 'dense', today())}</span>
}

function Plain({ text }: { readonly text: string | null }) {
  return text ? <span className="text-muted-foreground">{text}</span> : <Nothing />
}
