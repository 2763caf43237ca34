import { columns } from '#kit/list/columns.ts'

export const returnStateWords = { posted: 'Dikembalikan', void: 'Dibatalkan' } as const

/** The list of returns to suppliers. */
export const purchaseReturnColumns = columns({
  label: { label: 'Nomor', kind: 'text', sort: true },
  date: { label: 'Tanggal', kind: 'day', sort: true, filter: 'range' },
  supplierName: { label: 'Supplier', kind: 'text', sort: true },
  receiptNumber: { label: 'Penerimaan', kind: 'text' },
  reason: { label: 'Alasan', kind: 'text' },
  value: { label: 'Nilai barang', kind: 'money', total: true },
  total: { label: 'Potong hutang', kind: 'money', total: true },
  unallocated: { label: 'Belum dipakai', kind: 'money', total: true },
  wantsReplacement: { label: 'Minta ganti', kind: 'flag', filter: 'flag' },
  state: { label: 'Status', kind: 'choice', choices: returnStateWords, filter: 'many' },
  hasCredit: { label: 'Kredit belum dipakai', kind: 'flag', filter: 'flag', isHidden: true },
  supplierId: { label: 'Supplier', kind: 'ref', filter: 'many', isHidden: true },
  version: { label: 'Versi', kind: 'whole', isHidden: true },
})
