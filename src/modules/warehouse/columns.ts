import { auditColumns } from '#kit/list/audited.ts'
import { columns } from '#kit/list/columns.ts'

/** What warehouses are for. */
export const warehouseTypes = {
  utama: 'Pusat',
  proyek: 'Proyek',
  produksi: 'Rumah produksi',
  transit: 'Transit',
  rusak: 'Barang rusak',
  karantina: 'Karantina',
} as const

/** Words of what a stock document does. */
export const stockDocumentTypes = {
  saldo_awal: 'Saldo awal',
  penerimaan: 'Penerimaan lain',
  ditemukan: 'Barang ditemukan',
  retur: 'Retur proyek',
  pengeluaran: 'Pemakaian / pengeluaran',
  rusak: 'Barang rusak',
  karantina: 'Karantina',
  hilang: 'Barang hilang',
} as const
export type StockDocumentType = keyof typeof stockDocumentTypes

/** In what condition goods come. */
export const conditions = { baik: 'Baik', rusak: 'Rusak', karantina: 'Karantina' } as const
export type Condition = keyof typeof conditions

/** How a stock stands against its minimum. */
export const stockStatuses = { aman: 'Aman', menipis: 'Menipis', habis: 'Habis' } as const

const kinds = { bahan_baku: 'Bahan baku', barang: 'Barang', produk_jadi: 'Produk jadi', alat: 'Alat' } as const

/** Tab gudang. */
export const warehouseColumns = columns({
  name: { label: 'Nama', kind: 'text', sort: true },
  code: { label: 'Kode', kind: 'text', sort: true },
  type: { label: 'Jenis', kind: 'choice', choices: warehouseTypes, filter: 'many' },
  city: { label: 'Kota', kind: 'text' },
  address: { label: 'Alamat', kind: 'text' },
  keeper: { label: 'Penjaga', kind: 'text' },
  racks: { label: 'Rak', kind: 'tags', isHidden: true },
  allowNegative: { label: 'Boleh minus', kind: 'flag', isHidden: true },
  isFrozen: { label: 'Sedang dihitung', kind: 'flag', isHidden: true },
  itemCount: { label: 'Jumlah item', kind: 'whole' },
  lowCount: { label: 'Item menipis', kind: 'whole' },
  value: { label: 'Nilai stok', kind: 'money', sort: true, total: true, permission: 'view biaya' },
  isArchived: { label: 'Nonaktif', kind: 'flag', filter: 'flag' },
  ...auditColumns,
  version: { label: 'Versi', kind: 'whole', isHidden: true },
})

/** Tab stock. */
export const stockColumns = columns({
  itemName: { label: 'Item', kind: 'text', sort: true },
  itemCode: { label: 'Kode', kind: 'text', sort: true },
  category: { label: 'Kategori', kind: 'text', filter: 'many' },
  itemKind: { label: 'Jenis', kind: 'choice', choices: kinds, filter: 'many' },
  warehouseName: { label: 'Gudang', kind: 'text', sort: true },
  onHand: { label: 'Stok', kind: 'quantity', sort: true, filter: 'range' },
  reserved: { label: 'Dipesan', kind: 'quantity' },
  available: { label: 'Tersedia', kind: 'quantity' },
  incoming: { label: 'Akan datang', kind: 'quantity' },
  unit: { label: 'Satuan', kind: 'text' },
  minQty: { label: 'Batas min', kind: 'quantity' },
  reorderQty: { label: 'Jumlah beli lagi', kind: 'quantity' },
  maxQty: { label: 'Batas maks', kind: 'quantity' },
  rack: { label: 'Rak', kind: 'text' },
  averageCost: { label: 'Harga rata-rata', kind: 'price', permission: 'view biaya' },
  value: { label: 'Nilai', kind: 'money', sort: true, total: true, permission: 'view biaya' },
  lastMoveAt: { label: 'Mutasi terakhir', kind: 'instant', sort: true, filter: 'range' },
  status: { label: 'Status', kind: 'choice', choices: stockStatuses, filter: 'many' },
  needsReorder: { label: 'Perlu dibeli', kind: 'flag', filter: 'flag', isHidden: true },
  version: { label: 'Versi', kind: 'whole', isHidden: true },
  itemId: { label: 'Item', kind: 'ref', filter: 'many', isHidden: true },
  warehouseId: { label: 'Gudang', kind: 'ref', filter: 'many', isHidden: true },
})

