/** How the acts of stock documents are told. */
export const stockActs: Readonly<Record<string, string>> = {
  create: 'membuat',
  update: 'mengubah',
  start: 'memulai hitungan',
  submit: 'mengajukan hasil hitung',
  explain: 'menulis alasan selisih',
  return: 'mengembalikan untuk dihitung ulang',
  approve: 'menyetujui',
  post: 'mencatat ke stok',
  send: 'mengirim barang',
  'share-link': 'membuat tautan WhatsApp',
  'open-link': 'membuka lewat tautan',
  'sign-link': 'menandatangani penerimaan',
  'revoke-link': 'mencabut tautan',
  diterima: 'mencatat barang diterima',
  kembali: 'mencatat barang kembali',
  hilang: 'mencatat barang hilang',
  rusak: 'mencatat barang rusak',
  undo: 'membatalkan satu penyelesaian',
  'reverse-line': 'membalik satu baris',
  void: 'membatalkan',
}

/** How the fields of a warehouse are called in its history. */
export const placeLabels: Readonly<Record<string, string>> = {
  code: 'Kode',
  name: 'Nama',
  type: 'Jenis',
  address: 'Alamat',
  city: 'Kota',
  keeper: 'Penjaga',
  racks: 'Rak',
  allowNegative: 'Stok boleh minus',
  isArchived: 'Nonaktif',
}

/** How the limits of a stock are called in its history. */
export const stockLabels: Readonly<Record<string, string>> = {
  minQty: 'Batas minimum',
  maxQty: 'Batas maksimum',
  reorderQty: 'Jumlah beli lagi',
  rack: 'Rak',
}
