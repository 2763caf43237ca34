import { columns } from '#kit/list/columns.ts'

/** The derived badge of a receipt. */
export const receiptStatusWords = {
  draft: 'Draf',
  received: 'Diterima',
  'partly-billed': 'Ditagih sebagian',
  billed: 'Ditagih',
  returned: 'Diretur',
  void: 'Dibatalkan',
} as const

/** The list of receipts. */
export const receiptColumns = columns({
  label: { label: 'Nomor', kind: 'text', sort: true },
  date: { label: 'Tanggal', kind: 'day', sort: true, filter: 'range' },
  supplierName: { label: 'Supplier', kind: 'text' },
  orderNumber: { label: 'PO', kind: 'text' },
  warehouseName: { label: 'Diterima di', kind: 'text' },
  supplierSjNo: { label: 'Surat jalan supplier', kind: 'text' },
  lineCount: { label: 'Item', kind: 'whole' },
  hasRejects: { label: 'Ada yang ditolak', kind: 'flag', filter: 'flag' },
  value: { label: 'Nilai (Rp)', kind: 'money', total: true },
  status: { label: 'Status', kind: 'choice', choices: receiptStatusWords, filter: 'many' },
  number: { label: 'Nomor', kind: 'text', isHidden: true },
  orderId: { label: 'PO', kind: 'ref', filter: 'many', isHidden: true },
  supplierId: { label: 'Supplier', kind: 'ref', filter: 'many', isHidden: true },
  warehouseId: { label: 'Gudang', kind: 'ref', filter: 'many', isHidden: true },
  version: { label: 'Versi', kind: 'whole', isHidden: true },
})
