import { columns } from '#kit/list/columns.ts'

/** The parts of the business an entry can come from. */
export const areaWords = {
  sales: 'Penjualan',
  purchase: 'Pembelian',
  stock: 'Stok',
  payroll: 'Penggajian',
  finance: 'Keuangan',
} as const

/** Jurnal umum. */
export const entryColumns = columns({
  number: { label: 'Nomor', kind: 'text', sort: true },
  entryDate: { label: 'Tanggal', kind: 'day', sort: true, filter: 'range' },
  memo: { label: 'Keterangan', kind: 'text' },
  area: { label: 'Bagian', kind: 'choice', choices: areaWords, filter: 'many' },
  sourceKind: { label: 'Jenis dokumen', kind: 'text', isHidden: true },
  sourceId: { label: 'Dokumen', kind: 'ref', filter: 'many', isHidden: true },
  sourceNumber: { label: 'Dokumen', kind: 'text' },
  total: { label: 'Jumlah', kind: 'money', total: true },
  isReversal: { label: 'Jurnal balik', kind: 'flag', filter: 'flag' },
})
