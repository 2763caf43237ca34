import { NO_DIMS } from '#ground/dims.ts'
import * as z from 'zod/mini'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { zDay, zId, zOrNull, zText } from '#kit/http/shapes.ts'
import { expectUntouched, fileSaid, unlessGone } from '#kit/import/drafts.ts'
import { keyText, type Importer, type Made } from '#kit/import/importer.ts'
import { lineShapes, notesOf } from '#kit/import/line-columns.ts'
import { contentOf } from './content.ts'
import type { OrderAsked } from './draft.ts'
import { importColumns } from './import-columns.ts'
import { draftFromFile, orderedAlready } from './import-store.ts'
import { create, remove, update } from './save-order.ts'
import { linesOf, lockOrder } from './store.ts'

const shape = z.strictObject({
  customerPoNo: zText(60),
  customerId: zId,
  date: zDay,
  warehouseId: zOrNull(zId),
  promisedDate: zOrNull(zDay),
  itemId: zId,
  ...lineShapes,
})
type Row = z.output<typeof shape>

/** Orders from a file, as drafts that somebody looks at before they bind: rows with one number are one order. */
export const orderImport: Importer = {
  name: 'order',
  title: 'Order',
  home: '/order/',
  permissions: ['create order'],
  touches: ['orders', 'sales-statement'],
  examples: [
    {
      ...{ customerPoNo: 'SO-LAMA-01', customerId: 'PLG-0001', date: '02/11/2026', itemId: 'BRG-0001', qty: '24' },
      ...{ price: '85.000', discountPercent: '5', notes: 'Sore' },
    },
    {
      ...{ customerPoNo: 'SO-LAMA-01', customerId: 'PLG-0001', date: '02/11/2026', itemId: 'BRG-0002', qty: '6' },
      ...{ price: '240.000', description: 'Warna putih' },
    },
    {
      ...{ customerPoNo: 'SO-LAMA-02', customerId: 'PLG-0002', date: '03/11/2026', itemId: 'BRG-0003', qty: '2,5' },
      ...{ promisedDate: '09/11/2026', priceIncludesTax: 'tidak' },
    },
  ],
  columns: importColumns,
  shape,
  keys: [{ column: 'customerId+customerPoNo+itemId', label: 'pelanggan, nomor dan barang' }],
  twins: (tx, actor, _key, texts) => orderedAlready(tx, actor.companyId, texts),
  add: {
    most: 500,
    groupOf: (given) => [given['customerId'], keyText(given['customerPoNo']), given['date']].join(' '),
    // Safe: the shape above has checked each.
    add: (tx, actor, given) => addOrder(tx, actor, given as unknown as readonly Row[]),
  },
  takeBack,
}

// Rows come in pieces: those that follow go into the draft that the first of them made.
async function addOrder(tx: Tx, actor: Actor, rows: readonly Row[]): Promise<Made[]> {
  const { customerId, customerPoNo, date, priceIncludesTax } = found(rows[0])
  const one = { customerId, customerPoNo, date, internalNotes: fileSaid(actor) }
  const there = await draftFromFile(tx, actor, one)
  const { id } = there
    ? await append(tx, actor, there, rows)
    : await create(tx, actor, { ...untold, ...told(rows), ...one, priceIncludesTax, files: [], confirm: false })
  return rows.map(() => ({ id }))
}

async function append(tx: Tx, actor: Actor, id: string, rows: readonly Row[]): Promise<{ id: string }> {
  const order = await lockOrder(tx, actor, id)
  const content = contentOf(order, await linesOf(tx, id))
  const lines = [...content.lines, ...rows.map((row) => lineOf(row, order.warehouse_id))]
  return update(tx, actor, { ...content, lines, id, version: order.version, confirm: false })
}

// What a file does not say of an order: the customer's usual and the company's.
const untold = {
  validUntil: null,
  customerPoDate: null,
  projectId: null,
  salespersonId: null,
  billingAddress: null,
  shippingAddress: null,
  contactName: null,
  contactPhone: null,
  termDays: null,
  taxCode: null,
  discountPercent: null,
  discountAmount: null,
  downPaymentPercent: null,
  downPaymentAmount: null,
  retentionPercent: null,
  terms: null,
}

function told(rows: readonly Row[]): Pick<OrderAsked, 'warehouseId' | 'promisedDate' | 'notes' | 'lines'> {
  const warehouseId = rows.find((row) => row.warehouseId !== null)?.warehouseId ?? null
  const promisedDate = rows.find((row) => row.promisedDate !== null)?.promisedDate ?? null
  return { warehouseId, promisedDate, notes: notesOf(rows), lines: rows.map((row) => lineOf(row, warehouseId)) }
}

// Goods of one order may lie in several warehouses: a line names its own where it is another.
function lineOf(row: Row, usual: string | null): OrderAsked['lines'][number] {
  const { itemId, description, qty, unit, price, discountPercent } = row
  const line = { row: 'item' as const, itemId, description, qty, unit, discountPercent, discountAmount: null }
  const warehouseId = row.warehouseId === usual ? null : row.warehouseId
  return { ...line, ...NO_DIMS, taxCode: null, warehouseId, ...(price !== undefined && { price }) }
}

// The rows of one number are one draft: the first that goes back takes the others with it.
async function takeBack(tx: Tx, actor: Actor, { id }: Made): Promise<void> {
  const order = await unlessGone(lockOrder(tx, actor, id))
  if (!order) return
  await expectUntouched(tx, actor, { subject: 'order', id, state: order.state })
  await remove(tx, actor, id)
}
