import { useState, type ReactNode } from 'react'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import { qtyFormat } from '#ground/format.ts'
import { optionsOf } from '#kit/screen/document/said.ts'
import { whenColumns } from '#kit/screen/list/audit-columns.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { orDash, quietDay } from '#kit/screen/list/paper-cells.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { projectSource } from '#modules/projects/screens/face.tsx'
import { exportCrewDays, listCrewDays, type CrewDayRow } from '../days/contract.ts'
import { dayStates } from '../days/words.ts'
import { absences } from '../words.ts'
import { dayTones } from './days/day-tones.ts'

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'belum', label: 'Belum disetujui', set: { state: 'waiting' } },
  { id: 'tidak-hadir', label: 'Sakit dan izin', set: { absence: 'sakit,izin' } },
]

const said = (row: CrewDayRow) =>
  row.absence ? absences[row.absence] : row.restHours === '0' ? qtyFormat(row.days) : `${qtyFormat(row.restHours)} jam`

const columns: readonly ListColumn<CrewDayRow>[] = [
  { id: 'day', title: 'Tanggal', width: 96, sort: 'down', priority: 2, cell: (row) => quietDay(row.day) },
  { id: 'workerName', title: 'Pekerja', priority: 1, isMain: true, card: 'title', cell: (row) => row.workerName },
  {
    ...{ id: 'projectName', title: 'Proyek', priority: 3, card: 'subtitle' },
    cell: (row) => row.projectName,
    onCard: (row) => `${dayFormat(row.day as Day, 'dense')} · ${row.projectName}`,
  },
  { id: 'foremanName', title: 'Mandor', width: 140, priority: 5, cell: (row) => orDash(row.foremanName) },
  {
    ...{ id: 'days', title: 'Hari', width: 84, align: 'right', priority: 2, card: 'meta', cell: said },
    onCard: (row) => (row.absence || row.restHours !== '0' ? said(row) : `${qtyFormat(row.days)} hari`),
  },
  {
    ...{ id: 'overtimeHours', title: 'Lembur (jam)', width: 104, align: 'right', priority: 4 },
    cell: (row) => (row.overtimeHours === '0' ? orDash(null) : qtyFormat(row.overtimeHours)),
  },
  { id: 'workItem', title: 'Pekerjaan', width: 160, priority: 6, cell: (row) => orDash(row.workItem) },
  {
    ...{ id: 'state', title: 'Status', width: 140, priority: 2, card: 'status' },
    cell: (row) => <Badge tone={dayTones[row.state]}>{dayStates[row.state]}</Badge>,
  },
  ...whenColumns<CrewDayRow>(),
]

/** Tab pekerja, part hari: every worker's day over all projects, found, filtered and exported. */
export function CrewDayList({ above }: { readonly above: ReactNode }) {
  const [project] = useState(projectSource)
  const filters: readonly ListFilter[] = [
    { key: 'day', label: 'Periode', kind: 'days', quick: true },
    { key: 'projectId', label: 'Proyek', kind: 'one', quick: true, source: project },
    { key: 'state', label: 'Status', kind: 'many', words: optionsOf(dayStates) },
  ]
  return (
    <ListPage
      title="Absensi"
      path="/absensi/"
      keptAs="/absensi/pekerja"
      noun="hari pekerja"
      endpoint={listCrewDays}
      exporting={exportCrewDays}
      columns={columns}
      views={views}
      filters={filters}
      above={above}
      searchFor="Cari nama, nomor, keahlian…"
      defaultSort="-day"
      nameOf={(row) => `${row.workerName}, ${row.day}`}
      linkOf={(row) => `/absensi/detail-pekerja/${row.id}`}
      first={{
        title: 'Belum ada absensi pekerja.',
        text: 'Tandai regu di ponsel atau di minggunya; tiap hari tiap orang tampil di sini.',
      }}
    />
  )
}
