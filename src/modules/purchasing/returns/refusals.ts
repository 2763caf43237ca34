import { qtyFormat } from '#ground/format.ts'
import type { Facts } from '#ground/refusal.ts'

const qty = (value: Facts[string] | undefined) => qtyFormat(String(value ?? 0))

/** The sentences of what returns to suppliers refuse; each names the way out. */
export const purchaseReturnRefusals = {
  'purchase-return.too-many': (f: Facts) =>
    `${f.item}: yang bisa diretur ${qty(f.open)}, diminta ${qty(f.asked)}. Kurangi jumlahnya.`,
  'purchase-return.order-closed': (f: Facts) =>
    `${f.number} sudah ditutup, jadi tidak menunggu barang lagi. Pilih 'Potong hutang'.`,
  'purchase-return.replaced': (f: Facts) => `Pengganti dari ${f.number} sudah diterima. Batalkan dulu penerimaannya.`,
  'purchase-return.nothing-awaited': (f: Facts) =>
    `Tidak ada lagi pengganti dari ${f.number} yang ditunggu. Muat ulang halaman.`,
  'purchase-return.twice': () => 'Satu barang tertulis dua kali. Hapus salah satu barisnya.',
  'purchase-return.two-suppliers': () => 'Barang dari dua supplier tidak bisa satu retur. Buat retur terpisah.',
  'purchase-return.two-warehouses': () => 'Barang dari dua gudang tidak bisa satu retur. Buat retur terpisah.',
}
