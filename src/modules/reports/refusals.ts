import type { Facts } from '#ground/refusal.ts'

/** The sentences of what reports refuse. */
export const reportRefusals = {
  'report.narrowed': () =>
    'Laporan seluruh perusahaan hanya untuk yang melihat semua datanya. Pilih salah satu proyek Anda, atau minta laporannya ke bagian keuangan.',
  'report.costs-hidden': () =>
    'Laporan ini memuat biaya yang dibayar. Minta izin melihat biaya, atau pilih laporan lain.',
  'report.not-by-project': () =>
    'Per proyek dihitung akrual dan untuk semua proyek. Pilih akrual dan kosongkan proyeknya, atau pilih per bulan.',
  'subledger.wages': () => 'Kasbon per orang hanya untuk yang melihat gaji. Pilih akun lain.',
  'bpu.no-npwp': () => 'NPWP perusahaan belum diisi. Isi dulu di halaman Perusahaan.',
  'bpu.nothing': (f: Facts) => `Tidak ada ${f.tax} yang dipotong di ${f.month}.`,
  'bpu.no-object': (f: Facts) => `Kode objek pajak belum diisi: ${f.names}. Isi dulu di daftar bukti potong bulan ini.`,
  'bpu.no-tax-number': (f: Facts) => `NPWP atau NIK belum diisi: ${f.names}. Lengkapi dulu di halaman supplier.`,
  'bpu.other-rate': (f: Facts) =>
    `Tarif atau jumlah PPh final ini tidak sesuai aturannya: ${f.names}. Buat bukti potongnya langsung di Coretax.`,
  'report.ends-before': () => 'Tanggal akhir sebelum tanggal awal. Tukar keduanya.',
  'report.too-long': (f: Facts) => `Lebih dari ${f.most} baris. Pilih periode yang lebih pendek.`,
  'report.no-account': () => 'Akun ini tidak ada di daftar akun perusahaan. Pilih yang lain.',
}
