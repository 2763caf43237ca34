import { NO_DIMS } from '#ground/dims.ts'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { lineAmount, price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import { found } from '#kit/http/not-found.ts'
import { zDay, zId, zMoneyOrZero, zOptionalText, zPositiveQuantity } from '#kit/http/shapes.ts'
import type { Given, Importer } from '#kit/import/importer.ts'
import { byCodeOrName, instancesOf, lookUpMaster } from '#kit/import/master.ts'
import { itemRecord } from '#modules/catalog/item.record.ts'
import * as stock from '#modules/stock/face.ts'
import { addStock } from '#modules/warehouse/documents/save-document.ts'
import { linesOf, lockDocument } from '#modules/warehouse/documents/store.ts'
import { reverseStockLine } from '#modules/warehouse/documents/void-document.ts'
import { stockThere } from '#modules/warehouse/stock-store.ts'

const shape = z.strictObject({
  on: zDay,
  warehouseId: zId,
  itemId: zId,
  qty: zPositiveQuantity,
  unit: zOptionalText(20),
  value: zMoneyOrZero,
  note: zOptionalText(200),
})
type Line = z.output<typeof shape>

/** What lay in the warehouses when the books began, from a file: one stock document per warehouse and day. */
export const openingStockImport: Importer = {
  name: 'stok-awal',
  title: 'Stok awal',
  home: '/gudang/?tab=stock',
  permissions: ['create stock', 'view biaya'],
  touches: ['stock', 'stock-documents', 'warehouses', 'journal', 'catalog'],
  examples: [
    { itemId: 'BB-0001', warehouseId: 'GU', qty: '120', unitCost: '62.500', on: '01/01/2026' },
    { itemId: 'BB-0002', warehouseId: 'GU', qty: '15,5', unitCost: '285.000', on: '01/01/2026', note: 'Hitung 31/12' },
  ],
  columns: [
    {
      key: 'itemId',
      label: 'Barang',
      kind: 'text',
      isNeeded: true,
      alike: ['kode barang', 'kode', 'sku', 'nama barang', 'item', 'barcode'],
      lookUp: lookUpMaster(itemRecord, ['barcode']),
      instances: instancesOf(itemRecord, sql`t.kind not in ('jasa', 'alat')`),
    },
    {
      key: 'warehouseId',
      label: 'Gudang',
      kind: 'text',
      isNeeded: true,
      alike: ['kode gudang', 'lokasi', 'nama gudang'],
      lookUp: async (tx, actor, texts) => byCodeOrName(texts, await stock.warehousesFor(tx, actor)),
      instances: async (tx, actor) => (await stock.warehousesFor(tx, actor)).slice(0, 1).map(({ code }) => code),
    },
    {
      key: 'qty',
      label: 'Jumlah',
      kind: 'quantity',
      isNeeded: true,
      alike: ['qty', 'stok', 'stok awal', 'saldo', 'kuantitas', 'saldo awal'],
    },
    { key: 'unit', label: 'Satuan', kind: 'text', isNeeded: false, alike: ['unit', 'uom'] },
    {
      key: 'unitCost',
      label: 'Harga pokok per satuan',
      kind: 'price',
      isNeeded: false,
      alike: ['hpp', 'harga pokok', 'harga', 'harga satuan', 'harga beli', 'modal'],
    },
    {
      key: 'value',
      label: 'Nilai',
      kind: 'money',
      isNeeded: false,
      alike: ['nilai persediaan', 'total', 'jumlah rupiah', 'nilai stok'],
    },
    {
      key: 'on',
      label: 'Tanggal',
      kind: 'day',
      isNeeded: true,
      alike: ['tgl', 'tanggal saldo', 'per tanggal'],
    },
    { key: 'note', label: 'Keterangan', kind: 'text', isNeeded: false, alike: ['catatan', 'ket'] },
  ],
  prepare: ({ unitCost, ...given }) => ({ ...given, value: given['value'] ?? valueOf(given, unitCost) }),
  shape,
  keys: [{ column: 'warehouseId+itemId', label: 'barang di gudang itu' }],
  twins: async (tx, actor, _key, texts) => {
    const there = await stockThere(tx, actor.companyId, texts)
    return there.map(({ key, id, code, qty }) => ({ text: key, id, label: `stok ${code} yang sudah ada, ${qty}` }))
  },
  add: {
    most: 200,
    groupOf: (given) => `${String(given['warehouseId'])} ${String(given['on'])}`,
    add: async (tx, actor, all) => {
      // Safe: the shape above has checked each.
      const lines = all as unknown as readonly Line[]
      const { warehouseId, on } = found(lines[0])
      const head = { warehouseId, on, projectId: null, notes: actor.note ?? null }
      const asked = { ...head, requestedBy: null, receivedBy: null, post: true }
      const kept = lines.map(({ itemId, qty, unit, value, note }) => ({ ...NO_DIMS, itemId, qty, unit, value, note }))
      const { id } = await addStock(tx, actor, { ...asked, type: 'saldo_awal', lines: kept })
      return (await linesOf(tx, actor.companyId, id)).map((line) => ({ id, lineId: line.id }))
    },
  },
  takeBack: async (tx, actor, { id, lineId }) => {
    const { version } = found(await lockDocument(tx, actor.companyId, id))
    await reverseStockLine(tx, actor, { id, lineId: lineId ?? '', version, reason: actor.note ?? 'Impor diurungkan' })
  },
}

function valueOf(given: Given, unitCost: unknown): string | undefined {
  const qty = given['qty']
  if (typeof qty !== 'string' || typeof unitCost !== 'string') return undefined
  try {
    return String(lineAmount(quantity(qty), price(unitCost)))
  } catch {
    // The shape says what is wrong with the quantity.
    return undefined
  }
}
