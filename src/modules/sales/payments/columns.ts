import { payMethodWords } from '#ground/pay-method.ts'
import { auditColumns } from '#kit/list/audited.ts'
import { columns } from '#kit/list/columns.ts'

/** Where a payment stands. */
export const paymentStatusWords = { posted: 'Diterima', void: 'Dibatalkan' } as const

/** The list of money received from customers. */
export const paymentColumns = columns({
  label: { label: 'Nomor', kind: 'text', sort: true },
  date: { label: 'Tanggal', kind: 'day', sort: true, filter: 'range' },
  customerName: { label: 'Pelanggan', kind: 'text' },
  cashAccountName: { label: 'Kas / Rekening', kind: 'text' },
  method: { label: 'Cara', kind: 'choice', choices: payMethodWords, filter: 'many' },
  reference: { label: 'Referensi', kind: 'text' },
  amount: { label: 'Diterima (Rp)', kind: 'money', sort: true, filter: 'range', total: true },
  withheldTotal: { label: 'PPh dipotong', kind: 'money', total: true },
  proofNos: { label: 'Bukti potong', kind: 'text' },
  unallocated: { label: 'Uang muka', kind: 'money', total: true },
  invoiceLabels: { label: 'Untuk', kind: 'text' },
  state: { label: 'Status', kind: 'choice', choices: paymentStatusWords, filter: 'many' },
  ...auditColumns,
  hasAdvance: { label: 'Masih ada uang muka', kind: 'flag', filter: 'flag', isHidden: true },
  lacksProof: { label: 'Tanpa bukti potong', kind: 'flag', filter: 'flag', isHidden: true },
  customerId: { label: 'Pelanggan', kind: 'ref', filter: 'many', isHidden: true },
  cashAccountId: { label: 'Kas / Rekening', kind: 'ref', filter: 'many', isHidden: true },
  orderId: { label: 'Order', kind: 'ref', isHidden: true },
  version: { label: 'Versi', kind: 'whole', isHidden: true },
})
