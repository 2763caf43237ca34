import type { Facts } from '#ground/refusal.ts'

/** What projects refuses, with the way out. */
export const projectRefusals = {
  'project.wrong-step': (f: Facts) =>
    `${f.name} sekarang ${f.from}, jadi tidak bisa langsung menjadi ${f.to}. Langkah berikutnya: ${f.next}.`,
  'project.still-hangs': (f: Facts) =>
    `${f.name} masih punya ${f.count} hal yang belum beres, misalnya: ${f.first}. Selesaikan dulu, lalu tutup proyeknya.`,
  'project.waive-reason': (f: Facts) => `${f.first}. Tulis alasannya bila proyek tetap ditutup.`,
  'project.no-dates': (f: Facts) => `${f.name} belum punya tanggal mulai dan selesai. Isi dulu di Ubah proyek.`,
  'project.reason-needed': (f: Facts) => `Tulis mengapa proyek ini menjadi ${f.to}.`,
  'project.ends-early': () => 'Tanggal selesai tidak boleh sebelum tanggal mulai.',
  'project.half-point': () => 'Titik peta terdiri dari lintang dan bujur. Isi keduanya, atau kosongkan keduanya.',
  'project.unknown': () => 'Proyek ini tidak ada di perusahaan ini. Pilih dari daftar.',
  'project.closed': (f: Facts) =>
    `${f.name} sudah ${f.status}, jadi tidak menerima biaya lagi. Pilih proyek lain, atau buka lagi proyeknya.`,
  'project.member-unknown': () => 'Akun ini tidak bekerja di perusahaan ini. Pilih akun lain, atau tulis namanya saja.',
  'work-item.unknown': () => 'Pekerjaan ini bukan bagian dari proyek yang dipilih. Pilih dari daftar pekerjaannya.',
  'work-item.without-project': () => 'Pilih proyeknya dulu, lalu pekerjaannya.',
  'work-item.is-group': (f: Facts) => `${f.name} adalah kelompok. Pilih pekerjaan di dalamnya.`,
  'work-item.code-taken': (f: Facts) => `Kode ${f.code} sudah dipakai ${f.name} di proyek ini. Tulis kode lain.`,
  'work-item.has-children': (f: Facts) =>
    `${f.name} masih berisi ${f.count} pekerjaan. Pindahkan atau hapus isinya dulu.`,
  'work-item.in-itself': () => 'Sebuah pekerjaan tidak bisa dipindah ke dalam dirinya sendiri. Pilih kelompok lain.',
  'work-item.too-deep': () => 'Kelompok pekerjaan paling dalam delapan tingkat. Pilih kelompok yang lebih atas.',
  'work-item.used': (f: Facts) =>
    `${f.name} sudah dipakai di pembukuan, jadi kodenya tetap. Arsipkan saja bila tidak dipakai lagi.`,
  'work-item.archived': (f: Facts) => `${f.name} ada di arsip. Pulihkan dulu, atau pilih pekerjaan lain.`,
}
