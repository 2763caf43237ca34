import type { Facts } from '#ground/refusal.ts'

/** What crews refuses, with the way out. */
export const crewRefusals = {
  'crew-week.changed': (f: Facts) =>
    `Absensi ${f.name} berubah sejak halaman ini dibuka. Periksa angkanya yang baru, lalu setujui lagi.`,
  'crew-week.own': () => 'Absensi ini Anda tandai sendiri. Minta orang lain yang berhak menyetujuinya.',
  'crew-week.paid': (f: Facts) =>
    `Hari ${f.name} sudah masuk upah yang dibukukan. Batalkan dulu upahnya, atau koreksi di minggu berikutnya.`,
  'wages.nobody': () =>
    'Belum ada absensi disetujui yang belum dibayar sampai tanggal ini. Setujui dulu absensi minggunya.',
  'wages.changed': () => 'Absensi atau upah berubah sejak dihitung. Angka terbaru sudah tampil; periksa, lalu bukukan.',
  'wages.paid': (f: Facts) => `${f.number} sudah dibayar. Batalkan dulu pembayarannya.`,
  'wages.unknown': () => 'Orang ini bukan bagian dari upah minggu ini, atau dipilih dua kali. Muat ulang halaman.',
  'wages.settled': (f: Facts) => `Upah ${f.name} sudah diterima. Hapus centangnya.`,
  'wage-payment.void': () => 'Pembayaran ini sudah dibatalkan.',
  'terms.same-day': (f: Facts) => `Sudah ada kesepakatan mulai ${f.on}. Pilih tanggal lain.`,
}
