/** The sentences of keeping a person's choices. */
export const preferenceRefusals = {
  'preference.too-many': () => 'Terlalu banyak pilihan tersimpan. Hapus beberapa tampilan tersimpan, lalu coba lagi.',
}
