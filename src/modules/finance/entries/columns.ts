import { auditColumns } from '#kit/list/audited.ts'
import { columns } from '#kit/list/columns.ts'
import { cashEntryKinds, cashEntryStates } from '../words.ts'

/** The list of money in, out and moved. */
export const cashEntryColumns = columns({
  label: { label: 'Nomor', kind: 'text', sort: true },
  date: { label: 'Tanggal', kind: 'day', sort: true, filter: 'range' },
  kind: { label: 'Jenis', kind: 'choice', choices: cashEntryKinds, filter: 'many' },
  memo: { label: 'Keterangan', kind: 'text' },
  categories: { label: 'Kategori', kind: 'text' },
  cashAccountName: { label: 'Kas / Bank', kind: 'text' },
  partyName: { label: 'Pihak', kind: 'text' },
  projectNames: { label: 'Proyek', kind: 'text' },
  cashIn: { label: 'Masuk (Rp)', kind: 'money', total: true },
  cashOut: { label: 'Keluar (Rp)', kind: 'money', total: true },
  reference: { label: 'Referensi', kind: 'text' },
  state: { label: 'Status', kind: 'choice', choices: cashEntryStates, filter: 'many' },
  ...auditColumns,
  amount: { label: 'Nilai', kind: 'money', sort: true, filter: 'range', isHidden: true },
  hasProof: { label: 'Ada bukti', kind: 'flag', filter: 'flag', isHidden: true },
  cashAccountId: { label: 'Kas / Bank', kind: 'ref', filter: 'many', isHidden: true },
  projectId: { label: 'Proyek', kind: 'ref', filter: 'many', isHidden: true },
  account: { label: 'Kategori', kind: 'text', filter: 'many', isHidden: true },
  version: { label: 'Versi', kind: 'whole', isHidden: true },
})
