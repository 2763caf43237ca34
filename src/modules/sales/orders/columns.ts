import { auditColumns } from '#kit/list/audited.ts'
import { columns } from '#kit/list/columns.ts'

/** The derived badge of an order, for filters and exports. */
export const orderStatusWords = {
  draft: 'Draf',
  expired: 'Kedaluwarsa',
  pending: 'Menunggu persetujuan',
  confirmed: 'Dikonfirmasi',
  making: 'Diproduksi',
  held: 'Ditahan',
  'partly-delivered': 'Dikirim sebagian',
  delivered: 'Dikirim',
  done: 'Selesai',
  closed: 'Ditutup',
  void: 'Dibatalkan',
} as const

/** Where the money of an order stands. */
export const billWords = {
  none: 'Belum ditagih',
  billed: 'Ditagih',
  partial: 'Dibayar sebagian',
  paid: 'Lunas',
  'written-off': 'Dihapusbukukan',
} as const

const progress = { none: 'Belum', partial: 'Sebagian', full: 'Sudah', 'not-needed': 'Tidak dikirim' } as const
const states = {
  draft: 'Draf',
  pending_approval: 'Menunggu persetujuan',
  posted: 'Diposting',
  void: 'Dibatalkan',
} as const

/** The order list. */
export const orderColumns = columns({
  label: { label: 'Nomor', kind: 'text', sort: true },
  date: { label: 'Tanggal', kind: 'day', sort: true, filter: 'range' },
  customerName: { label: 'Pelanggan', kind: 'text', sort: true },
  customerPoNo: { label: 'No. PO', kind: 'text' },
  lineCount: { label: 'Item', kind: 'whole' },
  total: { label: 'Dipesan, termasuk PPN (Rp)', kind: 'money', sort: true, filter: 'range', total: true },
  sentValue: { label: 'Dikirim (Rp)', kind: 'money', total: true },
  sentShare: { label: 'Dikirim (%)', kind: 'whole' },
  billedTotal: { label: 'Ditagih (Rp)', kind: 'money', total: true },
  paidTotal: { label: 'Dibayar (Rp)', kind: 'money', total: true },
  toBill: { label: 'Belum ditagih (Rp)', kind: 'money', total: true },
  leftDue: { label: 'Sisa bayar (Rp)', kind: 'money', total: true },
  openDue: { label: 'Sisa tagihan (Rp)', kind: 'money', total: true },
  linesDelivered: { label: 'Item terkirim lengkap', kind: 'whole' },
  linesToDeliver: { label: 'Item perlu dikirim', kind: 'whole' },
  status: { label: 'Status', kind: 'choice', choices: orderStatusWords, filter: 'many' },
  bill: { label: 'Tagihan', kind: 'choice', choices: billWords, filter: 'many' },
  nextDue: { label: 'Jatuh tempo', kind: 'day', sort: true },
  isOverdue: { label: 'Lewat tempo', kind: 'flag', filter: 'flag' },
  promisedDate: { label: 'Janji kirim', kind: 'day' },
  salespersonName: { label: 'Sales', kind: 'text' },
  tags: { label: 'Label', kind: 'tags', filter: 'many' },
  ...auditColumns,
  number: { label: 'Nomor', kind: 'text', isHidden: true },
  state: { label: 'Dokumen', kind: 'choice', choices: states, isHidden: true },
  customerId: { label: 'Pelanggan', kind: 'ref', filter: 'many', isHidden: true },
  projectId: { label: 'Proyek', kind: 'ref', filter: 'many', isHidden: true },
  salespersonId: { label: 'Sales', kind: 'ref', filter: 'many', isHidden: true },
  delivery: { label: 'Pengiriman', kind: 'choice', choices: progress, isHidden: true },
  billing: { label: 'Penagihan', kind: 'choice', choices: progress, isHidden: true },
  paying: { label: 'Pembayaran', kind: 'choice', choices: progress, isHidden: true },
  yeses: { label: 'Disetujui', kind: 'text', isHidden: true },
  version: { label: 'Versi', kind: 'whole', isHidden: true },
})

/** The views of the list: Semua, Perlu dikirim, Perlu ditagih, Lewat tempo, Bulan ini. */
export const orderViews = ['semua', 'perlu-dikirim', 'perlu-ditagih', 'lewat-tempo', 'bulan-ini'] as const
export type OrderView = (typeof orderViews)[number]
