import type { Facts } from '#ground/refusal.ts'

/** The sentences of what landed costs refuse; each names the way out. */
export const landedRefusals = {
  'landed.nothing-to-spread-by': () => 'Semua barangnya bernilai nol. Bagi menurut jumlah.',
  'landed.nothing-left': () =>
    'Barangnya sudah dikembalikan semua ke supplier. Hapus drafnya, atau pilih penerimaan lain.',
  'landed.no-weight': (f: Facts) =>
    `${f.item} belum punya berat. Isi beratnya di data barang, atau bagi menurut nilai.`,
}
