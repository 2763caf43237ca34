import type { Facts } from '#ground/refusal.ts'

/** What attendance refuses, with the way out. */
export const attendanceRefusals = {
  'day.no-employee': () => 'Karyawan ini tidak ada di perusahaan ini. Muat ulang halaman absensi.',
  'day.paid': (f: Facts) =>
    `Gaji ${f.name} bulan ini sudah diajukan atau dibukukan, jadi absensinya tetap. Batalkan dulu perhitungan gajinya bila absensinya salah.`,
  'scans.unknown-layout': () =>
    'Berkas ini bukan catatan mesin absensi yang kami kenal. Pakai ekspor log (AC-No., Time), attlog.dat, atau laporan dengan kolom Scan Masuk dan Pulang.',
  'scans.none': () => 'Tidak ada satu scan pun di berkas ini. Periksa periode ekspor di mesinnya.',
  'scans.period': (f: Facts) => `Pilih periode yang berakhir sesudah mulainya, paling panjang ${f.most} hari.`,
}
