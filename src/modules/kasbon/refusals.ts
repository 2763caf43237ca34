import { rupiah } from '#ground/format.ts'
import type { Facts } from '#ground/refusal.ts'

/** What a kasbon refuses, with the way out. */
export const kasbonRefusals = {
  'kasbon.nobody': () => 'Pilih karyawan atau pekerja yang menerima kasbon.',
  'kasbon.own': () => 'Kasbon ini Anda ajukan sendiri. Minta orang lain yang berhak menyetujuinya.',
  'kasbon.not-approved': () => 'Kasbon ini belum disetujui. Minta persetujuannya dulu, lalu bayarkan.',
  'kasbon.settled': () => 'Kasbon ini sudah lunas. Batalkan dulu pengembalian terakhirnya kalau itu salah.',
  'kasbon.returned': (f: Facts) =>
    `Sebagian ${f.number} sudah kembali. Batalkan dulu pengembalian atau slip yang memotongnya.`,
  'kasbon.small': (f: Facts) => `Jumlahnya terlalu kecil untuk ${f.times} cicilan. Kurangi cicilannya.`,
  'kasbon.too-much': (f: Facts) => `Sisa kasbon ini tinggal ${rupiah(String(f.open))}. Kurangi jumlahnya.`,
  'kasbon.early': () => 'Potongan pertama tidak bisa sebelum tanggal kasbon. Pilih tanggal yang sama atau sesudahnya.',
  'kasbon.not-open': () => 'Cicilan ini sudah lunas atau sudah ditunda. Muat ulang untuk melihat yang terbaru.',
  'kasbon.changed': (f: Facts) =>
    `Kasbon ${f.name} berubah sesudah upahnya dihitung. Hitung ulang, periksa angkanya, lalu bukukan lagi.`,
  'kasbon-return.void': () => 'Pengembalian ini sudah dibatalkan.',
  'kasbon-return.wages': () => 'Potongan dari upah dibatalkan bersama slip atau upah mingguannya.',
}
