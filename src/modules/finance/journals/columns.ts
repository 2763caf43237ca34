import { auditColumns } from '#kit/list/audited.ts'
import { columns } from '#kit/list/columns.ts'
import { cashEntryStates } from '../words.ts'

/** The list of journals written by hand. */
export const manualJournalColumns = columns({
  label: { label: 'Nomor', kind: 'text', sort: true },
  date: { label: 'Tanggal', kind: 'day', sort: true, filter: 'range' },
  memo: { label: 'Keterangan', kind: 'text' },
  accounts: { label: 'Akun', kind: 'text' },
  total: { label: 'Jumlah (Rp)', kind: 'money', sort: true, filter: 'range' },
  reverseOn: { label: 'Dibalik pada', kind: 'day' },
  state: { label: 'Status', kind: 'choice', choices: cashEntryStates, filter: 'many' },
  ...auditColumns,
  version: { label: 'Versi', kind: 'whole', isHidden: true },
})
