import type { Happening } from '#kit/screen/detail/timeline.tsx'
import type { HistoryEntry } from '../../orders/contract.ts'

const ACTS: Readonly<Record<string, string>> = {
  create: 'membuat',
  update: 'mengubah',
  amend: 'mengubah keterangan',
  confirm: 'mengonfirmasi',
  hold: 'menahan',
  resume: 'melanjutkan',
  close: 'menutup sisa',
  void: 'membatalkan',
  revise: 'merevisi',
  send: 'mengirim barang dengan',
  'arrive-received': 'mencatat barang diterima dengan',
  'arrive-partial': 'mencatat barang diterima sebagian dengan',
  'arrive-rejected': 'mencatat barang ditolak dengan',
  delete: 'menghapus',
  print: 'mencetak',
  email: 'mengirim lewat email',
  post: 'menerbitkan',
  allocate: 'memakai uang muka',
}

const LABELS: Readonly<Record<string, string>> = {
  receivedBy: 'Diterima oleh',
  to: 'Kepada',
  promisedDate: 'Tenggat kirim',
  customerPoNo: 'No. PO pelanggan',
  customerPoDate: 'Tgl PO pelanggan',
  shippingAddress: 'Alamat kirim',
  billingAddress: 'Alamat tagihan',
  contactName: 'Nama penerima',
  contactPhone: 'Telepon penerima',
  salespersonId: 'Sales',
  notes: 'Catatan',
  internalNotes: 'Catatan internal',
  dueDate: 'Jatuh tempo',
  taxInvoiceNo: 'No. seri faktur pajak',
  total: 'Total',
  lines: 'Item',
}

/** The history of an order and its documents, as the timeline tells it. */
export function happenings(entries: readonly HistoryEntry[], orderId: string): readonly Happening[] {
  return entries.map((entry) => ({
    id: entry.id,
    at: entry.at,
    by: entry.by,
    act: ACTS[entry.act] ?? entry.act,
    reason: entry.reason,
    object: entry.subjectId === orderId ? undefined : entry.label,
    changes: Object.entries(entry.changes ?? {}).map(([field, [from, to]]) => ({
      field,
      label: LABELS[field] ?? field,
      from,
      to,
    })),
  }))
}
