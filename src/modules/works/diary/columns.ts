import { auditColumns } from '#kit/list/audited.ts'
import { columns } from '#kit/list/columns.ts'
import { safetyWords, siteReportStates, weathers } from './words.ts'

/** The list of the daily reports of sites. */
export const siteReportColumns = columns({
  date: { label: 'Tanggal', kind: 'day', sort: true, filter: 'range' },
  projectName: { label: 'Proyek', kind: 'text' },
  weatherMorning: { label: 'Cuaca pagi', kind: 'choice', choices: weathers },
  weatherAfternoon: { label: 'Cuaca siang', kind: 'choice', choices: weathers },
  rainHours: { label: 'Hujan (jam)', kind: 'quantity' },
  claimHours: { label: 'Klaim waktu (jam)', kind: 'quantity', total: true },
  workers: { label: 'Tenaga', kind: 'whole' },
  works: { label: 'Pekerjaan', kind: 'text' },
  blockers: { label: 'Kendala', kind: 'whole' },
  k3: { label: 'K3', kind: 'choice', choices: safetyWords, filter: 'many' },
  photos: { label: 'Foto', kind: 'whole' },
  writerNames: { label: 'Ditulis oleh', kind: 'text' },
  checkedBy: { label: 'Diperiksa oleh', kind: 'text' },
  state: { label: 'Status', kind: 'choice', choices: siteReportStates, filter: 'many' },
  ...auditColumns,
  projectId: { label: 'Proyek', kind: 'ref', filter: 'many', isHidden: true },
  hasBlockers: { label: 'Ada kendala', kind: 'flag', filter: 'flag', isHidden: true },
  claimsTime: { label: 'Klaim waktu', kind: 'flag', filter: 'flag', isHidden: true },
  version: { label: 'Versi', kind: 'whole', isHidden: true },
})
