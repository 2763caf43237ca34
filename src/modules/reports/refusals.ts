/** The sentences of what reports refuse. */
export const reportRefusals = {
  'report.narrowed': () =>
    'Laporan seluruh perusahaan hanya untuk yang melihat semua datanya. Pilih salah satu proyek Anda, atau minta laporannya ke bagian keuangan.',
  'report.costs-hidden': () =>
    'Laba rugi dasar kas memuat biaya yang dibayar. Minta izin melihat biaya, atau pilih Akrual.',
  'report.ends-before': () => 'Tanggal akhir sebelum tanggal awal. Tukar keduanya.',
  'report.no-account': () => 'Akun ini tidak ada di daftar akun perusahaan. Pilih yang lain.',
}
