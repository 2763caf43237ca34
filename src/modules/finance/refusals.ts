import { day } from '#ground/day.ts'
import { dayFormat, rupiah } from '#ground/format.ts'
import type { Facts } from '#ground/refusal.ts'

/** The sentences of what finance refuses. */
export const financeRefusals = {
  'cash-entry.no-lines': () => 'Tulis untuk apa uangnya: paling sedikit satu baris dengan kategori dan jumlah.',
  'cash-entry.no-account': () => 'Kategori ini tidak ada lagi. Pilih yang lain.',
  'cash-entry.elsewhere': (f: Facts) => `Akun ${f.account} adalah ${f.where}`,
  'cash-entry.no-target': () => 'Pilih kas atau bank tujuannya.',
  'cash-entry.same-account': () => 'Asal dan tujuan sama. Pilih kas atau bank lain sebagai tujuan.',
  'cash-entry.no-amount': () => 'Tulis jumlah yang dipindahkan.',
  'cash-entry.arrives-before': () => 'Uang tidak bisa sampai sebelum dikirim. Pakai tanggal yang sama atau sesudahnya.',
  'cash-entry.twin': (f: Facts) =>
    `${rupiah(String(f.amount))} tanggal ${dayFormat(day(String(f.on)), 'short')} dari kas atau bank yang sama ` +
    `sudah dicatat (${f.number}${f.about ? `: ${f.about}` : ''}). Apakah ini transaksi lain?`,
  'site-float.holder': (f: Facts) =>
    `Orang ini tidak bisa mencatat biaya di proyek ${f.project}. Pilih yang lain, atau beri haknya dulu.`,
  'site-float.less': (f: Facts) =>
    BigInt(f.left as bigint) > 0n
      ? `Sisa kas lapangan ini ${rupiah(String(f.left))}. Kembalikan paling banyak sejumlah itu.`
      : 'Kas lapangan ini tidak bersisa, jadi tidak ada yang dikembalikan.',
  'site-float.other': () => 'Kas lapangan ini untuk proyek lain. Pilih kas lapangan proyek ini, atau kas lain.',
  'site-expense.own': () => 'Anda menulis biaya ini, jadi orang lain yang harus menyetujuinya.',
  'cash-entry.needs-photo': (f: Facts) =>
    `Transaksi mulai ${rupiah(String(f.from))} perlu foto buktinya. Lampirkan fotonya, lalu simpan lagi.`,
  'cash-entry.needs-approval': (f: Facts) =>
    `Transaksi mulai ${rupiah(String(f.from))} dicatat oleh yang berhak menyetujui${f.by ? `: ${f.by}` : ''}. ` +
    'Simpan sebagai draf; di dashboard mereka draf itu menunggu di Perlu tindakan.',
  'cash-box.full': (f: Facts) =>
    `Kas kecil ini sudah berisi ${rupiah(String(f.imprest))} atau lebih. Tulis jumlahnya kalau tetap mau diisi.`,
  'cash-box.bank': () => 'Yang dihitung hanya kas. Untuk rekening bank, pakai Rekonsiliasi.',
  'cash-entry.tax-too-large': (f: Facts) =>
    `PPN dan PPh baris ini bersama-sama harus di bawah jumlahnya, ${rupiah(String(f.amount))}. Jumlah sudah termasuk PPN.`,
  'cash-entry.tax-kind': () => 'Pilih jenis PPh yang dipotong.',
  'cash-entry.tax-no': () => 'NPWP atau NIK ini tidak lengkap: NPWP 15 atau 16 angka, NIK 16 angka.',
  'cash-entry.tax-21': () => 'PPh 21 tidak dipotong dari uang masuk perusahaan. Pilih jenis yang lain.',
  'cash-entry.not-pkp': () =>
    'Perusahaan ini bukan PKP pada tanggal itu, jadi PPN tidak dikreditkan. Kosongkan PPN-nya; ia bagian dari biaya.',
  'budget.account': (f: Facts) =>
    `Akun ${f.account} bukan akun overhead. Anggaran ini untuk beban usaha (6-xxxx) dan beban lain-lain.`,
  'budget.first': () => 'Anggaran dimulai dari bulan pertama tahun buku. Muat ulang halaman ini.',
  'budget.twice': () => 'Satu akun tertulis dua kali. Gabungkan barisnya.',
  'budget.nothing': () => 'Tahun sebelumnya kosong, jadi tidak ada yang disalin.',
  'giro.fee-too-large': (f: Facts) => `Biaya bank harus di bawah nilai gironya, ${rupiah(String(f.amount))}.`,
  'giro.fee-place': () => 'Pilih kas atau bank yang membayar biaya tolakannya.',
  'manual-journal.reverse': () => 'Jurnal dibalik sesudah tanggalnya. Pilih hari sesudahnya, atau kosongkan.',
  'manual-journal.sides': (f: Facts) => `Baris ${f.line}: isi debit atau kredit, salah satu, lebih dari Rp0.`,
  'recurring.not-booked': () =>
    'Yang diulang adalah transaksi atau jurnal yang sudah dicatat dan tidak dibatalkan. Catat dulu, atau pilih yang lain.',
  'recurring.there': () => 'Transaksi ini sudah diulang tiap bulan. Lihat di Laporan Keuangan, bagian Berulang.',
  'recurring.done': () => 'Bulan ini sudah dicatat atau dilewati. Muat ulang untuk melihat yang terbaru.',
  'recurring.not-due': () =>
    'Bulan ini belum tiba tanggalnya, atau ulangannya dihentikan. Muat ulang untuk melihat yang terbaru.',
  'asset.beyond-cost': (f: Facts) =>
    `Nilai sisa dan yang sudah disusutkan tidak boleh lebih dari harganya, ${rupiah(String(f.cost))}.`,
  'asset.run': (f: Facts) =>
    `Penyusutan bulan ini atau sesudahnya sudah dicatat (${f.number}). Buka lagi yang terakhir dulu.`,
  'asset.nothing': () => 'Tidak ada aset yang disusutkan di bulan ini.',
  'asset.gone': (f: Facts) =>
    `Aset ini sudah dilepas ${dayFormat(day(String(f.on)), 'short')} dengan ${f.number}. Batalkan pelepasannya dulu kalau salah.`,
  'asset.there': () => 'Aset ini belum dilepas. Muat ulang untuk melihat yang terbaru.',
  'asset.before': (f: Facts) => `Aset ini baru diperoleh ${f.on}. Pilih hari itu atau sesudahnya.`,
  'asset.behind': (f: Facts) =>
    `Penyusutan aset ini sampai ${f.month} belum dicatat. Susutkan dulu bulan itu, baru lepas asetnya.`,
  'asset.not-last': () => 'Buka lagi penyusutan yang terakhir dulu.',
  'vat.closed': (f: Facts) => `PPN bulan ini sudah ditutup dengan ${f.number}. Buka lagi dulu di Rekap pajak.`,
  'vat.open': () => 'PPN bulan ini tidak sedang ditutup. Muat ulang untuk melihat yang terbaru.',
  'vat.nothing': (f: Facts) =>
    `Tidak ada PPN Keluaran sampai ${dayFormat(day(String(f.on)), 'short')}; PPN Masukan ikut ke bulan berikutnya.`,
  'bank.layout': () =>
    'Susunan berkas ini belum dikenal. Pakai berkas mutasi dari bank dengan kepala kolom tanggal, keterangan, dan jumlah (atau debit dan kredit).',
  'bank.no-lines': () => 'Di berkas ini tidak ada baris mutasi. Pilih berkas lain, atau periode lain di bank.',
  'bank.date': (f: Facts) =>
    `Tanggal “${f.text}” di baris ${f.line} tidak terbaca. Periksa berkasnya, lalu unggah lagi.`,
  'bank.sen': (f: Facts) =>
    `Jumlah “${f.text}” di baris ${f.line} memuat sen. Buku dicatat dalam rupiah bulat; bulatkan baris itu di berkasnya.`,
  'bank.no-amount': (f: Facts) => `Baris ${f.line} tidak punya jumlah. Periksa berkasnya, lalu unggah lagi.`,
  'bank.unequal': (f: Facts) =>
    `Saldo awal ${rupiah(String(f.opening))} ditambah mutasi ${rupiah(String(f.moved))} tidak sama dengan saldo akhir ${rupiah(String(f.closing))}. ` +
    'Ada baris yang hilang atau berubah; unduh berkasnya lagi dari bank.',
  'allocation.nothing': (f: Facts) =>
    f.left === '0'
      ? 'Tidak ada biaya bulan itu yang belum dibagi di akun ini. Pilih akun atau bulan lain.'
      : `Yang belum dibagi ${rupiah(String(f.left))}. Tulis paling banyak itu, atau kosongkan untuk semuanya.`,
  'allocation.no-base': () =>
    'Belum ada proyek yang bisa menanggungnya dengan dasar ini: bulan itu tanpa biaya langsung, atau tidak ada proyek berjalan. Pilih dasar atau bulan lain.',
  'allocation.too-many': (f: Facts) =>
    `${f.count} proyek akan menanggungnya; satu jurnal memuat paling banyak ${f.most}. Pilih dasar yang lain.`,
  'bank.narrowed': () =>
    'Mutasi bank hanya untuk yang melihat semua data perusahaan. Minta bagian keuangan mencocokkannya.',
  'bank.taken': () => 'Salah satu pasangannya sudah dicocokkan atau dibatalkan. Muat ulang, lalu pilih lagi.',
  'bank.difference': (f: Facts) =>
    `Mutasi bank ${rupiah(String(f.bank))}, yang dipilih ${rupiah(String(f.book))}. Pilih yang jumlahnya sama, atau catat selisihnya sekaligus.`,
  'bank.other-account': () => 'Mutasi yang digabung harus dari rekening yang sama.',
  'bank.nothing-chosen': () => 'Pilih pasangannya: baris buku, invoice, tagihan, atau kategori untuk selisihnya.',
  'bank.reconciled': (f: Facts) =>
    `Sudah direkonsiliasi sampai ${dayFormat(day(String(f.to)), 'short')}. Buka lagi rekonsiliasinya, lalu ulangi.`,
  'bank.reconciled-later': (f: Facts) =>
    `Rekening ini sudah direkonsiliasi sampai ${dayFormat(day(String(f.to)), 'short')}. Pilih tanggal sesudahnya, atau buka yang terakhir dulu.`,
  'bank.nothing-told': () => 'Belum ada mutasi bank sampai tanggal ini. Impor berkas mutasinya dulu.',
  'bank.no-balance': () => 'Berkas mutasi bank ini tanpa saldo. Tulis saldo bank dari rekening koran.',
  'bank.unreconciled': (f: Facts) =>
    `Masih ada selisih ${rupiah(String(f.difference))} antara buku dan bank. Cocokkan barisnya atau periksa saldonya dulu.`,
  'bank.other-state': () => 'Baris ini sudah diproses orang lain. Muat ulang untuk melihat yang terbaru.',
  'bank.matched': (f: Facts) =>
    `Sudah dicocokkan dengan mutasi bank tanggal ${dayFormat(day(String(f.on)), 'short')} (${f.description}). ` +
    'Urungkan pencocokannya di Laporan Keuangan, bagian Cocokkan bank, lalu batalkan lagi.',
}
