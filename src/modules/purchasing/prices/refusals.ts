import { rupiah } from '#ground/format.ts'
import type { Facts } from '#ground/refusal.ts'

/** The sentences of what a price list refuses. */
export const priceListRefusals = {
  'price-list.changed': () => 'Daftar harga ini baru diubah orang lain. Muat ulang halaman, lalu ubah lagi.',
  'price-list.asked-meanwhile': (f: Facts) =>
    f.price === ''
      ? 'Harga supplier ini baru diakhiri orang lain. Muat ulang halaman, lalu ubah lagi.'
      : `Harga supplier ini baru diubah orang lain menjadi ${rupiah(String(f.price))}. Muat ulang halaman, lalu ubah lagi.`,
  'price-list.no-price': (f: Facts) => `Baris ${f.line}: harga harus lebih dari Rp0.`,
  'price-list.twice': (f: Facts) =>
    `Baris ${f.line}: ${f.item} dengan satuan, jumlah minimal, dan tanggal yang sama sudah ada. Hapus salah satu.`,
}
