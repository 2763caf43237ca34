import type { Facts } from '#ground/refusal.ts'

/** The sentences of bringing files in. */
export const importRefusals = {
  'import.no-file': () => 'Pilih satu berkas XLSX atau CSV, atau tempel baris dari Excel.',
  'import.empty': () => 'Berkas ini tidak berisi baris. Isi judul kolom di baris pertama dan data di bawahnya.',
  'import.not-a-table': () =>
    'Berkas ini bukan XLSX atau CSV yang bisa dibaca. Simpan ulang dari Excel, lalu coba lagi.',
  'import.old-excel': () => 'Ini berkas Excel lama (.xls). Buka di Excel, Simpan Sebagai .xlsx, lalu unggah lagi.',
  'import.too-large': () => 'Isi berkas ini terlalu besar untuk dibaca. Bagi menjadi beberapa berkas, lalu coba lagi.',
  'import.too-many-rows': () => 'Satu berkas paling banyak 50.000 baris. Bagi menjadi beberapa berkas, lalu coba lagi.',
  'import.busy': () => 'Berkas ini sedang dikerjakan. Tunggu sampai selesai.',
  'import.not-ready': () => 'Berkas ini belum diperiksa, atau sudah diimpor. Buka lagi dari daftar impor.',
  'import.no-head': ({ columns }: Facts) =>
    `Kolom wajib belum dipasangkan: ${columns}. Pilih kolomnya, atau isi satu nilai untuk semua baris.`,
  'import.no-update': () =>
    'Perlu hak mengubah untuk memperbarui data yang sudah ada. Pilih lewati, atau minta hak kepada pemilik.',
  'import.has-errors': ({ rows }: Facts) =>
    `Masih ada ${rows} baris yang salah. Perbaiki dulu, atau impor yang benar saja.`,
  'import.nothing': () => 'Tidak ada baris yang bisa diimpor. Perbaiki baris yang salah dulu.',
  'import.too-late': () =>
    'Impor hanya bisa diurungkan dalam 24 jam. Hapus, arsipkan, atau batalkan datanya dari daftarnya.',
  'import.not-done': () => 'Impor ini belum selesai, atau sudah diurungkan.',
  'import.not-undone': () => 'Hanya impor yang sudah diurungkan yang bisa diimpor lagi.',
  'import.changed-since': () => 'Sudah diubah sesudah impor, jadi dibiarkan. Ubah atau arsipkan sendiri bila perlu.',
  'import.came-in': () => 'Berkas yang sudah diimpor tetap disimpan. Urungkan impornya dulu bila ingin datanya hilang.',
  'import.too-many-runs': () =>
    'Terlalu banyak berkas yang belum selesai. Buang beberapa dari daftar impor, lalu coba lagi.',
}
