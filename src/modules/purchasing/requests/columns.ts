import { auditColumns } from '#kit/list/audited.ts'
import { columns } from '#kit/list/columns.ts'

/** The derived badge of a request, for filters and exports. */
export const requestStatusWords = {
  draft: 'Draf',
  returned: 'Dikembalikan',
  pending: 'Diajukan',
  approved: 'Disetujui',
  'partly-ordered': 'Dipesan sebagian',
  ordered: 'Dipesan',
  fulfilled: 'Terpenuhi',
  closed: 'Ditutup',
  rejected: 'Ditolak',
  void: 'Dibatalkan',
} as const

/** The list of requests. */
export const requestColumns = columns({
  label: { label: 'Nomor', kind: 'text', sort: true },
  date: { label: 'Tanggal', kind: 'day', sort: true, filter: 'range' },
  neededBy: { label: 'Dibutuhkan', kind: 'day', sort: true, filter: 'range' },
  requesterName: { label: 'Peminta', kind: 'text' },
  warehouseName: { label: 'Untuk gudang', kind: 'text' },
  lineCount: { label: 'Item', kind: 'whole' },
  estimate: { label: 'Perkiraan (Rp)', kind: 'money', sort: true, filter: 'range', total: true },
  status: { label: 'Status', kind: 'choice', choices: requestStatusWords, filter: 'many' },
  isLate: { label: 'Lewat kebutuhan', kind: 'flag', filter: 'flag' },
  createdBy: { label: 'Dibuat oleh', kind: 'text' },
  ...auditColumns,
  number: { label: 'Nomor', kind: 'text', isHidden: true },
  warehouseId: { label: 'Gudang', kind: 'ref', filter: 'many', isHidden: true },
  requesterId: { label: 'Peminta', kind: 'ref', filter: 'many', isHidden: true },
  projectId: { label: 'Proyek', kind: 'ref', filter: 'many', isHidden: true },
  yeses: { label: 'Disetujui', kind: 'text', isHidden: true },
  version: { label: 'Versi', kind: 'whole', isHidden: true },
})

/** The views of the list: Semua, Perlu disetujui, Perlu dipesan, Bulan ini. */
export const requestViews = ['semua', 'perlu-disetujui', 'perlu-dipesan', 'bulan-ini'] as const
export type RequestView = (typeof requestViews)[number]
