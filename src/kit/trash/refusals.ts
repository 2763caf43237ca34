/** Why something cannot be brought back. */
export const trashRefusals = {
  'trash.taken': () => 'Kode atau isiannya sudah dipakai data lain. Ubah data itu dulu, lalu pulihkan lagi.',
  'trash.missing': () =>
    'Data yang dipakainya, misalnya pelanggan atau barang, juga sudah dihapus. Pulihkan yang itu dulu.',
}
