import { columns } from '#kit/list/columns.ts'
import { stateWords } from '#kit/posting/state.ts'
import { slipKinds } from './words.ts'

/** The list of slips; whatever is in rupiah is for who may see wages. */
export const slipColumns = columns({
  label: { label: 'Nomor', kind: 'text' },
  month: { label: 'Periode', kind: 'text', sort: true, filter: 'many' },
  kind: { label: 'Jenis', kind: 'choice', choices: slipKinds, filter: 'many' },
  name: { label: 'Karyawan', kind: 'text', sort: true },
  position: { label: 'Jabatan', kind: 'text' },
  earned: { label: 'Pendapatan (Rp)', kind: 'money', permission: 'view gaji' },
  cut: { label: 'Potongan (Rp)', kind: 'money', permission: 'view gaji' },
  net: { label: 'Diterima (Rp)', kind: 'money', permission: 'view gaji' },
  open: { label: 'Belum dibayar (Rp)', kind: 'money', total: true, permission: 'view gaji' },
  state: { label: 'Status', kind: 'choice', choices: stateWords, filter: 'many' },
  isPaid: { label: 'Lunas', kind: 'flag', filter: 'flag' },
  isHeld: { label: 'Ditahan', kind: 'flag', filter: 'flag' },
  heldReason: { label: 'Alasan ditahan', kind: 'text' },
  /** Booked and not paid whole, held or not: upah belum diambil. */
  isUnpaid: { label: 'Belum dibayar', kind: 'flag', filter: 'flag', isHidden: true },
  employeeId: { label: 'Karyawan', kind: 'ref', filter: 'many', isHidden: true },
  runId: { label: 'Perhitungan', kind: 'ref', filter: 'many', isHidden: true },
})
