import Banknote from 'lucide-react/icons/banknote'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import FileText from 'lucide-react/icons/file-text'
import PackageCheck from 'lucide-react/icons/package-check'
import Send from 'lucide-react/icons/send'
import Undo from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import type { Happening } from '#kit/screen/detail/timeline.tsx'
import { told } from '#kit/screen/document/told.ts'
import type { DocumentAct } from '../../contract.ts'

/** How the acts of purchasing and its papers are told. */
export const purchaseActs: Readonly<Record<string, string>> = {
  create: 'membuat',
  update: 'mengubah',
  amend: 'mengubah pesanan',
  submit: 'mengajukan',
  'submit-amendment': 'mengajukan perubahan',
  withdraw: 'menarik pengajuan',
  approve: 'menyetujui',
  'approve-note': 'menyetujui dengan catatan',
  return: 'mengembalikan untuk revisi',
  reject: 'menolak',
  order: 'memesan',
  hold: 'menahan',
  resume: 'melanjutkan',
  close: 'menutup sisa',
  void: 'membatalkan',
  delete: 'menghapus',
  'follow-up': 'menanyakan ke supplier',
  print: 'mencetak',
  email: 'mengirim lewat email',
  'share-link': 'membuat tautan WhatsApp',
  'open-link': 'membuka lewat tautan',
  'revoke-link': 'mencabut tautan',
  post: 'mencatat',
  receive: 'menerima barang dengan',
  'hand-over': 'mencatat serah terima',
  allocate: 'memakai uang muka',
  'close-replacement': 'menutup sisa pengganti',
  'change-pph': 'mengubah PPh',
  'print-bast': 'mencetak berita acara serah terima',
  'email-bast': 'mengirim berita acara serah terima lewat email',
  'ask-quote': 'meminta penawaran lewat email',
  quote: 'mencatat penawaran',
  requote: 'mengubah penawaran',
  unquote: 'menghapus penawaran',
  'choose-quote': 'memilih penawaran',
}

/** What changes on an order and on its papers, as the screen calls it. */
export const purchaseLabels: Readonly<Record<string, string>> = {
  supplierName: 'Supplier',
  expectedDate: 'Perkiraan tiba',
  tags: 'Label',
  termDays: 'Termin',
  supplierInvoiceNo: 'No. nota',
  supplierInvoiceDate: 'Tanggal nota',
  landedMethod: 'Dibagi menurut',
  dueDate: 'Jatuh tempo',
  taxInvoiceNo: 'No. seri faktur pajak',
  neededBy: 'Dibutuhkan',
  requesterName: 'Peminta',
  notes: 'Catatan',
  total: 'Total',
  lines: 'Item',
  to: 'Kepada',
}

const ICONS: Readonly<Record<string, ReactNode>> = {
  'order order': <Send />,
  'receipt receive': <PackageCheck />,
  'bill post': <FileText />,
  'payment post': <Banknote />,
  'handover hand-over': <ClipboardCheck />,
  'return post': <Undo />,
}

// What is said of an order is not said of a paper of it.
const OWN: Readonly<Record<string, string>> = {
  'bill post': 'mencatat tagihan',
  'bill amend': 'mengubah tagihan',
  'payment post': 'mencatat pembayaran',
  'payment void': 'membatalkan pembayaran',
  'return post': 'mencatat retur',
}

/** The history of a document of purchasing and of what came of it. */
export function happenings(entries: readonly DocumentAct[], id: string): readonly Happening[] {
  return told(entries, { id, own: OWN, labels: purchaseLabels, icons: ICONS })
}
