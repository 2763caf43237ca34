import type { Day } from '#ground/day.ts'
import { dayFormat, qtyFormat } from '#ground/format.ts'
import type { Facts } from '#ground/refusal.ts'

const qty = (value: Facts[string] | undefined) => qtyFormat(String(value ?? 0))

/** The sentences of what a berita acara of services refuses; each names the way out. */
export const handoverRefusals = {
  'handover.unknown-line': () => 'Baris ini bukan bagian pesanan, atau tertulis dua kali. Muat ulang halaman.',
  'handover.goods': (f: Facts) => `${f.item} adalah barang: catat dengan Terima barang.`,
  'handover.too-much': (f: Facts) =>
    `${f.item}: yang belum diserahterimakan ${qty(f.left)} ${f.unit}, dicatat ${qty(f.asked)}. Kurangi jumlahnya, atau ubah pesanannya.`,
  'handover.before-order': (f: Facts) =>
    `Serah terima tidak boleh sebelum tanggal pesanan (${dayFormat(String(f.date) as Day, 'short')}).`,
}
