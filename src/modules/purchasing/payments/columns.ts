import { payMethodWords } from '#ground/pay-method.ts'
import { columns } from '#kit/list/columns.ts'

export const paymentStateWords = { posted: 'Dibayar', void: 'Dibatalkan' } as const

/** The list of payments to suppliers. */
export const supplierPaymentColumns = columns({
  label: { label: 'Nomor', kind: 'text', sort: true },
  date: { label: 'Tanggal', kind: 'day', sort: true, filter: 'range' },
  supplierName: { label: 'Supplier', kind: 'text', sort: true },
  method: { label: 'Cara bayar', kind: 'choice', choices: payMethodWords, filter: 'many' },
  cashAccountName: { label: 'Akun Kas/Bank', kind: 'text' },
  amount: { label: 'Jumlah (Rp)', kind: 'money', sort: true, filter: 'range', total: true },
  withheldTotal: { label: 'PPh Dipotong', kind: 'money', total: true },
  unallocated: { label: 'Sisa uang muka', kind: 'money', total: true },
  state: { label: 'Status', kind: 'choice', choices: paymentStateWords, filter: 'many' },
  reference: { label: 'Referensi', kind: 'text' },
  hasAdvance: { label: 'Masih ada uang muka', kind: 'flag', filter: 'flag', isHidden: true },
  supplierId: { label: 'Supplier', kind: 'ref', filter: 'many', isHidden: true },
  version: { label: 'Versi', kind: 'whole', isHidden: true },
})
