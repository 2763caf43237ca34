import { columns } from '#kit/list/columns.ts'

/** What warehouses are for. */
export const warehouseTypes = {
  utama: 'Pusat',
  proyek: 'Proyek',
  produksi: 'Rumah produksi',
  transit: 'Transit',
  rusak: 'Barang rusak',
} as const

/** Words of what a stock document does. */
export const stockDocumentTypes = {
  saldo_awal: 'Saldo awal',
  penerimaan: 'Penerimaan lain',
  pengeluaran: 'Pengeluaran lain',
} as const
export type StockDocumentType = keyof typeof stockDocumentTypes

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
  keeper: { label: 'Penanggung jawab', kind: 'text' },
  itemCount: { label: 'Jumlah item', kind: 'whole' },
  lowCount: { label: 'Item menipis', kind: 'whole' },
  value: { label: 'Nilai stok', kind: 'money', total: true, permission: 'view biaya' },
  isArchived: { label: 'Nonaktif', kind: 'flag', filter: 'flag' },
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
  rack: { label: 'Rak', kind: 'text' },
  averageCost: { label: 'Harga rata-rata', kind: 'price', permission: 'view biaya' },
  value: { label: 'Nilai', kind: 'money', sort: true, total: true, permission: 'view biaya' },
  lastMoveAt: { label: 'Mutasi terakhir', kind: 'instant', sort: true },
  status: { label: 'Status', kind: 'choice', choices: stockStatuses, filter: 'many' },
  itemId: { label: 'Item', kind: 'ref', filter: 'many', isHidden: true },
  warehouseId: { label: 'Gudang', kind: 'ref', filter: 'many', isHidden: true },
})
