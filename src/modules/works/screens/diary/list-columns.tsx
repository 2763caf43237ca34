import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { Nothing } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { whenColumns } from '#kit/screen/list/audit-columns.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import { orDash, quietDay } from '#kit/screen/list/paper-cells.tsx'
import type { SiteReportRow } from '../../diary/contract.ts'
import { safetyWords, weathers } from '../../diary/words.ts'
import { SiteReportBadge } from './words.tsx'

/** Where a report stands: the page of its project, at its day. */
export const siteReportPage = (row: Pick<SiteReportRow, 'projectId' | 'date'>) =>
  `/dokumentasi-proyek/detail/${row.projectId}?tanggal=${row.date}`

const sky = (row: SiteReportRow) =>
  [...new Set([weathers[row.weatherMorning], weathers[row.weatherAfternoon]])].join(' → ')
const count = (many: number) => (many > 0 ? String(many) : <Nothing />)

/** The list of daily reports, column by column. */
export const siteReportListColumns: readonly ListColumn<SiteReportRow>[] = [
  { id: 'date', title: 'Tanggal', width: 84, sort: 'down', priority: 2, cell: (row) => quietDay(row.date) },
  {
    id: 'projectName',
    title: 'Proyek',
    priority: 1,
    isMain: true,
    card: 'title',
    cell: (row) => <span title={row.projectName}>{row.projectName}</span>,
    onCard: (row) => row.projectName,
  },
  {
    id: 'works',
    title: 'Pekerjaan',
    priority: 3,
    card: 'subtitle',
    cell: (row) => orDash(row.works),
    onCard: (row) => `${dayFormat(row.date as Day, 'dense', today())} · ${row.works ?? sky(row)}`,
  },
  { id: 'weatherMorning', title: 'Cuaca', width: 128, priority: 5, cell: (row) => sky(row) },
  {
    id: 'workers',
    title: 'Tenaga',
    width: 76,
    align: 'right',
    priority: 3,
    card: 'meta',
    cell: (row) => count(row.workers),
    onCard: (row) => `${row.workers} orang · ${row.photos} foto`,
  },
  { id: 'blockers', title: 'Kendala', width: 80, align: 'right', priority: 3, cell: (row) => count(row.blockers) },
  {
    id: 'claimHours',
    title: 'Klaim (jam)',
    width: 104,
    align: 'right',
    priority: 4,
    cell: (row) => (row.claimHours === '0' ? <Nothing /> : <Qty value={row.claimHours} />),
  },
  {
    id: 'k3',
    title: 'K3',
    width: 116,
    priority: 4,
    cell: (row) =>
      row.k3 === 'aman' ? safetyWords.aman : <strong className="text-danger">{safetyWords[row.k3]}</strong>,
  },
  { id: 'photos', title: 'Foto', width: 64, align: 'right', priority: 4, cell: (row) => count(row.photos) },
  { id: 'writerNames', title: 'Ditulis oleh', width: 148, priority: 5, cell: (row) => orDash(row.writerNames) },
  {
    id: 'state',
    title: 'Status',
    width: 104,
    priority: 2,
    card: 'status',
    cell: (row) => <SiteReportBadge state={row.state} />,
  },
  ...whenColumns<SiteReportRow>(),
]
