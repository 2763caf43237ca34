import { sql } from 'kysely'
import type { ImportColumn } from '#kit/import/importer.ts'
import { lineColumns } from '#kit/import/line-columns.ts'
import { byCodeOrName, instancesOf, lookUpMaster } from '#kit/import/master.ts'
import { itemRecord } from '#modules/catalog/item.record.ts'
import { customerRecord } from '#modules/parties/customer.record.ts'
import { warehousesFor } from '#modules/stock/face.ts'

/** What a row of a file tells of an order and of one line of it. */
export const importColumns: readonly ImportColumn[] = [
  {
    key: 'customerPoNo',
    label: 'No. PO pelanggan',
    kind: 'text',
    isNeeded: true,
    alike: [
      'no po',
      'nomor po',
      'no order',
      'nomor order',
      'no pesanan',
      'no dokumen',
      'nomor',
      'no so',
      'no transaksi',
    ],
  },
  {
    key: 'customerId',
    label: 'Pelanggan',
    kind: 'text',
    isNeeded: true,
    alike: ['kode pelanggan', 'nama pelanggan', 'customer', 'pembeli'],
    lookUp: lookUpMaster(customerRecord),
    instances: instancesOf(customerRecord, sql`t.status = 'aktif'`),
  },
  { key: 'date', label: 'Tanggal', kind: 'day', isNeeded: true, alike: ['tgl', 'tanggal order', 'tanggal pesan'] },
  {
    key: 'warehouseId',
    label: 'Gudang',
    kind: 'text',
    isNeeded: false,
    alike: ['kode gudang', 'dari gudang', 'lokasi'],
    lookUp: async (tx, actor, texts) => byCodeOrName(texts, await warehousesFor(tx, actor)),
    instances: async (tx, actor) => (await warehousesFor(tx, actor)).slice(0, 1).map(({ code }) => code),
  },
  {
    key: 'promisedDate',
    label: 'Tenggat kirim',
    kind: 'day',
    isNeeded: false,
    alike: ['janji kirim', 'tgl kirim', 'deadline'],
  },
  {
    key: 'itemId',
    label: 'Barang',
    kind: 'text',
    isNeeded: true,
    alike: ['kode barang', 'kode', 'sku', 'nama barang', 'produk', 'item', 'barcode'],
    lookUp: lookUpMaster(itemRecord, ['barcode']),
    instances: instancesOf(itemRecord),
  },
  ...lineColumns(['harga jual']),
]
