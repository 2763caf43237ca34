import type { Day } from '#ground/day.ts'
import { dayFormat, qtyFormat, rupiah } from '#ground/format.ts'
import type { Facts } from '#ground/refusal.ts'

const volume = (fact: Facts[string] | undefined) => qtyFormat(String(fact))

/** What works refuses, with the way out. */
export const worksRefusals = {
  'album.photo': () =>
    'Foto ini tidak ada lagi di laporan proyek ini, atau disembunyikan. Muat ulang, lalu pilih lagi.',
  'draft.another': (f: Facts) =>
    `Proyek ini sudah punya ${String(f.kind).replace('Draf', 'draf')} lain. Hapus atau setujui draf itu dulu, lalu pulihkan lagi.`,
  'rab.no-lines': () => 'RAB ini belum berisi pekerjaan. Tulis paling sedikit satu baris dengan volume dan harga.',
  'rab.line-without-unit': (f: Facts) => `Baris ${f.line}: tulis satuan ${f.name}, misalnya m3 atau ls.`,
  'rab.draft-gone': () => 'Draf RAB ini sudah dihapus atau disetujui orang lain. Muat ulang halaman ini.',
  'rab.not-draft': (f: Facts) => `Revisi ${f.revision} bukan draf lagi. Buat revisi baru untuk mengubahnya.`,
  'rab.own-approval': (f: Facts) => `Anda ikut menulis revisi ${f.revision}, jadi orang lain yang harus menyetujuinya.`,
  'rab.no-heads': () =>
    'Judul kolom RAB tidak ditemukan. Beri judul Uraian, Volume, Satuan, dan Harga satuan dalam 25 baris pertama.',
  'rab.too-many-rows': (f: Facts) => `Paling banyak ${f.most} baris dalam satu RAB. Bagi berkasnya.`,
  'rab.below-progress': (f: Facts) =>
    `${f.name} sudah dikerjakan ${volume(f.done)} ${f.unit}, jadi volumenya tidak bisa kurang dari itu.`,
  'ahsp.twice': (f: Facts) => `Kode ${f.code} sudah ada di daftar analisa. Ubah yang itu, atau pakai kode lain.`,
  'ahsp.too-many': (f: Facts) => `Paling banyak ${f.most} analisa. Hapus yang tidak dipakai dulu.`,
  'ahsp.unknown': (f: Facts) => `Baris ${f.line}: analisa ${f.code} tidak ada. Pilih dari daftar, atau kosongkan.`,
  'ahsp.unit': (f: Facts) =>
    `Baris ${f.line}: analisa ${f.code} per ${f.unit}. Samakan satuannya, atau kosongkan analisanya.`,
  'rap.no-rab': () => 'RAP disusun di atas RAB. Setujui RAB proyek ini dulu, lalu susun RAP-nya.',
  'rap.draft-gone': () => 'Draf RAP ini sudah dihapus atau disetujui orang lain. Muat ulang halaman ini.',
  'rap.not-draft': (f: Facts) => `RAP ${f.revision} bukan draf lagi. Buat revisi baru untuk mengubahnya.`,
  'rap.own-approval': (f: Facts) => `Anda ikut menulis RAP ${f.revision}, jadi orang lain yang harus menyetujuinya.`,
  'rap.unknown-item': (f: Facts) =>
    `Baris ${f.line} bukan pekerjaan RAB yang berlaku. Pilih nomor pekerjaan yang ada, atau kosongkan untuk biaya umum proyek.`,
  'etc.no-rap': () => 'Perkiraan sisa dibandingkan dengan RAP. Setujui RAP proyek ini dulu.',
  'need.unit': (f: Facts) =>
    `${f.item} dihitung per ${f.base}, bukan ${f.unit}. Tulis berapa ${f.unit} dalam satu ${f.base}.`,
  'need.nothing-short': () =>
    'Tidak ada yang kurang: semua sudah diminta, dipesan, atau datang. Muat ulang halaman ini.',
  'progress.no-rab': () => 'Proyek ini belum punya RAB yang disetujui. Setujui RAB dulu, lalu catat progresnya.',
  'progress.empty': () => 'Belum ada volume yang dicatat. Isi volume minggu ini paling sedikit di satu pekerjaan.',
  'progress.draft-gone': () => 'Draf opname ini sudah dihapus atau disetujui orang lain. Muat ulang halaman ini.',
  'progress.not-draft': (f: Facts) => `Opname minggu ${f.week} bukan draf lagi. Muat ulang halaman ini.`,
  'progress.own-approval': (f: Facts) =>
    `Anda ikut menulis opname minggu ${f.week}, jadi orang lain yang harus menyetujuinya.`,
  'progress.week-taken': (f: Facts) =>
    `Minggu ${f.last} sudah disetujui. Tulis minggu sesudahnya, bukan minggu ${f.week}.`,
  'progress.unknown-item': (f: Facts) => `Baris ${f.line} bukan pekerjaan RAB yang berlaku. Muat ulang halaman ini.`,
  'progress.beyond-contract': (f: Facts) =>
    `${f.name}: kontraknya ${volume(f.contract)} ${f.unit} dan sudah ${volume(f.before)}, jadi paling banyak ${volume(f.open)} lagi.`,
  'progress.below-zero': (f: Facts) =>
    `${f.name}: volume sampai sekarang tidak bisa kurang dari nol; sampai lalu ${volume(f.before)} ${f.unit}.`,
  'progress.lowered-without-reason': (f: Facts) =>
    `Volume ${f.name} berkurang dari yang sudah disetujui. Tulis alasannya di catatan.`,
  'progress.agreed-without-reason': () =>
    'Volume yang disetujui berbeda dari yang diukur. Tulis alasannya, misalnya bagian yang belum diterima.',
  'progress.not-in-week': (f: Facts) => `Baris ${f.line} tidak ada di opname minggu ini. Muat ulang halaman ini.`,
  'progress.not-approved': (f: Facts) =>
    `Opname minggu ${f.week} belum disetujui. Setujui dulu, lalu catat tanda tangannya.`,
  'progress.signed-before': (f: Facts) => `Opname ini baru dibuat ${f.on}. Periksa tanggal tanda tangannya.`,
  'progress.not-the-sum': (f: Facts) =>
    `${f.name}: jumlah rinciannya ${volume(f.sum)} ${f.unit}, volumenya lain. Muat ulang, lalu simpan lagi.`,
  'rab.contract-signed': (f: Facts) =>
    `Kontrak proyek ini sudah ditandatangani senilai Rp${f.value}. Revisi RAB hanya boleh disetujui bila nilainya sama.`,
  'contract.signed': (f: Facts) =>
    `Proyek ini sudah punya kontrak ${f.number}. Batalkan order itu dulu untuk membuat yang baru.`,
  'contract.no-rab': (f: Facts) => `${f.name} belum punya RAB yang disetujui. Setujui RAB dulu, lalu buat kontraknya.`,
  'contract.none': (f: Facts) => `${f.name} belum punya kontrak. Buat kontraknya dulu.`,
  'cco.no-contract': () =>
    'Proyek ini belum punya kontrak. Sebelum kontrak dibuat, ubah RAB dengan revisi; CCO mengubah kontrak.',
  'cco.unknown-item': (f: Facts) =>
    `Baris ${f.line}: pilih pekerjaan RAB yang berlaku, atau bagian tempat pekerjaan baru berdiri.`,
  'cco.twice': (f: Facts) => `${f.name} tertulis dua kali. Satukan tambah dan kurangnya dalam satu baris.`,
  'cco.too-much-less': (f: Facts) =>
    `${f.name}: volumenya ${volume(f.volume)} ${f.unit}, jadi tidak bisa dikurangi lebih dari itu.`,
  'cco.untold-line': (f: Facts) => `Baris ${f.line}: pekerjaan baru perlu uraian, satuan, dan harga.`,
  'cco.code-taken': (f: Facts) => `Nomor ${f.code} sudah dipakai pekerjaan lain. Tulis nomor lain.`,
  'cco.not-draft': (f: Facts) => `CCO-${f.number} bukan draf lagi. Muat ulang halaman ini.`,
  'cco.not-asked': (f: Facts) => `CCO-${f.number} tidak menunggu persetujuan. Muat ulang halaman ini.`,
  'cco.not-approved': (f: Facts) => `CCO-${f.number} belum disetujui atau sudah dibatalkan. Muat ulang halaman ini.`,
  'cco.own-approval': (f: Facts) =>
    `Anda ikut menulis CCO-${f.number}, jadi orang lain yang harus menyetujui atau menolaknya.`,
  'cco.not-last': (f: Facts) =>
    `Sesudah CCO-${f.number} kontrak sudah berubah lagi (RAB revisi ${f.revision}). Batalkan perubahan terakhir dulu.`,
  'schedule.no-rab': () => 'Proyek ini belum punya RAB yang disetujui. Setujui RAB dulu, lalu susun jadwalnya.',
  'schedule.unknown-item': (f: Facts) =>
    `Baris ${f.line} bukan pekerjaan RAB yang berlaku, atau tertulis dua kali. Muat ulang halaman ini.`,
  'schedule.half-dated': (f: Facts) => `${f.name}: tulis tanggal mulai dan selesainya, atau porsi tiap minggu.`,
  'schedule.ends-before': (f: Facts) => `${f.name}: tanggal selesai tidak bisa sebelum tanggal mulai.`,
  'schedule.before-start': (f: Facts) =>
    `${f.name}: minggu 1 mulai ${dayFormat(String(f.first) as Day, 'short')}. Pilih tanggal mulai pada hari itu atau sesudahnya.`,
  'schedule.too-long': (f: Facts) => `${f.name}: jadwal paling panjang ${f.most} minggu. Periksa tanggal selesainya.`,
  'schedule.not-whole': (f: Facts) =>
    `${f.name}: porsi semua minggu harus berjumlah 100 %, sekarang ${qtyFormat(String(f.total))} %, dan tiap minggu ditulis sekali.`,
  'schedule.week-one-kept': (f: Facts) =>
    `Minggu 1 sudah ditetapkan mulai ${dayFormat(String(f.first) as Day, 'short')} dan tidak berubah lagi. Kembalikan hari pertamanya.`,
  'schedule.draft-gone': () => 'Draf jadwal ini sudah dihapus atau disetujui orang lain. Muat ulang halaman ini.',
  'schedule.not-draft': (f: Facts) => `Jadwal revisi ${f.revision} bukan draf lagi. Muat ulang halaman ini.`,
  'schedule.own-approval': (f: Facts) =>
    `Anda ikut menulis jadwal revisi ${f.revision}, jadi orang lain yang harus menyetujuinya.`,
  'schedule.unplanned': (f: Facts) =>
    `${f.count} pekerjaan belum dijadwalkan, misalnya ${f.name}. Isi waktunya dulu, lalu setujui.`,
  'site-report.span': (f: Facts) => `Pilih hari pertama dan terakhir, paling lama ${f.most} hari.`,
  'site-report.future': () => 'Hari itu belum datang. Pilih hari ini atau hari yang sudah lewat.',
  'site-report.unnamed-work': (f: Facts) => `Baris ${f.line}: pilih pekerjaannya, atau tulis apa yang dikerjakan.`,
  'site-report.volume-of-nothing': (f: Facts) =>
    `Baris ${f.line}: volume hanya untuk pekerjaan yang dipilih. Pilih pekerjaannya atau kosongkan volumenya.`,
  'site-report.untold-accident': () => 'Ceritakan kejadiannya: siapa, di mana, dan apa yang sudah dilakukan.',
  'site-report.empty': () => 'Laporan ini belum berisi apa-apa. Isi tenaga, pekerjaan, kendala, atau catatan.',
  'site-report.day-taken': (f: Facts) =>
    `Laporan ${f.project} untuk ${f.date} sudah ditulis ${f.by}. Buka laporan itu dan tambahkan bagian Anda di sana.`,
  'site-report.own-check': () => 'Anda ikut menulis laporan ini, jadi orang lain yang memeriksanya.',
  'site-report.not-now': (f: Facts) =>
    f.state === 'draft'
      ? 'Laporan ini masih draf. Kirim dulu, lalu periksa.'
      : 'Laporan ini sudah dikirim. Minta kantor mengembalikannya bila ada yang harus diubah.',
  'subcontract.worthless': () => 'SPK ini bernilai Rp0. Isi harga satuan paling sedikit di satu pekerjaan.',
  'subcontract.begun': (f: Facts) =>
    `${f.number} sudah diopname atau ditagih. Batalkan tagihan dan opnamenya dulu, dari yang terakhir.`,
  'subcontract.not-running': (f: Facts) => `${f.number} belum terbit atau sudah ditutup. Terbitkan atau buka dulu.`,
  'subcontract.opname-draft': (f: Facts) => `${f.number} masih punya draf opname. Setujui atau hapus draf itu dulu.`,
  'subcontract.own-approval': () => 'Anda menulis opname ini, jadi orang lain yang harus menyetujuinya.',
  'subcontract.unknown-line': (f: Facts) => `Baris ${f.line} bukan pekerjaan SPK ini. Muat ulang halaman ini.`,
  'subcontract.beyond': (f: Facts) =>
    `${f.name}: SPK-nya ${volume(f.agreed)} ${f.unit} dan sudah diopname ${volume(f.before)}. Kurangi volumenya.`,
  'subcontract.above-owner': (f: Facts) =>
    `${f.name}: pemberi kerja baru menyetujui ${volume(f.owner)} ${f.unit}. Tulis alasannya, atau kurangi volumenya.`,
  'subcontract.addendum-open': (f: Facts) =>
    `${f.number} masih punya addendum yang belum disetujui. Setujui atau hapus yang itu dulu.`,
  'subcontract.addendum-nothing': (f: Facts) =>
    `Baris ${f.line} tidak mengubah apa-apa. Tulis volume tambah (kurang dengan minus) atau harga barunya.`,
  'subcontract.below-measured': (f: Facts) =>
    `${f.name}: sudah diopname ${volume(f.before)} ${f.unit}, jadi paling banyak berkurang ${volume(f.most)} ${f.unit}.`,
  'subcontract.price-of-measured': (f: Facts) =>
    `${f.name}: ${volume(f.before)} ${f.unit} sudah diopname dengan harga lama. Kurangi sisanya, lalu tambah baris baru dengan harga barunya.`,
  'subcontract.advance-stays': (f: Facts) =>
    `Uang muka yang belum dipotong ${rupiah(String(f.advance))}, sedangkan yang masih bisa ditagih tinggal ${rupiah(String(f.left))}. Kurangi pengurangannya.`,
  'subcontract.addendum-measured': (f: Facts) =>
    `${f.name}: sudah diopname ${volume(f.before)} ${f.unit} menurut addendum ini. Batalkan opnamenya dulu.`,
  'subcontract.own-addendum': () =>
    'Anda ikut menulis addendum ini, jadi orang lain yang menyetujui atau mengembalikannya.',
  'subcontract.later-addendum': (f: Facts) => `Sesudah ${f.number} ada addendum lain. Batalkan yang terakhir dulu.`,
  'subcontract-opening.empty': () =>
    'Saldo awal SPK ini belum berisi apa-apa. Isi volume yang sudah ditagih atau uang mukanya.',
  'subcontract-opening.advance-beyond': (f: Facts) =>
    `Yang belum ditagih tinggal ${rupiah(String(f.most))}, jadi sisa uang mukanya tidak bisa lebih dari itu.`,
  'subcontract-opening.retention-beyond': (f: Facts) =>
    `Yang sudah ditagih ${rupiah(String(f.most))}, jadi retensinya tidak bisa lebih dari itu.`,
  'subcontract-opening.twice': (f: Facts) => `Saldo awal ${f.number} sudah dicatat. Batalkan yang itu dulu.`,
  'subcontract-opening.moved': (f: Facts) =>
    `${f.number} sudah diopname atau ditagih di sini. Saldo awal dicatat sebelum yang lain.`,
  'subcontract-opening.before-contract': (f: Facts) => `SPK-nya baru dibuat ${f.on}. Periksa tanggalnya.`,
  'subcontract-opening.none': () => 'SPK ini tidak punya saldo awal. Muat ulang halaman ini.',
  'subcontract-opening.followed': () =>
    'Sesudah saldo awal sudah ada opname atau tagihan. Batalkan yang sesudahnya dulu, dari yang terakhir.',
  'subcontract.billed': (f: Facts) => `${f.number} sudah ditagih dengan ${f.bill}. Batalkan tagihan itu dulu.`,
  'subcontract.later-opname': (f: Facts) => `Sesudah ${f.number} masih ada ${f.last}. Batalkan yang terakhir dulu.`,
  'subcontract.later-bill': (f: Facts) => `Sesudah ${f.number} masih ada ${f.last}. Batalkan yang terakhir dulu.`,
  'contract.nothing-new': (f: Facts) =>
    `Progres yang disetujui sudah ditagih semua (${f.pct} %). Setujui progres minggu berikutnya dulu.`,
  'contract.advance-billed': () =>
    'Uang muka kontrak ini sudah ditagih, atau memang tidak diminta. Yang bisa ditagih: termin menurut progres.',
  'contract.no-retention': () => 'Tidak ada retensi yang masih ditahan untuk ditagih.',
  'contract.no-retention-tax': () =>
    'Tidak ada PPN retensi yang ditagih terpisah. Itu hanya sesudah BAST-1, bila kontraknya berbunyi PPN retensi saat BAST-1.',
  'contract.retention-tax-first': () =>
    'PPN retensi sudah terutang sejak BAST-1. Tagih PPN retensi dulu, lalu retensinya.',
  'handover.retention-tax-billed': () => 'PPN retensinya sudah ditagih. Batalkan invoice PPN retensi dulu.',
  'subcontract.nothing-to-bill': (f: Facts) =>
    `Belum ada yang bisa ditagih dari ${f.number}. Setujui opnamenya dulu; retensi ditagih sesudah semua pekerjaan selesai atau SPK ditutup.`,
  'subcontract.back-charge-beyond': (f: Facts) => `Potongan paling banyak ${rupiah(String(f.most))} dari tagihan ini.`,
  'contract.by-instalments': () => 'Kontrak ini ditagih per angsuran. Terbitkan invoicenya dari baris angsuran.',
  'instalment.no-share': (f: Facts) => `Baris ${f.line}: tulis persennya, lebih dari nol.`,
  'instalment.due-untold': (f: Facts) =>
    `Baris ${f.line}: tulis kapan ditagih. Isi ${f.what} hanya untuk angsuran yang ditagih menurut ${f.what}.`,
  'instalment.not-whole': (f: Facts) =>
    `Semua angsuran harus berjumlah 100 %, sekarang ${qtyFormat(String(f.total))} %. Sesuaikan persennya.`,
  'instalment.beside': () =>
    'Uang muka dan retensi ditulis sebagai baris angsuran. Kosongkan persen uang muka dan retensi.',
  'contract.recovery-of-nothing': () =>
    'Potongan uang muka tiap termin hanya untuk kontrak dengan uang muka. Isi persen uang mukanya, atau kosongkan potongannya.',
  'instalment.billed': (f: Facts) =>
    `Invoice ${f.number} sudah dibuat dari kontrak ini. Batalkan invoicenya dulu, dari yang terakhir, lalu ubah cara tagihnya.`,
  'instalment.opened': () =>
    'Kontrak ini punya saldo awal. Batalkan saldo awal proyek dulu, ubah cara tagihnya, lalu catat lagi.',
  'instalment.twice': (f: Facts) => `${f.name} sudah ditagih${f.number === '' ? '' : ` dengan ${f.number}`}.`,
  'instalment.not-due': (f: Facts) => `${f.name} ditagih setelah ${f.waits}.`,
  'instalment.spent': (f: Facts) => `${f.name} tidak punya sisa: kontraknya sudah ditagih seluruhnya.`,
  'handover.instalment-billed': (f: Facts) =>
    `${f.name} sudah ditagih karena serah terima ini. Batalkan invoicenya dulu.`,
  'project-opening.instalments-only': () =>
    'Kontrak ini ditagih per angsuran: uang muka dan retensinya adalah baris angsuran, jadi kosongkan keduanya di sini.',
  'project-opening.not-instalments': (f: Facts) =>
    `Yang sudah ditagih harus tepat beberapa angsuran pertama, misalnya ${rupiah(String(f.upTo))} sampai ${f.name}.`,
  'handover.no-contract': () => 'Proyek ini belum punya kontrak. Buat kontraknya dulu.',
  'handover.before-contract': (f: Facts) => `Kontraknya baru dibuat ${f.on}. Periksa tanggalnya.`,
  'handover.no-first': () => 'BAST-1 belum dicatat. Catat BAST-1 dulu.',
  'handover.final-made': () => 'BAST-2 sudah dicatat. Batalkan BAST-2 dulu bila ada yang salah.',
  'handover.maintained': (f: Facts) =>
    `Masa pemeliharaan sampai ${f.until}. Pilih tanggal sesudahnya, atau pendekkan masa pemeliharaan di BAST-1.`,
  'handover.retention-billed': () => 'Retensinya sudah ditagih. Batalkan invoice retensi dulu.',
  'contract.retention-held': () =>
    'Retensi ditahan sampai BAST-2. Catat BAST-2, atau jaminan pemeliharaan senilai retensi sampai akhir masa pemeliharaan.',
  'project-opening.empty': () => 'Saldo awal ini belum berisi apa-apa. Isi yang sudah ditagih, progres, atau biayanya.',
  'project-opening.no-contract': () =>
    'Saldo awal proyek dicatat di atas kontraknya. Setujui RAB dan buat kontraknya dulu.',
  'project-opening.billed-beyond': (f: Facts) =>
    `Nilai kontraknya ${rupiah(String(f.most))}. Periksa yang sudah ditagih.`,
  'project-opening.advance-beyond': (f: Facts) =>
    `Yang belum ditagih tinggal ${rupiah(String(f.most))}, jadi uang muka yang belum dipotong tidak bisa lebih dari itu.`,
  'project-opening.retention-beyond': (f: Facts) =>
    `Yang sudah ditagih ${rupiah(String(f.most))}, jadi retensinya tidak bisa lebih dari itu.`,
  'project-opening.retention-at-end': () =>
    'Kontrak ini menahan retensi sekaligus di termin terakhir, dan belum semua ditagih. Kosongkan retensinya.',
  'project-opening.moved': (f: Facts) =>
    `${f.name} sudah punya catatan di sini, jadi saldo awalnya tidak bisa dicatat lagi. Saldo awal dicatat sebelum yang lain.`,
  'project-opening.twice': (f: Facts) => `Saldo awal ${f.name} sudah dicatat. Batalkan yang itu dulu.`,
  'project-opening.none': () => 'Proyek ini tidak punya saldo awal. Muat ulang halaman ini.',
  'project-opening.followed': () =>
    'Sesudah saldo awal sudah ada opname atau invoice. Batalkan yang sesudahnya dulu, dari yang terakhir.',
  'revenue.narrowed': () =>
    'Pendapatan proyek hanya untuk yang melihat semua data perusahaan. Minta bagian keuangan membukukannya.',
  'revenue.not-over': (f: Facts) => `${f.month} belum selesai. Bukukan sesudah bulan itu lewat.`,
  'revenue.booked': (f: Facts) =>
    `Pendapatan proyek ${f.month} sudah dibukukan. Buka lagi dari yang terakhir dulu kalau angkanya berubah.`,
  'revenue.nothing': (f: Facts) =>
    `Tidak ada proyek dengan kontrak yang diakui di ${f.month}, jadi tidak ada yang dibukukan.`,
  'revenue.later-first': (f: Facts) => `Pendapatan proyek ${f.month} dibukukan sesudahnya. Buka lagi yang itu dulu.`,
  'revenue.year-begun': (f: Facts) =>
    `Pendapatan proyek sudah dibukukan sampai ${f.month}. Metode hanya berganti di awal tahun buku: buka lagi bulan-bulan tahun ini dulu, atau ganti untuk tahun berikutnya.`,
  'termin-pack.missing': (f: Facts) =>
    `Berkasnya belum lengkap: ${f.papers}. Lengkapi dulu, atau cetak yang sudah ada.`,
  'termin-pack.nothing': () => 'Belum ada berkas yang bisa dicetak. Centang yang diminta pemberi kerja dulu.',
  'guarantee.days': () => 'Hari terakhirnya sebelum hari pertamanya. Periksa kedua tanggalnya.',
  'guarantee.files': (f: Facts) =>
    `Jaminan ${f.number} punya ${f.count} berkas. Hapus dulu berkasnya, lalu jaminannya.`,
  'guarantee.twice': (f: Facts) => `Jaminan ${f.number} dari penerbit ini sudah dicatat. Ubah yang itu.`,
  'contract.no-progress': () => 'Belum ada progres yang disetujui. Setujui opname dulu, lalu tagih termin.',
}
