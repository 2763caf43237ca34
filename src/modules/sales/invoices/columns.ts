import { auditColumns } from '#kit/list/audited.ts'
import { columns } from '#kit/list/columns.ts'

/** Where an invoice stands, for filters and exports. */
export const invoiceStatusWords = {
  draft: 'Draf',
  pending: 'Menunggu persetujuan',
  open: 'Belum dibayar',
  'partly-paid': 'Dibayar sebagian',
  overdue: 'Lewat tempo',
  paid: 'Lunas',
  credited: 'Dikreditkan',
  'written-off': 'Dihapusbukukan',
  void: 'Dibatalkan',
} as const

/** What an invoice is for. */
export const invoiceKindWords = {
  sale: 'Tagihan',
  down_payment: 'Uang muka',
  retention: 'Retensi',
  opening: 'Saldo awal',
} as const

/** The list of invoices. */
export const invoiceColumns = columns({
  label: { label: 'Nomor', kind: 'text', sort: true },
  date: { label: 'Tanggal', kind: 'day', sort: true, filter: 'range' },
  customerName: { label: 'Pelanggan', kind: 'text' },
  kind: { label: 'Jenis', kind: 'choice', choices: invoiceKindWords, filter: 'many' },
  orderLabel: { label: 'Order', kind: 'text' },
  dpp: { label: 'DPP', kind: 'money', total: true },
  ppn: { label: 'PPN', kind: 'money', total: true },
  total: { label: 'Total (Rp)', kind: 'money', sort: true, filter: 'range', total: true },
  ppnWaiting: { label: 'PPN menunggu bukti', kind: 'money', total: true },
  openDue: { label: 'Sisa (Rp)', kind: 'money', total: true },
  dueDate: { label: 'Jatuh tempo', kind: 'day', sort: true, filter: 'range' },
  status: { label: 'Status', kind: 'choice', choices: invoiceStatusWords, filter: 'many' },
  taxInvoiceNo: { label: 'No. Seri Faktur Pajak', kind: 'text' },
  customerPoNo: { label: 'No. PO', kind: 'text' },
  isOverdue: { label: 'Lewat tempo', kind: 'flag', filter: 'flag' },
  ...auditColumns,
  withoutTaxInvoice: { label: 'Belum ada faktur pajak', kind: 'flag', filter: 'flag', isHidden: true },
  isPpnWaiting: { label: 'Menunggu bukti PPN', kind: 'flag', filter: 'flag', isHidden: true },
  customerId: { label: 'Pelanggan', kind: 'ref', filter: 'many', isHidden: true },
  orderId: { label: 'Order', kind: 'ref', isHidden: true },
})
