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
    },
    code: { alike: ['kode barang', 'kode item', 'sku', 'kode produk', 'part no'] },
    kind: { alike: ['jenis barang', 'tipe'] },
    category: { alike: ['kelompok', 'grup', 'golongan'] },
    baseUnit: { alike: ['satuan', 'unit', 'uom'] },
    brand: { alike: ['brand', 'merk'] },
    spec: { alike: ['spek', 'ukuran'] },
    barcode: { alike: ['ean', 'kode batang'] },
    sellPrice: { alike: ['harga', 'harga jual satuan', 'price'] },
    minPrice: { alike: ['harga minimum', 'harga minimal'] },
    estCost: { alike: ['hpp', 'modal', 'harga pokok', 'harga beli'] },
    rabPrice: { alike: ['harga satuan rab'] },
    taxCode: { alike: ['kode pajak', 'ppn'] },
    defaultSupplierId: { alike: ['supplier', 'pemasok', 'vendor'], lookUp: lookUpMaster(supplierRecord) },
    minStock: { alike: ['stok min', 'minimal stok', 'batas min', 'min stock'] },
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
  'name' | 'home' | 'permissions' | 'changing' | 'examples'
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
  examples: [
    {
      ...{ name: 'Semen Portland 50 kg', code: 'LAMA-B01', kind: 'Bahan baku', category: 'Semen', baseUnit: 'zak' },
      ...{ estCost: '62.500', minStock: '50', 'units.0.unit': 'truk', 'units.0.num': '100' },
    },
    {
      name: 'Pasir beton',
      code: 'LAMA-B02',
      kind: 'Bahan baku',
      category: 'Agregat',
      baseUnit: 'm3',
      estCost: '285.000',
    },
    {
      name: 'Besi beton 10 mm',
      code: 'LAMA-B03',
      kind: 'Bahan baku',
      category: 'Besi',
      baseUnit: 'btg',
      minStock: '20',
    },
  ],
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
  examples: [
    {
      ...{ name: 'Paving block 6 cm', code: 'LAMA-P01', kind: 'Produk jadi', category: 'Paving', baseUnit: 'm2' },
      ...{ sellPrice: '95.000', minPrice: '88.000', minStock: '100' },
    },
    {
      name: 'Kusen pintu jati',
      code: 'LAMA-P02',
      kind: 'Barang',
      category: 'Kayu',
      baseUnit: 'unit',
      sellPrice: '1.250.000',
    },
    {
      name: 'Sewa molen per hari',
      code: 'LAMA-P03',
      kind: 'Jasa',
      category: 'Sewa',
      baseUnit: 'hari',
      sellPrice: '350.000',
    },
  ],
  title: 'Produk',
  home: '/pembelian-barang/?tab=produk',
  permissions: ['create pembelian-barang'],
  changing: 'update pembelian-barang',
  prepare: (given) => ({ kind: 'barang', ...given }),
})
