import { columns } from '#kit/list/columns.ts'
import { areaWords } from '#modules/journal/contract.ts'

/** Every movement of cash and bank, whatever document it comes from. */
export const movementColumns = columns({
  date: { label: 'Tanggal', kind: 'day', sort: true, filter: 'range' },
  sourceNumber: { label: 'Nomor', kind: 'text' },
  entryNumber: { label: 'Jurnal', kind: 'text' },
  memo: { label: 'Keterangan', kind: 'text' },
  against: { label: 'Lawan akun', kind: 'text' },
  cashAccountName: { label: 'Kas / Bank', kind: 'text' },
  area: { label: 'Sumber', kind: 'choice', choices: areaWords, filter: 'many' },
  cashIn: { label: 'Masuk (Rp)', kind: 'money', total: true },
  cashOut: { label: 'Keluar (Rp)', kind: 'money', total: true },
  balance: { label: 'Saldo (Rp)', kind: 'money' },
  amount: { label: 'Nilai', kind: 'money', filter: 'range', isHidden: true },
  cashAccountId: { label: 'Kas / Bank', kind: 'ref', filter: 'many', isHidden: true },
  page: { label: 'Halaman', kind: 'text', isHidden: true },
  sourceKind: { label: 'Jenis dokumen', kind: 'text', isHidden: true },
  sourceId: { label: 'Dokumen', kind: 'ref', isHidden: true },
})
