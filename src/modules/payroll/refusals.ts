import { rupiah } from '#ground/format.ts'
import { day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import type { Facts } from '#ground/refusal.ts'

/** What payroll refuses, with the way out. */
export const payrollRefusals = {
  'run.nobody': (f: Facts) =>
    `Tidak ada karyawan yang belum dihitung gajinya untuk ${f.month}. Periksa bulannya, atau buka perhitungan yang sudah ada.`,
  'run.nobody-left': (f: Facts) =>
    `Tidak ada karyawan keluar di ${f.month} yang gaji terakhirnya belum dihitung. Catat dulu keluarnya di halaman karyawan.`,
  'run.nobody-thr': () =>
    'Tidak ada karyawan yang berhak THR di hari raya ini dan belum dihitung. Periksa hari raya dan agamanya.',
  'run.nobody-bonus': () => 'Semua yang dipilih sudah mendapat bonus di bulan ini. Ubah bonusnya di perhitungan itu.',
  'run.followed': (f: Facts) =>
    `Pajak ${f.number} sudah dihitung bersama perhitungan ini. Batalkan dulu ${f.number}, lalu perhitungan ini.`,
  'bonus.whom': () => 'Pilih karyawan perusahaan ini, masing-masing sekali.',
  'run.empty': () => 'Belum ada slip yang siap. Lengkapi dulu data karyawan yang tertahan, lalu hitung ulang.',
  'run.stale': (f: Facts) =>
    `Data ${f.names} berubah sesudah dihitung. Tekan Hitung ulang, periksa angkanya, lalu ajukan lagi.`,
  'run.own': () => 'Perhitungan ini Anda buat atau ajukan sendiri. Minta orang lain yang berhak menyetujuinya.',
  'run.note-needed': () => 'Tulis apa yang perlu diperbaiki.',
  'run.paid': (f: Facts) => `${f.number} sudah dibayar. Batalkan dulu pembayarannya.`,
  'slip.unknown': () => 'Slip ini bukan bagian dari perhitungan ini, atau dipilih dua kali. Muat ulang halaman.',
  'slip.over-paid': (f: Facts) =>
    `Yang belum dibayar kepada ${f.name} tinggal ${rupiah(String(f.open))}. Kurangi jumlahnya.`,
  'slip.held': (f: Facts) => `Gaji ${f.name} ditahan: ${f.reason}. Lepaskan dulu di slipnya, lalu bayar.`,
  'slip.not-booked': () => 'Slip baru bisa dikirim setelah perhitungannya disetujui dan dibukukan.',
  'slip.no-birth': (f: Facts) =>
    `Tanggal lahir ${f.name} belum diisi; tanggal itu yang membuka berkasnya. Isi di halaman karyawan, atau kirim lewat WhatsApp.`,
  'slip.mailed': () =>
    'Ada yang slipnya sudah dikirim, atau tidak punya email dan tanggal lahir lagi. Tutup halaman ini, lalu buka lagi.',
  'slip.settled': (f: Facts) => `Gaji ${f.name} sudah dibayar seluruhnya; tidak ada yang bisa ditahan.`,
  'run.sent': () => 'Berkas banknya sudah dibuat. Batalkan dulu berkas itu bila belum dikirim.',
  'transfer.rest': (f: Facts) =>
    `Bank tidak mengirim di hari libur. Hari kerja berikutnya ${dayFormat(day(String(f.next)), 'long')}.`,
  'transfer.gone': () => 'Ada yang sudah dibayar, ditahan, atau masuk berkas lain. Tutup halaman ini, lalu buka lagi.',
  'transfer.no-account': (f: Facts) => `Rekening ${f.name} belum diisi. Isi dulu di halaman karyawan.`,
  'transfer.other-bank': (f: Facts) =>
    `Rekening ${f.name} di ${f.bank}. Berkas Mandiri MCM hanya untuk rekening Mandiri; kirim yang lain dengan berkas umum.`,
  'transfer.changed': (f: Facts) =>
    `Sesudah berkas ini dibuat, gaji ${f.name} dibayar atau ditahan; yang belum dibayar kepadanya kini ${rupiah(String(f.open))}. Berkas lama tidak diberikan lagi. Bila belum dikirim ke bank, batalkan, lalu buat yang baru.`,
  'transfer.void': () => 'Berkas ini sudah dibatalkan.',
  'recap.no-npwp': () => 'NPWP perusahaan belum diisi. Isi dulu di halaman Perusahaan.',
  'recap.nobody': (f: Facts) => `Belum ada gaji ${f.month} yang disetujui untuk berkas bulanan.`,
  'recap.nobody-by-day': (f: Facts) => `Belum ada upah harian atau borongan yang dibukukan di ${f.month}.`,
  'recap.narrowed': () =>
    'BP21 memuat upah semua proyek, dan hanya untuk yang melihat semuanya. Minta rekan bagian gaji membuatnya.',
  'recap.no-year-ends': (f: Facts) => `Tidak ada karyawan yang masa pajaknya berakhir di ${f.month}.`,
  'recap.differs': (f: Facts) =>
    `PPh 21 ${f.name} di slip tidak sama dengan tarif bulan itu atas seluruh penghasilannya. Periksa slipnya.`,
  'recap.not-booked': (f: Facts) =>
    `PPh 21 di berkas ${rupiah(String(f.tax))}, di jurnal ${rupiah(String(f.booked))}. Selisih ${rupiah(String(f.apart))} harus dicari dulu.`,
  'recap.no-nik': (f: Facts) => `NIK belum diisi: ${f.names}. Lengkapi dulu di halaman masing-masing.`,
  'proration.booked': (f: Facts) =>
    `Gaji ${f.month} sudah diajukan atau dibukukan. Pilih bulan sesudahnya, atau batalkan dulu perhitungannya.`,
  'payroll-payment.void': () => 'Pembayaran ini sudah dibatalkan.',
}
