/** The sentences of example data. */
export const demoRefusals = {
  'demo.exists': () => 'Data contoh sudah ada. Hapus dulu kalau ingin mengisi ulang.',
  'demo.no-company': () => 'Buat perusahaan Anda dulu; data contoh berdiri di sampingnya.',
  'demo.none': () => 'Tidak ada data contoh untuk dihapus.',
  'demo.filling': () => 'Data contoh masih diisi. Tunggu sampai selesai, lalu hapus.',
}
