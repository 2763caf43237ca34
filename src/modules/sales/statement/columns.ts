import { columns } from '#kit/list/columns.ts'

/** Umur piutang: one row for each customer who owes. */
export const agingColumns = columns({
  customerName: { label: 'Pelanggan', kind: 'text', sort: true },
  notDue: { label: 'Belum jatuh tempo', kind: 'money', sort: true, total: true },
  upTo30: { label: '1–30 hari', kind: 'money', sort: true, total: true },
  upTo60: { label: '31–60 hari', kind: 'money', sort: true, total: true },
  upTo90: { label: '61–90 hari', kind: 'money', sort: true, total: true },
  over90: { label: '> 90 hari', kind: 'money', sort: true, total: true },
  total: { label: 'Jumlah piutang', kind: 'money', sort: true, total: true, filter: 'range' },
  giro: { label: 'Giro belum cair', kind: 'money', sort: true, total: true },
  oldestDue: { label: 'Jatuh tempo tertua', kind: 'day', sort: true },
  isOverdue: { label: 'Lewat tempo', kind: 'flag', filter: 'flag', isHidden: true },
  isOld: { label: 'Lebih dari 90 hari', kind: 'flag', filter: 'flag', isHidden: true },
})
