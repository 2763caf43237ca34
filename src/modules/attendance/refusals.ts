import type { Facts } from '#ground/refusal.ts'

/** What attendance refuses, with the way out. */
export const attendanceRefusals = {
  'day.no-employee': () => 'Karyawan ini tidak ada di perusahaan ini. Muat ulang halaman absensi.',
  'day.paid': (f: Facts) =>
    `Gaji ${f.name} bulan ini sudah diajukan atau dibukukan, jadi absensinya tetap. Batalkan dulu perhitungan gajinya bila absensinya salah.`,
}
