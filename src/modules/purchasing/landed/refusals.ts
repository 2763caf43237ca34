import type { Facts } from '#ground/refusal.ts'

/** The sentences of what landed costs refuse; each names the way out. */
export const landedRefusals = {
  'landed.nothing-to-spread-by': () => 'Semua barangnya bernilai nol. Bagi menurut jumlah.',
  'landed.no-weight': (f: Facts) =>
    `${f.item} belum punya berat. Isi beratnya di data barang, atau bagi menurut nilai.`,
}