/** Nilai persediaan at the end of a day. */
export const valuationColumns = columns({
  itemName: { label: 'Item', kind: 'text', sort: true },
  itemCode: { label: 'Kode', kind: 'text', sort: true },
  category: { label: 'Kategori', kind: 'text', filter: 'many' },
  warehouseName: { label: 'Gudang', kind: 'text', sort: true },
  qty: { label: 'Jumlah', kind: 'quantity' },
  unit: { label: 'Satuan', kind: 'text' },
  averageCost: { label: 'Harga rata-rata', kind: 'price' },
  value: { label: 'Nilai', kind: 'money', sort: true, total: true },
  warehouseId: { label: 'Gudang', kind: 'ref', filter: 'many', isHidden: true },
})

const documentStates = { draft: 'Draf', posted: 'Diposting', void: 'Batal' } as const

/** Dokumen stok. */
export const documentColumns = columns({
  number: { label: 'Nomor', kind: 'text', sort: true },
  date: { label: 'Tanggal', kind: 'day', sort: true, filter: 'range' },
  type: { label: 'Jenis', kind: 'choice', choices: stockDocumentTypes, filter: 'many' },
  warehouseName: { label: 'Gudang', kind: 'text' },
  lineCount: { label: 'Baris', kind: 'whole' },
  value: { label: 'Nilai', kind: 'money', permission: 'view biaya' },
  by: { label: 'Oleh', kind: 'text' },
  reference: { label: 'Referensi', kind: 'text' },
  state: { label: 'Status', kind: 'choice', choices: documentStates, filter: 'many' },
  warehouseId: { label: 'Gudang', kind: 'ref', filter: 'many', isHidden: true },
})

/** Where a transfer stands; worked out from what was sent, arrived and settled. */
export const transferStatuses = {
  draft: 'Draf',
  sent: 'Dikirim',
  partial: 'Diterima sebagian',
  received: 'Diterima',
  void: 'Batal',
} as const
export type TransferStatus = keyof typeof transferStatuses

/** Transfer antar gudang. */
export const transferColumns = columns({
  number: { label: 'Nomor', kind: 'text', sort: true },
  date: { label: 'Tanggal', kind: 'day', sort: true, filter: 'range' },
  fromName: { label: 'Dari', kind: 'text' },
  toName: { label: 'Ke', kind: 'text' },
  lineCount: { label: 'Baris', kind: 'whole' },
  value: { label: 'Nilai', kind: 'money', permission: 'view biaya' },
  reference: { label: 'Referensi', kind: 'text' },
  status: { label: 'Status', kind: 'choice', choices: transferStatuses, filter: 'many' },
  fromId: { label: 'Dari', kind: 'ref', filter: 'many', isHidden: true },
  toId: { label: 'Ke', kind: 'ref', filter: 'many', isHidden: true },
})

/** Where a count stands. */
export const countStates = {
  draft: 'Draf',
  counting: 'Penghitungan',
  review: 'Menunggu persetujuan',
  posted: 'Disetujui',
  void: 'Batal',
} as const
export type CountState = keyof typeof countStates

/** Opname. */
export const countColumns = columns({
  number: { label: 'Nomor', kind: 'text', sort: true },
  date: { label: 'Tanggal', kind: 'day', sort: true, filter: 'range' },
  warehouseName: { label: 'Gudang', kind: 'text' },
  lineCount: { label: 'Barang', kind: 'whole' },
  countedCount: { label: 'Dihitung', kind: 'whole' },
  differenceCount: { label: 'Selisih', kind: 'whole' },
  value: { label: 'Nilai selisih', kind: 'money', permission: 'view biaya' },
  state: { label: 'Status', kind: 'choice', choices: countStates, filter: 'many' },
  warehouseId: { label: 'Gudang', kind: 'ref', filter: 'many', isHidden: true },
})
