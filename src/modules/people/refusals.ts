import type { Facts } from '#ground/refusal.ts'

/** What people refuses, with the way out. */
export const peopleRefusals = {
  'person.nik-of-another': (f: Facts) =>
    `NIK ini milik ${f.name}. Periksa lagi angkanya; bila orangnya sama, tulis namanya persis seperti itu.`,
  'person.has-role': (f: Facts) =>
    `${f.name} dengan NIK ini sudah terdaftar di daftar ini, mungkin di arsip. Ubah datanya di sana.`,
  'person.minor': () => 'Umurnya di bawah 18 tahun: belum boleh dipekerjakan. Periksa tanggal lahirnya.',
  'employee.account-unknown': () => 'Akun ini tidak bekerja di perusahaan ini. Pilih akun lain, atau kosongkan.',
  'employee.leaves-early': () => 'Hari terakhir tidak boleh sebelum tanggal masuk.',
  'contract.ends-early': () => 'Tanggal ini tidak boleh sebelum kontraknya mulai.',
  'contract.no-end': () => 'Kontrak (PKWT) perlu tanggal akhir.',
  'contract.no-trial': () => 'Masa percobaan hanya boleh untuk karyawan tetap (PKWTT). Kosongkan tanggalnya.',
  'assignment.nothing': () => 'Isi bagian waktunya untuk proyek ini, misalnya 50%.',
  'assignment.ends-early': () => 'Penugasan tidak boleh berakhir sebelum mulai.',
  'assignment.too-much': (f: Facts) =>
    `Pada ${f.on} penugasannya menjadi ${f.sum}, padahal paling banyak 100%. Kurangi bagiannya, atau akhiri yang lain lebih dulu.`,
  'worker.not-foreman': () => 'Pilih orang yang ditandai mandor.',
  'leaving.stays': () => 'Hari terakhirnya belum diisi. Isi dulu di Ubah karyawan.',
  'leaving.no-reason': () => 'Tulis alasannya, supaya jelas mengapa tidak dikerjakan.',
  'paper.no-contract': () => 'Belum ada kontrak PKWT atau PKWTT. Tambahkan di Ubah karyawan, lalu cetak lagi.',
  'paper.no-pay': () => 'Gaji pokoknya belum diisi, padahal perjanjian harus menyebut upah. Isi gajinya dulu.',
  'paper.no-start': () => 'Tanggal masuknya belum diisi. Isi dulu di Ubah karyawan.',
  'paper.no-workers': (f: Facts) =>
    `Belum ada pekerja yang proyeknya ${f.project}. Isi proyek di data pekerja, lalu cetak lagi.`,
  'pay.same-day': (f: Facts) =>
    `Sudah ada upah atau gaji yang berlaku mulai ${f.on}. Hapus dulu yang itu bila belum dipakai, atau pilih tanggal lain.`,
  'pay.used': () =>
    'Upah atau gaji ini sudah dipakai menghitung, jadi tidak bisa dihapus. Tambahkan yang baru mulai tanggal lain.',
}
