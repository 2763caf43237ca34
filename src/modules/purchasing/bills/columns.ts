import { columns } from '#kit/list/columns.ts'

/** Where a bill of a supplier stands. */
export const billStatusWords = {
  draft: 'Draf',
  pending: 'Menunggu persetujuan',
  unpaid: 'Belum dibayar',
  partial: 'Dibayar sebagian',
  paid: 'Lunas',
  returned: 'Diretur',
  void: 'Dibatalkan',
} as const

/** What a bill is for. */
export const billKindWords = {
  purchase: 'Pembelian',
  landed: 'Biaya perolehan',
  opening: 'Saldo awal',
  subcontract: 'Subkon',
} as const

/** The list of bills. */
export const billColumns = columns({
  label: { label: 'Nomor', kind: 'text', sort: true },
  date: { label: 'Tanggal', kind: 'day', sort: true, filter: 'range' },
  supplierName: { label: 'Supplier', kind: 'text', sort: true },
  supplierInvoiceNo: { label: 'No. Faktur Supplier', kind: 'text' },
  kind: { label: 'Jenis', kind: 'choice', choices: billKindWords, filter: 'many' },
  total: { label: 'Total (Rp)', kind: 'money', sort: true, filter: 'range', total: true },
  openDue: { label: 'Sisa', kind: 'money', total: true },
  dueDate: { label: 'Jatuh Tempo', kind: 'day', sort: true, filter: 'range' },
  status: { label: 'Status', kind: 'choice', choices: billStatusWords, filter: 'many' },
  isOverdue: { label: 'Lewat tempo', kind: 'flag', filter: 'flag' },
  taxInvoiceNo: { label: 'No. Seri Faktur Pajak', kind: 'text' },
  supplierId: { label: 'Supplier', kind: 'ref', filter: 'many', isHidden: true },
  yeses: { label: 'Disetujui', kind: 'text', isHidden: true },
  version: { label: 'Versi', kind: 'whole', isHidden: true },
})
