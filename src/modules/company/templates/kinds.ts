import type { TemplateSize } from '#modules/company/templates/contract.ts'

/** A kind of paper whose look may be chosen, with what may be left out of it. */
export interface PaperKind {
  /** How the paper itself asks for it. */
  readonly id: string
  readonly name: string
  readonly title: string
  readonly english: string
  readonly facts: readonly string[]
  readonly columns: readonly string[]
  readonly parts: readonly string[]
  /** Places to sign, from left to right, as they are called. */
  readonly signers: readonly string[]
  readonly hasBank?: boolean
  readonly copies?: readonly string[]
  /** What it may be printed on, the usual one first; one kind of sheet when absent. */
  readonly sizes?: readonly TemplateSize[]
  /** A sheet of labels has no letterhead, no title and nobody who signs. */
  readonly isLabel?: true
}

const priced = ['No.', 'Diskon']

/** Every kind, in the order of trade. A test holds the words against the papers. */
export const paperKinds: readonly PaperKind[] = [
  {
    id: 'penawaran',
    name: 'Penawaran',
    title: 'PENAWARAN',
    english: 'QUOTATION',
    facts: ['Berlaku sampai', 'Termin', 'Uang muka', 'Retensi', 'Perihal'],
    columns: priced,
    parts: ['Terbilang'],
    signers: ['Disetujui oleh', 'Perusahaan'],
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
  },
  {
    id: 'permintaan',
    name: 'Permintaan pembelian',
    title: 'PERMINTAAN PEMBELIAN',
    english: 'PURCHASE REQUEST',
    facts: ['Dibutuhkan', 'Untuk', 'Peminta'],
    columns: ['No.', 'Kode', 'Keperluan'],
    parts: ['Catatan', 'Persetujuan'],
    signers: ['Peminta', 'Mengetahui', 'Menyetujui'],
  },
  {
    id: 'po',
    name: 'Pesanan pembelian (PO)',
    title: 'PESANAN PEMBELIAN',
    english: 'PURCHASE ORDER',
    facts: ['Perkiraan tiba', 'Termin', 'No. penawaran', 'No. permintaan'],
    columns: priced,
    parts: ['Terbilang', 'Syarat'],
    signers: ['Perusahaan', 'Disetujui supplier'],
  },
  {
    id: 'bukti terima',
    name: 'Bukti terima barang',
    title: 'BUKTI TERIMA BARANG',
    english: 'GOODS RECEIPT',
    facts: ['No. PO', 'Surat jalan supplier', 'No. polisi'],
    columns: ['No.', 'Kode', 'Alasan'],
    parts: ['Catatan'],
    signers: ['Pengirim', 'Penerima', 'Mengetahui'],
  },
  {
    id: 'retur',
    name: 'Retur pembelian',
    title: 'RETUR PEMBELIAN',
    english: 'PURCHASE RETURN',
    facts: ['No. PO', 'No. penerimaan', 'No. tagihan', 'Diminta'],
    columns: priced,
    parts: ['Terbilang', 'Alasan'],
    signers: ['Perusahaan', 'Supplier'],
  },
  {
    id: 'kas keluar',
    name: 'Bukti kas keluar',
    title: 'BUKTI KAS KELUAR',
    english: 'PAYMENT VOUCHER',
    facts: ['Dari', 'No. referensi'],
    columns: ['No. nota supplier', 'Tanggal'],
    parts: ['Terbilang'],
    signers: ['Dibuat', 'Disetujui', 'Penerima'],
  },
  {
    id: 'spk',
    name: 'SPK produksi',
    title: 'SPK PRODUKSI',
    english: 'WORK ORDER',
    facts: ['Tenggat', 'No. order', 'Target'],
    columns: ['No.', 'Kode', 'Dipakai'],
    parts: ['Catatan'],
    signers: ['Dibuat oleh', 'Kepala produksi', 'Gudang bahan'],
  },
  {
    id: 'transfer',
    name: 'Surat jalan antar gudang',
    title: 'SURAT JALAN ANTAR GUDANG',
    english: 'TRANSFER NOTE',
    facts: ['No. polisi', 'Sopir', 'Diminta oleh'],
    columns: ['No.', 'Kode', 'Diterima', 'Keterangan'],
    parts: ['Catatan'],
    signers: ['Gudang asal', 'Sopir', 'Gudang tujuan'],
    copies: ['Lembar 1 – Gudang tujuan', 'Lembar 2 – Gudang asal', 'Lembar 3 – Sopir'],
    sizes: ['a4', 'a5'],
  },
  {
    id: 'lembar opname',
    name: 'Lembar opname',
    title: 'LEMBAR OPNAME',
    english: 'COUNT SHEET',
    facts: ['Kategori', 'Rak'],
    columns: ['No.', 'Rak', 'Kode', 'Rusak'],
    parts: [],
    signers: ['Penghitung', 'Saksi', 'Penjaga gudang'],
  },
  {
    id: 'berita acara opname',
    name: 'Berita acara opname',
    title: 'BERITA ACARA OPNAME',
    english: 'COUNT REPORT',
    facts: ['Kategori', 'Rak'],
    columns: ['No.', 'Kode', 'Rusak'],
    parts: ['Catatan', 'Catatan penyetuju'],
    signers: ['Dihitung oleh', 'Penjaga gudang', 'Disetujui oleh'],
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
  },
  {
    id: 'kartu hutang',
    name: 'Kartu hutang supplier',
    title: 'KARTU HUTANG',
    english: 'SUPPLIER STATEMENT',
    facts: ['Saldo akhir'],
    columns: ['Keterangan'],
    parts: ['Umur hutang (Rp)'],
    signers: [],
  },
  {
    id: 'label',
    name: 'Label barang',
    title: 'LABEL',
    english: 'LABEL',
    facts: [],
    columns: [],
    parts: ['Nama perusahaan', 'Satuan dan rak'],
    signers: [],
    sizes: ['a4', 'roll'],
    isLabel: true,
  },
]

/** The kind by its id. */
export function paperKindOf(id: string): PaperKind | undefined {
  return paperKinds.find((kind) => kind.id === id)
}
