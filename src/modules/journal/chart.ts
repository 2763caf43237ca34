/** An account of the starting chart (SAK EMKM and EP alike). A header only groups; nothing is posted to it. */
export interface ChartRow {
  readonly code: string
  readonly name: string
  readonly normal: 'debit' | 'credit' | 'header'
}

type Row = readonly [code: string, name: string, normal: ChartRow['normal']]

const rows: readonly Row[] = [
  ['1-0000', 'ASET', 'header'],
  ['1-1000', 'Aset Lancar', 'header'],
  ['1-1100', 'Kas', 'debit'],
  ['1-1110', 'Kas Kecil Proyek', 'debit'],
  ['1-1200', 'Bank', 'debit'],
  ['1-1300', 'Piutang Usaha', 'debit'],
  ['1-1310', 'Piutang Retensi', 'debit'],
  ['1-1320', 'Tagihan Bruto kepada Pemberi Kerja (aset kontrak)', 'debit'],
  ['1-1390', 'Cadangan Kerugian Piutang', 'credit'],
  ['1-1400', 'Piutang Karyawan / Kasbon', 'debit'],
  ['1-1410', 'Uang Muka Subkontraktor & Pemasok', 'debit'],
  ['1-1500', 'Persediaan Bahan Baku/Material', 'debit'],
  ['1-1510', 'Persediaan Barang dalam Proses', 'debit'],
  ['1-1520', 'Persediaan Barang Jadi', 'debit'],
  ['1-1600', 'PPN Masukan', 'debit'],
  ['1-1610', 'PPh 22 Dibayar di Muka', 'debit'],
  ['1-1620', 'PPh 23 Dibayar di Muka', 'debit'],
  ['1-1630', 'PPh 25 Dibayar di Muka', 'debit'],
  ['1-1700', 'Biaya Dibayar di Muka', 'debit'],
  ['1-2000', 'Aset Tetap', 'header'],
  ['1-2100', 'Tanah', 'debit'],
  ['1-2200', 'Bangunan', 'debit'],
  ['1-2210', 'Akum. Penyusutan Bangunan', 'credit'],
  ['1-2300', 'Kendaraan', 'debit'],
  ['1-2310', 'Akum. Penyusutan Kendaraan', 'credit'],
  ['1-2400', 'Mesin & Alat Kerja', 'debit'],
  ['1-2410', 'Akum. Penyusutan Mesin & Alat', 'credit'],
  ['1-2500', 'Inventaris Kantor', 'debit'],
  ['1-2510', 'Akum. Penyusutan Inventaris', 'credit'],
  ['2-0000', 'LIABILITAS', 'header'],
  ['2-1100', 'Utang Usaha', 'credit'],
  ['2-1110', 'Barang Diterima Belum Difaktur (GRNI)', 'credit'],
  ['2-1120', 'Utang Retensi Subkontraktor', 'credit'],
  ['2-1200', 'Uang Muka Pelanggan (liabilitas kontrak)', 'credit'],
  ['2-1300', 'Utang Gaji & Upah', 'credit'],
  ['2-1310', 'Utang THR & Bonus', 'credit'],
  ['2-1400', 'PPN Keluaran', 'credit'],
  ['2-1410', 'Utang PPN', 'credit'],
  ['2-1500', 'Utang PPh 21', 'credit'],
  ['2-1510', 'Utang PPh 23', 'credit'],
  ['2-1520', 'Utang PPh Final 4(2)', 'credit'],
  ['2-1530', 'Utang PPh Badan (29)', 'credit'],
  ['2-1600', 'Utang BPJS Kesehatan', 'credit'],
  ['2-1610', 'Utang BPJS Ketenagakerjaan', 'credit'],
  ['2-1700', 'Biaya yang Masih Harus Dibayar', 'credit'],
  ['2-2100', 'Utang Bank Jangka Panjang', 'credit'],
  ['3-1000', 'Modal Disetor', 'credit'],
  ['3-2000', 'Saldo Laba', 'credit'],
  ['3-3000', 'Laba Tahun Berjalan', 'credit'],
  ['3-4000', 'Prive / Dividen', 'debit'],
  ['4-1000', 'Pendapatan Jasa Konstruksi', 'credit'],
  ['4-2000', 'Penjualan Barang/Produksi', 'credit'],
  ['4-3000', 'Retur & Potongan Penjualan', 'debit'],
  ['5-1000', 'Biaya Proyek - Material', 'debit'],
  ['5-2000', 'Biaya Proyek - Upah Harian', 'debit'],
  ['5-2100', 'Biaya Proyek - Upah Borongan', 'debit'],
  ['5-3000', 'Biaya Proyek - Subkontraktor', 'debit'],
  ['5-4000', 'Biaya Proyek - Alat & Sewa', 'debit'],
  ['5-5000', 'Biaya Proyek - Overhead Lapangan & BPJS Jakon', 'debit'],
  ['5-6000', 'Harga Pokok Penjualan', 'debit'],
  ['6-1000', 'Beban Gaji & Tunjangan', 'debit'],
  ['6-1100', 'Beban BPJS Perusahaan', 'debit'],
  ['6-1200', 'Beban THR & Bonus', 'debit'],
  ['6-1300', 'Beban Tunjangan PPh 21', 'debit'],
  ['6-2000', 'Beban Kantor & Umum', 'debit'],
  ['6-3000', 'Beban Penyusutan', 'debit'],
  ['6-4000', 'Beban Pemasaran', 'debit'],
  ['7-1000', 'Pendapatan Lain-lain', 'credit'],
  ['7-2000', 'Beban Lain-lain (bunga, administrasi bank)', 'debit'],
  ['7-2900', 'Selisih Pembulatan', 'debit'],
  ['8-1000', 'Beban PPh Final Jasa Konstruksi', 'debit'],
  ['8-2000', 'Beban PPh Badan', 'debit'],
]

/** The chart every new company begins with. */
export const startingChart: readonly ChartRow[] = rows.map(([code, name, normal]) => ({ code, name, normal }))

/** Accounts that departments opened later brought with them. */
export const laterChart: readonly ChartRow[] = [
  { code: '1-1330', name: 'Piutang PPN Dipungut Pelanggan', normal: 'debit' },
  { code: '2-1540', name: 'Utang PPh 22', normal: 'credit' },
  { code: '6-2100', name: 'Beban Kerugian Piutang', normal: 'debit' },
]
