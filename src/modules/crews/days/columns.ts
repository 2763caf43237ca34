import { auditColumns } from '#kit/list/audited.ts'
import { columns } from '#kit/list/columns.ts'
import { absences } from '../words.ts'
import { dayStates } from './words.ts'

/** The list of what workers did, day by day; no money. */
export const crewDayColumns = columns({
  day: { label: 'Tanggal', kind: 'day', sort: true, filter: 'range' },
  workerName: { label: 'Pekerja', kind: 'text' },
  trade: { label: 'Keahlian', kind: 'text' },
  foremanName: { label: 'Mandor', kind: 'text' },
  projectName: { label: 'Proyek', kind: 'text' },
  days: { label: 'Hari', kind: 'quantity' },
  absence: { label: 'Tidak hadir', kind: 'choice', choices: absences, filter: 'many' },
  overtimeHours: { label: 'Lembur (jam)', kind: 'quantity' },
  restHours: { label: 'Hari libur (jam)', kind: 'quantity' },
  workItem: { label: 'Pekerjaan', kind: 'text' },
  note: { label: 'Catatan', kind: 'text' },
  state: { label: 'Status', kind: 'choice', choices: dayStates, filter: 'many' },
  approvedBy: { label: 'Disetujui oleh', kind: 'text' },
  ...auditColumns,
  projectId: { label: 'Proyek', kind: 'ref', filter: 'many', isHidden: true },
  foremanId: { label: 'Mandor', kind: 'ref', filter: 'many', isHidden: true },
  workerId: { label: 'Pekerja', kind: 'ref', filter: 'many', isHidden: true },
  version: { label: 'Versi', kind: 'whole', isHidden: true },
})
