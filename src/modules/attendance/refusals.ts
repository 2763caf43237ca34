import type { Facts } from '#ground/refusal.ts'

/** What attendance refuses, with the way out. */
export const attendanceRefusals = {
  'day.no-employee': () => 'Karyawan ini tidak ada di perusahaan ini. Muat ulang halaman absensi.',
  'day.paid': (f: Facts) =>
    `Gaji ${f.name} bulan ini sudah diajukan atau dibukukan, jadi absensinya tetap. Batalkan dulu perhitungan gajinya, atau tulis selisihnya sebagai tambahan atau koreksi di slip bulan berikutnya.`,
  'presence.nobody': () =>
    'Akun ini belum ditautkan ke karyawan. Minta bagian SDM mengisi Akun aplikasi di halaman karyawan Anda.',
  'scans.unknown-layout': () =>
    'Berkas ini bukan catatan mesin absensi yang kami kenal. Pakai ekspor log (AC-No., Time), attlog.dat, atau laporan dengan kolom Scan Masuk dan Pulang.',
  'scans.none': () => 'Tidak ada satu scan pun di berkas ini. Periksa periode ekspor di mesinnya.',
  'scans.period': (f: Facts) => `Pilih periode yang berakhir sesudah mulainya, paling panjang ${f.most} hari.`,
  'pattern.name-taken': (f: Facts) => `Sudah ada jam kerja bernama ${f.name}. Pakai nama lain.`,
  'pattern.span': () => 'Tanggal akhirnya sebelum mulainya. Pilih tanggal sesudahnya, atau kosongkan.',
  'pattern.last-hours': () => 'Ini jam kerja terakhir dari pola ini. Tambah dulu jam yang baru, lalu hapus yang ini.',
  'calendar.national': (f: Facts) => `${f.name} libur nasional. Yang bekerja di hari itu dicatat sebagai lembur.`,
  'calendar.not-shared': () => 'Hanya cuti bersama yang bisa dikerjakan. Pilih dari daftar hari libur.',
  'calendar.decreed': (f: Facts) => `Hari itu sudah libur: ${f.name}. Pilih tanggal lain.`,
  'site-day.same': (f: Facts) => `Di kalender perusahaan hari itu memang ${f.rest}. Pilih tanggal lain.`,
  'calendar.name': () => 'Tulis nama liburnya.',
  'leave.span': () => 'Tanggal akhirnya sebelum mulainya, atau lebih dari setahun. Pilih tanggal lain.',
  'leave.half': () => 'Setengah hari hanya untuk cuti satu hari. Pilih sehari penuh, atau satu tanggal saja.',
  'leave.no-workday': () => 'Tidak ada hari kerja di tanggal ini, jadi tidak perlu cuti.',
  'leave.too-long': (f: Facts) => `${f.name} paling lama ${f.most} hari. Pilih jenis lain untuk selebihnya.`,
  'leave.twice': (f: Facts) => `${f.name} sudah punya cuti di tanggal ini. Batalkan dulu yang itu.`,
  'leave.not-enough': (f: Facts) =>
    `Sisa cuti ${f.name} ${f.left} hari. Kurangi harinya, beri jatah, atau pakai jenis Tanpa upah.`,
  'leave.decided': (f: Facts) => `Pengajuan ini sudah diputuskan (${f.by}). Muat ulang halaman.`,
  'leave.own': () => 'Cuti ini Anda ajukan sendiri. Minta orang lain yang berhak menyetujuinya.',
  'correction.half': () =>
    'Hari yang belum lengkap atau seperti biasa tidak punya setengah. Pilih sehari penuh, atau tanda lain.',
  'correction.future': () => 'Hari ini belum lewat. Koreksi hanya untuk hari yang sudah dijalani.',
  'correction.outside': (f: Facts) => `${f.name} tidak bekerja di tanggal ini. Periksa tanggal masuk dan keluarnya.`,
  'correction.same': (f: Facts) => `Hari ${f.name} sudah begitu. Pilih tanda yang lain.`,
  'correction.twice': (f: Facts) =>
    `Koreksi ${f.name} untuk hari ini masih menunggu. Tunggu putusannya, atau batalkan dulu yang itu.`,
  'correction.own': () => 'Koreksi ini Anda ajukan sendiri. Minta orang lain yang berhak menyetujuinya.',
  'correction.not-yours': (f: Facts) => `Koreksi ini diajukan ${f.by}. Tolak bila tidak benar.`,
  'correction.decided': (f: Facts) => `Koreksi ini sudah diputuskan (${f.by}). Muat ulang halaman.`,
  'correction.changed': () =>
    'Hari ini sudah ditandai lain sejak koreksinya diajukan. Tolak, lalu ajukan lagi bila masih perlu.',
  'overtime.twice': () => 'Satu orang dipilih dua kali. Gabungkan jamnya.',
  'overtime.not-there': () => 'Ada yang tidak bekerja di tanggal ini. Periksa tanggal masuk dan keluarnya.',
  'overtime.own': () => 'SPL ini Anda buat sendiri. Minta orang lain yang berhak menyetujuinya.',
  'overtime.decided': (f: Facts) => `SPL ini sudah diputuskan (${f.by}). Muat ulang halaman.`,
  'overtime.beyond': () => 'Jamnya lebih dari yang diperintahkan. Buat SPL lagi untuk kelebihannya.',
}
