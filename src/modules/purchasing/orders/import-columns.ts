import { sql } from 'kysely'
import { keyText, type ImportColumn } from '#kit/import/importer.ts'
import { byTyped, instancesOf, lookUpMaster } from '#kit/import/master.ts'
import { itemRecord } from '#modules/catalog/item.record.ts'
import { supplierRecord } from '#modules/parties/suppliers/supplier.record.ts'
import { myWarehouses } from '../facts.ts'

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
    lookUp: async (tx, actor, texts) => {
      const all = await myWarehouses(tx, actor)
      const named = all.map((one) => [keyText(one.name), one.id] as const)
      return byTyped(texts, new Map([...named, ...all.map((one) => [keyText(one.code), one.id] as const)]))
    },
    instances: async (tx, actor) => (await myWarehouses(tx, actor)).slice(0, 1).map(({ code }) => code),
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
  { key: 'description', label: 'Uraian', kind: 'text', ...optional, alike: ['deskripsi', 'spesifikasi'] },
  { key: 'qty', label: 'Jumlah', kind: 'quantity', isNeeded: true, alike: ['qty', 'kuantitas', 'banyak', 'volume'] },
  { key: 'unit', label: 'Satuan', kind: 'text', ...optional, alike: ['unit', 'uom'] },
  { key: 'price', label: 'Harga satuan', kind: 'price', ...optional, alike: ['harga', 'harga beli', '@'] },
  { key: 'discountPercent', label: 'Diskon %', kind: 'percent', ...optional, alike: ['diskon', 'potongan', 'disc'] },
  {
    key: 'priceIncludesTax',
    label: 'Harga termasuk PPN',
    kind: 'flag',
    ...optional,
    alike: ['termasuk ppn', 'include ppn', 'inc ppn'],
  },
  { key: 'notes', label: 'Catatan', kind: 'text', ...optional, alike: ['keterangan', 'ket'] },
]
