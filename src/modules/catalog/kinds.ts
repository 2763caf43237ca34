/** What an item is, and what each kind is called. */
export const itemKinds = {
  bahan_baku: 'Bahan baku',
  barang: 'Barang',
  produk_jadi: 'Produk jadi',
  jasa: 'Jasa',
  alat: 'Alat',
} as const
