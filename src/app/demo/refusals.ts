import type { Facts } from '#ground/refusal.ts'

/** The sentences of example data. */
export const demoRefusals = {
  'demo.exists': () => 'Data contoh sudah ada. Hapus dulu kalau ingin mengisi ulang.',
  'demo.no-company': () => 'Buat perusahaan Anda dulu; data contoh berdiri di sampingnya.',
  'demo.none': () => 'Tidak ada data contoh untuk dihapus.',
  'demo.own-work': (facts: Facts) =>
    `Di perusahaan contoh ada ${String(facts['own'])} data yang dibuat orang, bukan contoh. Pastikan tidak diperlukan lagi, lalu hapus semuanya.`,
  'demo.filling': () => 'Data contoh masih diisi. Tunggu sampai selesai, lalu hapus.',
}
