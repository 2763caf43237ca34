import type { Facts } from '#ground/refusal.ts'

/** Why a file is not taken. */
export const fileRefusals = {
  'file.missing': () => 'Pilih satu berkas.',
  'file.empty': () => 'Berkas ini kosong. Pilih berkas lain.',
  'file.too-large': (f: Facts) => `Berkas paling besar ${f.most} MB. Kecilkan dulu, atau pilih berkas lain.`,
  'file.unknown-type': () => 'Jenis berkas ini tidak diterima. Pakai PNG, JPG, WEBP, atau PDF.',
  'file.no-picture': () => 'Berkas ini bukan gambar yang diterima. Pakai PNG, JPG, atau WEBP.',
  'file.unreadable': () => 'Gambar ini rusak atau terlalu besar ukurannya. Simpan ulang, lalu coba lagi.',
}
