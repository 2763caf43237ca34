import { auditColumns } from '#kit/list/audited.ts'
import { columns } from '#kit/list/columns.ts'
import { fromField } from '#kit/list/from-field.ts'
import { choice, flag, guarded, long, maybe, preset, qty, ref, text, unitPrice, whole } from '#kit/record/fields.ts'
import { child, record } from '#kit/record/record.ts'
import { itemKinds } from '#modules/catalog/kinds.ts'
import { seesPurchases } from '#modules/catalog/rights.ts'

export const itemStatuses = { aktif: 'Aktif', nonaktif: 'Nonaktif' } as const
/** How what lies in the warehouses stands against its minimum. */
export const stockStates = { aman: 'Aman', menipis: 'Menipis', habis: 'Habis' } as const
const fields = {
  kind: preset(choice('Jenis', itemKinds, { section: 'Identitas' }), 'barang'),
  name: text('Nama', 150, { section: 'Identitas' }),
  code: maybe(text('Kode', 30, { section: 'Identitas', hint: 'Kosongkan untuk nomor otomatis.' })),
  category: maybe(text('Kategori', 80, { section: 'Identitas' })),
  brand: maybe(text('Merek', 80, { section: 'Identitas' })),
  spec: maybe(long('Spesifikasi', 500, { section: 'Identitas', hint: 'Ukuran, mutu, warna.' })),
  baseUnit: text('Satuan Dasar', 20, { section: 'Satuan' }),
  barcode: maybe(text('Barcode', 60, { section: 'Identitas' })),
  sellPrice: maybe(unitPrice('Harga Jual', { section: 'Harga', isElsewhere: true })),
  minPrice: guarded(maybe(unitPrice('Harga jual terendah', { section: 'Harga' })), 'view biaya'),
  estCost: guarded(maybe(unitPrice('HPP perkiraan', { section: 'Harga' })), 'view biaya'),
  /** What estimates are made with; from a day on, as the sell price. */
  rabPrice: maybe(unitPrice('Harga RAB', { section: 'Harga', isElsewhere: true })),
  taxCode: maybe(text('Pajak', 20, { section: 'Harga' })),
  defaultSupplierId: maybe(ref('Supplier Utama', { section: 'Pembelian' })),
  /** Of every warehouse that has none of its own. */
  minStock: maybe(qty('Stok Minimum', { section: 'Stok' })),
  shelfLocation: maybe(text('Rak', 40, { section: 'Stok' })),
  weightKg: maybe(qty('Berat (kg)', { section: 'Stok', hint: 'Per satuan dasar.' })),
  status: preset(choice('Status', itemStatuses, { section: 'Identitas' }), 'aktif'),
  notes: maybe(long('Catatan', 2000, { section: 'Identitas' })),
}

/** Whatever is sold, bought, stored, made or done: one table, told apart by its kind. */
export const itemRecord = record({
  name: 'item',
  table: 'item',
  title: 'Barang',
  fields,
  children: {
    units: child({
      label: 'Satuan Lain',
      table: 'item_unit',
      parent: 'item_id',
      most: 20,
      fields: {
        unit: text('Satuan', 20),
        /** One of this unit is num/den of the base unit: 1 sak = 50/1 kg. */
        num: whole('Isi', 1, 1_000_000),
        den: preset(whole('Per', 1, 1_000_000), 1),
        isPurchase: preset(flag('Dipakai membeli'), true),
        isIssue: preset(flag('Dipakai mengeluarkan'), true),
      },
    }),
    /** From whom it may be had, what they ask for it, and how long they take. */
    suppliers: child({
      label: 'Supplier',
      table: 'item_supplier',
      parent: 'item_id',
      most: 100,
      fields: {
        supplierId: ref('Supplier'),
        /** Per base unit; a line of their price list. */
        price: maybe(unitPrice('Harga', { isElsewhere: true })),
        leadDays: maybe(whole('Lama kirim (hari)', 0, 365)),
      },
    }),
  },
  columns: columns({
    code: fromField(fields.code, { sort: true }),
    name: fromField(fields.name, { sort: true }),
    kind: fromField(fields.kind, { filter: 'many' }),
    category: { label: 'Kategori', kind: 'text', sort: true, filter: 'many' },
    brand: fromField(fields.brand, {}),
    baseUnit: fromField(fields.baseUnit, {}),
    sellPrice: fromField(fields.sellPrice, {}),
    minPrice: fromField(fields.minPrice, {}),
    estCost: fromField(fields.estCost, {}),
    rabPrice: fromField(fields.rabPrice, {}),
    lastPrice: { label: 'Harga Beli Terakhir', kind: 'price', sort: true, permission: seesPurchases },
    lastPriceOn: { label: 'Terakhir dibeli', kind: 'day', permission: seesPurchases },
    averageCost: { label: 'HPP Rata-rata', kind: 'price', permission: 'view biaya' },
    supplierName: { label: 'Supplier Utama', kind: 'text' },
    houseNames: { label: 'Rumah Produksi', kind: 'text', permission: 'view rumah-produksi' },
    onHand: { label: 'Stok total', kind: 'quantity', sort: true },
    taxCode: fromField(fields.taxCode, {}),
    minStock: fromField(fields.minStock, {}),
    shelfLocation: fromField(fields.shelfLocation, {}),
    weightKg: fromField(fields.weightKg, {}),
    barcode: fromField(fields.barcode, {}),
    stockState: { label: 'Status stok', kind: 'choice', choices: stockStates, filter: 'many' },
    status: fromField(fields.status, { filter: 'many' }),
    defaultSupplierId: fromField(fields.defaultSupplierId, { filter: 'many', isHidden: true }),
    photoId: { label: 'Foto', kind: 'ref', isHidden: true },
    isArchived: { label: 'Diarsipkan', kind: 'flag', isHidden: true },
    ...auditColumns,
    version: { label: 'Versi', kind: 'whole', isHidden: true },
  }),
  defaultSort: 'name',
  toldTo: { suppliers: seesPurchases },
})
