import { columns } from '#kit/list/columns.ts'

/** Umur hutang: one row for each supplier we owe. */
export const payableAgingColumns = columns({
  supplierName: { label: 'Supplier', kind: 'text', sort: true },
  notDue: { label: 'Belum jatuh tempo', kind: 'money', sort: true, total: true },
  upTo30: { label: '1–30 hari', kind: 'money', sort: true, total: true },
  upTo60: { label: '31–60 hari', kind: 'money', sort: true, total: true },
  upTo90: { label: '61–90 hari', kind: 'money', sort: true, total: true },
  over90: { label: '> 90 hari', kind: 'money', sort: true, total: true },
  total: { label: 'Jumlah hutang', kind: 'money', sort: true, total: true, filter: 'range' },
  giro: { label: 'Giro belum cair', kind: 'money', sort: true, total: true },
  oldestDue: { label: 'Jatuh tempo tertua', kind: 'day', sort: true },
  isOverdue: { label: 'Lewat tempo', kind: 'flag', filter: 'flag', isHidden: true },
  isOld: { label: 'Lebih dari 90 hari', kind: 'flag', filter: 'flag', isHidden: true },
})

/** What a row of a kartu hutang is about. */
export const payableKinds = {
  bill: 'Tagihan',
  landed: 'Biaya perolehan',
  opening: 'Saldo awal',
  payment: 'Pembayaran',
  return: 'Retur',
} as const

/** The columns of a kartu hutang in a file. */
export const payableStatementColumns = columns({
  date: { label: 'Tanggal', kind: 'day' },
  number: { label: 'Nomor', kind: 'text' },
  kind: { label: 'Jenis', kind: 'choice', choices: payableKinds },
  description: { label: 'Keterangan', kind: 'text' },
  credit: { label: 'Tagihan (Rp)', kind: 'money' },
  debit: { label: 'Bayar (Rp)', kind: 'money' },
  balance: { label: 'Saldo (Rp)', kind: 'money' },
})
