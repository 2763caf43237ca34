import { columns } from '#kit/list/columns.ts'
import { kasbonStatuses } from './words.ts'

/** The list of kasbon. */
export const kasbonColumns = columns({
  label: { label: 'Nomor', kind: 'text' },
  date: { label: 'Tanggal', kind: 'day', sort: true, filter: 'range' },
  name: { label: 'Nama', kind: 'text', sort: true },
  code: { label: 'Nomor orang', kind: 'text' },
  purpose: { label: 'Keperluan', kind: 'text' },
  amount: { label: 'Jumlah (Rp)', kind: 'money' },
  open: { label: 'Sisa (Rp)', kind: 'money' },
  nextDue: { label: 'Potongan berikutnya', kind: 'day' },
  status: { label: 'Status', kind: 'choice', choices: kasbonStatuses, filter: 'many' },
  employeeId: { label: 'Karyawan', kind: 'ref', filter: 'many', isHidden: true },
  workerId: { label: 'Pekerja', kind: 'ref', filter: 'many', isHidden: true },
})
