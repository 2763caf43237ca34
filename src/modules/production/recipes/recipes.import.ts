import * as z from 'zod/mini'
import { quantity, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { zDay, zId, zOptionalText, zOrNull, zPercent, zPositiveQuantity, zPrice } from '#kit/http/shapes.ts'
import { found } from '#kit/http/not-found.ts'
import { expectUntouched, unlessGone } from '#kit/import/drafts.ts'
import type { Importer, ImportColumn, Made } from '#kit/import/importer.ts'
import { lookUpMaster } from '#kit/import/master.ts'
import { itemRecord } from '#modules/catalog/item.record.ts'
import { itemsOf } from '#modules/catalog/face.ts'
import { exampleItems, recipeFromFile, writtenAlready } from './import-store.ts'
import { extend, remove, save } from './save-recipe.ts'
import { lockRecipe } from './store.ts'

const shape = z.strictObject({
  itemId: zId,
  validFrom: zDay,
  outputQty: zPositiveQuantity,
  materialId: zId,
  qty: zPositiveQuantity,
  unit: zOptionalText(20),
  wastePercent: zOrNull(zPercent),
  pieceRate: zOrNull(zPrice),
  secondItemId: zOrNull(zId),
  notes: zOptionalText(500),
})
type Row = z.output<typeof shape>

const anItem = { kind: 'text', lookUp: lookUpMaster(itemRecord, ['barcode']) } as const
const optional = { isNeeded: false } as const

const columns: readonly ImportColumn[] = [
  {
    ...{ ...anItem, key: 'itemId', label: 'Barang', isNeeded: true },
    alike: ['produk', 'produk jadi', 'barang jadi', 'kode produk', 'nama produk', 'hasil'],
    instances: async (tx, actor) => (await exampleItems(tx, actor.companyId)).slice(0, 1),
  },
  {
    ...{ key: 'validFrom', label: 'Berlaku mulai', kind: 'day', isNeeded: true },
    alike: ['tanggal', 'tgl', 'berlaku', 'sejak', 'mulai'],
  },
  {
    ...{ key: 'outputQty', label: 'Jumlah hasil', kind: 'quantity', isNeeded: true },
    alike: ['untuk', 'untuk jumlah', 'hasil jadi', 'qty hasil', 'batch', 'output'],
  },
  {
    ...{ ...anItem, key: 'materialId', label: 'Bahan', isNeeded: true },
    alike: ['bahan baku', 'kode bahan', 'nama bahan', 'material', 'komponen'],
    instances: async (tx, actor) => (await exampleItems(tx, actor.companyId)).slice(1),
  },
  {
    ...{ key: 'qty', label: 'Jumlah bahan', kind: 'quantity', isNeeded: true },
    alike: ['jumlah', 'qty', 'kebutuhan', 'pemakaian', 'volume'],
  },
  { key: 'unit', label: 'Satuan bahan', kind: 'text', ...optional, alike: ['satuan', 'unit', 'uom'] },
  { key: 'wastePercent', label: 'Susut %', kind: 'percent', ...optional, alike: ['susut', 'waste', 'sisa potong'] },
  {
    ...{ key: 'pieceRate', label: 'Upah per satuan', kind: 'price', ...optional, permission: 'view biaya' },
    alike: ['upah', 'borongan', 'upah borongan', 'ongkos'],
  },
  { ...anItem, key: 'secondItemId', label: 'Barang KW2', ...optional, alike: ['kw2', 'barang kedua', 'afkir'] },
  { key: 'notes', label: 'Catatan', kind: 'text', ...optional, alike: ['keterangan', 'ket'] },
]

/** Recipes from a file: rows of one item and one day are one recipe, a material each. */
export const recipeImport: Importer = {
  name: 'resep',
  title: 'Resep',
  home: '/rumah-produksi/',
  permissions: ['create rumah-produksi'],
  touches: ['recipes'],
  examples: [
    { itemId: 'BRG-0001', validFrom: '01/11/2026', outputQty: '100', materialId: 'BHN-0001', qty: '50' },
    {
      ...{ itemId: 'BRG-0001', validFrom: '01/11/2026', outputQty: '100', materialId: 'BHN-0002', qty: '0,5' },
      ...{ wastePercent: '2,5', notes: 'Adukan kering' },
    },
  ],
  columns,
  shape,
  keys: [{ column: 'itemId+validFrom+materialId', label: 'bahan', isUnique: true }],
  twins: (tx, actor, _key, texts) => writtenAlready(tx, actor.companyId, texts),
  add: {
    most: 200,
    groupOf: (given) => `${String(given['itemId'])} ${String(given['validFrom'])}`,
    // Safe: the shape above has checked each.
    add: (tx, actor, given) => addRecipe(tx, actor, given as unknown as readonly Row[]),
  },
  takeBack,
}

// Rows come in pieces: those that follow go into the recipe that the first of them made.
async function addRecipe(tx: Tx, actor: Actor, rows: readonly Row[]): Promise<Made[]> {
  const first = found(rows[0])
  const { itemId, validFrom, outputQty } = first
  const told = { outputQty, pieceRate: saidIn(rows, 'pieceRate'), secondItemId: saidIn(rows, 'secondItemId') }
  const notes = [...new Set(rows.flatMap((row) => row.notes ?? []))].join('\n').slice(0, 500) || null
  for (const row of rows) expectSame(row.outputQty, outputQty)
  const items = await itemsOf(
    tx,
    actor.companyId,
    rows.map((row) => row.materialId),
  )
  const lines = rows.map(({ materialId, qty, unit, wastePercent }) => ({
    ...{ itemId: materialId, qty, wastePercent },
    unit: unit ?? items.get(materialId)?.baseUnit ?? '',
  }))
  const there = await recipeFromFile(tx, actor, { itemId, validFrom })
  if (there) expectSame(quantity(there.output_qty), outputQty)
  const { id } = there
    ? await extend(tx, actor, there, lines)
    : await save(tx, actor, { itemId, validFrom, ...told, notes, lines })
  return rows.map(() => ({ id }))
}

function saidIn<K extends 'pieceRate' | 'secondItemId'>(rows: readonly Row[], key: K): Row[K] {
  return rows.find((row) => row[key] !== null)?.[key] ?? (null as Row[K])
}

function expectSame(one: Quantity, other: Quantity): void {
  if (one !== other) throw new Refusal('recipe.other-output', {}, { field: 'outputQty' })
}

// The rows of one recipe are one: the first that goes back takes the others with it.
async function takeBack(tx: Tx, actor: Actor, { id }: Made): Promise<void> {
  if (!(await unlessGone(lockRecipe(tx, actor.companyId, id)))) return
  await expectUntouched(tx, actor, { subject: 'recipe', id, state: 'draft' })
  await remove(tx, actor, id)
}
