import { auditColumns } from '#kit/list/audited.ts'
import { columns } from '#kit/list/columns.ts'

/** Where a surat jalan stands, for filters and exports. */
export const deliveryStatusWords = {
  draft: 'Draf',
  sent: 'Dikirim',
  received: 'Diterima',
  partial: 'Diterima sebagian',
  rejected: 'Ditolak',
  void: 'Dibatalkan',
} as const

/** The list of surat jalan; it shows no prices, as the paper does not. */
export const deliveryColumns = columns({
  label: { label: 'Nomor', kind: 'text', sort: true },
  date: { label: 'Tanggal', kind: 'day', sort: true, filter: 'range' },
  customerName: { label: 'Pelanggan', kind: 'text' },
  orderLabel: { label: 'Order', kind: 'text' },
  lineCount: { label: 'Item', kind: 'whole' },
  warehouseName: { label: 'Gudang', kind: 'text' },
  driverName: { label: 'Sopir', kind: 'text' },
  vehiclePlate: { label: 'No. Polisi', kind: 'text' },
  status: { label: 'Status', kind: 'choice', choices: deliveryStatusWords, filter: 'many' },
  receivedBy: { label: 'Diterima oleh', kind: 'text' },
  ...auditColumns,
  customerId: { label: 'Pelanggan', kind: 'ref', filter: 'many', isHidden: true },
  warehouseId: { label: 'Gudang', kind: 'ref', filter: 'many', isHidden: true },
  orderId: { label: 'Order', kind: 'ref', isHidden: true },
})
