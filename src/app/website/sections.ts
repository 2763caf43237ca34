/** The sections of /pengaturan-website, as its page lists them and Ctrl+K finds them. */
export const websiteSections = [
  { id: 'identitas', title: 'Identitas', about: 'Nama, logo, warna, teks halaman masuk' },
  { id: 'bawaan', title: 'Bawaan', about: 'Perusahaan, gudang, cara menulis PPN' },
  { id: 'rekening', title: 'Rekening bank', about: 'Rekening perusahaan dan akun kasnya' },
  { id: 'masuk', title: 'Masuk & pendaftaran', about: 'Kode OTP, sesi, pendaftaran' },
  { id: 'penomoran', title: 'Penomoran', about: 'Format nomor setiap dokumen' },
  { id: 'pajak', title: 'Pajak', about: 'PPN dan PPh, berlaku sejak tanggal', isWide: true },
  { id: 'dokumen', title: 'Dokumen', about: 'Kop, kolom, ketentuan, tanda tangan', isWide: true },
  { id: 'satuan', title: 'Satuan & kategori', about: 'Ganti nama, gabung, arsipkan' },
  { id: 'penjualan', title: 'Penjualan', about: 'Termin, kredit, toleransi' },
  { id: 'pembelian', title: 'Pembelian', about: 'Termin dan toleransi' },
  { id: 'gudang', title: 'Gudang & stok', about: 'Tanggal mundur' },
  { id: 'persetujuan', title: 'Persetujuan', about: 'Mulai jumlah berapa, oleh siapa, berapa orang' },
  { id: 'periode', title: 'Kunci periode', about: 'Tutup buku per bagian', right: 'view laporan-keuangan' },
  { id: 'buku', title: 'Pemeriksaan buku', about: 'Apakah semua angka cocok' },
  { id: 'surel', title: 'Email', about: 'Server, pengirim, surat pengantar' },
  { id: 'ekspor', title: 'Ekspor data', about: 'Semua data dalam satu berkas' },
  { id: 'sampah', title: 'Sampah', about: 'Yang dihapus atau diarsipkan, bisa dipulihkan', isWide: true },
] as const satisfies readonly WebsiteSection[]

interface WebsiteSection {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly isWide?: boolean
  /** Beside that of the page. */
  readonly right?: string
}

export type WebsiteSectionId = (typeof websiteSections)[number]['id']
