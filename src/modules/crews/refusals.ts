import { qtyFormat, rupiah } from '#ground/format.ts'
import type { Facts } from '#ground/refusal.ts'
import { opnameStates, type OpnameState } from './pieces/words.ts'

const state = (text: unknown) => opnameStates[text as OpnameState].toLowerCase()

const volume = (fact: Facts[string] | undefined) => qtyFormat(String(fact))

/** What crews refuses, with the way out. */
export const crewRefusals = {
  'crew-week.changed': (f: Facts) =>
    `Absensi ${f.name} berubah sejak halaman ini dibuka. Periksa angkanya yang baru, lalu setujui lagi.`,
  'crew-week.own': () => 'Absensi ini Anda tandai sendiri. Minta orang lain yang berhak menyetujuinya.',
  'crew-week.paid': (f: Facts) =>
    `Hari ${f.name} sudah masuk upah yang dibukukan. Batalkan dulu upahnya, atau koreksi di minggu berikutnya.`,
  'crew-day.not-so': (f: Facts) => String(f.why),
  'wages.nobody': () =>
    'Belum ada absensi disetujui yang belum dibayar sampai tanggal ini. Setujui dulu absensi minggunya.',
  'wages.changed': () => 'Absensi atau upah berubah sejak dihitung. Angka terbaru sudah tampil; periksa, lalu bukukan.',
  'thr.nobody': (f: Facts) =>
    f.names
      ? `Belum ada yang bisa dihitung. Lengkapi dulu ${f.names} (agama, atau masa kerja sebulan).`
      : 'Tidak ada pekerja yang berhak THR hari raya ini, atau semuanya sudah mendapat.',
  'thr.own': () => 'THR ini Anda hitung sendiri. Minta orang lain yang berhak menyetujuinya.',
  'thr.changed': (f: Facts) =>
    `Data ${f.names} berubah sejak THR ini dihitung. Batalkan, lalu hitung lagi dengan angka yang baru.`,
  'wages.narrowed': () =>
    'Upah ini juga memuat orang di proyek di luar akses Anda. Minta rekan yang melihat semua proyek membatalkannya.',
  'wages.paid': (f: Facts) => `${f.number} sudah dibayar. Batalkan dulu pembayarannya.`,
  'wages.corrected': (f: Facts) =>
    `Hari ${f.name} di upah ini sudah dikoreksi. Batalkan dulu koreksinya di halaman absensinya.`,
  'paid-correction.not-paid': () => 'Hari ini belum masuk upah. Koreksi langsung absensinya.',
  'paid-correction.waits': () => 'Koreksi lain untuk hari ini masih menunggu persetujuan. Putuskan atau batalkan dulu.',
  'paid-correction.same': () => 'Upahnya sama dengan yang sudah dibayar. Ubah tandanya, atau biarkan.',
  'paid-correction.own': () => 'Koreksi ini Anda minta sendiri. Minta orang lain yang berhak menyetujuinya.',
  'paid-correction.void': () => 'Koreksi ini sudah dibatalkan.',
  'paid-correction.paid': () => 'Koreksi ini sudah masuk upah. Batalkan dulu upahnya, atau buat koreksi baru.',
  'paid-correction.followed': () => 'Ada koreksi yang lebih baru untuk hari ini. Batalkan yang terbaru dulu.',
  'wages.own-pay': (f: Facts) =>
    `${f.number} Anda susun sendiri. Perusahaan meminta orang lain yang berhak membayarkannya.`,
  'wages.unknown': () => 'Orang ini bukan bagian dari upah minggu ini, atau dipilih dua kali. Muat ulang halaman.',
  'wages.settled': (f: Facts) => `Upah ${f.name} sudah diterima. Hapus centangnya.`,
  'wage-payment.void': () => 'Pembayaran ini sudah dibatalkan.',
  'terms.same-day': (f: Facts) => `Sudah ada kesepakatan mulai ${f.on}. Pilih tanggal lain.`,
  'terms.authority': () =>
    'Fee yang dipotong dari upah anggota butuh kuasa tertulis mereka (PP 36/2021 pasal 64). Isi nomor atau tanggal suratnya.',
  'terms.percent': () => 'Fee mandor paling banyak 50% dari upah regu. Kurangi persennya.',
  'piece-crew.work-twice': () => 'Pekerjaan ini sudah ada di atas. Gabungkan menjadi satu baris.',
  'piece-crew.member-twice': () => 'Orang ini sudah ada di atas. Hapus salah satunya.',
  'piece-crew.stranger': () => 'Pekerja ini tidak aktif, atau bekerja di proyek di luar akses Anda. Pilih yang lain.',
  'piece-crew.leader': () => 'Kepala regu harus salah satu anggota. Tambahkan dia ke anggota, atau pilih yang lain.',
  'piece-crew.no-spk': () =>
    'Retensi hanya boleh ditahan dari kepala regu yang memegang SPK, tidak dari upah (PP 36/2021 pasal 63). Isi nomor SPK, atau kosongkan retensinya.',
  'piece-crew.percents': () => 'Bagian semua anggota harus berjumlah 100%. Perbaiki persennya.',
  'piece-crew.measured': (f: Facts) =>
    `${f.name} sudah diopname ${volume(f.done)}. Biarkan barisnya; sesuaikan volumenya bila pekerjaannya berhenti.`,
  'piece-crew.below-measured': (f: Facts) =>
    `${f.name} sudah diopname ${volume(f.done)}. Tulis volume paling sedikit itu.`,
  'piece-crew.closed': (f: Facts) => `${f.name} sudah ditutup. Buka lagi regunya sebelum mengopname.`,
  'opname.above-crew': (f: Facts) =>
    `${f.name}: sisa borongan regu ini ${volume(f.left)} ${f.unit}. Kurangi volumenya, atau tambah volume di kesepakatan regu.`,
  'opname.above-rab': (f: Facts) =>
    `${f.name}: sisa RAB ${volume(f.left)} ${f.unit}. Kurangi volumenya, atau setujui dulu addendum RAB-nya.`,
  'retention.early': () => 'Masa jaminannya belum berakhir pada tanggal bayar. Retensi dibayar sesudahnya.',
  'retention.above': (f: Facts) => `Retensi ${f.crew} yang masih ditahan ${rupiah(String(f.left))}. Kurangi jumlahnya.`,
  'retention.void': () => 'Pembayaran retensi ini sudah dibatalkan.',
  'retention.released': (f: Facts) =>
    `Retensi ${f.crew} dari upah ini sudah dibayarkan. Batalkan dulu pembayaran retensinya di bagian Borongan.`,
  'opname.no-days': () => 'Isi hari kerja paling sedikit satu anggota: PPh 21 dihitung dari rata-rata sehari.',
  'opname.days-missing': () => 'Anggota ini mendapat bagian, jadi hari kerjanya harus diisi untuk PPh 21.',
  'opname.not-whole': (f: Facts) =>
    `Bagian anggota berjumlah ${rupiah(String(f.total))}, hasilnya ${rupiah(String(f.gross))}. Samakan dulu.`,
  'opname.nothing': () => 'Hasil opname ini tidak sampai Rp1. Isi volumenya.',
  'opname.amounts': () =>
    'Regu ini dibagi menurut jumlah yang ditulis. Minta yang boleh melihat upah mengisi opnamenya.',
  'opname.member': () => 'Orang ini bukan anggota regu, atau disebut dua kali. Muat ulang halaman.',
  'opname.work': () => 'Pekerjaan ini bukan pekerjaan regu, atau disebut dua kali. Muat ulang halaman.',
  'opname.state': (f: Facts) => `${f.number} sudah ${state(f.state)}. Muat ulang halaman untuk melihatnya.`,
  'opname.own-writing': () => 'Opname ini Anda tulis sendiri. Minta orang lain yang berhak menyetujuinya.',
  'opname.no-photo': () => 'Ambil paling sedikit satu foto hasil pekerjaannya.',
  'opname.paid': (f: Facts) =>
    `${f.number} sudah masuk upah yang dibukukan. Batalkan dulu upah minggunya di Bayar Sabtu.`,
}
