import { money } from '#ground/money.ts'
import { rupiah } from '#ground/format.ts'
import type { Facts } from '#ground/refusal.ts'

/** The sentences of what the journal refuses. */
export const journalRefusals = {
  'cash.none': () => 'Belum ada kas atau rekening. Tambahkan di pengaturan perusahaan.',
  'cash.short': (f: Facts) =>
    `Isi ${f.name} kurang ${rupiah(money(f.short ?? 0))} untuk ini. Isi dulu kasnya, bayar dari kas lain, atau izinkan di bawah nol di Laporan Keuangan, Kas kecil, Aturan kas.`,
  'cash.short-now': (f: Facts) =>
    `${f.name} sekarang ${rupiah(money(f.short ?? 0))} di bawah nol. Isi dulu sampai nol, baru dilarang.`,
  'cash.not-bank': (f: Facts) => `${f.name} adalah kas tunai, bukan bank. Pilih akun bank, atau buat yang baru.`,
  'cash.tied': (f: Facts) => `${f.name} sudah dipakai rekening lain. Pilih akun lain, atau buat yang baru.`,
  'giro.method': () => 'Nomor giro hanya untuk cara bayar giro atau cek. Ubah cara bayarnya, atau kosongkan.',
  'giro.fee': () => 'Biaya bank belum dipotong waktu giro diterima atau diberikan. Catat biayanya waktu giro cair.',
  'giro.cleared': (f: Facts) =>
    `Giro ${f.number} sudah cair. Batalkan dulu pencairannya di Laporan Keuangan, bagian Giro.`,
  'giro.not-open': (f: Facts) => `Giro ${f.number} sudah tidak menunggu. Muat ulang untuk melihat yang terbaru.`,
  'giro.not-cleared': (f: Facts) => `Giro ${f.number} belum cair, jadi tidak ada pencairan yang dibatalkan.`,
  'giro.bank': () => 'Tulis bank penerbit gironya.',
  'giro.of-bank': () => 'Giro dibayar dari rekening bank. Pilih banknya.',
  'giro.nothing': () => 'Giro tidak bisa Rp0. Tulis jumlahnya.',
  'giro.before': (f: Facts) => `Giro ${f.number} belum ada pada tanggal itu. Pilih tanggal sesudah giro diterima.`,
  'journal.unbalanced': (f: Facts) =>
    f.debit === undefined
      ? 'Debit dan kredit jurnal tidak sama. Periksa kembali barisnya.'
      : `Debit ${rupiah(money(f.debit))} dan kredit ${rupiah(money(f.credit ?? 0))} tidak sama. Periksa kembali barisnya.`,
  'journal.no-account': (f: Facts) =>
    `Ada akun yang tidak bisa dipakai (${f.accounts}). Lengkapi daftar akun perusahaan ini, lalu coba lagi.`,
  'opening.future': () => 'Saldo awal tidak bisa bertanggal besok atau nanti. Pilih hari pembukuan dimulai.',
  'opening.twice': (f: Facts) =>
    `Akun ${f.accounts} sudah punya saldo awal. Batalkan jurnal saldo awalnya dulu, lalu isi lagi.`,
  'opening.taken-back': () => 'Jurnal saldo awal ini sudah dibatalkan.',
  'period.not-past': () => 'Kunci hanya sampai hari yang sudah lewat. Pilih tanggal sebelum hari ini.',
  'period.year-closed': (f: Facts) =>
    `Tahun ${f.year} sudah ditutup. Buka dulu tahunnya di Laporan Keuangan, bagian Tutup buku.`,
  'closing.not-over': (f: Facts) => `Tahun ${f.year} belum selesai. Tutup sesudah hari terakhir tahun buku lewat.`,
  'closing.closed-before': (f: Facts) => `Buku sudah ditutup sampai tahun ${f.last}. Pilih tahun sesudahnya.`,
  'closing.later-first': (f: Facts) => `Buka dulu tahun ${f.last}, yang ditutup terakhir.`,
  'closing.taken-back': (f: Facts) => `Tahun ${f.year} sudah dibuka lagi. Muat ulang untuk melihat yang terbaru.`,
  'chart.cash': () => 'Kode 1-11xx dan 1-12xx milik kas dan bank. Tambahkan rekeningnya di Pengaturan.',
  'chart.taken': (f: Facts) => `Kode ${f.code} sudah dipakai. Pilih kode lain.`,
  'chart.in-use': (f: Facts) =>
    `Akun ${f.code} dipakai dokumen atau kas, jadi tidak bisa diarsipkan. Ubah namanya saja.`,
  'chart.not-empty': (f: Facts) =>
    `Akun ${f.code} masih bersaldo. Pindahkan saldonya lewat jurnal umum, lalu arsipkan.`,
}
