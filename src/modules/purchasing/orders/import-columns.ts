import { sql } from 'kysely'
import type { ImportColumn } from '#kit/import/importer.ts'
import { lineColumns } from '#kit/import/line-columns.ts'
import { byCodeOrName, instancesOf, lookUpMaster } from '#kit/import/master.ts'
import { itemRecord } from '#modules/catalog/item.record.ts'
import { supplierRecord } from '#modules/parties/suppliers/supplier.record.ts'
import { warehousesFor } from '#modules/stock/face.ts'

const optional = { isNeeded: false } as const

/** What a row of a file tells of an order and of one line of it. */
export const orderColumns: readonly ImportColumn[] = [
  {
    key: 'supplierRef',
    label: 'No. dokumen',
    kind: 'text',
    isNeeded: true,
    alike: ['no po', 'nomor po', 'no pesanan', 'no nota', 'no nota supplier', 'nomor', 'no pembelian', 'no transaksi'],
  },
  {
    key: 'supplierId',
    label: 'Supplier',
    kind: 'text',
    isNeeded: true,
    alike: ['kode supplier', 'nama supplier', 'vendor', 'pemasok', 'toko'],
    lookUp: lookUpMaster(supplierRecord),
    instances: instancesOf(supplierRecord, sql`t.status = 'aktif'`),
  },
  { key: 'date', label: 'Tanggal', kind: 'day', isNeeded: true, alike: ['tgl', 'tanggal po', 'tanggal pesan'] },
  {
    key: 'warehouseId',
    label: 'Gudang',
    kind: 'text',
    ...optional,
    alike: ['kode gudang', 'kirim ke', 'dikirim ke', 'untuk', 'lokasi'],
    lookUp: async (tx, actor, texts) => byCodeOrName(texts, await warehousesFor(tx, actor)),
    instances: async (tx, actor) => (await warehousesFor(tx, actor)).slice(0, 1).map(({ code }) => code),
  },
  { key: 'expectedDate', label: 'Janji kirim', kind: 'day', ...optional, alike: ['perkiraan tiba', 'tgl kirim'] },
  {
    key: 'itemId',
    label: 'Barang',
    kind: 'text',
    isNeeded: true,
    alike: ['kode barang', 'kode', 'sku', 'nama barang', 'produk', 'bahan', 'item', 'barcode'],
    lookUp: lookUpMaster(itemRecord, ['barcode']),
    instances: instancesOf(itemRecord),
  },
  ...lineColumns(['harga beli']),
]
