import Ban from 'lucide-react/icons/ban'
import Banknote from 'lucide-react/icons/banknote'
import FileText from 'lucide-react/icons/file-text'
import PackageCheck from 'lucide-react/icons/package-check'
import PackageX from 'lucide-react/icons/package-x'
import Truck from 'lucide-react/icons/truck'
import Undo from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import type { Happening } from '#kit/screen/detail/timeline.tsx'
import { told } from '#kit/screen/document/told.ts'
import type { HistoryEntry } from '../../orders/contract.ts'

/** How the acts of an order and its papers are told. */
export const orderActs: Readonly<Record<string, string>> = {
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
  'print-acknowledgement': 'mencetak tanda terima',
  'email-acknowledgement': 'mengirim tanda terima lewat email',
  efaktur: 'mengunduh XML Coretax dari',
  email: 'mengirim lewat email',
  'share-link': 'membuat tautan WhatsApp untuk',
  'open-link': 'membuka lewat tautan',
  'sign-link': 'menandatangani penerimaan',
  'revoke-link': 'mencabut tautan',
  post: 'menerbitkan',
  allocate: 'memakai uang muka',
  refund: 'mengembalikan uang dari',
  'void-refund': 'membatalkan pengembalian uang dari',
  'submit-write-off': 'mengajukan penghapusan',
  'approve-write-off': 'menyetujui penghapusan',
  'write-off': 'menghapusbukukan',
  'refuse-write-off': 'menolak penghapusan',
  'void-write-off': 'membatalkan penghapusan',
  'prove-ppn': 'mencatat bukti PPN',
  'unprove-ppn': 'membatalkan bukti PPN',
}

/** The same on the page of the paper itself, which need not be named: 'mengirim barang'. */
export const paperActs: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(orderActs).map(([act, words]) => [act, words.replace(/ (dengan|dari|untuk)$/, '')]),
)

/** The same beside money or goods that were written down: nothing goes out with their number. */
export const moneyActs: Readonly<Record<string, string>> = { ...paperActs, post: 'mencatat' }

/** Where a paper has a better word of its own. */
const OWN: Readonly<Record<string, string>> = {
  'payment post': 'mencatat pembayaran',
  'return post': 'mencatat retur',
  'credit-note post': 'menerbitkan nota kredit',
  'payment void': 'membatalkan pembayaran',
}

/** What changes on an order and on its papers, as the screen calls it. */
export const paperLabels: Readonly<Record<string, string>> = {
  receivedBy: 'Diterima oleh',
  departedAt: 'Jam berangkat',
  arrivedAt: 'Jam tiba',
  vehiclePlate: 'No. polisi',
  expedition: 'Ekspedisi',
  driverName: 'Nama sopir',
  driverPhone: 'HP sopir',
  recipientName: 'Nama penerima',
  recipientPhone: 'Telepon penerima',
  recipientAddress: 'Alamat kirim',
  to: 'Kepada',
  refundedTotal: 'Dikembalikan',
  promisedDate: 'Tenggat kirim',
  customerPoNo: 'No. PO pelanggan',
  customerPoDate: 'Tgl PO pelanggan',
  shippingAddress: 'Alamat kirim',
  billingAddress: 'Alamat tagihan',
  contactName: 'Nama penerima',
  contactPhone: 'Telepon penerima',
  salespersonName: 'Sales',
  notes: 'Catatan',
  internalNotes: 'Catatan internal',
  tags: 'Label',
  dueDate: 'Jatuh tempo',
  taxInvoiceNo: 'No. seri faktur pajak',
  reference: 'No. referensi',
  proofNo: 'No. bukti potong',
  proofDate: 'Tanggal bukti potong',
  ppnProofNo: 'No. bukti PPN',
  ppnProofDate: 'Tanggal bukti PPN',
  total: 'Total',
  lines: 'Item',
}

/** What the ordinary acts of each paper look like; undoing, printing and mailing look the same everywhere. */
const ICONS: Readonly<Record<string, ReactNode>> = {
  'delivery send': <Truck />,
  'delivery post': <Truck />,
  'delivery arrive-received': <PackageCheck />,
  'delivery arrive-partial': <PackageCheck />,
  'delivery arrive-rejected': <PackageX />,
  'invoice post': <FileText />,
  'invoice create': <FileText />,
  'payment post': <Banknote />,
  'payment allocate': <Banknote />,
  'invoice allocate': <Banknote />,
  'return post': <Undo />,
  'credit-note post': <Undo />,
  'payment void': <Ban />,
  'payment refund': <Banknote />,
  'credit-note refund': <Banknote />,
}

/** The history of an order and its documents, as the timeline tells it. */
export function happenings(entries: readonly HistoryEntry[], orderId: string): readonly Happening[] {
  return told(entries, { id: orderId, own: OWN, labels: paperLabels, icons: ICONS })
}
