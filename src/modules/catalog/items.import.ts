import { fieldColumns } from '#kit/import/columns.ts'
import type { Importer } from '#kit/import/importer.ts'
import { lookUpMaster, masterImporter } from '#kit/import/master.ts'
import { itemRecord } from '#modules/catalog/item.record.ts'
import { openItem } from '#modules/catalog/open-item.ts'
import { addItem, editItem } from '#modules/catalog/save-item.ts'
import { supplierRecord } from '#modules/parties/suppliers/supplier.record.ts'

const columns = [
  ...fieldColumns(itemRecord.fields, {
    name: {
      alike: [
        'nama barang',
        'barang',
        'item',
        'nama item',
        'produk',
        'nama produk',
        'bahan',
        'nama bahan',
        'deskripsi',
      ],
      example: 'Semen 50 kg',
    },
    code: { alike: ['kode barang', 'kode item', 'sku', 'kode produk', 'part no'], example: 'BB-0001' },
    kind: { alike: ['jenis barang', 'tipe'], example: 'Bahan baku' },
    category: { alike: ['kelompok', 'grup', 'golongan'], example: 'Semen' },
    baseUnit: { alike: ['satuan', 'unit', 'uom'], example: 'zak' },
    brand: { alike: ['brand', 'merk'] },
    spec: { alike: ['spek', 'ukuran'] },
    barcode: { alike: ['ean', 'kode batang'] },
    sellPrice: { alike: ['harga', 'harga jual satuan', 'price'], example: '68.000' },
    minPrice: { alike: ['harga minimum', 'harga minimal'] },
    estCost: { alike: ['hpp', 'modal', 'harga pokok', 'harga beli'] },
    rabPrice: { alike: ['harga satuan rab'] },
    taxCode: { alike: ['kode pajak', 'ppn'] },
    defaultSupplierId: { alike: ['supplier', 'pemasok', 'vendor'], lookUp: lookUpMaster(supplierRecord) },
    minStock: { alike: ['stok min', 'minimal stok', 'batas min', 'min stock'], example: '10' },
    shelfLocation: { alike: ['lokasi rak', 'lokasi'] },
    weightKg: { alike: ['berat'] },
    notes: { alike: ['catatan', 'keterangan', 'ket'] },
  }),
  // One other unit fits in a line: 'dus' and how many base units it holds.
  ...fieldColumns(
    itemRecord.children.units.fields,
    {
      unit: { label: 'Satuan lain', alike: ['satuan besar', 'satuan beli'] },
      num: { label: 'Isi satuan lain', alike: ['isi', 'konversi'] },
    },
    'units.0.',
  ),
]

const shared: Omit<
  Parameters<typeof masterImporter<typeof itemRecord>>[1],
  'name' | 'home' | 'permissions' | 'changing'
> = {
  touches: ['catalog'],
  columns,
  keys: [
    { column: 'code', label: 'kode', isUnique: true },
    { column: 'barcode', label: 'barcode' },
    { column: 'name', label: 'nama' },
  ],
  add: addItem,
  edit: editItem,
  open: openItem,
}

/** Raw materials from a file; what says no kind is one. */
export const materialImport: Importer = masterImporter(itemRecord, {
  ...shared,
  name: 'bahan-baku',
  title: 'Bahan baku',
  home: '/bahan-baku/',
  permissions: ['create bahan-baku'],
  changing: 'update bahan-baku',
  prepare: (given) => ({ kind: 'bahan_baku', ...given }),
})

/** Goods that are bought and sold, from a file. */
export const productImport: Importer = masterImporter(itemRecord, {
  ...shared,
  name: 'produk',
  title: 'Produk',
  home: '/pembelian-barang/?tab=produk',
  permissions: ['create pembelian-barang'],
  changing: 'update pembelian-barang',
  prepare: (given) => ({ kind: 'barang', ...given }),
})
