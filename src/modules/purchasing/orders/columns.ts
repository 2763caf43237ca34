import { auditColumns } from '#kit/list/audited.ts'
import { columns } from '#kit/list/columns.ts'

/** The derived badge of a purchase order, for filters and exports. */
export const purchaseStatusWords = {
  draft: 'Draf',
  returned: 'Dikembalikan',
  pending: 'Menunggu persetujuan',
  ordered: 'Dipesan',
  held: 'Ditahan',
  'partly-received': 'Diterima sebagian',
  received: 'Diterima',
  done: 'Selesai',
  closed: 'Ditutup',
  rejected: 'Ditolak',
  void: 'Dibatalkan',
} as const

/** Where the money of an order stands. */
export const purchaseBillWords = {
  none: 'Belum ditagih',
  billed: 'Ditagih',
  partial: 'Dibayar sebagian',
  paid: 'Lunas',
  returned: 'Diretur',
} as const

const progress = { none: 'Belum', partial: 'Sebagian', full: 'Sudah', 'not-needed': 'Tanpa penerimaan' } as const
const places = { warehouse: 'Gudang', site: 'Lokasi proyek' } as const
const states = {
  draft: 'Draf',
  pending_approval: 'Menunggu persetujuan',
  posted: 'Diposting',
  void: 'Dibatalkan',
} as const

/** The list of purchase orders. */
export const purchaseColumns = columns({
  label: { label: 'Nomor', kind: 'text', sort: true },
  date: { label: 'Tanggal', kind: 'day', sort: true, filter: 'range' },
  supplierName: { label: 'Supplier', kind: 'text', sort: true },
  warehouseName: { label: 'Dikirim ke', kind: 'text' },
  expectedDate: { label: 'Janji kirim', kind: 'day', sort: true, filter: 'range' },
  lineCount: { label: 'Item', kind: 'whole' },
  total: { label: 'Dipesan, termasuk PPN (Rp)', kind: 'money', sort: true, filter: 'range', total: true },
  receivedValue: { label: 'Diterima (Rp)', kind: 'money', total: true },
  receivedShare: { label: 'Diterima (%)', kind: 'whole' },
  billedTotal: { label: 'Ditagih (Rp)', kind: 'money', total: true },
  paid: { label: 'Dibayar (Rp)', kind: 'money', total: true },
  toBill: { label: 'Belum ditagih (Rp)', kind: 'money', total: true },
  leftDue: { label: 'Sisa bayar (Rp)', kind: 'money', total: true },
  openDue: { label: 'Sisa tagihan (Rp)', kind: 'money', total: true },
  linesReceived: { label: 'Item diterima lengkap', kind: 'whole' },
  linesToReceive: { label: 'Item perlu diterima', kind: 'whole' },
  status: { label: 'Status', kind: 'choice', choices: purchaseStatusWords, filter: 'many' },
  bill: { label: 'Tagihan', kind: 'choice', choices: purchaseBillWords, filter: 'many' },
  isLate: { label: 'Terlambat', kind: 'flag', filter: 'flag' },
  daysLate: { label: 'Hari terlambat', kind: 'whole' },
  contactName: { label: 'Kontak supplier', kind: 'text' },
  contactPhone: { label: 'Telepon supplier', kind: 'text' },
  followUpNote: { label: 'Kata supplier', kind: 'text' },
  nextDue: { label: 'Jatuh tempo', kind: 'day', sort: true, filter: 'range' },
  tags: { label: 'Label', kind: 'tags', filter: 'many' },
  shipTo: { label: 'Tujuan', kind: 'choice', choices: places, filter: 'many' },
  number: { label: 'Nomor', kind: 'text', isHidden: true },
  state: { label: 'Dokumen', kind: 'choice', choices: states, isHidden: true },
  supplierId: { label: 'Supplier', kind: 'ref', filter: 'many', isHidden: true },
  warehouseId: { label: 'Gudang', kind: 'ref', filter: 'many', isHidden: true },
  projectId: { label: 'Proyek', kind: 'ref', filter: 'many', isHidden: true },
  createdBy: { label: 'Dibuat oleh', kind: 'text' },
  ...auditColumns,
  receiving: { label: 'Penerimaan', kind: 'choice', choices: progress, isHidden: true },
  billing: { label: 'Penagihan', kind: 'choice', choices: progress, isHidden: true },
  isCash: { label: 'Nota toko', kind: 'flag', filter: 'flag', isHidden: true },
  yeses: { label: 'Disetujui', kind: 'text', isHidden: true },
  version: { label: 'Versi', kind: 'whole', isHidden: true },
})

/** The views of the list: Semua, Perlu disetujui, Perlu diterima, Perlu ditagih, Terlambat, Bulan ini. */
export const purchaseViews = [
  'semua',
  'perlu-disetujui',
  'perlu-diterima',
  'perlu-ditagih',
  'terlambat',
  'bulan-ini',
] as const
export type PurchaseView = (typeof purchaseViews)[number]
