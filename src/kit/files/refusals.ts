import type { Facts } from '#ground/refusal.ts'

/** Why a file is not taken. */
export const fileRefusals = {
  'file.missing': () => 'Pilih satu berkas.',
  'file.empty': () => 'Berkas ini kosong. Pilih berkas lain.',
  'file.too-large': (f: Facts) => `Berkas paling besar ${f.most} MB. Kecilkan dulu, atau pilih berkas lain.`,
  'file.too-many': (f: Facts) => `Paling banyak ${f.most} lampiran untuk satu data. Hapus yang tidak perlu dulu.`,
  'file.unknown-type': () => 'Jenis berkas ini tidak diterima. Pakai PNG, JPG, WEBP, atau PDF.',
  'file.no-picture': () => 'Berkas ini bukan gambar yang diterima. Pakai PNG, JPG, atau WEBP.',
  'file.unreadable': () => 'Gambar ini rusak atau terlalu besar ukurannya. Simpan ulang, lalu coba lagi.',
  'file.pdf-locked': () => 'PDF ini memakai kata sandi. Simpan ulang tanpa kata sandi, lalu coba lagi.',
  'file.pdf-acts': () =>
    'PDF ini berisi perintah atau berkas lain di dalamnya. Cetak ulang ke PDF biasa, lalu coba lagi.',
  'file.pdf-unreadable': () => 'PDF ini rusak atau tidak bisa diperiksa. Cetak ulang ke PDF biasa, lalu coba lagi.',
  'file.stays': (f: Facts) =>
    `${f.name} termasuk bukti sebuah tindakan, jadi tetap tersimpan. Tambahkan berkas lain sebagai lampiran.`,
  'file.gone': () => 'Ada berkas yang sudah tidak tersimpan. Unggah lagi, lalu simpan.',
}
