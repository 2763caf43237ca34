import { NO_DIMS } from '#ground/dims.ts'
import * as z from 'zod/mini'
import { day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { found } from '#kit/http/not-found.ts'
import { zDay, zId, zOrNull, zText } from '#kit/http/shapes.ts'
import { expectUntouched, fileSaid, unlessGone } from '#kit/import/drafts.ts'
import type { Importer, Made } from '#kit/import/importer.ts'
import { lineShapes, notesOf } from '#kit/import/line-columns.ts'
import { warehouseFor } from '../facts.ts'
import { contentOf } from './content.ts'
import type { PurchaseAsked } from './draft.ts'
import { draftOf } from './draft-of.ts'
import { orderColumns } from './import-columns.ts'
import { draftFromFile, orderedAlready } from './import-store.ts'
import { addDraft, remove } from './save.ts'
import { changePurchase, linesOf, lockPurchase, replaceLines } from './store.ts'

const shape = z.strictObject({
  supplierRef: zText(60),
  supplierId: zId,
  date: zDay,
  warehouseId: zOrNull(zId),
  expectedDate: zOrNull(zDay),
  itemId: zId,
  ...lineShapes,
})
type Row = z.output<typeof shape>

/** Orders from a file, as drafts that somebody looks at before they go out: rows with one number are one order. */
export const purchaseImport: Importer = {
  name: 'pembelian',
  title: 'Pembelian',
  home: '/pembelian-barang/',
  permissions: ['create pembelian-barang'],
  touches: ['purchases'],
  examples: [
    {
      ...{ supplierRef: 'PO-LAMA-01', supplierId: 'SUP-0001', date: '02/11/2026', itemId: 'BB-0001', qty: '40' },
      ...{ price: '62.500', discountPercent: '2,5', notes: 'Pagi' },
    },
    {
      ...{ supplierRef: 'PO-LAMA-01', supplierId: 'SUP-0001', date: '02/11/2026', itemId: 'BB-0002', qty: '10' },
      ...{ price: '180.000', description: 'Diantar ke lantai 2' },
    },
    {
      ...{ supplierRef: 'PO-LAMA-02', supplierId: 'SUP-0002', date: '03/11/2026', itemId: 'BB-0003', qty: '7,5' },
      ...{ expectedDate: '06/11/2026', priceIncludesTax: 'tidak' },
    },
  ],
  columns: orderColumns,
  shape,
  keys: [{ column: 'supplierId+supplierRef+itemId', label: 'supplier, nomor dan barang' }],
  twins: (tx, actor, _key, texts) => orderedAlready(tx, actor.companyId, texts),
  add: {
    most: 500,
    groupOf: (given) => [given['supplierId'], given['supplierRef'], given['date'], given['warehouseId']].join(' '),
    // Safe: the shape above has checked each.
    add: (tx, actor, given) => addOrder(tx, actor, given as unknown as readonly Row[]),
  },
  takeBack,
}

// Rows come in pieces: those that follow go into the draft that the first of them made.
async function addOrder(tx: Tx, actor: Actor, rows: readonly Row[]): Promise<Made[]> {
  const first = found(rows[0])
  const warehouse = await warehouseFor(tx, actor, first.warehouseId)
  const { supplierId, supplierRef, date } = first
  const one = { supplierId, supplierRef, date, warehouseId: warehouse.id, internalNotes: fileSaid(actor) }
  const there = await draftFromFile(tx, actor, one)
  const id = there ?? (await addDraft(tx, actor, { ...asked(first, rows), ...one })).order.id
  if (there) await append(tx, actor, there, rows)
  return rows.map(() => ({ id }))
}

async function append(tx: Tx, actor: Actor, id: string, rows: readonly Row[]): Promise<void> {
  const order = await lockPurchase(tx, actor, id)
  const content = contentOf(order, await linesOf(tx, id), day(order.order_date))
  const lines = [...content.lines, ...rows.map(lineOf)]
  const { draft } = await draftOf(tx, actor, { ...content, supplierRef: order.supplier_ref, lines })
  await changePurchase(tx, actor, id, draft.row)
  await replaceLines(
    tx,
    id,
    draft.lines.map((line) => ({ ...line, company_id: actor.companyId, order_id: id })),
  )
  await recordHistory(tx, actor, { subject: 'purchase-order', id, act: 'update' })
}

function asked(first: Row, rows: readonly Row[]): PurchaseAsked {
  const nothing = { projectId: null, shippingAddress: null, contactName: null, contactPhone: null, termDays: null }
  const none = { taxCode: null, discountPercent: null, discountAmount: null, terms: null, internalNotes: null }
  const { supplierId, supplierRef, date, warehouseId, priceIncludesTax } = first
  const expectedDate = rows.find((row) => row.expectedDate !== null)?.expectedDate ?? null
  const notes = notesOf(rows)
  const head = { supplierId, supplierRef, date, expectedDate, warehouseId, priceIncludesTax, notes }
  return { ...nothing, ...none, ...head, shipTo: 'warehouse', lines: rows.map(lineOf) }
}

function lineOf({ itemId, description, qty, unit, price, discountPercent }: Row): PurchaseAsked['lines'][number] {
  const line = { row: 'item' as const, itemId, description, qty, unit, discountPercent, discountAmount: null }
  return { ...line, ...NO_DIMS, taxCode: null, requestLineId: null, ...(price !== undefined && { price }) }
}

// The rows of one number are one draft: the first that goes back takes the others with it.
async function takeBack(tx: Tx, actor: Actor, { id }: Made): Promise<void> {
  const order = await unlessGone(lockPurchase(tx, actor, id))
  if (!order) return
  await expectUntouched(tx, actor, { subject: 'purchase-order', id, state: order.state })
  await remove(tx, actor, id)
}
