import type { PrintedKind } from '#kit/paper/kinds.ts'
import { acknowledgementPaper } from './acknowledgement.ts'
import { deliveryNotePaper } from './delivery-note.ts'
import * as sold from './examples.ts'
import { invoicePaper } from './invoice.ts'
import { quotationPaper } from './quotation.ts'
import { receiptPaper } from './receipt.ts'
import { reminderPaper } from './reminder.ts'
import { returnNotePaper } from './return-note.ts'
import { statementPaper } from './statement.ts'

const priced = ['No.', 'Diskon']

/** Papers of sales whose look a company may choose, with an example of each. A test of the house holds the words against the papers. */
export const salesPapers: readonly PrintedKind[] = [
  {
    id: 'penawaran',
    name: 'Penawaran',
    title: 'PENAWARAN',
    english: 'QUOTATION',
    facts: ['Berlaku sampai', 'Termin', 'Uang muka', 'Retensi', 'Perihal'],
    columns: priced,
    parts: ['Terbilang'],
    signers: ['Disetujui oleh', 'Perusahaan'],
    example: (basis) => quotationPaper({ ...sold.aQuotation(), ...basis }),
  },
  {
    id: 'konfirmasi order',
    name: 'Konfirmasi order',
    title: 'KONFIRMASI ORDER',
    english: 'ORDER CONFIRMATION',
    facts: ['No. PO', 'Tenggat kirim', 'Termin', 'Uang muka', 'Retensi'],
    columns: priced,
    parts: ['Terbilang'],
    signers: ['Disetujui oleh', 'Perusahaan'],
    example: (basis) =>
      quotationPaper({
        ...sold.aQuotation(),
        ...basis,
        isBinding: true,
        customerPo: 'PO/SA/2026/118',
        promisedDate: '2026-12-01',
      }),
  },
  {
    id: 'surat jalan',
    name: 'Surat jalan',
    title: 'SURAT JALAN',
    english: 'DELIVERY NOTE',
    facts: ['No. order', 'No. PO', 'No. polisi', 'Sopir'],
    columns: ['No.', 'Kode', 'Keterangan'],
    parts: ['Catatan'],
    signers: ['Pengirim', 'Sopir', 'Penerima'],
    copies: ['Lembar 1 – Penerima', 'Lembar 2 – Arsip', 'Lembar 3 – Sopir'],
    sizes: ['a4', 'a5', 'continuous'],
    example: (basis) => deliveryNotePaper({ ...sold.aDeliveryNote(5, basis.letterhead.dress?.size ?? 'A4'), ...basis }),
  },
  {
    id: 'invoice',
    name: 'Invoice',
    title: 'INVOICE',
    english: 'INVOICE',
    facts: ['Jatuh tempo', 'No. PO', 'Faktur pajak'],
    columns: priced,
    parts: ['Terbilang', 'Pembayaran', 'Catatan'],
    signers: ['Perusahaan'],
    hasBank: true,
    example: (basis) => invoicePaper({ ...sold.anInvoice(), ...basis }),
  },
  {
    id: 'tanda terima',
    name: 'Tanda terima invoice',
    title: 'TANDA TERIMA',
    english: 'ACKNOWLEDGEMENT',
    facts: ['No. order'],
    columns: ['No.'],
    parts: [],
    signers: ['Yang menyerahkan', 'Yang menerima'],
    example: (basis) => acknowledgementPaper({ ...sold.anAcknowledgement(), ...basis }),
  },
  {
    id: 'kwitansi',
    name: 'Kwitansi',
    title: 'KWITANSI',
    english: 'RECEIPT',
    facts: ['Cara bayar'],
    columns: [],
    parts: [],
    signers: ['Perusahaan'],
    example: (basis) => receiptPaper({ ...sold.aReceipt(), ...basis }),
  },
  {
    id: 'nota retur',
    name: 'Nota retur',
    title: 'NOTA RETUR',
    english: 'CREDIT NOTE',
    facts: ['Atas invoice', 'Atas faktur pajak'],
    columns: priced,
    parts: ['Terbilang', 'Alasan'],
    signers: ['Yang mengembalikan', 'Perusahaan'],
    example: (basis) => returnNotePaper({ ...sold.aReturnNote(), ...basis }),
  },
  {
    id: 'rekening koran',
    name: 'Rekening koran pelanggan',
    title: 'REKENING KORAN',
    english: 'STATEMENT OF ACCOUNT',
    facts: ['Saldo akhir'],
    columns: ['Keterangan'],
    parts: ['Pembayaran', 'Umur piutang (Rp)'],
    signers: [],
    hasBank: true,
    example: (basis) => statementPaper({ ...sold.aStatement(), ...basis }),
  },
  {
    id: 'surat tagihan',
    name: 'Surat tagihan pelanggan',
    title: 'SURAT TAGIHAN',
    english: 'PAYMENT REMINDER',
    facts: ['Jumlah tagihan'],
    columns: ['No.', 'Tanggal'],
    parts: ['Terbilang', 'Pembayaran'],
    signers: ['Perusahaan'],
    hasBank: true,
    example: (basis) => reminderPaper({ ...sold.aReminder(), ...basis }),
  },
]
