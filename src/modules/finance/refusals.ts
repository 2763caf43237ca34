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
}
