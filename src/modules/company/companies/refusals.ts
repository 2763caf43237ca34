import { dayFormat } from '#ground/day-format.ts'
import { day } from '#ground/day.ts'
import type { Facts } from '#ground/refusal.ts'

/** What companies refuses, with the way out. */
export const companiesRefusals = {
  'company.bad-code': () => 'Kode terdiri dari 2 sampai 8 huruf besar atau angka, tanpa spasi.',
  'company.code-fixed': (f: Facts) => `Kode ${f.code} sudah tercetak di nomor dokumen dan tidak bisa diubah lagi.`,
  'company.closed': (f: Facts) =>
    `${f.name} sudah nonaktif: isinya hanya bisa dibaca. Aktifkan lagi di menu Perusahaan (/perusahaan), atau pindah ke perusahaan lain.`,
  'company.default': (f: Facts) => `${f.name} adalah perusahaan bawaan. Jadikan perusahaan lain bawaan dulu.`,
  'company.kept': (f: Facts) => `${f.name} punya pembukuan sendiri, jadi tidak bisa dihapus. Nonaktifkan saja.`,
  'company.own-scope': () => 'Akses Anda terbatas pada perusahaan tertentu. Minta pemilik menambahkan perusahaan baru.',
  'company.sbu-ends-early': () => 'Masa berlaku SBU berakhir sebelum mulai. Periksa kedua tanggalnya.',
  'company.inactive-default': (f: Facts) => `${f.name} sudah nonaktif. Aktifkan dulu untuk menjadikannya bawaan.`,
  'term.taken': (f: Facts) => `Termin ${f.name} sudah ada. Pilih dari daftar.`,
  'tax.name': (f: Facts) => `Nama ini dicetak di dokumen, tetapi persennya bukan ${f.rate}. Samakan dengan tarifnya.`,
  'tax.past': () => 'Tarif baru mulai paling cepat besok: yang sudah berlaku tidak diubah.',
  'tax.overlap': (f: Facts) =>
    `${f.name} sudah ditetapkan mulai ${dayFormat(day(String(f.from)), 'short')}. Pilih tanggal sesudahnya, atau tarik dulu yang itu.`,
  'tax.base': () => 'Bagian yang dikenai pajak tidak bisa lebih dari harganya. Tulis misalnya 11 per 12.',
  'tax.begun': (f: Facts) =>
    `${f.name} sudah berlaku dan mungkin sudah dipakai dokumen. Tambahkan tarif baru mulai tanggal berikutnya.`,
  'tax.no-rate': (f: Facts) =>
    `Tarif ${f.code} tidak berlaku pada tanggal ini. Periksa tanggal dokumen atau tarif pajak.`,
}
