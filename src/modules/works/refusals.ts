import type { Facts } from '#ground/refusal.ts'

/** What works refuses, with the way out. */
export const worksRefusals = {
  'rab.no-lines': () => 'RAB ini belum berisi pekerjaan. Tulis paling sedikit satu baris dengan volume dan harga.',
  'rab.line-without-unit': (f: Facts) => `Baris ${f.line}: tulis satuan ${f.name}, misalnya m3 atau ls.`,
  'rab.draft-gone': () => 'Draf RAB ini sudah dihapus atau disetujui orang lain. Muat ulang halaman ini.',
  'rab.not-draft': (f: Facts) => `Revisi ${f.revision} bukan draf lagi. Buat revisi baru untuk mengubahnya.`,
  'rab.own-approval': (f: Facts) => `Anda ikut menulis revisi ${f.revision}, jadi orang lain yang harus menyetujuinya.`,
  'rab.no-heads': () =>
    'Judul kolom RAB tidak ditemukan. Beri judul Uraian, Volume, Satuan, dan Harga satuan dalam 25 baris pertama.',
  'rab.too-many-rows': (f: Facts) => `Paling banyak ${f.most} baris dalam satu RAB. Bagi berkasnya.`,
}
